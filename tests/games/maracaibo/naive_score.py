"""The points of Maracaibo, counted a second time as people count them with paper and pencil."""

from collections.abc import Collection, Iterator

from games.maracaibo.kinds import Nation
from games.maracaibo.state import Player, State
from tests.games.maracaibo.box import CARDS, DATA, NATIONS

TRAIL = [*map(str, range(8)), "8a", "9a", "10a", "8b", "9b", "10b", "10c", *map(str, range(11, 15))]
TRAIL += ["15a", "16a", "17a", "15b", "16b", "17b", "17c", *map(str, range(18, 25))]
BORDERS = ("7", "13", "19")
RANKS = {2: 1, 4: 2, 7: 3, 10: 4, 13: 5, 16: 6}


def count_points(state: State) -> list[int]:
    """Each seat's points at the end of the game."""
    return [player.points + at_the_end(state, player) for player in state.players]


def at_the_end(state: State, player: Player) -> int:
    """Income, cards, buildings, and what the three nations bring."""
    total = player.point_income + shields(player.income)
    total += sum(CARDS[card]["points"] for card in player.bought)
    total += sum(building(player, key) for key in player.buildings)
    rivals = [*state.players, *([state.jean] if state.jean else [])]
    for nation in NATIONS:
        space = player.influence[nation]
        if space and space >= max(rival.influence[nation] for rival in rivals):
            total += 3
        total += max((rank for least, rank in RANKS.items() if space >= least), default=0) * multiplier(state, nation)
    return int(total)


def shields(income: int) -> int:
    """The points printed at or left of the doubloon income marker."""
    if income < 11:
        return 0
    return 1 if income < 14 else (income - 14) // 2 + 2


def building(player: Player, key: str) -> int:
    """What an investment brings."""
    match key:
        case "abbey":
            return 4 * sum(TRAIL.index(player.explorer) >= TRAIL.index(border) for border in BORDERS)
        case "palace":
            return 2 * len(player.quests)
        case "basilica":
            return min(16, 4 * len([one for helpers in player.helpers.values() for one in helpers]))
        case "fortress":
            return 2 * (player.figures + player.strength)
        case "ministry":
            return 3 * len(player.synergies)
        case "war_base":
            return 2 * len(player.tokens)
        case "academy":
            return 2 * (12 - len(player.discs))
        case "cathedral":
            return shields(player.income)
    raise KeyError(key)


def multiplier(state: State, nation: Nation) -> int:
    """Empty cells of the track, and two or one for many markers on the map."""
    gone = 13 - state.stock[nation]
    cells = 0 if gone == 0 else 1 + (gone - 1) // 2
    lying = list(state.markers.values())
    more = sum(lying.count(other) > lying.count(nation) for other in NATIONS)
    return cells + (2, 1, 0)[more]


def jean_points(state: State) -> int:
    """What Jean has at the end."""
    jean, human = state.jean, state.players[0]
    assert jean is not None
    discs = len(DATA["jean"]["income"]) - 1 - jean.discs
    total = jean.points + DATA["jean"]["income"][discs] + len(jean.taken) + 5 * len(jean.quests)
    for nation in NATIONS:
        space, other = jean.influence[nation], human.influence[nation]
        total += 3 * (space > 0 and space >= other)
        total += max((rank for least, rank in RANKS.items() if space >= least), default=0) * multiplier(state, nation)
    total += lead(len(jean.quests) - len(human.quests), 3, 4)
    total += lead(discs // 2 - (12 - len(human.discs)), 3, 4)
    gone = {"9b", "16b", "21"} - set(state.track_quests)
    return int(total) + lead(explorer_lead(jean.explorer, human.explorer, gone), 8, 11)


def lead(by: int, second: int, third: int) -> int:
    """Ten, twenty or thirty points for being ahead."""
    return 30 if by >= third else 20 if by >= second else 10 if by > 0 else 0


def explorer_lead(jean: str, human: str, gone: set[str]) -> int:
    """How far Jean's explorer is ahead: the spaces between them, or on different branches those to the border."""
    if (there := between(human, jean, gone)) is not None:
        return there
    if (back := between(jean, human, gone)) is not None:
        return -back
    return to_border(human, gone) - to_border(jean, gone)


def onward(space: str) -> list[str]:
    """Where the arrows lead from a space."""
    return [trail["end"] for trail in DATA["trail"] if trail["start"] == space]


def paths(start: str, end: str) -> Iterator[tuple[str, ...]]:
    """All ways from one space to another, each with the spaces that are entered."""
    if start == end:
        yield ()
    for space in onward(start) if start != end else ():
        for path in paths(space, end):
            yield (space, *path)


def between(start: str, end: str, gone: Collection[str] = ()) -> int | None:
    """The fewest spaces from one to the other, if there is a way; a space whose quest is gone counts as removed."""
    return min((len([at for at in path if at == end or at not in gone]) for path in paths(start, end)), default=None)


def to_border(space: str, gone: Collection[str]) -> int:
    """The fewest spaces to the next border."""
    return min(way for way in (between(space, border, gone) for border in BORDERS) if way is not None)
