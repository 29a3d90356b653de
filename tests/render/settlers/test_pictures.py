"""The pictures of Settlers show and tell the whole position, in both languages, from first to last."""

import pytest

from games.core.saving import clone
from games.core.seats import Seat
from games.settlers import GAME
from games.settlers.components import MASTERS, TILES
from games.settlers.grid import block
from games.settlers.score import score
from games.settlers.state import Lot, State
from games.settlers.steps import AddDrawn
from render.boards import boards
from render.kit.frame import CLOSE
from render.kit.picture import ALT_LIMIT
from render.kit.signs.legend import SIGN
from render.kit.sprites import Sprite
from render.kit.traces import Pasted
from render.settlers.faces import recipe
from render.settlers.hand import held
from render.settlers.pictures import own, table
from render.settlers.realm import struck, token
from render.settlers.words import tile_name
from tests.render.looks import differ, image, shows_marks
from tests.render.readable import Readers
from tests.render.settlers.positions import played
from texts import LOCALES, Teller, words

NAMES = ("Anna", "Константин Константинопольский-Задунайский", "Wu", "漢字🙂")


def _teller(view: State, locale: str = "en") -> Teller:
    return Teller(words(locale), "settlers", NAMES[: view.seats])


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("seats", "moves"), [(2, 0), (2, 30), (3, 6), (4, 8), (4, 80), (4, 999)])
def test_a_table_can_be_drawn_at_any_time(seats: int, moves: int, locale: str) -> None:
    view = played(seats, moves)
    whole = table(view, _teller(view, locale), None, None)
    large = own(view, _teller(view, locale), Seat(seats - 1), None)

    assert (whole.width, large.width) == (CLOSE, CLOSE)
    assert image(whole).size == (whole.width, whole.height)
    assert 100 < len(whole.alt) <= ALT_LIMIT
    assert 50 < len(large.alt) <= ALT_LIMIT


def test_the_game_is_found_by_its_name() -> None:
    assert (boards("settlers").table, boards("settlers").own) == (table, own)


def test_equal_views_give_equal_bytes_and_others_do_not() -> None:
    view = played(3, 40)
    first = table(view, _teller(view), Seat(0), None)

    assert table(clone(view), _teller(view), Seat(0), None) == first
    view.players[0].land[next(iter(view.players[0].land))].coin = True
    assert table(view, _teller(view), Seat(0), None).data != first.data


def test_changes_are_marked_on_both_pictures() -> None:
    view = played(2, 30)
    before = clone(view)
    player = view.players[0]
    player.land.popitem()

    assert not shows_marks(own(before, _teller(view), Seat(0), None))
    assert shows_marks(own(before, _teller(view), Seat(0), view))
    assert shows_marks(table(before, _teller(view), Seat(1), view))


def _with_tokens(view: State) -> State:
    """A realm with a ruin, a ruined master, a master, a coin, a cart, and tokens in hand."""
    player = view.players[0]
    player.land = {spot: Lot("mine") for spot in (*block("g7_h8"), "i7", "i8")}
    player.land["h8"] = Lot("mine", ruined=True)
    player.land["g8"] = Lot("stable", ruined=True, master=True)
    player.land["g7"] = Lot("winery", master=True)
    player.land["h7"] = Lot("lake", coin=True)
    player.carts = ["g7_h8"]
    player.tokens = {"war": 2, "coin": 0, "cart": 1}
    player.masters = ["smith"]
    player.replaced = ["lake"]
    return view


@pytest.mark.parametrize("part", ["ruined", "master", "coin", "cart", "token", "held master", "replaced", "tile"])
def test_every_part_of_a_state_shows(part: str) -> None:
    full, less = _with_tokens(played(2, 30)), _with_tokens(played(2, 30))
    player = less.players[0]
    match part:
        case "ruined":
            player.land["h8"].ruined = False
        case "master":
            player.land["g7"].master = False
        case "coin":
            player.land["h7"].coin = False
        case "cart":
            player.carts = []
        case "token":
            player.tokens["war"] = 1
        case "held master":
            player.masters = ["weaver"]
        case "replaced":
            player.replaced = []
        case "tile":
            player.land["i7"].tile = "gold_mine"
    for draw in (table, own):
        with_it, without = (draw(view, _teller(full), Seat(0), None) for view in (full, less))
        assert differ(with_it, without)


