"""A half-made move shows: what is legal next glows, what is chosen is ringed and told, all else is calm."""

from collections.abc import Sequence

import msgspec
import pytest
from PIL import ImageStat

from games.archipelago.moves import Deal, Help, Land
from games.archipelago.state import State
from games.core.chance import Chance
from games.core.fields import Pick, Place, Spread
from games.core.game import Setup
from games.core.moves import Offer
from games.core.saving import clone
from games.core.seats import Seat
from games.core.state import GameState
from games.maracaibo.moves import Prepare
from games.puerto_rico.moves import Mayor
from games.puerto_rico.state import State as PuertoRico
from games.registry import game
from render.archipelago.changes import changes
from render.archipelago.map.proposed import imagined
from render.archipelago.map.whole import Map
from render.boards import boards, proposed, shown
from render.kit import finish
from render.kit import palette as p
from render.kit.anchors import Anchor, Anchors, in_reading_order
from render.kit.asked.cutting import Laid, Piece, cut
from render.kit.asked.stage import Stage, staged
from render.kit.boxes import Box
from render.kit.canvas import Canvas
from render.kit.finish import finished, put_together
from render.kit.frame import CLOSEST
from render.kit.proposal import Proposal
from render.kit.traces import Written
from tests.games.santa_maria.table import Table
from tests.render.looks import image
from tests.render.readable import Readers
from texts import LOCALES, Teller, words

NAMES = ("Anna", "Boris", "Wu", "Zoë", "Li")
Asked = tuple[Seat, GameState, Offer]


def asked(key: str, verbs: set[str]) -> dict[str, Asked]:
    """The first position of a sensible game where each of these verbs is offered."""
    found, seats = game(key), max(game(key).settings.seat_counts)
    play, chance = found.start(Setup(seats, {}, "half made")), Chance("half made")
    met: dict[str, Asked] = {}
    while not play.state.over and verbs - met.keys():
        seat = play.waiting()[0]
        request = play.legal(seat)
        for offer in request.offers:
            if offer.verb in verbs:
                met.setdefault(offer.verb, (seat, found.view(play.state, seat), offer))
        play.apply(seat, found.sensible(found.view(play.state, seat), request, chance))
    return met


def first(offer: Offer, filled: int) -> Proposal:
    """A proposal with so many blanks filled by the first that is legal."""
    answers: list[str | int | tuple[object, ...]] = []
    for blank in offer.fields[:filled]:
        given = dict(zip((field.name for field in offer.fields), answers, strict=False))
        words_left = offer.choices(blank.name, given)  # type: ignore[arg-type]
        answers.append(blank.now if isinstance(blank, Spread) else words_left[0])
    if filled == len(offer.fields):
        return Proposal(offer, tuple(answers))
    given = dict(zip((field.name for field in offer.fields), answers, strict=False))
    return Proposal(offer, tuple(answers), None, offer.choices(offer.fields[filled].name, given))  # type: ignore[arg-type]


LARGE = 110
"""So large is what a finger hits on a phone."""
SOLD_AND_PAID = {"sell": 1, "buy": 1, "trade": 1, "pray": 1}
CASES = {
    "settlers": {"arrange": 1, "place": 2, "replace": 2, "reveal": 1, "cart": 1, "war": 2, "master": 2},
    "puerto_rico": {"choose": 1, "build": 1, "settle": 1, "mayor": 1, "ship": 2, "craft": 1},
    "santa_maria": {"die": 1, "expand": 2, "activate": 1, "pass": 1, "ship": 1, "monk": 1} | SOLD_AND_PAID,
    "maracaibo": {"sail": 1, "buy": 1, "plan": 1, "invest": 1, "explore": 1, "deliver": 1},
    "archipelago": {
        "settle": 3,
        "land": 1,
        "discover": 4,
        "build": 2,
        "visit": 2,
        "acquire": 1,
        "buy": 2,
        "sell": 3,
        "walk": 1,
        "order": 1,
    },
}


