"""Whoever cannot see the pictures of Maracaibo reads what they show."""

import pytest

from games.core.seats import Seat
from games.maracaibo import GAME
from render.boards import boards, part_of
from render.kit.picture import ALT_LIMIT
from tests.games.maracaibo.table import Table
from texts import LOCALES, Teller, words

BOTH = pytest.mark.parametrize("locale", LOCALES)


def teller_of(locale: str, seats: int) -> Teller:
    return Teller(words(locale), "maracaibo", ("Ada", "Boris", "Cleo", "Dora")[:seats])


def table_alt(table: Table, locale: str) -> str:
    view = GAME.view(table.state, None)
    return boards("maracaibo").table(view, teller_of(locale, table.state.seats), None, None).alt


def more_alt(table: Table, locale: str) -> str:
    view = GAME.view(table.state, None)
    (tracks,) = boards("maracaibo").more
    return tracks(view, teller_of(locale, table.state.seats), None, None).alt


def own_alt(table: Table, locale: str) -> str:
    view = GAME.view(table.state, Seat(0))
    return boards("maracaibo").own(view, teller_of(locale, table.state.seats), Seat(0), None).alt


def busy() -> Table:
    """Something of everything lies on the board of the first player."""
    table = Table(2).own(0, "port_clerk hull_inspector globe_maker sealed_orders").buildings("abbey").fought(0, 3)
    table.own(1, "canoe_chief").seat(0, income=14, point_income=2, synergies=["bell"]).won(0, "q01", "q02")
    table.upgraded(0, "coins").hand(0, "cane_press salt_pans", "dock_crane").next_quest("q20")
    player = table.player(0)
    player.discs["steps"] = 1
    player.card_quests["sealed_orders"] = table.state.quest_pile.pop()
    player.buildings.append("abbey")
    player.figures -= 1
    table.state.investors["abbey"] = 1
    return table.turn(0)


@BOTH
def test_the_table_is_told_with_assistants_ranks_investors_and_figures(locale: str) -> None:
    say, alt, more = teller_of(locale, 2), table_alt(busy(), locale), more_alt(busy(), locale)
    assert max(map(len, (alt, more))) <= ALT_LIMIT
    assert "Ada 1, 1; Boris 7" in alt
    worth = say.words("maracaibo-picture-rank-worth", points=3, left=12)
    assert f"{say.name('nation', 'france')}: Ada 0, Boris 0. {worth}" in more
    assert f"Ada {say.name('building', 'abbey')}" in more
    assert "(+14)" in alt
    assert "(+2)" in alt
    told: dict[str, str | int] = {"seat": "Ada", "income": 14, "points": 2, "upgrades": 1, "quests": 2, "tokens": 3}
    told |= {"compasses": 3, "hand": 2, "planned": 1}
    engine = part_of("maracaibo", "engine.0")(GAME.view(busy().state, None), say, None, None).alt
    assert say.words("maracaibo-picture-alt-board", **told) in engine


@BOTH
def test_with_four_everybody_and_everything_on_the_chart_is_told(locale: str) -> None:
    table = Table(4)
    say, alt = teller_of(locale, 4), table_alt(table, locale)
    assert len(alt) <= ALT_LIMIT
    assert all(f"{name}" in alt for name in say.players)
    quests = [quest for lying in table.state.quests.values() for quest in lying]
    assert [quest for quest in quests if say.name("quest", quest) not in alt] == []


@BOTH
def test_jeans_board_and_influence_are_told(locale: str) -> None:
    table = Table(1)
    jean = table.state.jean
    assert jean is not None
    jean.influence["spain"], jean.discs, jean.points = 4, 15, 9
    jean.taken.append(table.state.deck.pop())
    say, alt = teller_of(locale, 1), table_alt(table, locale)
    influence = ", ".join(f"{say.name('nation', nation)} {space}" for nation, space in jean.influence.items())
    told: dict[str, str | int] = {
        "place": say.name("place", "0"),
        "points": 9,
        "space": "0",
        "influence": influence,
        "income": 8 + 1,
        "discs": 7,
    }
    assert say.words("maracaibo-picture-alt-jean", **told, quests=0, tokens=0, cards=1) in alt


@BOTH
def test_the_own_board_is_told_whole(locale: str) -> None:
    table = busy()
    say, alt = teller_of(locale, 2), own_alt(table, locale)
    player = table.player(0)
    assert f"{say.name('upgrade', 'steps')} (1/2)" in alt
    assert say.name("upgrade", "coins") not in alt.partition(say.name("upgrade", "steps"))[2].partition(".")[0]
    things = [("synergy", "bell"), ("building", "abbey"), ("career", player.careers[0])]
    things += [("card", card) for card in (*player.hand, *player.planned, *player.bought)]
    assert [word for noun, word in things if say.name(noun, word) not in alt] == []
    assert all(say.name("task", task) in alt for task in player.tasks)
    assert say.about("quest", "q20") in alt


@BOTH
def test_two_careers_to_choose_from_are_told(locale: str) -> None:
    table = Table(2)
    other = table.state.box_careers.pop()
    table.player(0).careers.append(other)
    say, alt = teller_of(locale, 2), own_alt(table, locale)
    assert all(say.name("career", career) in alt for career in table.player(0).careers)
