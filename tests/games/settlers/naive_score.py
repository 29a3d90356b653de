"""The points of Settlers, counted a second time as people count them at the table, square by square."""

from games.settlers.state import State
from tests.games.settlers.box import TILES

Counted = tuple[list[int], tuple[int, ...]]


def count_points(state: State) -> Counted:
    """Each seat's points, and who has won."""
    points = []
    prizes_of = []
    for player in state.players:
        total = prizes = 0
        for lot in player.land.values():
            tile = TILES[lot.tile]
            if tile["kind"] == "prize":
                prizes += 1
            if lot.ruined:
                continue
            total += tile.get("points", 0)
            if lot.master:
                total += 2
            if lot.coin:
                total += 1
        for held in player.tokens.values():
            total += held
        total += len(player.masters)
        for _ in player.replaced:
            total -= 1
        points.append(total)
        prizes_of.append(prizes)
    leaders = [seat for seat in range(state.seats) if points[seat] == max(points)]
    most = max(prizes_of[seat] for seat in leaders)
    return points, tuple(seat for seat in leaders if prizes_of[seat] == most)
