"""A turn: reveal a tile, play a token or not, add a tile."""

from games.core.moves import Offer, one_of
from games.core.seats import Seat
from games.settlers import moves
from games.settlers.components import ROW, STACKS
from games.settlers.rulebook import RULES, Settlers
from games.settlers.state import State
from games.settlers.steps import AddTile, ChooseStack, EndGame, EndTurn, TokenOrTile, Turn
from games.settlers.tokens import can_play_token


@RULES.step(Turn)
def turn(play: Settlers, step: Turn) -> None:
    state = play.state
    state.turn += 1
    if step.seat == state.first:
        play.emit("turns", number=state.turn, last=state.turn + state.seats - 1)
    play.then(ChooseStack([step.seat]), EndTurn(step.seat))


@RULES.offers(ChooseStack)
def stacks_to_reveal_from(state: State, _: ChooseStack, __: Seat) -> list[Offer]:
    return [one_of(moves.Reveal, "stack", tuple([stack for stack in STACKS if state.stacks[stack]]))]


@RULES.answer(ChooseStack, moves.Reveal)
def reveal(play: Settlers, _: ChooseStack, seat: Seat, move: moves.Reveal) -> None:
    state = play.state
    row = state.rows[move.stack]
    if len(row) == ROW.most:
        play.emit("clear", seat, stack=move.stack, tile_gone=tuple(row))
        state.box.tiles += row
        row.clear()
    row.append(state.stacks[move.stack].pop())
    play.reveal()
    play.emit("reveal", seat, stack=move.stack, tile=row[-1])
    play.then(TokenOrTile([seat]) if can_play_token(state, seat) else AddTile([seat]))


@RULES.step(EndTurn)
def end_turn(play: Settlers, step: EndTurn) -> None:
    state = play.state
    state.bought = ""
    take_back_coins(play, step.seat)
    reason = why_over(state)
    play.then(EndGame(reason) if reason else Turn(state.left_of(step.seat)))


def take_back_coins(play: Settlers, seat: Seat) -> None:
    """The coins on a seat's own tiles are its own now."""
    player = play.state.players[seat]
    lots = [lot for lot in player.land.values() if lot.coin]
    for lot in lots:
        lot.coin = False
    if lots:
        player.tokens["coin"] += len(lots)
        play.emit("coins", seat, count=len(lots))


def why_over(state: State) -> str:
    """Why the game ends with this turn, if it does."""
    if not state.prizes:
        return "prizes"
    if not any(state.stacks.values()):
        return "stacks"
    return "agreed" if state.agreed else ""
