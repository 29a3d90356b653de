"""From the box to the first turn: shuffling, the draft, the first two tiles of each realm, the rows."""

from games.core.chance import Chance
from games.core.fields import Pick
from games.core.game import Setup
from games.core.moves import Offer
from games.core.seats import Seat, nothing_asked
from games.settlers import moves
from games.settlers.components import COUNTED_TOKENS, MASTERS, ROW, STACKS, STARTS, TOKENS, pieces
from games.settlers.grid import FIRST, spot_at
from games.settlers.rulebook import RULES, Settlers
from games.settlers.state import Lot, Player, State
from games.settlers.steps import ArrangeTiles, DraftTile, OpenRows, Prepare, Turn

SECOND_TILE = {"beside": spot_at(1, 0), "behind": spot_at(0, 1), "in_front": spot_at(0, -1)}


def set_up(setup: Setup) -> State:
    """An empty table; the first step prepares it."""
    return State(
        seats=setup.seats,
        options=setup.options,
        chance=Chance(setup.seed),
        agenda=[Prepare()],
        requests=nothing_asked(setup.seats),
        players=[Player(tokens=dict.fromkeys(COUNTED_TOKENS, 0)) for _ in range(setup.seats)],
    )


@RULES.step(Prepare)
def prepare(play: Settlers, _: Prepare) -> None:
    state, chance = play.state, play.state.chance
    start = STARTS[state.seats]
    for stack in STACKS:
        state.stacks[stack] = pieces(stack)
        state.rows[stack] = []
        chance.shuffle(state.stacks[stack])
    prizes = pieces("prize")
    chance.shuffle(prizes)
    state.prizes, state.box.prizes = prizes[: start.prizes], prizes[start.prizes :]
    state.master_pile = list(MASTERS)
    chance.shuffle(state.master_pile)
    state.reserve = dict.fromkeys(COUNTED_TOKENS, TOKENS.copies)
    state.draft = [state.stacks["nature"].pop() for _ in range(start.draft)]
    state.first = Seat(chance.below(state.seats))
    play.reveal()
    play.emit("prizes", tile_open=tuple(state.prizes))
    play.emit("first", state.first, tile_open=tuple(state.draft))
    clockwise = state.in_turn(state.first)
    play.then(
        *(DraftTile([seat]) for seat in [*clockwise, *reversed(clockwise)]),
        ArrangeTiles(list(state.every_seat())),
        OpenRows(),
        Turn(state.first),
    )


@RULES.offers(DraftTile)
def tiles_to_draft(state: State, _: DraftTile, __: Seat) -> list[Offer]:
    return [Offer(moves.Draft, (Pick("tile", "tile", tuple(dict.fromkeys(state.draft))),))]


@RULES.answer(DraftTile, moves.Draft)
def draft(play: Settlers, _: DraftTile, seat: Seat, move: moves.Draft) -> None:
    play.state.draft.remove(move.tile)
    play.state.players[seat].drafted.append(move.tile)
    play.emit("draft", seat, tile=move.tile)


@RULES.offers(ArrangeTiles)
def arrangements(state: State, _: ArrangeTiles, seat: Seat) -> list[Offer]:
    one, other = state.players[seat].drafted
    different = tuple(way for way in SECOND_TILE if one != other or way != "in_front")
    return [Offer(moves.Arrange, (Pick("arrangement", "arrangement", different),))]


@RULES.answer(ArrangeTiles, moves.Arrange)
def arrange(play: Settlers, _: ArrangeTiles, seat: Seat, move: moves.Arrange) -> None:
    player = play.state.players[seat]
    one, other = player.drafted
    player.drafted = []
    spot = SECOND_TILE[move.arrangement]
    player.land = {FIRST: Lot(one), spot: Lot(other)}
    play.emit("arrange", seat, tile_first=one, spot_first=FIRST, tile=other, spot=spot)


@RULES.step(OpenRows)
def open_rows(play: Settlers, _: OpenRows) -> None:
    state = play.state
    for stack, row in state.rows.items():
        if stack == "nature":
            row += state.draft
            state.draft = []
        while len(row) < ROW.start[stack]:
            row.append(state.stacks[stack].pop())
        play.emit("row", stack=stack, tile_open=tuple(row))
    play.reveal()
