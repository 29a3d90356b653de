"""Why a move that a person might expect is not possible now."""

from games.core.events import Phrase
from games.core.seats import Seat, seat_of
from games.settlers import moves
from games.settlers.building import edge, tiles_to_add
from games.settlers.components import MASTERS, TILES
from games.settlers.grid import place_of
from games.settlers.rulebook import RULES
from games.settlers.state import State
from games.settlers.steps import AddDrawn, AddTile, AgreeToEnd, ArrangeTiles, ChooseStack, DraftTile, TokenOrTile
from games.settlers.supply import supply_of


def reason(key: str, **args: str | int | tuple[str, ...]) -> Phrase:
    """A reason of this game."""
    return Phrase(f"settlers-reason-{key}", dict(args))


def no_square(spot: str) -> Phrase | None:
    """What was typed is no square."""
    try:
        place_of(spot)
    except ValueError:
        return reason("no-square", spot=spot)
    return None


def not_now(state: State, *steps: type) -> Phrase | None:
    """Something else is to be done first."""
    match state.agenda[-1]:
        case step if isinstance(step, steps):
            return None
        case DraftTile() | ArrangeTiles():
            return reason("preparing")
        case ChooseStack():
            return reason("reveal-first")
        case AgreeToEnd():
            return reason("answer-first")
        case AddDrawn(tile=tile):
            return reason("drawn-first", tile=tile)
        case AddTile():
            return reason("tile-now")
    return reason("revealed")


@RULES.why_not(moves.Draft)
def why_not_draft(state: State, _: Seat, move: moves.Draft) -> Phrase | None:
    return reason("draft-over") if not isinstance(state.agenda[-1], DraftTile) else not_open(move.tile)


@RULES.why_not(moves.Reveal)
def why_not_reveal(state: State, _: Seat, move: moves.Reveal) -> Phrase | None:
    if isinstance(state.agenda[-1], TokenOrTile | AddTile):
        return reason("revealed")
    if move.stack not in state.stacks:
        return reason("no-stack")
    return not_now(state, ChooseStack) or reason("empty-stack", stack=move.stack)


def not_open(tile: str) -> Phrase:
    """The tile is not to be had."""
    return reason("not-open", tile=tile) if tile in TILES else reason("no-tile", text=tile)


def not_to_have(state: State, tile: str) -> Phrase | None:
    """The tile cannot be added by anyone now."""
    match state.agenda[-1]:
        case AddDrawn(tile=drawn):
            return reason("drawn-first", tile=drawn) if tile != drawn else None
    return not_open(tile) if tile not in state.open_tiles() else None


def not_supplied(state: State, seat: Seat, tile: str, spot: str) -> Phrase | None:
    """Something that the tile needs is lacking on this square."""
    supply = supply_of(state.players[seat], state.bought)
    if supply.fits(tile, spot):
        return None
    if missing := supply.missing(tile, spot):
        return reason("missing", tile=tile, spot=spot, resource=missing)
    return reason("one-each", tile=tile, spot=spot, resource=TILES[tile].needs)


@RULES.why_not(moves.Place)
def why_not_place(state: State, seat: Seat, move: moves.Place) -> Phrase | None:
    early = not_now(state, TokenOrTile, AddTile, AddDrawn)
    player = state.players[seat]
    if wrong := early or not_to_have(state, move.tile) or no_square(move.spot):
        return wrong
    if move.spot in player.land:
        return reason("taken", spot=move.spot)
    if move.spot not in edge(player):
        return reason("no-side", spot=move.spot)
    return not_supplied(state, seat, move.tile, move.spot)


@RULES.why_not(moves.Replace)
def why_not_replace(state: State, seat: Seat, move: moves.Replace) -> Phrase | None:
    early = not_now(state, TokenOrTile, AddTile, AddDrawn)
    if wrong := early or not_to_have(state, move.tile) or no_square(move.spot):
        return wrong
    if move.spot not in state.players[seat].land:
        return reason("nothing-there", spot=move.spot)
    return not_supplied(state, seat, move.tile, move.spot)


