"""The ship board: discs and upgrades."""

from games.core.fields import Pick
from games.core.moves import Offer
from games.core.seats import Seat
from games.maracaibo.components import DISCS, UPGRADES
from games.maracaibo.moves import Pass, TakeDisc
from games.maracaibo.rulebook import RULES, Maracaibo
from games.maracaibo.state import Player, State
from games.maracaibo.steps import Effects, RemoveDisc, UpgradeDone


def full_board() -> dict[str, int]:
    """Two discs on every cell."""
    return dict.fromkeys(UPGRADES, DISCS)


def open_cells(player: Player) -> tuple[str, ...]:
    """The cells from which the player may take a disc."""
    return player.engine().open_cells


def take_disc(play: Maracaibo, seat: Seat, upgrade: str) -> None:
    """A disc leaves its cell; the second one makes the upgrade work at once."""
    player = play.state.players[seat]
    player.discs[upgrade] -= 1
    play.emit("disc", seat, upgrade=upgrade)
    if not player.discs[upgrade]:
        del player.discs[upgrade]
        play.then(UpgradeDone(seat, upgrade))


@RULES.step(UpgradeDone)
def upgrade_done(play: Maracaibo, step: UpgradeDone) -> None:
    """Its instant bonus comes once; its lasting effect holds from now on."""
    play.emit("upgrade", step.seat, upgrade=step.upgrade)
    play.then(Effects(step.seat, list(UPGRADES[step.upgrade].effects)))


@RULES.offers(RemoveDisc)
def cells(state: State, step: RemoveDisc, seat: Seat) -> list[Offer]:
    """Any open cell; without one nothing happens."""
    cells = open_cells(state.players[seat])
    return [Offer(TakeDisc, (Pick("upgrade", "upgrade", cells),)), Offer(Pass)] if cells else [Offer(Pass)]


@RULES.answer(RemoveDisc, TakeDisc)
def remove_disc(play: Maracaibo, step: RemoveDisc, seat: Seat, move: TakeDisc) -> None:
    """The disc leaves the game."""
    take_disc(play, seat, move.upgrade)


@RULES.answer(RemoveDisc, Pass)
def keep_discs(play: Maracaibo, step: RemoveDisc, seat: Seat, move: Pass) -> None:
    """No cell is open, or the player wants none."""
    play.emit("declines", seat)