def test_a_bought_resource_shows() -> None:
    view = played(2, 30)
    plain = table(view, _teller(view), None, None)
    view.bought = "gold"

    assert table(view, _teller(view), None, None).data != plain.data


@pytest.mark.parametrize("locale", LOCALES)
def test_the_words_tell_the_whole_table(locale: str) -> None:
    view = played(2, 24)
    teller = _teller(view, locale)
    alt = table(view, teller, None, None).alt

    for seat, line in enumerate(score(view).scores):
        assert teller.player(seat) in alt
        assert f"{line.total} " in alt
    for tile in {*view.prizes, *(tile for row in view.rows.values() for tile in row)}:
        assert teller.name("tile", tile) in alt
    for stack in view.stacks.values():
        assert str(len(stack)) in alt


@pytest.mark.parametrize("locale", LOCALES)
def test_the_words_tell_a_state_square_by_square(locale: str) -> None:
    view = _with_tokens(played(2, 30))
    teller = _teller(view, locale)
    alt = own(view, teller, Seat(0), None).alt

    assert f"G8 {tile_name(teller, 'stable')} ({teller('picture-alt-ruined')}, {teller('picture-alt-master')})" in alt
    assert f"H7 {tile_name(teller, 'lake')} ({teller('picture-alt-coin')})" in alt
    assert "G7-H8" in alt
    assert teller("picture-alt-exposed", spots="G8, H8, I8") in alt
    assert teller("picture-alt-free", spots="F7, F8, G6, G9, H6, H9, I6, I9, J7, J8") in alt
    assert teller.name("master", "smith") in alt


def test_the_words_tell_what_is_new() -> None:
    before = played(2, 30)
    now = clone(before)
    now.rows["city"] = [*before.rows["city"][-3:], "inn_iron_stone"]
    now.players[1].land["t17"] = Lot("grove")
    alt = table(now, _teller(now), Seat(0), before).alt

    new = alt[alt.index("New since your last move") :].split(".")[0]
    assert "Inn" in new
    assert "T17 Grove" in new


def test_a_finished_game_names_the_winners() -> None:
    view = played(2, 999)
    winners = score(view).winners

    assert view.over
    alt = table(view, _teller(view), None, None).alt
    assert all(_teller(view).player(seat) in alt.split(". ")[2] for seat in winners)


def test_every_tile_has_a_face_of_its_own() -> None:
    seen = {
        recipe(tile.kind, tile.needs, tile.produces, tile.points, "", 240, 124).colours.tobytes()
        for tile in TILES.values()
    }
    assert len(seen) == len(TILES)


@pytest.mark.parametrize(("seats", "moves"), [(2, 2), (2, 999), (3, 70), (4, 100)])
def test_no_words_overlap_or_leave_the_picture(reading: Readers, seats: int, moves: int) -> None:
    view = _with_tokens(played(seats, moves)) if moves == 100 else played(seats, moves)
    for draw in (table, own):
        draw(view, _teller(view, "ru"), Seat(0), None)
    assert reading.troubles() == []


def test_the_words_tell_what_is_bought_replaced_and_drawn() -> None:
    view = played(2, 30)
    mover = GAME.play(view).waiting()[0]
    view.bought = "gold"
    view.players[mover].replaced = ["lake", "forest"]
    view.agenda[-1] = AddDrawn([mover], "grove")
    for alt in (table(view, _teller(view), None, None).alt, own(view, _teller(view), mover, None).alt):
        assert "Bought for this turn: gold." in alt
        assert ", 2 replaced, in hand: " in alt
    assert "Drawn, to add: Grove." in table(view, _teller(view), None, None).alt