def test_town_halls_are_seen_with_their_scholars_and_where_they_would_lie() -> None:
    found = game("santa_maria")
    play = found.start(Setup(2, {"setup": "advanced"}, "halls"))
    seat = play.waiting()[0]
    view, offer = found.view(play.state, seat), play.legal(seat).offers[0]
    teller = Teller(words("en"), "santa_maria", NAMES[:2])
    assert [shown("santa_maria", view, teller, seat, first(offer, filled))[1] for filled in range(2)] == [0, 0]
    bare = proposed("santa_maria", view, teller, seat, first(offer, 1))
    assert proposed("santa_maria", view, teller, seat, first(offer, 2)).data != bare.data


@pytest.mark.parametrize("verb", ["war", "coin"])
def test_the_realm_that_a_token_goes_to_is_seen_large(verb: str, monkeypatch: pytest.MonkeyPatch) -> None:
    squares: dict[tuple[str, int | None], Box] = {}

    def noting(_: Canvas, noun: str, word: str, box: Box, owner: int | None = None) -> None:
        squares[word, owner] = box

    (seat, view, offer) = asked("settlers", {verb})[verb]
    teller = Teller(words("en"), "settlers", NAMES[: view.seats])
    whole = first(offer, 2)
    for filled in range(1, len(offer.fields) + 1):
        squares.clear()
        with monkeypatch.context() as noted:
            noted.setattr(Canvas, "anchor", noting)
            proposed("settlers", view, teller, seat, first(offer, filled))
        assert squares[whole.named()["spot"], whole.owner(seat)].width > 160


@pytest.mark.parametrize("verb", ["buy", "sell"])
def test_the_market_that_is_traded_on_is_seen_large(
    verb: str, reading: Readers, monkeypatch: pytest.MonkeyPatch
) -> None:
    lying: dict[tuple[str, str], list[Box]] = {}

    def noting(_: Canvas, noun: str, word: str, box: Box, owner: int | None = None) -> None:
        if owner is None:
            lying.setdefault((noun, word), []).append(box)

    (seat, view, offer) = asked("archipelago", {verb})[verb]
    teller = Teller(words("en"), "archipelago", NAMES[: view.seats])
    answers = first(offer, 2).answers
    for filled in range(1, len(offer.fields) + 1):
        lying.clear()
        with monkeypatch.context() as noted:
            noted.setattr(Canvas, "anchor", noting)
            proposed("archipelago", view, teller, seat, first(offer, filled))
        (market,), (zone,) = lying["market", str(answers[0])], lying["resource", str(answers[1])]
        assert market.contains(zone)
        assert min(zone.width, zone.height) > LARGE
        proposed("archipelago", view, teller, seat, first(offer, filled))
        assert reading.troubles() == []
    proposed("archipelago", view, teller, seat, Proposal(offer, (*answers, "cube")))
    assert reading.troubles() == [], "a cube that is sold is its good, too"


def test_a_number_says_of_what_and_none_goes_without_saying() -> None:
    blanks = (("market", "from_market"), ("own", "own_cubes"), ("tokens", "tokens"))
    offer = Offer(Help, tuple(Pick(name, noun, ("0", "2")) for name, noun in blanks))
    teller = Teller(words("en"), "archipelago", NAMES[:2])
    proposal = Proposal(offer, ("2", "0"), None, ("0", "2"))
    told = proposal.said(teller).partition(": ")[2]
    assert told == teller.numbered(offer, offer.fields[0], "2")
    assert proposal.name(teller, "2") == teller.numbered(offer, offer.fields[2], "2")
    assert "2" not in {told, proposal.name(teller, "2")}


