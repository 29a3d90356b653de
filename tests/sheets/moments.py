"""Moments of sensible games at which it is worth looking."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from games.core.chance import Chance
from games.core.fields import Amount, Pick, PickSome
from games.core.moves import Move, Offer
from games.core.saving import clone
from games.core.seats import Seat
from games.core.state import GameState
from games.registry import game
from render.kit.proposal import Proposal
from tests.support.configurations import Configuration

VARIANTS = {
    "puerto_rico": ("puerto_rico 4 new_buildings=draft nobles=on", "puerto_rico 2 new_buildings=merchants nobles=on"),
    "santa_maria": (
        "santa_maria 3 setup=advanced kingdoms=on governor=on specialists=on envoys=on maya=on",
        "santa_maria 2 setup=deal shared_dice=on kingdoms=on governor=on specialists=on envoys=on maya=on",
    ),
    "maracaibo": ("maracaibo 4 story=chapter_11", "maracaibo 2 story=campaign", "maracaibo 1 difficulty=very_hard"),
    "archipelago": (
        "archipelago 4 length=long more_control=on more_spice=on choose_trend=on benefactor=on",
        "archipelago 2 length=short desert_start=on no_secrets=on",
    ),
}
"""What is played besides the plain game with each number of people."""
MOMENTS = {"early": 0.1, "middle": 0.5, "late": 0.85, "end": 1.0}
"""After so much of all moves."""
FEW = ("middle", "end")
"""All of them are looked at with the fewest and the most people, these with the others and in variants."""
ANSWERED = {"early": 0, "middle": 1}
"""So many blanks of the question are filled then; else all of them."""
_NEWS = 6
"""So many moves before, somebody has looked at the table last."""
_NEAR = 25
"""A question that shows something is looked for in so many moves."""


@dataclass(frozen=True)
class Moment:
    """A position, how it stood a little before, and a move that somebody is about to make there."""

    name: str
    state: GameState
    before: GameState
    seat: Seat
    proposal: Proposal | None


def tables(key: str) -> list[Configuration]:
    """What is played of a game."""
    plain = [Configuration(key, seats) for seats in game(key).settings.seat_counts]
    return plain + [Configuration.read(variant) for variant in VARIANTS.get(key, ())]


@dataclass(frozen=True)
class _Turn:
    state: GameState
    seat: Seat
    offer: Offer
    move: Move


def moments(table: Configuration, seed: str, shown: set[str]) -> Iterator[Moment]:
    """From a whole game; questions by verbs that have been shown already come only where there are no others."""
    found, chance = game(table.game), Chance(seed)
    play = found.start(table.setup(f"{seed} {table}"))
    turns: list[_Turn] = []
    while not play.state.over:
        seat = play.waiting()[0]
        request = play.legal(seat)
        move = found.sensible(found.view(play.state, seat), request, chance)
        offer = request.offered(move)
        assert offer is not None
        turns.append(_Turn(clone(play.state), seat, offer, move))
        play.apply(seat, move)
    counts = found.settings.seat_counts
    whole = not table.options and table.seats in (counts[0], counts[-1])
    for name, share in MOMENTS.items():
        if not whole and name not in FEW:
            continue
        at = round(share * len(turns))
        if at >= len(turns):
            yield Moment(name, play.state, turns[-_NEWS:][0].state, Seat(0), None)
            continue
        at = max(range(at, min(at + _NEAR, len(turns))), key=lambda each: _worth(turns[each], shown))
        turn = turns[at]
        shown.add(turn.offer.verb)
        yield Moment(name, turn.state, turns[max(0, at - _NEWS)].state, turn.seat, _begun(turn, ANSWERED.get(name)))


def _worth(turn: _Turn, shown: set[str]) -> tuple[bool, bool, int]:
    """What is to be seen of a question: something new, words on the picture, many of them."""
    words = [blank for blank in turn.offer.fields if not isinstance(blank, Amount)]
    return bool(words), turn.offer.verb not in shown, len(words)


def _begun(turn: _Turn, answered: int | None) -> Proposal:
    """The move on its way, with so many blanks filled as it will be."""
    offer, answers = turn.offer, turn.move.answers()
    filled = len(answers) if answered is None else min(answered, max(0, len(answers) - 1))
    if filled == len(offer.fields):
        return Proposal(offer, answers)
    given: dict[str, Any] = {blank.name: answer for blank, answer in zip(offer.fields, answers[:filled], strict=False)}
    blank = offer.fields[filled]
    legal = offer.choices(blank.name, given) if isinstance(blank, Pick | PickSome) else ()
    return Proposal(offer, answers[:filled], None, legal)
