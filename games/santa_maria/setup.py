"""Preparing the game."""

from collections.abc import Mapping

from games.core.chance import Chance
from games.core.events import Phrase
from games.core.game import Setup
from games.core.parts.settings import OFF, ON, TableOption
from games.core.seats import Seat, nothing_asked, seats_of
from games.santa_maria.components import (
    BISHOPS,
    CARDS,
    COCOA,
    COLONIES,
    COMMON,
    DISTRICTS,
    DOCKS,
    ENVOYS,
    LODGES,
    MAYA,
    MISSIONS,
    RESOURCES,
    ROADS,
    SCHOLARS,
    START,
    STORES,
    TEMPLES,
    WOOD,
)
from games.santa_maria.grid import CORNER
from games.santa_maria.piles import whole_piles
from games.santa_maria.state import City, Colony, Player, State, Temple
from games.santa_maria.steps import AnyStep, ChooseBoard, ChoosePair, StartTurn
from games.santa_maria.turns.years import open_year

SWITCH = (OFF, ON)
FOR_FIVE = ("five", "on")
"""Five cannot play without."""
USUAL, ADVANCED = "usual", "advanced"
ALONE = 1
KINGDOMS = {"kingdoms": "on"}
OPTIONS = (
    TableOption("setup", (USUAL, "choose", "deal", ADVANCED)),
    TableOption("shared_dice", SWITCH),
    TableOption("kingdoms", FOR_FIVE),
    TableOption("governor", SWITCH, only_with=KINGDOMS),
    TableOption("specialists", SWITCH, only_with=KINGDOMS),
    TableOption("envoys", FOR_FIVE, only_with=KINGDOMS),
    TableOption("maya", FOR_FIVE, only_with=KINGDOMS),
    TableOption("picked_scholars", ("use", "points"), only_with={"setup": ADVANCED}),
    TableOption("passed", ("follow", "rest"), only_with={"envoys": "on"}),
    TableOption("goat", ("line", "chain"), seats=(ALONE,)),
    TableOption("maya_free", ("buy", "nothing"), only_with={"maya": "on"}),
)
MODULES = ("governor", "specialists", "envoys", "maya")
MOST_COLONISTS = 4
ROAD_TILES = 3
COCOA_COLONY = "cocoa"


def resolved(seats: int, options: Mapping[str, str]) -> dict[str, str]:
    """The settings as they are played: with five American Kingdoms, envoys and the Maya city are always there.

    Whoever wishes a module wishes American Kingdoms. Alone one plays with the advanced set-up unless otherwise wished.
    """
    five = SWITCH[seats > MOST_COLONISTS]
    played = {key: five if value == FOR_FIVE[0] else value for key, value in options.items()}
    if any(options.get(module) == ON for module in MODULES):
        played["kingdoms"] = ON
    if played["setup"] == USUAL:
        dealt = "deal" if played["kingdoms"] == ON else "choose"
        played["setup"] = ADVANCED if seats == ALONE else dealt
    return played


def fits(seats: int, options: Mapping[str, str]) -> Phrase | None:
    """In American Kingdoms boards are not chosen."""
    played = resolved(seats, options)
    if played["kingdoms"] == ON and played["setup"] == "choose":
        return Phrase("santa-maria-misfit-dealt")
    return None


def set_up(setup: Setup) -> State:
    """The table before the first step."""
    options = resolved(setup.seats, setup.options)
    chance = Chance(setup.seed)
    first = Seat(chance.below(setup.seats))
    kingdoms = options["kingdoms"] == ON
    state = State(
        seats=setup.seats,
        options=options,
        chance=chance,
        agenda=[],
        requests=nothing_asked(setup.seats),
        players=[],
        first=first,
        active=first,
        piles={name: _shuffled(chance, words) for name, words in whole_piles(kingdoms).items()},
        docks={},
        scholars=[],
        bishops=[],
        missions=_missions(kingdoms),
        roads=ROAD_TILES,
    )
    if options["maya"] == ON:
        state.maya = first
    state.players = [_player(state, seat) for seat in seats_of(setup.seats)]
    _docks(state, kingdoms)
    unused = _scholars_and_bishops(state, kingdoms)
    state.agenda = _colonies(state, unused)
    open_year(state)
    return state


def _shuffled(chance: Chance, words: list[str]) -> list[str]:
    chance.shuffle(words)
    return words


def _missions(kingdoms: bool) -> list[str]:
    covered = {mission.instead_of for mission in MISSIONS.values()} if kingdoms else set()
    return [key for key, mission in MISSIONS.items() if key not in covered and (kingdoms or not mission.instead_of)]