def test_pieces_of_many_kinds_on_one_place_are_told_together() -> None:
    kinds = (("citizen", 4), ("ship", 2), ("fish", 1), ("wood", 1))
    blank = Spread("shores", "shore", (Place("land1", 5), Place("land2", 5)), kinds, 1, 8)
    teller = Teller(words("en"), "archipelago", NAMES[:2])
    puts = (("land1", "citizen", 2), ("land2", "citizen", 1), ("land1", "ship", 1))
    told = Proposal(Offer(Land, (blank,)), (puts,)).said(teller).partition(": ")[2]
    places = [teller.choice(blank, word) for word in ("land1", "land2")]
    assert told == f"{places[0]} ×3, {places[1]}"


def test_what_is_chosen_for_each_of_a_few_kinds_is_told_kind_by_kind() -> None:
    hand = ("dock_crane", "yard_foreman", "sail_loft", "trail_cook")
    blank = Spread("cards", "card", tuple(Place(card, 1) for card in hand), (("discard", 2), ("plan", 1)), 3, 3)
    puts = (("dock_crane", "discard", 1), ("yard_foreman", "plan", 1), ("sail_loft", "discard", 1))
    told = Proposal(Offer(Prepare, (blank,)), (), puts).said(Teller(words("en"), "maracaibo", NAMES[:2]))
    assert told.partition(": ")[2] == "discard (Dock Crane, Sail Loft), plan (Yard Foreman)"


def test_in_brief_it_is_told_how_many_of_each_kind_but_which_of_single_things() -> None:
    teller = Teller(words("en"), "puerto_rico", NAMES[:2])
    fields = Place("corn", 3), Place("sugar", 2)
    pieces = Spread("pieces", "place", fields, (("colonist", 3), ("noble", 1)), 4, 4)
    puts = (("corn", "colonist", 2), ("sugar", "colonist", 1), ("corn", "noble", 1))
    told = Proposal(Offer(Mayor, (pieces,)), (), puts).in_brief(teller)
    assert told.partition(": ")[2] == "colonist ×3, noble"
    citizens = Spread("who", "place", fields, tuple((f"of_{seat}", 1) for seat in range(4)), 4, 4, kinds="lying")
    two = (("corn", "of_1", 1), ("sugar", "of_3", 1))
    assert Proposal(Offer(Mayor, (citizens,)), (), two).in_brief(teller).endswith(": 2")
    single = Spread("pieces", "place", (Place("corn", 1), Place("sugar", 1)), (("colonist", 2),), 2, 2)
    both = Proposal(Offer(Mayor, (single,)), (), (("corn", "colonist", 1), ("sugar", "colonist", 1)))
    assert both.in_brief(teller) == both.said(teller)


def test_what_is_proposed_leaves_the_picture_its_room(monkeypatch: pytest.MonkeyPatch) -> None:
    seat, view, offer = asked("puerto_rico", {"mayor"})["mayor"]
    teller = Teller(words("en"), "puerto_rico", NAMES[: view.seats])
    places = tuple(Place(place.word, 3) for place in offer.fields[0].places)  # type: ignore[union-attr]
    blank = msgspec.structs.replace(offer.fields[0], places=places)
    proposal = Proposal(Offer(offer.makes, (blank,)), (), offer.fields[0].started())  # type: ignore[union-attr]
    short = proposed("puerto_rico", view, teller, seat, proposal)
    monkeypatch.setattr(Proposal, "said", lambda *_: "corn plantation, " * 20)
    long = proposed("puerto_rico", view, teller, seat, proposal)
    assert long.height <= short.height
    assert "corn plantation, " * 20 in long.alt


def test_what_is_paid_along_a_line_is_chosen_on_its_buildings() -> None:
    table = Table(2).white(2).seat(goods="wood grain gem", b6="trade_gem_h3")
    table.do(0, "die white-2 column-2 none")
    offer = table.request().offer("whole")
    assert offer is not None
    teller = Teller(words("en"), "santa_maria", NAMES[:2])
    assert shown("santa_maria", table.state, teller, Seat(0), Proposal(offer))[1] == 0
    assert "B6" in proposed("santa_maria", table.state, teller, Seat(0), first(offer, 1)).alt


