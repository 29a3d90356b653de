"""The whole game as data."""

from collections.abc import Mapping
from typing import ClassVar, Literal

import msgspec

from games.archipelago.components import (
    CARDS,
    CHURCH,
    CITIZEN,
    LIMITS,
    RESOURCES,
    SHIP,
    SIDES,
    TOWN,
    Half,
    Market,
    UnitKind,
)
from games.archipelago.map.geography import At, Lying
from games.archipelago.steps import AnyStep
from games.core.seats import Seat
from games.core.state import GameState
from games.core.talk import Proposal


class Unit(msgspec.Struct, omit_defaults=True):
    """A citizen or a ship on the archipelago."""

    kind: UnitKind
    region: str
    part: str
    """The water or land where it stands."""
    spot: str = ""
    """The building that it is in, or the resource whose icon it works."""
    busy: bool = False
    lying: bool = False
    """Laid down by a crisis; after it, on strike."""
    moved: bool = False
    """It has migrated in this action."""

    @property
    def active(self) -> bool:
        """Not on strike."""
        return not self.lying

    @property
    def free(self) -> bool:
        """Active, and not busy: it can work."""
        return not self.lying and not self.busy

    @property
    def building(self) -> str:
        """The building that it is in, if it is in one."""
        return "" if not self.spot or self.spot in RESOURCES else self.spot


class Region(msgspec.Struct, omit_defaults=True):
    """A hex on the table."""

    side: str
    turn: int
    """How often it was turned clockwise from the printed position."""
    at: At
    buildings: dict[str, str] = {}
    """The buildings, each with the land (of a port: or the water) from which it was built."""
    looted: dict[str, int] = {}
    """Icons marked by the Barbarian, by part and resource (`land1 wood`)."""
    used: list[str] = []
    """The port and market used in this phase."""
    host: Seat | None = None
    """Who has given a standing word that others may harvest here; it counts while they control the region."""


class OwnedCard(msgspec.Struct, omit_defaults=True):
    """An evolution card before its owner."""

    card: str
    turn: int
    """The turn in which it was bought."""
    busy: bool = False
    discs: list[Seat] = []
    """Whose discs lie on it."""
    built: bool = False

    @property
    def tradable(self) -> bool:
        """Neither discs nor a citizen lie on it."""
        return not self.discs and not self.built


class RowCard(msgspec.Struct, omit_defaults=True):
    """An open card of the evolution track."""

    card: str
    turned: int = 0

    @property
    def price(self) -> int:
        """What it costs as it lies."""
        return CARDS[self.card].prices[self.turned]


class Player(msgspec.Struct, omit_defaults=True):
    """What belongs to a seat. Money, cubes and tokens lie behind its screen."""

    money: int = 0
    cubes: dict[str, int] = {}
    tokens: int = 0
    units: list[Unit] = []
    on_wonders: int = 0
    """Citizens that stand on wonders for good."""
    discs: int = 0
    """Discs in hand."""
    all_discs: int = 0
    cards: list[OwnedCard] = []
    objectives: list[str] = []
    hand: list[str] = []
    """Hexes in turn zero."""
    drawn: list[str] = []
    """Objectives to choose from."""
    seen: dict[Seat, list[str]] = {}
    """Objectives of others that the Spy has shown."""
    bid: int | None = None
    on_wheel: int = 0
    """Coins paid for ports and markets in this turn."""
    given: int = 0
    """Florins on the Benefactor."""
    passed: bool = False
    stuck: bool = False
    """It has discs but could do nothing with them, and nobody has done anything since."""
    reproduced: bool = False
    explored: bool = False
    """The space of the own colour is taken."""

    def citizens(self) -> list[Unit]:
        """The citizens on the archipelago."""
        return [unit for unit in self.units if unit.kind == CITIZEN]

    def ships(self) -> list[Unit]:
        """The ships in play."""
        return [unit for unit in self.units if unit.kind == SHIP]

    def here(self, region: str, kind: UnitKind | None = None) -> list[Unit]:
        """The units in a region."""
        return [unit for unit in self.units if unit.region == region and kind in (None, unit.kind)]

    def has(self, cubes: Mapping[str, int]) -> bool:
        """Whether it owns these cubes."""
        own = self.cubes
        for resource, count in cubes.items():  # noqa: SIM110 - asked too often for a generator
            if own.get(resource, 0) < count:
                return False
        return True


