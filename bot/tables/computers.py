"""What the computer does on its seat: the game's sensible player, who sees what the seat sees and nothing else."""

import logging
from collections.abc import Iterator

import msgspec

from bot.tables.live import Live
from games.core.chance import Chance
from games.core.game import AnyGame
from games.core.moves import IllegalMove, Move, Offer, Request
from games.core.play import Play
from games.core.seats import QuestionNumber, Seat
from games.core.state import GameState
from games.core.talk import PROPOSAL

log = logging.getLogger(__name__)

TRIES = 20
"""So often any move of an offer is tried where the sensible player fails."""


class Thought(msgspec.Struct, frozen=True):
    """What the computer means to do, and on which question."""

    seat: Seat
    number: QuestionNumber
    move: Move


class Position(msgspec.Struct, frozen=True):
    """A table's game as it stood, for somebody who thinks about it beside everything else."""

    game: AnyGame
    state: bytes
    seat: Seat
    asked: bool
    """The game waits for the seat; else somebody has put something to it."""

    @classmethod
    def of(cls, live: Live, seat: Seat) -> "Position":
        """The position of now."""
        return cls(live.game, live.play.saved(), seat, seat in live.waiting())

    def thought(self) -> Thought | None:
        """A legal move; None if there is nothing to be done. In the same position always the same."""
        state: GameState = self.game.load(self.state)
        play: Play[GameState] = self.game.play(state)
        request = play.legal(self.seat) if self.asked else answering(play.legal(self.seat))
        if not request.offers:
            return None
        # Nobody can foresee it by the code alone, and nobody gets another answer by taking moves back.
        chance = Chance(f"computer {state.chance.seed} {state.moves} {self.seat}")
        for move in self._moves(play, request, chance):
            if _is_possible(self.game, self.state, self.seat, move):
                return Thought(self.seat, request.number, move)
        return None

    def _moves(self, play: Play[GameState], request: Request, chance: Chance) -> Iterator[Move]:
        """The sensible move, and where that fails any move."""
        try:
            move: Move = self.game.sensible(self.game.view(play.state, self.seat), request, chance)
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


def answering(request: Request) -> Request:
    """What of it answers a proposal and proposes nothing itself."""
    return msgspec.structs.replace(request, offers=tuple(offer for offer in request.offers if _answers(offer)))


def _answers(offer: Offer) -> bool:
    return len(offer.fields) == 1 and offer.fields[0].noun == PROPOSAL


def _is_possible(game: AnyGame, state: bytes, seat: Seat, move: Move) -> bool:
    trial: Play[GameState] = game.play(game.load(state))
    try:
        trial.apply(seat, move)
    except IllegalMove:
        return False
    except Exception:
        log.exception("a computer's move cannot be made", extra={"game": game.key, "seat": seat, "verb": move.verb})
        return False
    return True