def test_goods_that_are_ringed_and_the_governor_cover_no_words(reading: Readers) -> None:
    table = Table(2, kingdoms="on", governor="on").seat(goods="wood wood grain gem", coins=5)
    table.colony().governor = "b1"
    teller = Teller(words("en"), "santa_maria", NAMES[:2])
    for verb, filled in (("sell", 0), ("sell", 1), ("buy", 0), ("buy", 1)):
        offer = table.request().offer(verb)
        assert offer is not None
        proposed("santa_maria", table.state, teller, Seat(0), first(offer, filled))
        assert reading.troubles() == [], (verb, filled)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", CASES)
def test_what_is_chosen_is_told_and_ringed(reading: Readers, key: str, locale: str) -> None:
    for verb, (seat, view, offer) in asked(key, {"place", "build", "expand", "sail"} & CASES[key].keys()).items():
        teller = Teller(words(locale), key, NAMES[: view.seats])
        proposal = first(offer, len(offer.fields))
        picture = proposed(key, view, teller, seat, proposal)
        plain = boards(key).own(view, teller, seat, None)

        told = [teller.choice(field, word) for field, word in zip(offer.fields, proposal.answers, strict=True)]
        assert picture.alt.startswith(teller.words("core-picture-proposed", what=proposal.said(teller))), verb
        assert all(name in picture.alt for name in told)
        assert p.GOLD in {colour for _, colour in image(picture).getcolors(1 << 24) or []}
        assert picture.data != plain.data
        assert reading.troubles() == [], verb


@pytest.mark.parametrize("locale", LOCALES)
def test_where_a_cart_may_stand_covers_no_name(reading: Readers, locale: str) -> None:
    seat, view, offer = asked("settlers", {"cart"})["cart"]
    proposed("settlers", view, Teller(words(locale), "settlers", NAMES[: view.seats]), seat, first(offer, 0))
    assert reading.troubles() == []


@pytest.mark.parametrize("locale", LOCALES)
def test_a_close_up_can_be_read_on_a_phone(reading: Readers, locale: str) -> None:
    for verb, (seat, view, offer) in asked("archipelago", {"settle", "discover"}).items():
        for filled in range(len(offer.fields) + 1):
            teller = Teller(words(locale), "archipelago", NAMES[: view.seats])
            proposal = first(offer, filled)
            assert proposed("archipelago", view, teller, seat, proposal).height <= CLOSEST
            assert reading.troubles() == [], (verb, filled)


@pytest.mark.parametrize("locale", LOCALES)
def test_all_words_of_the_longest_proposal_are_there(reading: Readers, locale: str) -> None:
    found, seat, play = game("archipelago"), Seat(0), game("archipelago").start(Setup(5, {}, "everything"))
    chance = Chance("everything")
    while (form := play.legal(seat := play.waiting()[0]).offer("deal")) is None:
        play.apply(seat, found.sensible(found.view(play.state, seat), play.legal(seat), chance))
    receiver, terms = form.fields
    assert isinstance(receiver, Pick)
    assert isinstance(terms, Spread)
    everything = tuple(
        (place.word, kind, min(6, count, place.room(kind)))
        for place in terms.places
        for kind, count in terms.pieces
        if place.room(kind)
    )
    play.apply(seat, Deal(receiver.words[0], everything))
    offer = play.legal(seat).offer("withdraw")
    assert offer is not None
    teller = Teller(words(locale), "archipelago", NAMES)
    proposed("archipelago", found.view(play.state, seat), teller, seat, first(offer, 1))
    assert reading.troubles() == []


@pytest.mark.parametrize("locale", LOCALES)
def test_what_lies_nowhere_is_named_above_the_picture(reading: Readers, locale: str) -> None:
    (seat, view, offer) = asked("archipelago", {"allow"})["allow"]
    teller, proposal = Teller(words(locale), "archipelago", NAMES[: view.seats]), first(offer, 1)
    lower = proposed("archipelago", view, teller, seat, proposal).height

    named = {proposal.name(teller, word) for word in proposal.legal}
    assert named
    assert named <= set(reading.words())
    assert reading.troubles() == []
    assert proposed("archipelago", view, teller, seat, first(offer, 2)).height < lower