def _docks(state: State, kingdoms: bool) -> None:
    start = state.piles.pop("start")
    state.docks = dict(zip(DOCKS, start, strict=True))
    if kingdoms:
        state.docks["special"] = state.piles["special_ships"].pop()


def _scholars_and_bishops(state: State, kingdoms: bool) -> list[str]:
    """Those on the board; what is left of the scholars is for the advanced set-up."""
    scholars = [
        key
        for key, scholar in SCHOLARS.items()
        if (kingdoms or not scholar.kingdoms) and (state.plays("governor") or not scholar.governor)
    ]
    bishops = [key for key, bishop in BISHOPS.items() if kingdoms or not bishop.kingdoms]
    shuffled = _shuffled(state.chance, scholars)
    shown = START.scholars + kingdoms
    state.scholars = shuffled[:shown]
    state.bishops = _shuffled(state.chance, bishops)[: START.bishops]
    return shuffled[shown:]


def advanced(state: State) -> bool:
    """Alone one plays with the advanced set-up unless otherwise wished."""
    wish = state.options["setup"]
    return wish == ADVANCED or (wish == USUAL and state.seats == ALONE)


def _player(state: State, seat: Seat) -> Player:
    order = state.in_turn(state.first)
    rooms = {kind: resource.room for kind, resource in RESOURCES.items() if resource.room}
    blues = (ENVOYS if state.plays("envoys") else START).blue_dice
    if seat == state.maya:
        return _maya(state, blues)
    place = order.index(seat) - (state.maya is not None)
    goods = {kind: START.wood if kind == WOOD else 0 for kind in rooms}
    if state.plays("kingdoms"):
        rooms[COCOA] = goods[COCOA] = 1
    player = Player(START.coins[place], goods, rooms, Colony("", {}), blues=blues)
    if state.plays("governor"):
        assert player.colony is not None
        player.colony.governor = CORNER
    return player


def _colonies(state: State, scholars: list[str]) -> list[AnyStep]:
    """Boards or town halls are picked counter-clockwise, the first player last; or the boards are dealt."""
    order = [seat for seat in reversed(state.in_turn(state.first)) if seat != state.maya]
    kingdoms = state.plays("kingdoms")
    cocoa = kingdoms and state.maya is None
    boards = [key for key in COLONIES if key != COMMON and (cocoa or key != COCOA_COLONY)]
    if not order:
        return [StartTurn(state.first)]
    if advanced(state):
        for seat in order:
            settle(state, seat, COMMON)
        state.pairs = dict(zip((f"{board}_hall" for board in boards), scholars, strict=False))
        return [StartTurn(state.first), *(ChoosePair([seat]) for seat in reversed(order))]
    if state.options["setup"] == "deal" or kingdoms:
        state.chance.shuffle(boards)
        for seat, board in zip(order, boards, strict=False):
            settle(state, seat, board)
            if board == COCOA_COLONY:
                second_cocoa_store(state, seat)
        return [StartTurn(state.first)]
    state.boards = boards
    return [StartTurn(state.first), *(ChooseBoard([seat]) for seat in reversed(order))]


def settle(state: State, seat: Seat, board: str) -> None:
    """The board lies before the player."""
    colony = state.colony(seat)
    colony.board = board
    colony.cells = dict(COLONIES[board].cells)


def second_cocoa_store(state: State, seat: Seat) -> None:
    """It is empty."""
    state.players[seat].room[COCOA] += 1


def _printed_plots() -> dict[str, str]:
    return {f"{'abc'[at]}{road}": kind for road, found in ROADS.items() for at, kind in enumerate(found.plots) if kind}


def _maya(state: State, blues: int) -> Player:
    chance = state.chance
    levels: dict[int, list[str]] = {}
    for key, temple in TEMPLES.items():
        levels.setdefault(temple.level, []).append(key)
    for tokens in levels.values():
        chance.shuffle(tokens)
    deck = _shuffled(chance, list(CARDS))
    city = City(
        plots=_printed_plots(),
        temples=dict(zip(DISTRICTS, map(Temple, levels[1]), strict=True)),
        hand=[deck.pop() for _ in range(MAYA.hand)],
        deck=deck,
        reserve={kind: store.reserve for kind, store in STORES.items() if store.reserve},
        lodges={kind: dict(lodge.buildings) for kind, lodge in LODGES.items()},
        piles={2: levels[2], 3: levels[3]},
        forks=MAYA.forks,
    )
    goods = {kind: store.filled for kind, store in STORES.items()}
    rooms = {kind: store.filled + store.empty for kind, store in STORES.items()}
    return Player(MAYA.coins, goods, rooms, city=city, blues=blues)
