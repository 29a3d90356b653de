"""The laws of Settlers, in the most naive way: everything is counted, tried and compared from the raw data."""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations

from games.core.events import Event
from games.core.play import Play
from games.settlers.score import score
from games.settlers.state import Lot, Player, State
from games.settlers.steps import AddDrawn, AddTile, ChooseStack, TokenOrTile
from tests.games.settlers.box import DATA, MASTERS, TILES
from tests.games.settlers.naive_score import count_points
from tests.support.laws import Hidden

MOST_MOVES = 600
HIDDEN = (Hidden("stacks.*.*"), Hidden("master_pile.*"), Hidden("box.prizes.*"))
Square = tuple[int, int]
Rows = set[tuple[str, ...]]

ALL_TILES = Counter({key: tile.get("copies", 1) for key, tile in TILES.items()})


def laws(state: State) -> None:
    """Nothing is made or lost, and everything lies where it may."""
    assert all_tiles(state) == ALL_TILES
    check_tokens(state)
    check_table(state)
    for player in state.players:
        check_state(player)
    check_coins(state)
    if state.over:
        assert not state.prizes or not any(state.stacks.values()) or state.agreed
        outcome = score(state)
        assert ([of_seat.total for of_seat in outcome.scores], outcome.winners) == count_points(state)


def all_tiles(state: State) -> Counter[str]:
    tiles = Counter([*state.draft, *state.prizes, *state.box.tiles, *state.box.prizes])
    for pile in (*state.stacks.values(), *state.rows.values()):
        tiles.update(pile)
    for player in state.players:
        tiles.update([*player.drafted, *player.replaced, *(lot.tile for lot in player.land.values())])
    tiles.update(step.tile for step in state.agenda if isinstance(step, AddDrawn))
    return tiles


def check_tokens(state: State) -> None:
    lots = [lot for player in state.players for lot in player.land.values()]
    placed = {
        "war": sum(lot.ruined for lot in lots) + state.box.war,
        "coin": sum(lot.coin for lot in lots),
        "cart": sum(len(player.carts) for player in state.players),
    }
    for kind, on_tiles in placed.items():
        in_hand = [player.tokens[kind] for player in state.players]
        assert min(in_hand) >= 0
        assert state.reserve[kind] >= 0
        assert sum(in_hand) + state.reserve[kind] + on_tiles == DATA["tokens"]["copies"], kind
    at_work = [name for lot in lots if lot.master for name, made in MASTERS.items() if made == made_by(lot)[0]]
    in_hand_or_out = [master for player in state.players for master in player.masters] + state.box.masters
    assert sorted([*state.master_pile, *in_hand_or_out, *at_work]) == sorted(MASTERS)


def check_table(state: State) -> None:
    for kind in ("nature", "village", "city"):
        assert len(state.rows[kind]) <= DATA["row"]["most"]
        assert {TILES[tile]["kind"] for tile in (*state.rows[kind], *state.stacks[kind])} <= {kind}
    assert {TILES[tile]["kind"] for tile in state.prizes} <= {"prize"}
    if state.bought:
        assert isinstance(state.agenda[-1], AddTile | AddDrawn) or not play_goes_on(state)


def play_goes_on(state: State) -> bool:
    """Whether a turn is under way that no proposal interrupts."""
    return not state.over and type(state.agenda[-1]) in (ChooseStack, TokenOrTile, AddTile, AddDrawn)


def check_state(player: Player) -> None:
    land = squares(player)
    assert len(land) == len(player.land)
    if land:
        reached, left = [next(iter(land))], set(land)
        for x, y in reached:
            left.discard((x, y))
            reached += [near for near in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)) if near in left]
        assert not left, "a realm fell apart"
    for lot in land.values():
        kind = TILES[lot.tile]["kind"]
        assert not lot.master or kind == "village"
        assert not lot.coin or (kind != "prize" and not lot.master)
    assert len(set(player.carts)) == len(player.carts)
    assert all(set(corner_squares(corner)) <= set(land) for corner in player.carts)


def check_coins(state: State) -> None:
    """Whoever has just ended a turn has taken all coins from the own tiles."""
    if state.turn > 1 and not state.over and isinstance(state.agenda[-1], ChooseStack):
        before = (state.agenda[-1].waiting[0] - 1) % state.seats
        assert not any(lot.coin for lot in state.players[before].land.values())


def square(spot: str) -> Square:
    """Columns a to z, to the left of them az, ay and so on, to the right za, zb and so on."""
    letters = spot.rstrip("0123456789")
    column = ord(letters[-1]) - ord("a") + {"a": -26, "z": 26}.get(letters[:-1], 0)
    return column, int(spot[len(letters) :])


def corner_squares(corner: str) -> list[Square]:
    (left, low), (right, high) = (square(spot) for spot in corner.split("_"))
    assert (right, high) == (left + 1, low + 1)
    return [(left, low), (right, low), (left, high), (right, high)]


def squares(player: Player) -> dict[Square, Lot]:
    return {square(spot): lot for spot, lot in player.land.items()}


def made_by(lot: Lot) -> list[str]:
    return list(TILES[lot.tile].get("produces", []))


def working(lot: Lot) -> list[str]:
    return [] if lot.ruined or lot.master or lot.coin else made_by(lot)