def test_a_region_is_seen_where_it_would_lie() -> None:
    (seat, view, offer) = asked("archipelago", {"settle"})["settle"]
    assert isinstance(view, State)
    proposal = first(offer, len(offer.fields))
    side, place, _ = proposal.answers
    after = imagined(view, seat, "settle", proposal.named())
    letters = set(after.regions) - set(view.regions)
    laid = Map(after, changes(None, after), Box(0, 0, 900, 900))

    assert [after.regions[letter].side for letter in letters] == [side]
    assert laid.places == Map(view, changes(None, view), Box(0, 0, 900, 900)).places, "every place keeps its number"
    assert laid.places[after.regions[letters.pop()].at] == place
    assert imagined(view, seat, "settle", first(offer, 2).named()).regions == view.regions


def test_what_is_not_concerned_is_calm(monkeypatch: pytest.MonkeyPatch) -> None:
    """A building that is too dear stands back beside those that can be built."""
    (seat, view, offer) = asked("puerto_rico", {"build"})["build"]
    teller, found = Teller(words("en"), "puerto_rico", NAMES[: view.seats]), list[tuple[Stage, Laid]]()

    def noting(stage: Stage, pieces: Sequence[Piece], made: Sequence[Canvas]) -> tuple[Canvas, list[Laid]]:
        canvas, laid = cut(stage, pieces, made)
        found.extend((stage, each) for each in laid)
        return canvas, laid

    monkeypatch.setattr(finish, "cut", noting)
    lively = boards("puerto_rico").more[0](view, teller, seat, None)
    calm = proposed("puerto_rico", view, teller, seat, first(offer, 0))
    (here, there) = next(
        (anchor.box, anchor.moved(laid.right, laid.down).box)
        for stage, laid in found
        for anchor in stage.sheets[laid.piece.sheet].canvas.anchors.found
        if anchor.noun == "building" and laid.holds(anchor.box) and anchor not in stage.sheets[laid.piece.sheet].legal
    )
    contrast = [
        ImageStat.Stat(image(made).convert("L").crop(box.corners)).stddev[0]
        for made, box in ((lively, here), (calm, there))
    ]

    assert contrast[1] < 0.7 * contrast[0]


def test_without_a_proposal_nothing_changes() -> None:
    canvas = Canvas.plain(200, 100, p.PAPER)
    picture = finished(canvas, "A board.")
    assert (picture.width, picture.height, picture.alt, picture.order) == (200, 100, "A board.", ())


def test_anchors_are_read_line_by_line() -> None:
    boxes = {"d": Box(300, 120, 40, 40), "a": Box(20, 12, 40, 40), "c": Box(10, 110, 40, 40), "b": Box(200, 0, 40, 40)}
    read = in_reading_order([Anchor("spot", word, box) for word, box in boxes.items()])

    assert [anchor.word for anchor in read] == ["a", "b", "c", "d"]


def test_what_is_somebody_elses_is_not_ones_own() -> None:
    anchors = Anchors()
    anchors.add("good", "corn", Box(0, 0, 9, 9), 1)
    anchors.add("good", "corn", Box(50, 0, 9, 9))

    assert [anchor.box.x for anchor in anchors.of("good", "corn", 1)] == [0, 50]
    assert [anchor.box.x for anchor in anchors.of("good", "corn", 2)] == [50]


def glowing(monkeypatch: pytest.MonkeyPatch, key: str, view: GameState, seat: Seat, proposal: Proposal) -> list[Box]:
    """The places that glow as legal, on the picture that is shown of this proposal."""
    boxes: list[Box] = []

    def noting(_: Canvas, box: Box, sort: str, *_rest: object) -> None:
        if sort == "legal":
            boxes.append(box)

    monkeypatch.setattr("render.kit.asked.lighting.halo", noting)
    shown(key, view, Teller(words("en"), key, NAMES[: view.seats]), seat, proposal)
    return boxes