def test_the_words_tell_what_has_been_drafted() -> None:
    view = played(2, 3)
    told = table(view, _teller(view), None, None).alt

    for seat, player in enumerate(view.players):
        for tile in player.drafted:
            assert _teller(view).name("tile", tile) in told.partition(f"{_teller(view).player(seat)}: Drafted")[2]


def test_the_words_tell_what_lies_in_the_realms_on_the_table() -> None:
    view = _with_tokens(played(2, 10))
    told = table(view, _teller(view), None, None).alt

    assert "G8 Stable (ruined, with a master)" in told
    assert "Carts at: G7-H8." in told
    for spot, lot in view.players[1].land.items():
        assert f"{spot.upper()} {tile_name(_teller(view), lot.tile)}" in told


def _with(view: State, tile: str, **fate: bool) -> State:
    """The same with such a tile in the first realm."""
    found = clone(view)
    found.players[0].land[next(iter(found.players[0].land))] = Lot(tile, **fate)
    return found


def test_a_ruined_prize_still_says_what_it_was_worth(reading: Readers) -> None:
    view = played(4, 80)
    best = max((key for key, tile in TILES.items() if tile.kind == "prize"), key=lambda key: TILES[key].points)
    village = next(key for key, tile in TILES.items() if tile.kind == "village")
    words_of = []
    for tile in (village, best):
        ruined = _with(view, tile, ruined=True)
        table(ruined, _teller(ruined), None, None)
        words_of.append(reading.words())
        assert reading.troubles() == []

    points = str(TILES[best].points)
    assert words_of[1].count(points) == words_of[0].count(points) + 1


def test_a_master_at_work_shows_of_what(reading: Readers) -> None:
    view = played(4, 80)
    for key, tile in TILES.items():
        if tile.kind == "village":
            working = _with(view, key, master=True)
            table(working, _teller(working), None, None)
            pasted = [trace.sprite for trace in reading.pictures[-1].traces if isinstance(trace, Pasted)]
            assert any(sprite is token(tile.produces[0], sprite.width) for sprite in pasted), key


def _pasted(reading: Readers) -> list[Sprite]:
    return [trace.sprite for trace in reading.pictures[-1].traces if isinstance(trace, Pasted)]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_ruin_is_explained_by_what_is_seen_of_it(reading: Readers, locale: str) -> None:
    """On the table a small prize bears no flame; alone it is large enough for one."""
    view = played(4, 80)
    for lot in (lot for player in view.players for lot in player.land.values()):
        lot.ruined = False
    ruined, teller = (
        _with(view, next(key for key, tile in TILES.items() if tile.points), ruined=True),
        _teller(view, locale),
    )
    flame, bare = (teller.words(f"settlers-picture-legend-{name}") for name in ("ruin", "struck"))
    table(ruined, teller, None, None)
    assert bare in reading.words()
    assert flame not in reading.words()
    assert struck(SIGN) in _pasted(reading)
    own(ruined, teller, Seat(0), None)
    assert flame in reading.words()
    assert reading.words().count(bare) == 1
    assert reading.troubles() == []


@pytest.mark.parametrize("locale", LOCALES)
def test_a_master_in_hand_is_one_sign_that_is_explained(reading: Readers, locale: str) -> None:
    view = played(4, 80)
    for player in view.players:
        player.masters = []
    view.players[2].masters = ["goldsmith"]
    teller, sign = _teller(view, locale), held(MASTERS["goldsmith"].resource)
    told = teller.words("settlers-picture-legend-held")
    for draw in (table, own):
        draw(view, teller, Seat(2), None)
        assert sum(sprite is sign for sprite in _pasted(reading)) == 2, "in hand, and in the legend"
        assert told in reading.words()
        assert reading.troubles() == []
    view.players[2].masters = []
    table(view, teller, None, None)
    assert told not in reading.words()
