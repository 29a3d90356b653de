"""Adding a tile to one's realm: beside it, or in the place of an own tile."""

from collections.abc import Sequence
from functools import lru_cache

from games.core.fields import Pick
from games.core.moves import Offer
from games.core.seats import Seat
from games.settlers import moves
from games.settlers.components import MASTER_OF, TILES
from games.settlers.grid import Spot, beside
from games.settlers.rulebook import RULES, Settlers
from games.settlers.state import Lot, Player, State
from games.settlers.steps import AddDrawn, AddTile, TokenOrTile
from games.settlers.supply import supply_of
from games.settlers.tokens import token_offers

TILE_AND_SPOT = (Pick("tile", "tile", ()), Pick("spot", "spot", ()))


def edge(player: Player) -> tuple[Spot, ...]:
    """The empty squares that share a side with the realm."""
    return _edge(tuple(player.land))


@lru_cache(maxsize=64)
def _edge(land: tuple[Spot, ...]) -> tuple[Spot, ...]:
    taken = {*land}
    return tuple(dict.fromkeys([near for spot in land for near in beside(spot) if near not in taken]))


def ways_to_add(state: State, seat: Seat, tiles: Sequence[str]) -> list[Offer]:
    """Where these tiles fit: as new squares first, then as replacements."""
    player = state.players[seat]
    supply = supply_of(player, state.bought)
    offers = []
    if rows := supply.fitting(tiles, edge(player)):
        offers.append(Offer(moves.Place, TILE_AND_SPOT, tuple(rows)))
    if rows := supply.fitting(tiles, player.land):
        offers.append(Offer(moves.Replace, TILE_AND_SPOT, tuple(rows)))
    return offers


@RULES.offers(AddTile)
def tiles_to_add(state: State, _: AddTile, seat: Seat) -> list[Offer]:
    offers = ways_to_add(state, seat, state.open_tiles())
    if any(offer.makes is moves.Place for offer in offers):
        return offers
    return [*offers, Offer(moves.Draw if state.stacks["nature"] else moves.Skip)]


@RULES.offers(TokenOrTile)
def token_or_tile(state: State, step: TokenOrTile, seat: Seat) -> list[Offer]:
    return [*token_offers(state, seat), *tiles_to_add(state, AddTile(step.waiting), seat)]


@RULES.offers(AddDrawn)
def ways_to_add_drawn(state: State, step: AddDrawn, seat: Seat) -> list[Offer]:
    return ways_to_add(state, seat, [step.tile])


@RULES.answer(TokenOrTile, moves.Place)
@RULES.answer(AddTile, moves.Place)
def place(play: Settlers, _: AddTile | TokenOrTile, seat: Seat, move: moves.Place) -> None:
    take_open(play.state, move.tile)
    extend(play, seat, move)


@RULES.answer(AddDrawn, moves.Place)
def place_drawn(play: Settlers, _: AddDrawn, seat: Seat, move: moves.Place) -> None:
    extend(play, seat, move)


@RULES.answer(TokenOrTile, moves.Replace)
@RULES.answer(AddTile, moves.Replace)
def replace(play: Settlers, _: AddTile | TokenOrTile, seat: Seat, move: moves.Replace) -> None:
    take_open(play.state, move.tile)
    exchange(play, seat, move)


@RULES.answer(AddDrawn, moves.Replace)
def replace_by_drawn(play: Settlers, _: AddDrawn, seat: Seat, move: moves.Replace) -> None:
    exchange(play, seat, move)


@RULES.answer(TokenOrTile, moves.Draw)
@RULES.answer(AddTile, moves.Draw)
def draw(play: Settlers, _: AddTile | TokenOrTile, seat: Seat, __: moves.Draw) -> None:
    tile = play.state.stacks["nature"].pop()
    play.reveal()
    play.emit("draw", seat, tile=tile)
    play.then(AddDrawn([seat], tile))


@RULES.answer(TokenOrTile, moves.Skip)
@RULES.answer(AddTile, moves.Skip)
def skip(play: Settlers, _: AddTile | TokenOrTile, seat: Seat, __: moves.Skip) -> None:
    play.emit("skip", seat)


def take_open(state: State, tile: str) -> None:
    """The tile leaves the row or the prizes."""
    kind = TILES[tile].kind
    (state.prizes if kind == "prize" else state.rows[kind]).remove(tile)


def extend(play: Settlers, seat: Seat, move: moves.Place) -> None:
    """A new square of the realm."""
    play.state.players[seat].land[move.spot] = Lot(move.tile)
    play.emit("place", seat, tile=move.tile, spot=move.spot)
    receive_token(play, seat, move.tile)


def exchange(play: Settlers, seat: Seat, move: moves.Replace) -> None:
    """The old tile lies face down now; its coin goes to the owner, its other tokens go to the box, a cart stays."""
    state = play.state
    player = state.players[seat]
    old = player.land[move.spot]
    player.land[move.spot] = Lot(move.tile)
    player.replaced.append(old.tile)
    play.emit("replace", seat, tile=move.tile, spot=move.spot, tile_old=old.tile)
    if old.coin:
        player.tokens["coin"] += 1
        play.emit("coins", seat, count=1)
    if old.ruined:
        state.box.war += 1
    if old.master:
        state.box.masters.append(MASTER_OF[TILES[old.tile].produces[0]])
    receive_token(play, seat, move.tile)


def receive_token(play: Settlers, seat: Seat, tile: str) -> None:
    """A city tile brings a token, as long as there are any."""
    state = play.state
    player = state.players[seat]
    match TILES[tile].token:
        case None:
            pass
        case "master":
            if state.master_pile:
                player.masters.append(state.master_pile.pop())
                play.reveal()
                play.emit("new-master", seat, master=player.masters[-1])
        case kind:
            if state.reserve[kind]:
                state.reserve[kind] -= 1
                player.tokens[kind] += 1
                play.emit("new-token", seat, token=kind)