def test_a_plantation_is_taken_from_those_that_lie_open_not_from_ones_own_island(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seat, view, offer = asked("puerto_rico", {"settle"})["settle"]
    assert isinstance(view, PuertoRico)
    full = clone(view)
    full.boards[seat].island = sorted({*view.row, "quarry"})
    bare = glowing(monkeypatch, "puerto_rico", view, seat, first(offer, 0))

    assert len(bare) == len(view.row) + 1
    assert glowing(monkeypatch, "puerto_rico", full, seat, first(offer, 0)) == bare


def test_what_is_laid_is_ringed_not_what_is_called_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    seat, view, offer = asked("puerto_rico", {"settle"})["settle"]
    ringed: list[Box] = []
    monkeypatch.setattr("render.kit.asked.lighting.halo", lambda _canvas, box, *_: ringed.append(box))
    assert isinstance(view, PuertoRico)
    full = clone(view)
    full.boards[seat].island = [view.row[0]] * 2
    proposal = Proposal(offer, (view.row[0],))
    proposed("puerto_rico", full, Teller(words("en"), "puerto_rico", NAMES[: view.seats]), seat, proposal)

    assert not ringed, "the mark of what is new says it"


def test_a_load_is_seen_on_its_ship() -> None:
    seat, view, offer = asked("puerto_rico", {"ship"})["ship"]
    teller = Teller(words("en"), "puerto_rico", NAMES[: view.seats])
    loads = [proposed("puerto_rico", view, teller, seat, Proposal(offer, row)) for row in (offer.rows or ())[:2]]
    one, other = (image(load).crop((0, 120, load.width, load.height)) for load in loads)

    assert one.tobytes() != other.tobytes()


def test_every_cell_and_line_on_the_table_is_somebodys(monkeypatch: pytest.MonkeyPatch) -> None:
    owners: set[tuple[str, int | None]] = set()
    monkeypatch.setattr(Canvas, "anchor", lambda _self, noun, _word, _box, owner=None: owners.add((noun, owner)))
    state = Table(2).state
    colonies = boards("santa_maria").further(state)[0]
    colonies(state, Teller(words("en"), "santa_maria", NAMES[:2]), None, None)

    assert {owner for noun, owner in owners if noun in ("spot", "line")} == {0, 1}


def test_a_name_is_put_where_no_piece_stands_and_not_where_it_is_said_already(reading: Readers) -> None:
    seat, view, offer = asked("puerto_rico", {"mayor"})["mayor"]
    proposed("puerto_rico", view, Teller(words("en"), "puerto_rico", NAMES[: view.seats]), seat, first(offer, 0))

    assert not any("plantation" in written for written in reading.words())
    assert reading.troubles() == []


def test_no_word_is_lit_by_half(reading: Readers) -> None:
    """A number beside what is asked about is read whole, wherever the light ends."""
    seat, view, offer = asked("puerto_rico", {"settle"})["settle"]
    canvas = Canvas.plain(400, 200, p.PAPER)
    canvas.text("333333", 120, 100)
    word = next(trace.box for trace in canvas.traces if isinstance(trace, Written))
    canvas.anchor(offer.fields[0].noun, offer.choices(offer.fields[0].name, {})[0], Box(word.centre[0], 50, 100, 100))
    stage = Stage((first(offer, 0),), Teller(words("en"), "puerto_rico", NAMES[: view.seats]), seat)
    with staged(stage):
        finished(canvas, "")
    put_together(stage)
    lit = reading.pictures[-1].image
    left = Box(word.x, word.y, word.width // 4, word.height)

    assert lit.crop(left.corners).tobytes() == canvas.image.crop(left.corners).tobytes()
