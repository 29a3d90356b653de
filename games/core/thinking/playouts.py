"""Worlds that a seat could imagine, and how games go on in them."""

from games.core.chance import Chance
from games.core.game import AnyGame
from games.core.moves import Move, Request
from games.core.saving import load, save
from games.core.seats import Seat
from games.core.state import GameState
from games.core.thinking.budget import MOST_MOVES
from games.core.thinking.foresight import Foresight
from games.core.thinking.playing_on import Ahead, Dice
from games.core.thinking.worth import Worth

SPAN = 1 << 62


class Worlds:
    """Each is imagined once from the view, and every move is tried in it with the same luck."""

    def __init__(self, game: AnyGame, view: GameState, seat: Seat, luck: str, turns: int = 1) -> None:
        self._game = game
        self._view = view
        self._seat = seat
        self._strays = round(game.thinking.strays * 100) if view.seats > 1 else 0
        self._luck = luck
        self._turns = turns
        self._kept: dict[int, tuple[bytes, int, int]] = {}

    def worth(self, world: int, move: Move) -> Worth:
        """What it is worth to the seat to have made this move, as the game goes on in this world."""
        play, dice = self._begun(world)
        play.made(self._seat, move)
        foresight = Foresight(self._game, self._view, self._seat, self._turns)
        for _ in range(MOST_MOVES):
            if play.state.over or foresight.enough(play.state):
                break
            request = play.legal(play.waiting()[0])
            play.made(request.seat, self._answer(play, request, dice))
        return foresight.worth(play.state)

    def _begun(self, world: int) -> tuple[Ahead[GameState], Dice]:
        if world not in self._kept:
            chance = Chance(f"world {world} {self._luck}")
            imagined = self._game.seeing.imagine(self._view, self._seat, chance)
            self._kept[world] = save(imagined), chance.below(SPAN), chance.below(SPAN)
        saved, game_luck, players_luck = self._kept[world]
        state = load(self._game.saved.state_type, saved)
        state.chance = Dice("", game_luck)
        return Ahead(self._game.rules, state), Dice("", players_luck)

    def _answer(self, play: Ahead[GameState], request: Request, dice: Dice) -> Move:
        """The sensible one, but now and then none: what comes only if everybody does just so is not counted on."""
        if self._strays and dice.below(100) < self._strays:
            offers = [offer for offer in request.offers if not offer.aside] or request.offers
            return dice.pick(offers).any_move(dice.below)
        move: Move = self._game.quick(play.state, request, dice)
        return move
