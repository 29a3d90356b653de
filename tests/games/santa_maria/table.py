"""A table with a position made to order, and what people type at it."""

from collections.abc import Sequence

import msgspec

from games.core.events import Event
from games.core.fields import read
from games.core.game import Setup
from games.core.moves import IllegalMove, Move, Request
from games.core.play import Play
from games.core.saving import clone
from games.core.seats import Seat
from games.santa_maria import GAME
from games.santa_maria.components import COLONIES, SHIPS, TILES
from games.santa_maria.grid import spread
from games.santa_maria.state import City, Colony, Laid, Player, State
from games.santa_maria.steps import ChooseBoard, ChoosePair, EndYear, StartTurn
from tests.games.santa_maria.laws import flows, laws
from texts import DEFAULT, Teller, words

TELLER = Teller(words(DEFAULT), GAME.key, ["Anna", "Boris", "Clara", "Dmitri", "Elena"])


def started(seats: int = 2, **options: str) -> Play[State]:
    """A new game whose first player is seat 0."""
    games = (GAME.start(Setup(seats, options, str(seed))) for seed in range(1000))
    return next(play for play in games if play.state.first == 0)


class Table:
    """Seat 0 begins the first year. All have the common board with nothing else on it, no goods and no coins."""

    def __init__(self, seats: int = 2, **options: str) -> None:
        self.state = started(seats, **{"setup": "deal", **options}).state
        self.events: list[Event] = []
        for player in self.state.players:
            player.coins = 0
            player.goods = dict.fromkeys(player.goods, 0)
            if player.colony is not None:
                player.colony.board = "common"
                player.colony.cells = dict(COLONIES["common"].cells)
        self.turn(0)

    @property
    def play(self) -> Play[State]:
        """The game as it stands, with nothing remembered of positions before; all end their turns themselves."""
        play = GAME.play(self.state)
        play.asked_anyway = frozenset(self.state.every_seat())
        return play

    def player(self, seat: int = 0) -> Player:
        return self.state.players[seat]

    def colony(self, seat: int = 0) -> Colony:
        return self.state.colony(Seat(seat))

    def request(self, seat: int = 0) -> Request:
        return self.play.legal(Seat(seat))

    # The position

    def city(self) -> City:
        return self.state.city()

    def hold(self, *cards: str) -> "Table":
        """The Maya hold just these cards."""
        city = self.city()
        everything = [*city.hand, *city.deck]
        city.hand = list(cards)
        city.deck = [card for card in everything if card not in cards]
        return self

    def token(self, district: str, token: str) -> "Table":
        """This temple token lies there."""
        city = self.city()
        there = city.temples[district].token
        for temple in city.temples.values():
            if temple.token == token:
                temple.token = there
        for pile in city.piles.values():
            if token in pile:
                pile[pile.index(token)] = there
        city.temples[district].token = token
        return self

    # The position of all

    def seat(self, seat: int = 0, goods: str = "", coins: int = 0, **cells: str) -> "Table":
        """What a seat has, and what stands on cells besides what is printed; `a2="wood"`."""
        player = self.player(seat)
        player.coins = coins
        for good in goods.split():
            player.goods[good] += 1
        if player.colony is not None:
            player.colony.cells.update(cells)
        return self

    def lay(self, seat: int, tile: str, spot: str, turn: str = "east") -> "Table":
        """A tile that lies in the colony."""
        state, colony = self.state, self.colony(seat)
        for tiles in (state.doubles, state.triples, state.specials, *state.piles.values()):
            if tile in tiles:
                tiles.remove(tile)
                self._refill(tiles, tile)
        colony.laid.append(Laid(tile, spot, turn))
        found = TILES[tile]
        colony.cells.update(zip(spread(found.shape, spot, turn), found.cells, strict=True))
        return self

    def _refill(self, tiles: list[str], tile: str) -> None:
        """A stack from which a tile was taken has another one, which leaves the display."""
        state = self.state
        kind = TILES[tile].kind
        display = {"double": state.doubles, "triple": state.triples, "special": state.specials}[kind]
        if tiles is not display:
            tiles.append(display.pop())

    def show(self, *tiles: str) -> "Table":
        """Have these tiles in the display."""
        state = self.state
        for tile in tiles:
            kind = TILES[tile].kind
            display = {"double": state.doubles, "triple": state.triples, "special": state.specials}[kind]
            pile = state.piles[f"{kind}s"]
            if tile not in display:
                out = next(one for one in display if one not in tiles)
                display[display.index(out)] = tile
                pile[pile.index(tile)] = out
        return self

    def dock(self, **docks: str) -> "Table":
        """Have these shipping tiles in the common docks."""
        state = self.state
        for dock, ship in docks.items():
            there = state.docks[dock]
            for other, found in state.docks.items():
                if found == ship:
                    state.docks[other] = there
            for pile in state.piles.values():
                if ship in pile:
                    pile[pile.index(ship)] = there
            state.docks[dock] = ship
        return self

    def shipped(self, seat: int, **docks: str) -> "Table":
        """Shipping tiles at own docks: `coins="s05 s06"`."""
        for dock, ships in docks.items():
            for ship in ships.split():
                pile = self.state.piles["special_ships" if SHIPS[ship].kind == "special" else "ships"]
                if ship not in pile:
                    common = next(at for at, found in self.state.docks.items() if found == ship)
                    self.state.docks[common] = pile.pop()
                else:
                    pile.remove(ship)
                self.colony(seat).docks.setdefault(dock, []).append(ship)
        return self

    def scholar(self, name: str, seat: int = 0) -> "Table":
        """The scholar came with the seat's town hall."""
        self.colony(seat).scholar = name
        return self

    def faith(self, *places: int) -> "Table":
        """Where each seat's marker stands on the religion track, with the dice that it has brought."""
        for player, place in zip(self.state.players, places, strict=False):
            player.faith = place
            gained = sum(place >= symbol for symbol in (3, 10)) + (self.state.options["envoys"] == "off") - player.blues
            player.blues += gained
            if self.state.plays("shared_dice"):
                self.state.blue += [1] * gained
            else:
                player.blue += [1] * gained
        return self

    def places(self, scholars: str = "", bishops: str = "", missions: str = "") -> "Table":
        """Who and what is on the common board, instead of others."""
        for names, shown in ((scholars, self.state.scholars), (bishops, self.state.bishops)):
            for at, name in enumerate(names.split()):
                if name in shown:
                    shown.remove(name)
                    shown.insert(at, name)
                else:
                    shown[at] = name
        assert not missions or set(missions.split()) <= set(self.state.missions)
        return self

    def monks(self, seat: int, *places: str) -> "Table":
        """Where a seat already has monks."""
        for place in places:
            self.state.monks.setdefault(place, []).append(Seat(seat))
        return self

    def beside(self, value: int, specialist: str) -> "Table":
        """This specialist is beside that value; who was there is where the new one came from."""
        state = self.state
        there = state.specialists.get(str(value), "")
        for other, found in state.specialists.items():
            if found == specialist and other != str(value):
                state.specialists[other] = there
                break
        else:
            pile = state.piles["specialists"]
            if specialist in pile and there:
                pile[pile.index(specialist)] = there
        state.specialists[str(value)] = specialist
        return self

    def white(self, *values: int) -> "Table":
        """These dice are in the common pool; if there are more, they show what the last one shows."""
        dice = [*values, *[values[-1]] * len(self.state.white)][: len(self.state.white)]
        self.state.white = sorted(dice)
        return self

    def blue(self, seat: int, *values: int) -> "Table":
        """A seat's own blue dice."""
        player = self.player(seat)
        player.blue = sorted(values)
        player.blues = len(values)
        player.faith = {0: player.faith, 1: 0, 2: 3, 3: 10}[len(values) + (self.state.plays("envoys"))]
        return self

    # The play

    def turn(self, seat: int) -> "Table":
        """It is this seat's turn."""
        self.state.agenda[:] = [StartTurn(Seat(seat))]
        self.state.lately = None
        self.play.run()
        return self

    def choosing(self, decision: type[ChooseBoard] | type[ChoosePair], *seats: int) -> "Table":
        """These seats choose their colonies, then seat 0 begins."""
        self.state.agenda[:] = [StartTurn(Seat(0)), *(decision([Seat(seat)]) for seat in reversed(seats))]
        self.play.run()
        return self

    def passed(self, **seats: str) -> "Table":
        """Who has passed where: `seat_1="coins"`."""
        for word, space in seats.items():
            seat = Seat(int(word[-1]))
            self.state.spaces.setdefault(space, []).append(seat)
            self.state.players[seat].space = space
        return self

    def end_year(self) -> list[Event]:
        """Everybody has passed."""
        play = self.play
        self.state.agenda[:] = [EndYear()]
        play.run()
        self.events = play.events
        return self.events

    def do(self, seat: int, text: str) -> list[Event]:
        """A seat types a move; all laws hold after it."""
        before = clone(self.state)
        self.events = self.play.apply(Seat(seat), self._move(seat, text))
        flows(before, self.events, self.state)
        for event in self.events:
            assert TELLER.event(event), "each says all that its sentence needs"
        return self.events

    def _move(self, seat: int, text: str) -> Move:
        return self.request(seat).read(text)

    def lawful(self) -> "Table":
        """All laws hold in this position."""
        laws(self.state)
        return self

    def can(self, seat: int, text: str) -> bool:
        """Whether a seat may make this move now."""
        try:
            return self.request(seat).accepts(self._move(seat, text))
        except IllegalMove:
            return False

    def written(self, text: str) -> Move:
        """A move that need not be offered; its blanks are words and numbers."""
        verb, *words = text.split()
        kind = GAME.rules.moves()[read(verb)]
        numbers = {field.name for field in msgspec.structs.fields(kind) if field.type is int}
        names = kind.__struct_fields__
        return kind(*(int(word) if name in numbers else read(word) for name, word in zip(names, words, strict=True)))

    def why_not(self, seat: int, text: str) -> str:
        """Why a seat may not make this move now."""
        move = self.written(text)
        assert not self.request(seat).accepts(move), "it is possible"
        reason = self.play.why_not(Seat(seat), move)
        assert TELLER.phrase(reason)
        return reason.key.removeprefix("santa-maria-reason-")

    def choices(self, seat: int, verb: str, name: str, **chosen: str) -> tuple[str, ...]:
        """What can be picked for a blank of a move; nothing if the move is not offered."""
        offer = self.request(seat).offer(verb)
        return offer.choices(name, chosen) if offer else ()

    def told(self, key: str) -> list[Event]:
        """The events of this kind that the last move caused."""
        return [event for event in self.events if event.key == f"santa_maria-log-{key}"]

    def asked(self) -> Sequence[int]:
        return self.play.waiting()

    def question(self) -> str:
        """What is asked now."""
        return type(self.state.agenda[-1]).__name__
