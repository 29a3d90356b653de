"""What taking the rest of a line as proposed will answer, each choice by its name."""

from collections.abc import Iterator

import msgspec

from games.core.agenda import Decision
from games.core.events import Note, Phrase, Value
from games.core.moves import Move
from games.core.play import Play
from games.core.saving import clone
from games.core.seats import Seat
from games.santa_maria.lines.proposals import proposed
from games.santa_maria.lines.steps import ExtraFaith, PlaceMonk, PressOn, ShipGoods, Take, Trade, WalkOn
from games.santa_maria.moves import Rest, Skip
from games.santa_maria.rulebook import RULES
from games.santa_maria.state import State

WITHOUT: dict[type[Decision], str] = {
    Take: "idle",
    Trade: "idle",
    ShipGoods: "no-ship",
    ExtraFaith: "no-pray",
    PlaceMonk: "no-monk",
    PressOn: "no-press",
    WalkOn: "no-walk",
}


class _Shown(Exception):
    """Something hidden came up: what is proposed from there on, nobody knows."""


class _Looking(Play[State]):
    __slots__ = ()

    def reveal(self, by: Seat | None = None) -> None:
        raise _Shown


@RULES.note(Rest)
def all_that_is_answered(state: State, seat: Seat, move: Rest) -> Note:
    """As far as nothing hidden comes up between."""
    return Note(Phrase("santa-maria-note-rest", {"answers": tuple(_answers(state, seat))}))


def _answers(state: State, seat: Seat) -> Iterator[Phrase]:
    play = _Looking(RULES, clone(state))
    while (step := play.state.question(seat)) is not None and (type(step), Rest) in RULES.answers:
        answer = proposed(play.state, step, seat, tuple(RULES.offers_of[type(step)](play.state, step, seat)))
        yield _told(step, answer)
        try:
            play.apply(seat, answer)
        except _Shown:
            yield Phrase("santa-maria-note-answer-then")
            return


def _told(step: Decision, answer: Move) -> Phrase:
    """An answer under its verb; doing without under its question."""
    args: dict[str, Value] = {"building": step.building} if isinstance(step, Trade | Take) else {}
    what = WITHOUT[type(step)] if isinstance(answer, Skip) else answer.verb
    return Phrase(f"santa-maria-note-answer-{what}", args | msgspec.structs.asdict(answer))
