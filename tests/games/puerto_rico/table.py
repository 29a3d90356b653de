"""A table with a position made to order, and what people type at it."""

from collections.abc import Mapping

from games.core.events import Event, Phrase, Value
from games.core.fields import Spread
from games.core.game import Setup
from games.core.moves import IllegalMove, Move
from games.core.play import Play
from games.core.saving import clone
from games.core.seats import Seat
from games.puerto_rico import GAME
from games.puerto_rico.components import BUILDINGS, FOREST, PLAYERS, QUARRY
from games.puerto_rico.setup import copies
from games.puerto_rico.state import ROSE, Board, State
from games.puerto_rico.steps import ChooseRole, EndRole, EndRound, NewRound, Storage
from tests.games.puerto_rico.laws import flows, laws
from tests.support.sayings import Sayings
from texts import words

SAYINGS = Sayings(GAME)
NO_NAMES = {"text"}
"""What people typed."""


def all_named(args: Mapping[str, Value]) -> None:
    """Every word that is told has a name, by the noun that it stands under."""
    known = words("en")
    for name, value in args.items():
        nouns = [name, *(name[:at] for at, letter in enumerate(name) if letter == "_")]
        for word in value if isinstance(value, tuple) else (value,):
            if isinstance(word, str) and word and name not in NO_NAMES:
                keys = [f"{kin}-{noun}-{word}" for kin in ("puerto-rico", "core") for noun in nouns]
                assert any(map(known.has, keys)), (name, word)