@RULES.why_not(moves.Draw)
@RULES.why_not(moves.Skip)
def why_not_draw_or_skip(state: State, seat: Seat, move: moves.Draw | moves.Skip) -> Phrase | None:
    if early := not_now(state, TokenOrTile, AddTile):
        return early
    fitting = next(
        (offer.rows for offer in tiles_to_add(state, AddTile([seat]), seat) if offer.makes is moves.Place), None
    )
    if fitting:
        return reason("must-add", tile=fitting[0][0])
    return reason("draw-instead") if isinstance(move, moves.Skip) else reason("empty-stack", stack="nature")


def no_token(state: State, seat: Seat, token: str) -> Phrase | None:
    """The seat cannot play such a token at all now."""
    match state.agenda[-1]:
        case TokenOrTile() | AddTile(token_played=False):
            return None if state.players[seat].tokens.get(token, 1) else reason("no-token", token=token)
    return not_now(state)


def not_an_opponent(state: State, seat: Seat, target: str) -> Phrase | None:
    """The target is no opponent's seat."""
    return None if target in map(str, state.others(seat)) else reason("not-an-opponent")


@RULES.why_not(moves.War)
def why_not_war(state: State, seat: Seat, move: moves.War) -> Phrase | None:
    if wrong := no_token(state, seat, "war") or not_an_opponent(state, seat, move.target):
        return wrong
    target = state.players[seat_of(move.target)]
    if move.spot not in target.land:
        return no_square(move.spot) or reason("nothing-there", spot=move.spot)
    if target.land[move.spot].ruined:
        return reason("ruined", spot=move.spot)
    return reason("protected", spot=move.spot)


@RULES.why_not(moves.Coin)
def why_not_coin(state: State, seat: Seat, move: moves.Coin) -> Phrase | None:
    if wrong := no_token(state, seat, "coin") or not_an_opponent(state, seat, move.target):
        return wrong
    lot = state.players[seat_of(move.target)].land.get(move.spot)
    if lot is None:
        return no_square(move.spot) or reason("nothing-there", spot=move.spot)
    if not lot.produces():
        return reason("gives-nothing", spot=move.spot)
    return reason("gives-other", spot=move.spot, resource=TILES[lot.tile].produces)


@RULES.why_not(moves.Cart)
def why_not_cart(state: State, seat: Seat, move: moves.Cart) -> Phrase | None:
    if wrong := no_token(state, seat, "cart"):
        return wrong
    return reason("cart-there") if move.corner in state.players[seat].carts else reason("no-corner")


@RULES.why_not(moves.Master)
def why_not_master(state: State, seat: Seat, move: moves.Master) -> Phrase | None:
    if wrong := no_token(state, seat, "master"):
        return wrong
    player = state.players[seat]
    if move.master not in player.masters:
        return reason("no-master")
    lot = player.land.get(move.spot)
    if lot is None:
        return no_square(move.spot) or reason("nothing-there", spot=move.spot)
    resource = MASTERS[move.master].resource
    if resource not in TILES[lot.tile].produces:
        return reason("master-elsewhere", master=move.master, resource=resource)
    return reason("gives-nothing", spot=move.spot)


@RULES.why_not(moves.Propose)
def why_not_propose(state: State, _: Seat, __: moves.Propose) -> Phrase | None:
    if state.turn == 0:
        return reason("preparing")
    return reason("agreed") if state.agreed else reason("proposed")


@RULES.why_not(moves.Agree)
@RULES.why_not(moves.Refuse)
@RULES.why_not(moves.Withdraw)
def why_not_answer(_: State, __: Seat, ___: moves.Agree | moves.Refuse | moves.Withdraw) -> Phrase | None:
    return reason("no-proposal")
