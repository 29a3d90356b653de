"""How everybody stands: by points, then by wins, then by how well those have done whom they have met."""

from collections.abc import Collection, Sequence

import msgspec

from bot.store.identity import TableId


class Played(msgspec.Struct, frozen=True):
    """What a table came to for one who sat there."""

    entrant: int
    place: int | None
    """None: somebody who was not there any more."""
    points: int


class Game(msgspec.Struct, frozen=True):
    """A table that is over."""

    round: int
    seats: tuple[Played, ...]
    final: bool = False
    table_id: TableId | None = None

    @property
    def there(self) -> list[Played]:
        """Those who sat there at the end."""
        return [each for each in self.seats if each.place is not None]


class Standing(msgspec.Struct, frozen=True):
    """Somebody's standing in a season."""

    entrant: int
    place: int
    """Who is equal in all shares one."""
    points: int
    played: int
    wins: int
    met: int
    """The points of all whom they have met, each as often as they have met."""

    @property
    def worth(self) -> tuple[int, int, int]:
        """What is compared, in this order."""
        return self.points, self.wins, self.met


def standings(entrants: Collection[int], games: Sequence[Game], gone: Collection[int] = ()) -> list[Standing]:
    """All of these by places; who has gone stands behind those who are there, and equals by who has come first."""
    points = dict.fromkeys(entrants, 0)
    wins, played, met = dict(points), dict(points), dict(points)
    for game in games:
        for each in game.seats:
            if each.entrant in points:
                points[each.entrant] += each.points
                wins[each.entrant] += each.place == 1
                played[each.entrant] += 1
    for game in games:
        for each in game.seats:
            if each.entrant in met:
                others = (other.entrant for other in game.seats if other.entrant != each.entrant)
                met[each.entrant] += sum(points.get(other, 0) for other in others)
    unplaced = [Standing(each, 0, points[each], played[each], wins[each], met[each]) for each in sorted(entrants)]
    return _placed([one for one in unplaced if one.entrant not in gone], 1) + _placed(
        [one for one in unplaced if one.entrant in gone], 1 + sum(one.entrant not in gone for one in unplaced)
    )


def _placed(unplaced: Sequence[Standing], first: int) -> list[Standing]:
    ordered = sorted(unplaced, key=lambda one: one.worth, reverse=True)
    worths = [one.worth for one in ordered]
    return [msgspec.structs.replace(one, place=first + worths.index(one.worth)) for one in ordered]