class Table:
    """The governor is seat 0. Islands are bare; all that a position needs comes from the supplies.

    A tile or building is occupied by a colonist on every circle; `corn-` is empty and `chapel!` has nobles.
    """

    def __init__(self, seats: int = 4, **options: str) -> None:
        starts = (GAME.start(Setup(seats, options, str(seed))).state for seed in range(1000))
        self.state = next(state for state in starts if state.governor == 0)
        self.events: list[Event] = []
        for board in self.state.boards:
            self.state.pile += board.island
            board.island.clear()

    @property
    def play(self) -> Play[State]:
        """The game as it stands, with nothing remembered of positions before."""
        return GAME.play(self.state)

    def board(self, seat: int) -> Board:
        return self.state.boards[seat]

    # The position

    def seat(
        self,
        seat: int,
        island: str = "",
        city: str = "",
        goods: str = "",
        coins: int = 0,
        points: int = 0,
        rose: int = 0,
    ) -> "Table":
        """What a seat has besides what it had."""
        board = self.board(seat)
        for word in island.split():
            self._tile(board, word)
        for word in city.split():
            self._building(board, word)
        for good in goods.split():
            self.state.stock[good] -= 1
            board.goods[good] += 1
        board.coins += coins
        board.points += points
        self.state.points -= points
        self._people(board, ROSE, rose)
        return self

    def coins(self, *coins: int) -> "Table":
        """Exactly so many doubloons for each seat."""
        for board, count in zip(self.state.boards, coins, strict=True):
            board.coins = count
        return self

    def row(self, tiles: str) -> "Table":
        """The face-up plantations."""
        state = self.state
        state.pile += state.row
        state.row = tiles.split()
        for tile in state.row:
            state.pile.remove(tile)
        return self

    def stack(self, tile: str) -> "Table":
        """The plantation that is drawn next."""
        self.state.pile.remove(tile)
        self.state.pile.append(tile)
        return self

    def sold(self, goods: str) -> "Table":
        """What lies in the trading house."""
        for good in goods.split():
            self.state.stock[good] -= 1
            self.state.house.append(good)
        return self

    def loaded(self, **ships: str) -> "Table":
        """What the ships carry: `ship_5="corn 2"`."""
        for word, load in ships.items():
            ship = next(ship for ship in self.state.ships if ship.word == word.removeprefix("ship_"))
            good, count = load.split()
            ship.good, ship.load = good, int(count)
            self.state.stock[good] -= int(count)
        return self

    def in_play(self, *buildings: str) -> "Table":
        """Have these beige buildings in the game, instead of others that cost the same."""
        market = self.state.market
        for key in buildings:
            if key not in market:
                cost = BUILDINGS[key].cost
                out = [
                    old
                    for old, building in BUILDINGS.items()
                    if old in market
                    and building.cost == cost
                    and building.beige
                    and building.set != "nobles"
                    and old not in buildings
                    and all(old not in board.city for board in self.state.boards)
                ]
                del market[out[-1]]
                market[key] = copies(BUILDINGS[key], PLAYERS[self.state.seats])
        return self

    def _tile(self, board: Board, word: str) -> None:
        tile = word.rstrip("-!")
        if tile == QUARRY:
            self.state.quarries -= 1
        elif tile.startswith(FOREST):
            board.forests.append(self.state.pile.pop(0))
            board.island.append(FOREST)
            return
        else:
            self.state.pile.remove(tile)
        board.island.append(tile)
        self._people(board, tile, 1, word)

    def _building(self, board: Board, word: str) -> None:
        key = word.rstrip("-!")
        self.in_play(key)
        self.state.market[key] -= 1
        board.city.append(key)
        self._people(board, key, BUILDINGS[key].circles, word)

    def _people(self, board: Board, place: str, count: int, word: str = "") -> None:
        if word.endswith("-") or not count:
            return
        if word.endswith("!"):
            board.nobles[place] = board.nobles.get(place, 0) + count
            self.state.nobles -= count
        else:
            board.colonists[place] = board.colonists.get(place, 0) + count
            self.state.colonists -= count

    # The play

    def begin(self, role: str, by: int = 0) -> "Table":
        """This seat takes the role; the next seat chooses after it."""
        self.choosing(by)
        self.do(by, f"choose {role}")
        return self

    def choosing(self, seat: int) -> "Table":
        """It is this seat's turn to take a role, then the next one's."""
        left = self.state.left_of(Seat(seat))
        for board in self.state.boards:
            board.roles.clear()
        self.state.agenda[:] = [EndRound(), ChooseRole([left]), ChooseRole([Seat(seat)])]
        self.play.run()
        return self

    def storing(self) -> "Table":
        """Seat 0 is the captain, and nobody can load any more."""
        self.state.role = "captain"
        self.state.agenda[:] = [EndRound(), ChooseRole([Seat(1)]), EndRole(), Storage()]
        self.play.run()
        return self

    def last_choice(self, seat: int) -> "Table":
        """This seat takes the last role of the round."""
        self.state.agenda[:] = [EndRound(), ChooseRole([Seat(seat)])]
        self.play.run()
        return self

    def new_round(self) -> "Table":
        """The governor begins a round."""
        self.state.agenda[:] = [NewRound()]
        self.play.run()
        return self

    def do(self, seat: int, text: str) -> list[Event]:
        """A seat types a move; all laws hold before and after, and what is asked and what happens can be told."""
        laws(self.state)
        SAYINGS.request(self.play.legal(Seat(seat)))
        before = clone(self.state)
        self.events = self.play.apply(Seat(seat), self._move(seat, text))
        laws(self.state)
        flows(before, self.events, self.state)
        SAYINGS.told(self.events, again=True)
        for event in self.events:
            all_named(event.args)
        return self.events

    def _move(self, seat: int, text: str) -> Move:
        return self.play.legal(Seat(seat)).read(text)

    def can(self, seat: int, text: str) -> bool:
        """Whether the move is open to the seat now."""
        try:
            return self.play.legal(Seat(seat)).accepts(self._move(seat, text))
        except IllegalMove:
            return False

    def why_not(self, seat: int, move: Move) -> str:
        """Why the seat cannot make this move: the key of the reason, which can be told."""
        return self.reason(seat, move).key.removeprefix("puerto_rico-reason-")

    def reason(self, seat: int, move: Move) -> Phrase:
        """The same with all that it names."""
        assert not self.play.legal(Seat(seat)).accepts(move)
        reason = self.play.why_not(Seat(seat), move)
        SAYINGS.say("phrase", reason)
        all_named(reason.args)
        return reason

    def verbs(self, seat: int) -> set[str]:
        """What the seat is asked to choose between."""
        return {offer.verb for offer in self.play.legal(Seat(seat)).offers if not offer.aside}

    def waiting(self) -> tuple[int, ...]:
        return self.play.waiting()

    def asked(self) -> str:
        """The question that is open."""
        return type(self.state.agenda[-1]).__name__ if self.state.agenda else ""

    def pass_on(self) -> "Table":
        """Everybody passes, keeps what was proposed, or loads something, until the role is over."""
        while self.asked() not in ("ChooseRole", ""):
            seat = self.waiting()[0]
            request = self.play.legal(Seat(seat))
            offer = request.offer("pass") or next(offer for offer in request.offers if not offer.aside)
            self.do(seat, request.text(offer.moves(1)[0]))
        return self

    def proposed(self, seat: int) -> dict[str, int]:
        """The placement that the mayor proposes to this seat."""
        field = self.play.legal(Seat(seat)).offers[0].fields[0]
        assert isinstance(field, Spread)
        return {place: count for place, _, count in field.now}

    def log(self, key: str) -> list[Event]:
        """The lines of the last move's log with this key."""
        return [event for event in self.events if event.key == f"puerto_rico-log-{key}"]
