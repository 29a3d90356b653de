"""A table with a position made to order, and what people type at it."""

from typing import Any

from msgspec import to_builtins

from games.archipelago import GAME
from games.archipelago.actions.exploring import LETTERS
from games.archipelago.components import CARDS, SIDES
from games.archipelago.map.geography import fits
from games.archipelago.state import OwnedCard, Player, Region, RowCard, State, Unit
from games.archipelago.steps import NextRound, Turn
from games.core.chance import Chance
from games.core.events import Event
from games.core.game import Setup
from games.core.moves import IllegalMove, Move, Offer, Request
from games.core.parts.seeing import HIDDEN
from games.core.play import Play
from games.core.saving import clone
from games.core.seats import Seat
from tests.games.archipelago.laws import flows, laws, offers
from tests.games.archipelago.story import the_move_is_told
from tests.support.sayings import Sayings

SAYINGS = Sayings(GAME)


class Table:
    """Nobody has anything but money and discs; the open sea lies in the middle as region a."""

    def __init__(self, seats: int = 3, *, turn: int = 2, **options: str) -> None:
        self.state: State = GAME.start(Setup(seats, {"length": "medium", **options}, "made to order")).state
        self.events: list[Event] = []
        self._clear(turn)

    def _clear(self, turn: int) -> None:
        state = self.state
        taken = {SIDES[side].hex for side in state.stack}
        for player in state.players:
            taken |= {SIDES[side].hex for side in player.hand}
            player.hand, player.units, player.tokens = [], [], 0
            player.objectives = []
            player.drawn = []
        state.stack = [next(key for key, side in SIDES.items() if side.hex == name) for name in sorted(taken)]
        state.discarded, state.agenda = [], []
        state.tokens, state.spent_tokens = [8, 8, 8], 0
        state.population = state.surplus = 0
        state.order = list(state.every_seat())
        state.turn, state.phase = turn, 5
        state.row = [RowCard(state.deck.pop()) for _ in range(5)] if turn else []
        state.balance = None
        state.trends = ["stone"]

    @property
    def play(self) -> Play[State]:
        """The game as it stands, with nothing remembered of positions before."""
        return GAME.play(self.state)

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    # The position

    def region(self, side: str, at: tuple[int, int], turn: int | None = None) -> str:
        """Another region, turned as it fits if nothing else is said; returns its letter."""
        letter = LETTERS[len(self.state.regions)]
        turned = (
            next(each for each in range(6) if fits(self.state.hexes_at(), side, each, at)) if turn is None else turn
        )
        self.state.regions[letter] = Region(side, turned, at)
        self.state.stack = [each for each in self.state.stack if SIDES[each].hex != SIDES[side].hex]
        return letter

    def stack(self, side: str) -> None:
        """The hex that comes next, this side up."""
        self.state.stack = [each for each in self.state.stack if SIDES[each].hex != SIDES[side].hex]
        self.state.stack.append(side)

    def start(self, side: str) -> None:
        """Another hex in the middle."""
        self.state.regions["a"].side = side

    def citizens(
        self, seat: int, region: str, count: int = 1, part: str = "", spot: str = "", **flags: Any
    ) -> list[Unit]:
        """Citizens of a seat, in a building or on an icon if a spot is named."""
        where = part or SIDES[self.state.regions[region].side].lands[0]
        made = [Unit("citizen", region, where, spot, **flags) for _ in range(count)]
        self.player(seat).units += made
        self.state.population += count
        return made

    def ships(self, seat: int, region: str, count: int = 1, part: str = "", spot: str = "", **flags: Any) -> list[Unit]:
        """Ships of a seat."""
        where = part or SIDES[self.state.regions[region].side].waters[0]
        made = [Unit("ship", region, where, spot, **flags) for _ in range(count)]
        self.player(seat).units += made
        return made

    def building(self, kind: str, region: str, seat: int | None = None, **flags: Any) -> None:
        """A building, with a citizen of a seat in it if one is named."""
        land = SIDES[self.state.regions[region].side].lands[0]
        self.state.regions[region].buildings[kind] = land
        if kind in ("town", "church"):
            self.state.halls -= 1
        else:
            self.state.docks -= 1
        if seat is not None:
            self.citizens(seat, region, spot=kind, **flags)

    def cubes(self, seat: int, text: str) -> None:
        """Cubes of the bank behind a screen."""
        cubes = self.player(seat).cubes
        for resource in text.split():
            self.state.bank[resource] -= 1
            cubes[resource] = cubes.get(resource, 0) + 1

    def market(self, market: Any, resource: str, count: int) -> None:
        """Exactly so many cubes in a zone."""
        lying = self.state.markets[market]
        self.state.bank[resource] += lying[resource] - count
        lying[resource] = count

    def money(self, *amounts: int) -> None:
        """Exactly so much for each seat."""
        for player, amount in zip(self.state.players, amounts, strict=True):
            self.state.money += player.money - amount
            player.money = amount

    def tokens(self, seat: int, count: int) -> None:
        """Explorer tokens of the last stack."""
        self.state.tokens[2] -= count
        self.player(seat).tokens += count

    def card(self, seat: int, name: str, *, turn: int = 1, **flags: Any) -> OwnedCard:
        """A card before a seat, from wherever it is."""
        self._take(name)
        owned = OwnedCard(name, turn, **flags)
        self.player(seat).cards.append(owned)
        return owned

    def row(self, *names: str) -> None:
        """The cards of the track."""
        self.state.deck = [*(card.card for card in self.state.row), *self.state.deck]
        self.state.row = []
        for name in names:
            self._take(name)
            self.state.row.append(RowCard(name))

    def top(self, name: str) -> None:
        """The card on top of the deck, its back open."""
        self._take(name)
        self.state.deck.append(name)
        self.state.balance = (CARDS[name].upper, CARDS[name].lower)

    def _take(self, name: str) -> None:
        state = self.state
        if name in state.deck:
            state.deck.remove(name)
            return
        if any(card.card == name for card in state.row):
            state.row = [card for card in state.row if card.card != name]
            fresh = state.deck.pop(0)
            state.row.append(RowCard(fresh))
            return
        raise AssertionError(f"{name} is elsewhere")

    def objective(self, seat: int, name: str) -> None:
        """An objective of a seat."""
        self.state.unused_objectives = [each for each in self.state.unused_objectives if each != name]
        self.player(seat).objectives.append(name)

    # Play

    def next(self, *steps: Any) -> "Table":
        """These steps come now, and then nothing more before the next turn."""
        self.state.agenda = [Turn(), *reversed(steps)]
        return self.run()

    def rounds(self) -> "Table":
        """Phase 5 begins."""
        return self.next(NextRound())

    def run(self) -> "Table":
        before = clone(self.state)
        play = self.play
        play.run()
        return self._happened(before, play.events)

    def _happened(self, before: State, events: list[Event]) -> "Table":
        """What happened keeps the laws, can be told, and leaves what the rulebook allows to all who are asked."""
        self.events = events
        flows(before, events, self.state)
        laws(self.state)
        SAYINGS.told(events, again=True)
        if self.state.over:
            SAYINGS.outcome(self.play)
        else:
            play = self.play
            offers(play)
            for seat in play.waiting():
                SAYINGS.request(play.legal(seat))
            self._imagined(play)
        return self

    def _imagined(self, play: Play[State]) -> None:
        """Who watches, and one seat in turn, can imagine how it is, and cannot tell the two apart."""
        chance = Chance(f"imagined {self.state.moves}")
        for viewer in (None, Seat(self.state.moves % self.state.seats)):
            imagined = GAME.seeing.imagine(self.state, viewer, chance)
            laws(imagined)
            seen = GAME.view(self.state, viewer)
            assert GAME.view(imagined, viewer) == seen
            assert HIDDEN not in str(to_builtins(imagined)), "something was not imagined"
            assert imagined.chance.seed not in ("", self.state.chance.seed)
            thought = GAME.play(imagined)
            if viewer is not None:
                assert thought.legal(viewer) == play.legal(viewer)
            for asked in play.waiting():
                assert seen_by_others(thought.legal(asked)) == seen_by_others(play.legal(asked))
            trial = GAME.play(clone(imagined))
            trial.run()
            assert (trial.waiting(), trial.events) == (play.waiting(), []), "silence tells what is asked"

    def do(self, seat: int, text: str) -> "Table":
        """The seat types this."""
        play = self.play
        move = play.legal(Seat(seat)).read(text)
        return self.make(seat, move)

    def make(self, seat: int, move: Move) -> "Table":
        """The seat makes this move."""
        before = clone(self.state)
        events = self.play.apply(Seat(seat), move)
        the_move_is_told(Seat(seat), move, events, self.state)
        return self._happened(before, events)

    def refuses(self, seat: int, text: str) -> bool:
        """Whether the seat may not do this."""
        play = GAME.play(clone(self.state))
        before = clone(self.state)
        try:
            play.apply(Seat(seat), play.legal(Seat(seat)).read(text))
        except IllegalMove:
            assert play.state == before, "a refused move left a trace"
            return True
        return False

    def waiting(self) -> tuple[int, ...]:
        return self.play.waiting()

    def offer(self, seat: int, verb: str) -> Offer | None:
        return self.play.legal(Seat(seat)).offer(verb)

    def offered(self, seat: int, verb: str) -> Offer:
        found = self.offer(seat, verb)
        assert found is not None, f"{verb} is not offered"
        return found

    def words(self, seat: int, verb: str, field: str) -> tuple[str, ...]:
        return self.offered(seat, verb).choices(field, {})

    def asked(self) -> str:
        """What is asked now."""
        return type(self.state.agenda[-1]).__name__ if self.state.agenda else ""

    def told(self) -> list[str]:
        """What happened in the last move."""
        return [event.key.removeprefix("archipelago-log-") for event in self.events]

    def happened(self, key: str) -> list[Event]:
        return [event for event in self.events if event.key == f"archipelago-log-{key}"]


def seen_by_others(request: Request) -> object:
    """What the table sees of a question: nothing of a secret one but that it is asked."""
    offers = [] if request.secret else [offer for offer in request.public().offers if not offer.aside]
    return request.asked, request.secret, request.private, None if request.secret else request.prompt, offers
