"""The box as typed data: the board, the tokens, the tiles and Jean's cards; the project cards are in cards.py."""

from pathlib import Path
from typing import Literal

import msgspec

from games.maracaibo.kinds import Cost, Effect, Entry, Good, Nation, Per, Synergy


class Marker(msgspec.Struct, frozen=True):
    """An ownership marker that lies on the map from the start."""

    place: str
    nation: Nation


class Start(Entry, frozen=True, kw_only=True):
    """With what a game starts."""

    doubloons: list[int]
    figures: int
    all_figures: int
    income: int
    strength: int
    hand: int
    planning: int
    market: int
    dealt: int
    planned: int
    kept: int
    b_cards: int
    buildings: int
    careers: int
    rounds: int
    moves: int
    two_player_markers: list[Marker]


class VillageActions(Entry, frozen=True, kw_only=True):
    """How many village actions so many movement points bring, and what selling cards brings."""

    usual: list[int]
    upgraded: list[int]
    sell_one: int
    sell_all: int


class Points(Entry, frozen=True, kw_only=True):
    """What is worth points outside cards and tiles."""

    missed_assistant: int
    fourth_quest: int
    later_quest: int
    no_purchase: int
    investor: int
    leader: int
    past_end: int
    majority: list[int]


class InfluenceTrack(Entry, frozen=True, kw_only=True):
    """Every nation's track, and the cells with its markers."""

    length: int
    ranks: list[int]
    markers: list[int]


class IncomeTracks(Entry, frozen=True, kw_only=True):
    """Where the income markers can stand."""

    least: int
    most: int
    most_points: int
    shields: list[tuple[int, int]]


class Combat(Entry, frozen=True, kw_only=True):
    """The combat track and what manoeuvres cost and bring."""

    most: int
    empty: int
    most_markers: int
    fewest_markers: int
    influence: list[int]
    city: list[int]
    village: list[int]
    own_assistant: int
    other_assistant: int
    fleet: list[int]
    fleet_influence: int
    fleet_doubloons: int
    mine: int
    mine_doubloons: int


class Location(Entry, frozen=True, kw_only=True):
    """A place on the route."""

    kind: Literal["start", "village", "city", "homeward"]
    stop: bool = False
    tile: bool = False
    legacy: str = ""
    flag: tuple[Effect, ...] = ()
    goods: tuple[Good, ...] = ()
    spaces: tuple[int, ...] = ()
    action: tuple[Effect, ...] = ()


class Lane(Entry, frozen=True, kw_only=True):
    """An arrow from one place to the next."""

    start: str
    end: str
    points: int = 1
    branch: Literal["", "upper", "lower"] = ""
    legacy: str = ""


class CityTile(Entry, frozen=True, kw_only=True):
    """A tile that makes a city for a game."""

    players: tuple[int, ...]
    goods: tuple[Good, ...]
    spaces: int
    action: tuple[Effect, ...]
    always: bool = False
    place: str = ""


class Space(Entry, frozen=True, kw_only=True):
    """A space of the explorer's track."""

    reward: tuple[Effect, ...] = ()
    quest: bool = False
    arrival: tuple[int, ...] = ()


class Trail(Entry, frozen=True, kw_only=True):
    """An arrow of the explorer's track."""

    start: str
    end: str


class Border(Entry, frozen=True, kw_only=True):
    """A border that is crossed on the way to a space."""

    end: str
    influence: int = 0
    first: int = 0
    later: int = 0


class Upgrade(Entry, frozen=True, kw_only=True):
    """A cell of the ship board."""

    effects: tuple[Effect, ...]
    after: str = ""
    upgrades: int = 0


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a combat token says of a nation."""

    value: int
    deal: tuple[Effect, ...] = ()


class Token(Entry, frozen=True, kw_only=True):
    """A combat token."""

    france: Side
    spain: Side
    england: Side
    most: bool = False
    fewest: bool = False

    def side(self, nation: Nation) -> Side:
        """What it says of this nation."""
        side: Side = getattr(self, nation)
        return side


class Quest(Entry, frozen=True, kw_only=True):
    """A quest tile."""

    cost: tuple[Cost, ...]
    reward: tuple[Effect, ...]


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A task of a career card, with its easy and its hard level."""

    kind: Literal["tokens", "favour", "favours", "quests", "synergies", "assistants", "upgrades", "border"]
    easy: int
    hard: int
    doubloons: int
    points: int


class Career(Entry, frozen=True, kw_only=True):
    """A career card."""

    tasks: tuple[Task, ...]

    def task(self, kind: str) -> Task:
        """Its task of this kind."""
        return next(task for task in self.tasks if task.kind == kind)


class CareerDone(Entry, frozen=True, kw_only=True):
    """What the third task brings besides."""

    doubloons: int
    points: int


class Building(Entry, frozen=True, kw_only=True):
    """A building to invest in."""

    cost: int
    synergy: Synergy
    per: Per
    n: int
    most: int | None = None


class Assistant(Entry, frozen=True, kw_only=True):
    """What an assistant does, in this order."""

    effects: tuple[Effect, ...]


class Jean(Entry, frozen=True, kw_only=True):
    """The solo opponent."""

    income: list[int]
    quest: int
    ahead: list[int]
    ahead_quests: list[int]
    ahead_upgrades: list[int]
    ahead_explorer: list[int]


class Difficulty(Entry, frozen=True, kw_only=True):
    """How many of Jean's cards of each level are in her deck."""

    a: int
    b: int
    c: int


class JeanAction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of one of Jean's cards, in force in some rounds."""

    do: Literal["explore", "influence", "war", "points", "disc", "quest"]
    n: int = 1
    nation: Nation | Literal[""] = ""
    villages: int = 0
    since: int = 1
    until: int = 4


class JeanCard(Entry, frozen=True, kw_only=True):
    """One of Jean's cards."""

    level: Literal["a", "b", "c"]
    moves: int
    branch: Literal["upper", "lower"]
    takes: int
    actions: tuple[JeanAction, ...]


class _Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    setup: Start
    village_actions: VillageActions
    points: Points
    influence: InfluenceTrack
    income: IncomeTracks
    combat: Combat
    place: dict[str, Location]
    lane: list[Lane]
    city_tile: dict[str, CityTile]
    space: dict[str, Space]
    trail: list[Trail]
    border: dict[str, Border]
    upgrade: dict[str, Upgrade]
    token: dict[str, Token]
    quest: dict[str, Quest]
    career: dict[str, Career]
    career_done: CareerDone
    building: dict[str, Building]
    assistant: dict[str, Assistant]
    jean: Jean
    difficulty: dict[str, Difficulty]
    jean_card: dict[str, JeanCard]


_box = msgspec.toml.decode(Path(__file__).with_name("components.toml").read_bytes(), type=_Box)

START = _box.setup
VILLAGE_ACTIONS = _box.village_actions
POINTS = _box.points
INFLUENCE = _box.influence
INCOME = _box.income
COMBAT = _box.combat
PLACES = _box.place
LANES = tuple(_box.lane)
CITY_TILES = _box.city_tile
SPACES = _box.space
TRAILS = tuple(_box.trail)
BORDERS = _box.border
UPGRADES = _box.upgrade
TOKENS = _box.token
QUESTS = _box.quest
CAREERS = _box.career
CAREER_DONE = _box.career_done
BUILDINGS = _box.building
ASSISTANTS = _box.assistant
JEAN = _box.jean
DIFFICULTIES = _box.difficulty
JEAN_CARDS = _box.jean_card

HAVANA = "0"
TRAIL_START = "0"
TRAIL_END = "24"
DISCS = 2
"""On each cell of a ship board."""