def flows(before: State, events: Sequence[Event], after: State) -> None:
    """Nothing changes on the table but what the events tell; nobody can go back to before something was turned up."""
    assert after.shown > before.shown or face_down(after) == face_down(before)
    assert after.box.tiles[: len(before.box.tiles)] == before.box.tiles
    assert after.turn >= before.turn
    if of_key(events, "propose") and not after.over:
        assert list(map(type, after.agenda[:-1])) == list(map(type, before.agenda)), "the turn does not go on"
    for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        own = [event for event in events if event.seat == seat]
        replaced = {str(event.args["spot"]): event.args for event in of_key(own, "replace")}
        assert new.replaced == old.replaced + [args["tile_old"] for args in replaced.values()]
        added = {str(event.args["spot"]): event.args["tile"] for event in of_key(own, "place", "arrange")}
        added |= {str(event.args["spot_first"]): event.args["tile_first"] for event in of_key(own, "arrange")}
        assert {spot: new.land[spot].tile for spot in new.land if spot not in old.land} == added
        for spot, lot in old.land.items():
            tile = replaced[spot]["tile"] if spot in replaced else lot.tile
            assert new.land[spot].tile == tile
            assert new.land[spot].ruined or not lot.ruined or spot in replaced
        assert new.carts == old.carts + [event.args["corner"] for event in of_key(own, "cart")]
        for kind in ("war", "coin", "cart"):
            received = sum(event.args["token"] == kind for event in of_key(own, "new-token"))
            if kind == "coin":
                received += sum(int(str(event.args["count"])) for event in of_key(own, "coins"))
            assert new.tokens[kind] - old.tokens[kind] == received - len(of_key(own, kind))


def face_down(state: State) -> int:
    return sum(map(len, state.stacks.values())) + len(state.master_pile)


def of_key(events: Sequence[Event], *keys: str) -> list[Event]:
    return [event for event in events if event.key.removeprefix("settlers-log-") in keys]


def offers(play: Play[State]) -> None:
    state = play.state
    if not play_goes_on(state) or isinstance(state.agenda[-1], ChooseStack):
        return
    (seat,) = play.waiting()
    offered = {offer.verb: {move.answers() for move in offer.moves(10_000)} for offer in play.legal(seat).offers}
    expected = expected_additions(state, seat)
    if isinstance(state.agenda[-1], TokenOrTile):
        expected |= expected_tokens(state, seat)
    offered.pop("propose", None)
    assert offered == {verb: answers for verb, answers in expected.items() if answers}


def expected_additions(state: State, seat: int) -> dict[str, Rows]:
    top = state.agenda[-1]
    open_tiles = set(state.prizes).union(*state.rows.values())
    tiles = {top.tile} if isinstance(top, AddDrawn) else open_tiles
    land = squares(state.players[seat])
    names = {square(spot): spot for spot in state.players[seat].land}
    sides = {(x + i, y + j) for x, y in land for i, j in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    place: Rows = {
        (tile, name(spot)) for tile in tiles for spot in sides - set(land) if supplied(state, seat, land, tile, spot)
    }
    replace: Rows = {(tile, names[spot]) for tile in tiles for spot in land if supplied(state, seat, land, tile, spot)}
    expected: dict[str, Rows] = {"place": place, "replace": replace}
    if not place:
        expected["draw" if state.stacks["nature"] else "skip"] = {()}
    return expected


def name(spot: Square) -> str:
    x, y = spot
    letter = chr(ord("a") + x % 26)
    return f"{'a' if x < 0 else 'z' if x > 25 else ''}{letter}{y}"


def supplied(state: State, seat: int, land: dict[Square, Lot], tile: str, spot: Square) -> bool:
    """Try to give every need a source of its own, in every order."""
    x, y = spot
    reach = {(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j}
    for union in joined([set(corner_squares(corner)) for corner in state.players[seat].carts]):
        if union & reach - {spot}:
            reach |= union
    sources = [working(land[near]) for near in reach - {spot} if near in land]
    sources += [[state.bought]] if state.bought else []
    needs = TILES[tile].get("needs", [])
    return any(
        all(need in source for need, source in zip(needs, chosen, strict=True))
        for chosen in permutations([source for source in sources if source], len(needs))
    )


def joined(blocks: list[set[Square]]) -> list[set[Square]]:
    for one in blocks:
        for other in blocks:
            if one is not other and one & other:
                return joined([*(block for block in blocks if block not in (one, other)), one | other])
    return blocks


def expected_tokens(state: State, seat: int) -> dict[str, Rows]:
    player = state.players[seat]
    land = squares(player)
    expected: dict[str, Rows] = {"war": set(), "coin": set(), "cart": set(), "master": set()}
    for other, target in enumerate(state.players):
        if other == seat:
            continue
        there = squares(target)
        for (x, y), lot in there.items():
            where = (str(other), name((x, y)))
            if player.tokens["war"] and y == max(row for column, row in there if column == x) and not lot.ruined:
                expected["war"].add(where)
            if player.tokens["coin"]:
                expected["coin"] |= {(*where, resource) for resource in working(lot)}
    for (x, y), lot in land.items():
        block = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]
        corner = f"{name((x, y))}_{name((x + 1, y + 1))}"
        if player.tokens["cart"] and set(block) <= set(land) and corner not in player.carts:
            expected["cart"].add((corner,))
        for master in player.masters:
            if TILES[lot.tile]["kind"] == "village" and MASTERS[master] in working(lot):
                expected["master"].add((master, name((x, y))))
    return expected
