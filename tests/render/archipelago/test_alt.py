"""What stands on the table is in its words, also late, with the most people and a long name."""

from functools import cache

import pytest

from games.archipelago import GAME
from games.archipelago.components import MARKETS
from games.archipelago.state import State
from games.core.chance import Chance
from games.core.game import Setup
from games.core.saving import clone
from games.core.seats import Seat
from render.archipelago.pictures import boards as colony
from render.boards import boards
from tests.render.readable import LONG_NAME
from texts import LOCALES, Teller, words

NAMES = ("Ekaterina", LONG_NAME, "Дмитрий", "漢字🙂", "Wu")


@cache
def late(no_secrets: str) -> State:
    """A sensible game for five that is nearly over."""
    play, chance = GAME.start(Setup(5, {"no_secrets": no_secrets}, "alt")), Chance("alt")
    states = []
    while not play.state.over:
        seat = play.waiting()[0]
        play.apply(seat, GAME.sensible(GAME.view(play.state, seat), play.legal(seat), chance))
        states.append(clone(play.state))
    return states[len(states) * 4 // 5]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("no_secrets", ["off", "on"])
def test_all_that_lies_open_is_said(locale: str, no_secrets: str) -> None:
    state = late(no_secrets)
    teller = Teller(words(locale), "archipelago", NAMES)
    board, view = boards("archipelago"), GAME.view(state, None)
    alt = " ".join(draw(view, teller, None, None).alt for draw in (board.table, *board.further(view)))
    lying = {"card": [card.card for card in state.row], "trend": state.trends, "objective": state.open_objectives}
    told = [teller.name(noun, word) for noun, row in lying.items() for word in row]
    told += [f"{teller.name('resource', each)} {n}" for at in MARKETS for each, n in state.markets[at].items() if n]
    told += [teller.name("card", owned.card) for player in state.players for owned in player.cards]
    assert [thing for thing in told if thing.lower() not in alt.lower()] == []
    for seat in state.every_seat():
        sentence = next(part for part in alt.split(". ") if part.startswith(f"{teller.player(seat)}:"))
        assert {unit.region.upper() for unit in state.players[seat].units} <= set(sentence.replace(",", " ").split())
    for kind in {kind for region in state.regions.values() for kind in region.buildings}:
        there = {name.upper() for name, region in state.regions.items() if kind in region.buildings}
        listed = next(
            part for part in alt.replace(". ", ", ").split(", ") if f"{teller.name('building', kind)} " in part
        )
        assert there <= set(listed.split())


@pytest.mark.parametrize("locale", LOCALES)
def test_what_lies_behind_a_screen_is_said_to_its_owner(locale: str) -> None:
    state = late("off")
    teller = Teller(words(locale), "archipelago", NAMES)
    for seat in state.every_seat():
        alt = boards("archipelago").own(GAME.view(state, seat), teller, Seat(seat), None).alt
        told = [teller.name("objective", each) for each in state.players[seat].objectives]
        told += [f"{teller.name('resource', each)} ×{n}" for each, n in state.players[seat].cubes.items() if n]
        assert [thing for thing in told if thing.lower() not in alt.lower()] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_the_objective_that_was_met_is_said_to_all(locale: str) -> None:
    state = clone(late("off"))
    state.ended_by = state.players[1].objectives[0]
    teller = Teller(words(locale), "archipelago", NAMES)
    alts = [colony(GAME.view(state, None), teller, None, None).alt]
    alts += [boards("archipelago").own(GAME.view(state, seat), teller, seat, None).alt for seat in (Seat(0), Seat(1))]
    name = teller.name("objective", state.ended_by).lower()
    assert [alt.lower().count(f"{name} (") for alt in alts] == [1, 1, 1]