class Crisis(msgspec.Struct, omit_defaults=True):
    """A crisis that is being resolved: in the colony, or over what the continent demands."""

    kind: Literal["colony", "continent"]
    resource: str
    raises: int = 0
    """How many citizens a cube satisfies."""
    demand: int = 0
    """Cubes still missing."""
    own: dict[Seat, int] = {}
    """Own cubes that each seat has spent."""


class Round(msgspec.Struct, omit_defaults=True):
    """What the seat whose round it is has done in it."""

    seat: Seat
    acted: bool = False
    carded: bool = False
    traded: bool = False
    improved: str = ""
    """The card whose improvement waits for its action."""
    must_act: bool = False
    """It began the round with discs."""
    permits: list[str] = []
    """Regions in which a deal lets it harvest."""

    def improves(self, action: str) -> bool:
        """Whether a card used in this round improves this action."""
        return bool(self.improved) and CARDS[self.improved].during == action


class Goods(msgspec.Struct, omit_defaults=True):
    """What changes hands in a deal."""

    money: int = 0
    tokens: int = 0
    cubes: dict[str, int] = {}
    cards: list[str] = []
    permits: list[str] = []
    """Regions in which somebody may harvest in this round."""


class Deal(Proposal, kw_only=True):
    """What somebody offers: to give, to be given, and to give later, which binds nobody."""

    give: Goods
    want: Goods
    later: Goods

    private: ClassVar[bool] = True


class Debt(msgspec.Struct, omit_defaults=True):
    """A promise in the ledger."""

    id: str
    by: Seat
    to: Seat
    goods: Goods
    verdict: str = ""
    """What whoever was promised it says of it: kept, or broken."""


