"""The whole game as plain data."""

from bisect import bisect_right

import msgspec

from games.core.state import GameState
from games.maracaibo.components import (
    BORDERS,
    BUILDINGS,
    CITY_TILES,
    HAVANA,
    INCOME,
    INFLUENCE,
    TRAIL_START,
    UPGRADES,
)
from games.maracaibo.engine import Engine, engine_of
from games.maracaibo.kinds import Effect, Good, Nation
from games.maracaibo.map import places
from games.maracaibo.map.places import town
from games.maracaibo.map.trail import BEHIND
from games.maracaibo.steps import AnyStep


class Helper(msgspec.Struct):
    """An assistant on the map; the card says what they do."""

    card: str
    settled: bool = False
    """In this round they have been used or have been paid for, or cannot be reached any more."""
    fresh: bool = False
    """They came in this turn and can be used from the next one on."""


class Traveller(msgspec.Struct, kw_only=True):
    """What both players and Jean have."""

    place: str = HAVANA
    explorer: str = TRAIL_START
    points: int = 0
    influence: dict[Nation, int]
    tokens: list[str] = []
    """Combat tokens; a combat without a token brings none."""
    quests: list[str] = []
    """Quest and story tiles."""
    final: dict[str, int] = {}
    """What final scoring brought, by its source."""

    def rank(self, nation: Nation) -> int:
        """The number of the last red ribbon that the marker has reached."""
        return bisect_right(INFLUENCE.ranks, self.influence[nation])

    def reached(self, space: str) -> bool:
        """Whether the explorer stands on this space or has passed it."""
        return space == self.explorer or space in BEHIND[self.explorer]

    def borders(self) -> list[str]:
        """The borders that the explorer has crossed."""
        return [key for key, border in BORDERS.items() if self.reached(border.end)]


class Player(Traveller, kw_only=True):
    """One player's ship board, cards and figures."""

    coins: int
    figures: int
    """In the own supply."""
    reserve: int
    """In the general supply."""
    strength: int
    income: int
    point_income: int = 0
    hand: list[str] = []
    planned: list[str] = []
    seen: list[str] = []
    """Cards of hand and planning area that everybody saw come from the market."""
    bought: list[str] = []
    discs: dict[str, int] = {}
    """How many discs are left on each cell that still has one."""
    synergies: list[str] = []
    helpers: dict[str, list[Helper]] = {}
    """The own assistants at each place."""
    on_cards: dict[str, int] = {}
    """Figures that lie on bought cards."""
    card_quests: dict[str, str] = {}
    """The quest tile that lies on a bought card."""
    buildings: list[str] = []
    careers: list[str] = []
    """The two dealt cards, then the one that was kept."""
    cast: list[str] = []
    """Cards that will be discarded when all have chosen theirs."""
    tasks: list[str] = []
    """The tasks that still have their figure."""

    def engine(self) -> Engine:
        """What the bought cards and the complete upgrades do."""
        return engine_of(tuple(self.bought), tuple(self.discs))

    def effects(self, do: str) -> tuple[Effect, ...]:
        """All lasting effects of this kind: those of bought cards and complete upgrades."""
        return self.engine().effects(do)

    def total(self, do: str) -> int:
        """What all effects of this kind add up to."""
        return self.engine().total(do)

    def has(self, upgrade: str) -> bool:
        """Whether both discs have left this cell."""
        return upgrade not in self.discs

    def upgrades(self) -> int:
        """How many cells are complete."""
        return len(UPGRADES) - len(self.discs)

    def compasses(self) -> int:
        """The printed one and those of cards."""
        return 1 + self.total("compass")

    def assistants(self) -> int:
        """How many there are on the map."""
        return sum(map(len, self.helpers.values()))

    def shields(self) -> int:
        """The points that the doubloon income shows at the end."""
        return max(points for space, points in INCOME.shields if space <= self.income)

    def hand_limit(self) -> int:
        """So many cards a hand is refilled to."""
        return self.engine().hand_limit


class Jean(Traveller, kw_only=True):
    """The solo opponent."""

    discs: int
    """Left in her row."""
    taken: list[str] = []
    """Project cards that lie face down by her board; everybody saw them go."""


