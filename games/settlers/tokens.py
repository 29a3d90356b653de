"""The four kinds of tokens: what each may be played on, and what it does there."""

from collections.abc import Iterator

from games.core.fields import Pick
from games.core.moves import Offer, one_of
from games.core.seats import Seat, seat_of
from games.settlers import moves
from games.settlers.components import BIT, MASTERS, TILES
from games.settlers.grid import Corner, Spot, block, block_from, corner_of
from games.settlers.rulebook import RULES, Settlers
from games.settlers.state import Player, State
from games.settlers.steps import AddTile, TokenOrTile

Rows = tuple[tuple[str, ...], ...]


def rivals(state: State, seat: Seat) -> list[tuple[str, Player]]:
    """The opponents, by the words for their seats."""
    return [(str(other), state.players[other]) for other in state.others(seat)]


def war_targets(state: State, seat: Seat) -> Rows:
    """The opponents' unprotected tiles that still stand."""
    return tuple(
        [
            (target, spot)
            for target, player in rivals(state, seat)
            for spot in player.outermost()
            if not player.land[spot].ruined
        ]
    )


def goods_for_sale(state: State, seat: Seat) -> Rows:
    """The resources that the opponents' tiles produce."""
    return tuple(
        [
            (target, spot, resource)
            for target, player in rivals(state, seat)
            for spot, lot in player.land.items()
            if lot.produces()
            for resource in TILES[lot.tile].produces
        ]
    )


def free_corners(player: Player) -> tuple[Corner, ...]:
    """The corners where four tiles meet and no cart stands yet."""
    corners = (corner_of(spot) for spot in player.land if all(part in player.land for part in block_from(spot)))
    return tuple(corner for corner in corners if corner not in player.carts)


def places_for_masters(player: Player) -> tuple[tuple[str, Spot], ...]:
    """The masters in hand with the village tiles that produce what they work on."""
    return tuple(
        (master, spot)
        for master in player.masters
        for spot, lot in player.land.items()
        if lot.produces() == BIT[MASTERS[master].resource]
    )


TARGET, SPOT, RESOURCE = Pick("target", "seat", ()), Pick("spot", "spot", ()), Pick("resource", "resource", ())


def token_offers(state: State, seat: Seat) -> Iterator[Offer]:
    """The tokens in hand that can be played now."""
    player = state.players[seat]
    if player.tokens["war"] and (targets := war_targets(state, seat)):
        yield Offer(moves.War, (TARGET, SPOT), targets)
    if player.tokens["coin"] and (goods := goods_for_sale(state, seat)):
        yield Offer(moves.Coin, (TARGET, SPOT, RESOURCE), goods)
    if player.tokens["cart"] and (corners := free_corners(player)):
        yield one_of(moves.Cart, "corner", corners)
    if player.masters and (places := places_for_masters(player)):
        yield Offer(moves.Master, (Pick("master", "master", ()), SPOT), places)


def can_play_token(state: State, seat: Seat) -> bool:
    """Whether there is a token in hand that can be played now."""
    return next(token_offers(state, seat), None) is not None


@RULES.answer(TokenOrTile, moves.War)
def war(play: Settlers, _: TokenOrTile, seat: Seat, move: moves.War) -> None:
    target = seat_of(move.target)
    lot = play.state.players[target].land[move.spot]
    lot.ruined = True
    play.state.players[seat].tokens["war"] -= 1
    play.emit("war", seat, target_seat=target, spot=move.spot, tile=lot.tile)
    play.then(AddTile([seat], token_played=True))


@RULES.answer(TokenOrTile, moves.Coin)
def coin(play: Settlers, _: TokenOrTile, seat: Seat, move: moves.Coin) -> None:
    target = seat_of(move.target)
    lot = play.state.players[target].land[move.spot]
    lot.coin = True
    play.state.bought = move.resource
    play.state.players[seat].tokens["coin"] -= 1
    play.emit("coin", seat, target_seat=target, spot=move.spot, tile=lot.tile, resource=move.resource)
    play.then(AddTile([seat], token_played=True))


@RULES.answer(TokenOrTile, moves.Cart)
def cart(play: Settlers, _: TokenOrTile, seat: Seat, move: moves.Cart) -> None:
    player = play.state.players[seat]
    player.tokens["cart"] -= 1
    player.carts.append(move.corner)
    play.emit("cart", seat, corner=move.corner, spot_joined=block(move.corner))
    play.then(AddTile([seat], token_played=True))


@RULES.answer(TokenOrTile, moves.Master)
def master(play: Settlers, _: TokenOrTile, seat: Seat, move: moves.Master) -> None:
    put_to_work(play, seat, move.master, move.spot)
    play.then(AddTile([seat], token_played=True))


def put_to_work(play: Settlers, seat: Seat, name: str, spot: Spot, *, auto: bool = False) -> None:
    """A master goes from the hand to a tile."""
    player = play.state.players[seat]
    player.masters.remove(name)
    player.land[spot].master = True
    play.emit("master", seat, master=name, spot=spot, tile=player.land[spot].tile, auto=auto)
