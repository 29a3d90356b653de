"""What the computer does on its seat: what is sensible, or what it has thought of, by what the seat sees alone."""

import hashlib
import logging
from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeVar

import msgspec

from bot.store.identity import Version
from bot.tables.live import Live
from bot.tables.rules.patience import Patience, What
from bot.tables.rules.trial import Trial, tried
from bot.tables.thinking.apart import Question
from games.core.chance import Chance
from games.core.game import AnyGame
from games.core.moves import IllegalMove, Move, Offer, Request
from games.core.play import Play
from games.core.saving import save
from games.core.seats import QuestionNumber, Seat
from games.core.state import GameState
from games.core.talk import PROPOSAL
from games.core.thinking.budget import Budget

log = logging.getLogger(__name__)

TRIES = 20
"""So often any move of an offer is tried where the sensible player fails."""
MOST_ENDLESS = 4
"""After so many rules that never ended nothing more is tried."""
T = TypeVar("T")


class Thought(msgspec.Struct, frozen=True):
    """What the computer means to do, and on which question."""

    seat: Seat
    number: QuestionNumber
    move: Move
    trial: Trial
    """What it comes to in the very position."""


class Position(msgspec.Struct, frozen=True):
    """A table's game as it stood, for somebody who thinks about it beside everything else."""

    game: AnyGame
    state: bytes
    seat: Seat
    patience: Patience
    version: Version
    asked: bool
    """The game waits for the seat; else somebody has put something to it."""

    @classmethod
    def of(cls, live: Live, seat: Seat) -> "Position":
        """The position of now."""
        return cls(live.game, live.play.saved(), seat, live.patience, live.table.version, seat in live.waiting())

    def thought(self, idea: Move | None = None) -> Thought | None:
        """A legal move, first of all what somebody has thought of who thinks longer; None if there is nothing to do.

        In the same position always the same.
        """
        state: GameState = self.game.saved.load(self.state)
        play: Play[GameState] = self.game.play(state)
        request = self._rules(("legal", self.seat), partial(play.legal, self.seat))
        if not self.asked:
            request = answering(request)
        if not request.offers:
            return None
        # Nobody can foresee it by the code alone, and nobody gets another answer by taking moves back.
        chance = Chance(luck_at(state, self.seat))
        for move in self._moves(play, request, chance, idea):
            trial = self._tried(play, move)
            if trial is not None:
                return Thought(self.seat, request.number, move, trial)
            play = self.game.play(self.game.saved.load(self.state))  # A move that cannot be made may have begun.
            if self.patience.lost(self.version) >= MOST_ENDLESS:
                break
        return None

    def _rules(self, what: What, rules: Callable[[], T]) -> T:
        return self.patience.wait_for(self.version, what, rules)

    def _moves(self, play: Play[GameState], request: Request, chance: Chance, idea: Move | None) -> Iterator[Move]:
        """The idea, the sensible move, and where those fail any move."""
        if idea is not None and request.accepts(idea):
            yield idea
        try:
            move = self._rules(("think", self.seat), partial(self._sensible, play.state, request, chance))
            if request.accepts(move):
                yield move
        except Exception:
            log.exception("the computer cannot think", extra={"game": self.game.key, "seat": self.seat})
        else:
            log.error("the computer means to do what is not possible", extra={"game": self.game.key, "seat": self.seat})
        offers = [offer for offer in request.offers if not offer.aside] or list(request.offers)
        for _ in range(TRIES):
            for offer in offers:
                yield offer.any_move(chance.below)

    def _sensible(self, state: GameState, request: Request, chance: Chance) -> Move:
        move: Move = self.game.sensible(self.game.view(state, self.seat), request, chance)
        return move

    def _tried(self, play: Play[GameState], move: Move) -> Trial | None:
        """The move, made in this play of the position; None if it cannot be made."""
        try:
            return self._rules(("move", self.seat, move), partial(tried, self.state, play, self.seat, move))
        except IllegalMove:
            return None
        except Exception:
            about = {"game": self.game.key, "seat": self.seat, "verb": move.verb}
            log.exception("a computer's move cannot be made", extra=about)
            return None


def luck_at(state: GameState, seat: Seat) -> str:
    """What a computer's luck comes of: nobody can tell anything else by it."""
    return f"computer {state.chance.seed} {state.moves} {seat}"


def question_at(live: Live, seat: Seat, budget: Budget) -> Question:
    """What a computer that thinks is given: the view of its seat, what it is asked, and luck."""
    luck = hashlib.sha256(luck_at(live.state, seat).encode()).hexdigest()
    return Question(live.game.key, save(live.view(seat)), live.request(seat), budget, luck)


def answering(request: Request) -> Request:
    """What of it answers a proposal and proposes nothing itself."""
    return msgspec.structs.replace(request, offers=tuple(offer for offer in request.offers if _answers(offer)))


def _answers(offer: Offer) -> bool:
    return len(offer.fields) == 1 and offer.fields[0].noun == PROPOSAL