class State(GameState, kw_only=True):
    """The table: what lies in the middle, and the players in seat order."""

    agenda: list[AnyStep]
    players: list[Player]
    jean: Jean | None = None
    jean_deck: list[str] = []
    jean_played: list[str] = []
    jean_cards: list[str] = []
    """All that belong to her deck, once each of them has been played."""
    starter: int
    """Who begins the round; as many as there are seats is Jean."""
    closer: int = 0
    """Whose ship ended the round."""
    round: int = 1
    game_number: int = 1
    """Which game of its campaign it is."""
    moved: int = 0
    """Movement points of this turn's phase A."""
    leg: int = 0
    """Movement points of the sailing that brought the ship where it is."""
    deck: list[str]
    """The next card is the last."""
    discards: list[str] = []
    market: list[str] = []
    box: list[str]
    """Project cards that left the game unseen."""
    retired: list[str] = []
    """Cards that left the game and were seen."""
    piles: list[list[str]]
    """The combat tokens in two face-down piles."""
    quest_pile: list[str]
    """Face up: the next one, which is the last, is known."""
    quests: dict[str, list[str]] = {}
    """Quest and story tiles at each place, the one that has lain there longest first."""
    track_quests: dict[str, str]
    """Those on the explorer's track."""
    markers: dict[str, Nation] = {}
    """Whose marker lies where."""
    stock: dict[Nation, int]
    """Markers left on each nation's track."""
    city_tiles: dict[str, str]
    spare_tiles: list[str]
    """City tiles for this number of players that are not in use."""
    gone_tiles: list[str] = []
    delivered: dict[str, int] = {}
    """Discs on each city market."""
    buildings: list[str]
    open_buildings: int = 1
    box_buildings: list[str]
    """Buildings that left the game unseen."""
    investors: dict[str, int] = {}
    """How many have invested in each building."""
    crossed: dict[str, int] = {}
    """How many explorers have crossed each border."""
    arrived: int = 0
    """How many explorers have reached the end."""
    careers: list[str] = []
    """Career cards of which all tasks have been claimed."""
    box_careers: list[str] = []
    """Career cards that left the game unseen."""
    legacy: dict[str, int] = {}
    """The legacy tiles in play, and the discs on each."""
    city_quest: str = ""
    """The quest of the legacy city, which is replaced when it is fulfilled."""
    stories: list[str] = []
    """The story cards in play."""
    read: list[str] = []
    """Story cards that have been read and left the game."""
    story_cards: list[str] = []
    """Project cards that no story card has brought into the game yet."""
    story_tiles: dict[str, str] = {}
    """The story card that each story tile in play belongs to."""
    story_tile: int = 1
    """The number of the next story tile of the pile."""
    fulfilled: dict[str, int] = {}
    """Who fulfilled the quest of which story card."""
    unread: list[str] = []
    """Story cards that came in final scoring and will be followed in the next game."""
    votes: dict[int, str] = {}

    # What the table is like

    def size(self) -> int:
        """For how many players the board is set up: solo as for two."""
        return max(2, self.seats)

    def by_size(self, entries: tuple[int, ...]) -> int:
        """The entry for this number of players, of those for two, three and four."""
        return entries[self.size() - 2]

    def travellers(self) -> list[Traveller]:
        """All whose explorer and influence count."""
        return [*self.players, *([self.jean] if self.jean else [])]

    def is_city(self, place: str) -> bool:
        """Whether it is a city at this table."""
        return places.is_city(place, self.legacy)

    def is_village(self, place: str) -> bool:
        """Whether it is a village at this table."""
        return places.is_village(place, self.legacy)

    def in_play(self, place: str) -> bool:
        """Whether the place is on the map."""
        return places.in_play(place, self.legacy)

    def villages(self) -> tuple[str, ...]:
        """All villages."""
        return places.villages(frozenset(self.legacy))

    def flagged_cities(self) -> tuple[str, ...]:
        """All cities with a flag."""
        return places.flagged_cities(frozenset(self.legacy))

    def flag(self, place: str) -> tuple[Effect, ...]:
        """The bonus at the flag of a city."""
        return places.FLAGS[place]

    def wanted(self, place: str) -> tuple[Good, ...]:
        """The goods that a city's market wants."""
        if place in self.city_tiles:
            return CITY_TILES[self.city_tiles[place]].goods
        return town(place).goods

    def spaces(self, place: str) -> int:
        """How many discs a city's market takes."""
        if place in self.city_tiles:
            return CITY_TILES[self.city_tiles[place]].spaces
        by_size = town(place).spaces
        return self.by_size(by_size) if by_size else 0

    def market_room(self, place: str) -> int:
        """Free spaces of a city's market."""
        return self.spaces(place) - self.delivered.get(place, 0) if self.is_city(place) else 0

    def city_action(self, place: str) -> tuple[Effect, ...]:
        """What a city does; a plague closes Cartagena."""
        if place in self.city_tiles:
            return CITY_TILES[self.city_tiles[place]].action
        return town(place).action

    def invested(self, key: str) -> int:
        """How many have invested in this building."""
        return self.investors.get(key, 0) if key in BUILDINGS else 0