class State(GameState, kw_only=True):
    """A game of Archipelago."""

    agenda: list[AnyStep]
    proposals: list[Deal] = []
    debts: list[Debt] = []
    players: list[Player]
    order: list[Seat] = []
    """The turn order."""
    turn: int = 0
    phase: int = 0
    regions: dict[str, Region] = {}
    """The hexes on the table by their letters, in the order in which they came."""
    stack: list[str] = []
    """Sides that lie up in the stack of hexes, the top one last."""
    discarded: list[str] = []
    """Hexes out of the stack, by one of their sides."""
    bank: dict[str, int] = {}
    money: int = 0
    """Money of the bank."""
    markets: dict[Market, dict[str, int]] = {}
    population: int = 0
    rebellion: int = 0
    surplus: int = 0
    tokens: list[int] = []
    """Explorer tokens left in each stack."""
    spent_tokens: int = 0
    docks: int = 0
    halls: int = 0
    deck: list[str] = []
    """Evolution cards, the top one last."""
    balance: tuple[Half, Half] | None = None
    """The back of the top card, which lies open."""
    row: list[RowCard] = []
    graveyard: list[str] = []
    """Discarded evolution cards."""
    wishes: dict[Seat, str] = {}
    """The trends wished for, until all have said theirs."""
    trends: list[str] = []
    open_objectives: list[str] = []
    unused_objectives: list[str] = []
    taxed: int = 0
    """Tax spaces taken in this turn."""
    shared_explorations: int = 0
    crisis: Crisis | None = None
    round: Round | None = None
    ended_by: str = ""
    """The objective whose condition was met."""
    unclaimed: list[str] = []
    """Objectives whose condition was met, and nobody opened them: all know now that nobody has them."""

    @property
    def shown_objectives(self) -> list[str]:
        """Those that everybody sees: dealt open, and the one whose condition was met."""
        return list(dict.fromkeys([*self.open_objectives, *filter(None, [self.ended_by])]))

    def stir(self) -> None:
        """Something is no longer as it was: who was stuck may be able to act."""
        for player in self.players:
            player.stuck = False

    def having_paid(self, seat: Seat, money: int) -> "State":
        """The table as it will be when this seat has paid so much, to look at."""
        if not money:
            return self
        payer = self.players[seat]
        poorer = msgspec.structs.replace(payer, money=payer.money - money)
        players = [poorer if player is payer else player for player in self.players]
        return msgspec.structs.replace(self, players=players)

    def lying(self) -> Lying:
        """The map."""
        return tuple([(name, region.side, region.turn, region.at) for name, region in self.regions.items()])

    def hexes_at(self) -> dict[At, Region]:
        """The hex of each place."""
        return {region.at: region for region in self.regions.values()}

    def built(self, kind: str) -> int:
        """How many buildings of a kind are on the archipelago, whoever controls them."""
        return sum([kind in region.buildings for region in self.regions.values()])

    def citizens_left(self, seat: Seat) -> int:
        """How many citizens wait in a seat's supply."""
        player = self.players[seat]
        return LIMITS.citizens * self.colours - len(player.citizens()) - player.on_wonders

    def ships_left(self, seat: Seat) -> int:
        """How many ships wait in a seat's supply."""
        return LIMITS.ships * self.colours - len(self.players[seat].ships())

    @property
    def colours(self) -> int:
        """With two players each has the pieces of two colours."""
        return 2 if self.seats == 2 else 1

    def occupant(self, region: str, building: str) -> tuple[Seat, Unit] | None:
        """Who is in a building."""
        for seat, player in zip(self.every_seat(), self.players, strict=True):
            for unit in player.units:
                if unit.spot == building and unit.region == region:
                    return seat, unit
        return None

    def ruler(self, region: str) -> Seat | None:
        """Who controls a region: an active citizen of theirs is in its town."""
        found = self.occupant(region, TOWN) if TOWN in self.regions[region].buildings else None
        return found[0] if found and found[1].active else None

    def controller(self, region: str, building: str) -> tuple[Seat, Unit] | None:
        """Who controls a building, and by which unit: one in it, else the one in the region's town."""
        if building not in self.regions[region].buildings:
            return None
        found = self.occupant(region, building)
        if found and found[1].active:
            return found
        town = self.occupant(region, TOWN) if TOWN in self.regions[region].buildings else None
        return town if town and town[1].active and building != TOWN else None

    def controlled(self, seat: Seat, building: str) -> list[str]:
        """The regions in which a seat controls such a building."""
        units = self.players[seat].units
        within_reach = {unit.region for unit in units if unit.spot == building or unit.spot == TOWN}
        if not within_reach:
            return []
        return [
            name
            for name in self.regions
            if name in within_reach and (control := self.controller(name, building)) and control[0] == seat
        ]

    def free_icons(self, region: str, part: str, resource: str) -> int:
        """Icons that nobody works and that were not looted."""
        return self.icons(region, part, resource) - self.worked().count((resource, region, part))

    def icons(self, region: str, part: str, resource: str) -> int:
        """Icons that were not looted, also those that somebody works."""
        place = self.regions[region]
        looted = place.looted.get(f"{part} {resource}", 0) if place.looted else 0
        return SIDES[place.side].parts[part].icons.get(resource, 0) - looted

    def worked(self) -> list[tuple[str, str, str]]:
        """What each unit works or is in that is not just standing, with its region and its water or land."""
        return [(unit.spot, unit.region, unit.part) for player in self.players for unit in player.units if unit.spot]

    def owner_of(self, card: str) -> Seat | None:
        """Before whom a card lies."""
        return next((seat for seat in self.every_seat() if self.owned(seat, card)), None)

    def owned(self, seat: Seat, card: str) -> OwnedCard | None:
        """A seat's card of this name."""
        return next((owned for owned in self.players[seat].cards if owned.card == card), None)

    def churches(self) -> int:
        """Churches on the archipelago."""
        return self.built(CHURCH)
