"""What lies open on a table is on its pictures, or one tap away."""

import pytest

from games.core.seats import Seat
from games.maracaibo import GAME
from games.maracaibo.components import BUILDINGS, INFLUENCE, QUESTS, SPACES
from games.maracaibo.kinds import NATIONS
from render.boards import boards, part_of
from render.kit.picture import Picture
from render.kit.traces import Written
from render.maracaibo.pieces import piece
from tests.games.maracaibo.table import Table
from tests.render.readable import Readers
from texts import LOCALES, Teller, words

BOTH = pytest.mark.parametrize("locale", LOCALES)
NAMES = ("Ada", "Boris", "Cleo", "Dora")
STEP = 37
"""So high is the line of numbers below the markers."""


def teller_of(locale: str) -> Teller:
    return Teller(words(locale), "maracaibo", NAMES)


def looked_at(table: Table, part: str, locale: str) -> Picture:
    """As a rival sees it."""
    return part_of("maracaibo", part)(GAME.view(table.state, Seat(3)), teller_of(locale), Seat(3), None)


def test_every_quest_lies_on_the_card_of_its_place(reading: Readers) -> None:
    table = Table(4)
    boards("maracaibo").table(GAME.view(table.state, None), teller_of("en"), None, None)
    (canvas,) = reading.pictures
    assert table.state.quests
    for place, quests in table.state.quests.items():
        (card,) = canvas.anchors.named(place, 0)
        for quest in quests:
            (there,) = canvas.anchors.named(quest, 0)
            assert card.box.contains(there.box), place


@BOTH
def test_tokens_and_upgrades_stand_in_the_lines_of_a_full_table(reading: Readers, locale: str) -> None:
    """Combat points are not taken for tokens, nor upgrades for discs."""
    table, say = Table(4), teller_of(locale)
    table.upgraded(1, "coins")
    for seat, player in enumerate(table.state.players):
        player.tokens, player.strength = ["t"] * (60 + seat), 30 + seat
    boards("maracaibo").table(GAME.view(table.state, None), say, None, None)
    told = reading.words()
    assert all(str(count) in told for seat in range(4) for count in (60 + seat, 30 + seat))
    assert told.count("1 (2)") == 1
    assert told.count("0 (0)") == 3
    legend = {say.words(f"maracaibo-picture-legend-{name}") for name in ("token", "strength", "upgrade", "delivered")}
    assert legend <= set(told)


def test_a_delivery_that_was_made_is_as_dark_as_one_to_make_is_light() -> None:
    free, made = (piece(name, 36).colours.convert("L").tobytes()[18 * 36 + 18] for name in ("ring", "delivered"))
    assert free - made > 120


def test_every_quest_of_the_track_is_beside_it(reading: Readers) -> None:
    table = Table(4)
    table.state.track_quests = dict(zip((space for space in SPACES if SPACES[space].quest), QUESTS, strict=False))
    (tracks,) = boards("maracaibo").more
    tracks(GAME.view(table.state, None), teller_of("en"), None, None)
    (canvas,) = reading.pictures
    assert all(canvas.anchors.named(quest, 0) for quest in table.state.track_quests.values())


@BOTH
def test_what_everybody_has_stands_beside_each_other(reading: Readers, locale: str) -> None:
    table, say = Table(4), teller_of(locale)
    table.own(1, "port_clerk globe_maker").seat(1, synergies=["bell"]).upgraded(1, "coins").hand(1, "dock_crane")
    table.player(1).reserve, table.player(1).point_income = 5, 4
    looked_at(table, "engines", locale)
    told = " ".join(reading.words()).lower()
    owned = [("card", "globe_maker"), ("synergy", "bell"), ("upgrade", "coins"), ("place", "1")]
    owned += [("task", task) for task in table.player(1).tasks]
    assert [word for noun, word in owned if say.name(noun, word).lower() not in told] == []
    assert say.words("maracaibo-picture-engine-supply", count=5).lower() in told
    assert f"{say.words('maracaibo-picture-legend-point-income')}: +4".lower() in told
    hand = say.words("maracaibo-picture-legend-hand").lower()
    assert f"{hand}: 1 + {len(table.player(1).planned)}" in told


def test_upgrades_tell_who_has_them() -> None:
    table, say = Table(4), teller_of("en")
    table.upgraded(1, "coins").upgraded(2, "coins")
    assert f"{say.name('upgrade', 'coins')} (Boris, Cleo)." in looked_at(table, "ship", "en").alt


def test_whoever_has_moved_leaves_a_ghost(reading: Readers) -> None:
    """Faded shapes without letters, where nobody stands now: one of the explorer, one of the influence marker."""
    before, now = Table(4), Table(4)
    for at in (before, now):
        at.player(0).explorer, at.player(0).influence["spain"] = "3", 5
    now.player(0).explorer, now.player(0).influence["spain"] = "6", 6
    (tracks,) = boards("maracaibo").more
    counts = []
    for earlier in (now, before):
        tracks(GAME.view(now.state, None), teller_of("en"), None, GAME.view(earlier.state, None))
        counts.append(sum(type(trace).__name__ == "Pasted" for trace in reading.pictures[-1].traces))
    stars = 2
    assert counts[1] - counts[0] == 2 + stars


def test_the_steps_of_the_nations_bear_their_numbers(reading: Readers) -> None:
    """Nobody counts boxes; only a step that markers fill is told by its neighbours."""
    table, reached = Table(4), (0, 1, 5, 5)
    for player, step in zip(table.state.travellers(), reached, strict=True):
        player.influence = dict.fromkeys(player.influence, step)
    boards("maracaibo").further(table.state)[0](table.state, teller_of("en"), None, None)
    canvas = reading.pictures[-1]
    (tracks,) = [area.box for area in canvas.areas if area.word == "influence"]
    written = [trace for trace in canvas.traces if isinstance(trace, Written) and tracks.contains(trace.box)]
    for nation in NATIONS:
        (line,) = [anchor.box for anchor in canvas.anchors.named(nation, 0)]
        within = [trace for trace in written if line.contains(trace.box)]
        steps = {trace.words: trace.box for trace in within if trace.box.centre[1] > line.bottom - STEP}
        for step in range(INFLUENCE.length + 1):
            assert (str(step) in steps) == (step != reached[-1]), step
        for letter, step in zip("AB", reached, strict=False):
            (badge,) = [trace.box for trace in within if trace.words == letter]
            assert abs(badge.centre[0] - steps[str(step)].centre[0]) <= 1, letter
    assert reading.troubles() == []


@BOTH
@pytest.mark.parametrize("count", range(len(NAMES) + 1))
def test_whoever_has_invested_can_be_read_and_so_can_the_token(reading: Readers, locale: str, count: int) -> None:
    table, say = Table(4), teller_of(locale)
    for player in table.state.players[:count]:
        player.buildings = list(table.state.buildings)
    boards("maracaibo").further(table.state)[0](table.state, say, None, None)
    (canvas,) = reading.pictures
    written = [trace for trace in canvas.traces if isinstance(trace, Written)]
    places = [each.box for each in canvas.anchors.found if each.noun == "building"]
    assert places
    for place in places:
        there = [each.words for each in written if place.contains(each.box)]
        assert [words for words in there if words in list("ABCD")] == list("ABCD")[:count]
        assert count > 1 or any(words.rstrip(".") in token for words in there for token in tokens(say))
    assert reading.troubles() == []


def tokens(say: Teller) -> list[str]:
    return [say.name("synergy", building.synergy) for building in BUILDINGS.values()]
