"""A table with a position made to order, and what people type at it."""

from typing import Any

from games.core.agenda import Step
from games.core.ending.outcome import Outcome
from games.core.events import Event
from games.core.game import Setup
from games.core.moves import IllegalMove, Move
from games.core.play import Play
from games.core.saving import clone
from games.core.seats import Seat
from games.maracaibo import GAME
from games.maracaibo.campaign.archive import CampaignArchive
from games.maracaibo.campaign.legacy import enter
from games.maracaibo.cards import CARDS
from games.maracaibo.components import DISCS, UPGRADES
from games.maracaibo.kinds import Effect, Nation
from games.maracaibo.state import Helper, Player, State
from games.maracaibo.steps import (
    ChooseAction,
    Effects,
    EndActions,
    EndTurn,
    NewCards,
    Refill,
    StartScoring,
    Turn,
)
from tests.games.maracaibo.laws import flows, laws, offers
from tests.support.sayings import Sayings

SAYINGS = Sayings(GAME)
TOLD = {
    "sail": ("sails",),
    "city": ("city",),
    "deliver": ("delivers", "missed"),
    "assistant": ("assistant", "missed"),
    "quest": ("quest", "missed"),
    "buy": ("buys", "missed"),
    "invest": ("invests", "missed"),
    "use-tile": ("uses-tile",),
    "attack": ("attacks", "attacks-alone", "strength"),
    "fight": ("fights",),
    "manoeuvre": ("manoeuvre", "manoeuvre-plain"),
    "explore": ("explores",),
    "disc": ("disc",),
    "deal": ("deal", "missed"),
    "plan": ("plans",),
    "task": ("task",),
}
"""What the story of a move begins with."""


class Table:
    """Seat 0 begins round 1. Hands are empty and so is the market of quests; what a position needs comes to order."""

    def __init__(self, seats: int = 2, story: str = "card_75", archive: CampaignArchive | None = None, **options: str):
        settings = {"story": story, **options}
        starts = (GAME.start(Setup(seats, settings, str(seed), archive)).state for seed in range(1000))
        self.state = next(state for state in starts if state.starter == 0)
        self.events: list[Event] = []
        for seat in self.state.every_seat():
            request = self.play.legal(seat)
            self.play.apply(seat, request.offers[0].moves(1)[0])
        for seat in self.state.every_seat():
            self.do(seat, "career " + self.player(seat).careers[0].replace("_", "-"))
        for player in self.state.players:
            self.state.deck[:0] = player.hand + player.planned
            player.hand.clear()
            player.planned.clear()

    @property
    def play(self) -> Play[State]:
        """The game as it stands, with nothing remembered of positions before; all end their turns themselves."""
        play = GAME.play(self.state)
        play.asked_anyway = frozenset(self.state.every_seat())
        return play

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    # The position

    def hand(self, seat: int, cards: str, planned: str = "") -> "Table":
        """Exactly these cards in hand and in the planning area."""
        player = self.player(seat)
        self.state.deck[:0] = player.hand + player.planned
        player.hand, player.planned, player.seen = [], [], []
        for pile, words in ((player.hand, cards), (player.planned, planned)):
            for word in words.split():
                self._take(word)
                pile.append(word)
        return self

    def market(self, cards: str) -> "Table":
        """Exactly these cards in the market."""
        self.state.deck[:0] = self.state.market
        self.state.market = []
        for word in cards.split():
            self._take(word)
            self.state.market.append(word)
        return self

    def on_deck(self, card: str) -> "Table":
        """The card that is drawn next."""
        self._take(card)
        self.state.deck.append(card)
        return self

    def _take(self, word: str) -> None:
        """Out of where it lies; the box gets another card for one of its own."""
        state = self.state
        if word in state.box:
            spare = next(card for card in state.deck if CARDS[card].deck == "b")
            state.deck.remove(spare)
            state.box[state.box.index(word)] = spare
            return
        piles = [state.deck, state.discards, state.market, state.story_cards]
        piles += [pile for player in state.players for pile in (player.hand, player.planned)]
        next(pile for pile in piles if word in pile).remove(word)

    def own(self, seat: int, cards: str) -> "Table":
        """Cards that a seat has bought; assistants stand ready, income is as if they had been there for long."""
        player = self.player(seat)
        for word in cards.split():
            self._take(word)
            player.bought.append(word)
            card = CARDS[word]
            if card.figure == "place":
                player.reserve -= 1
                player.helpers.setdefault(card.place, []).append(Helper(word))
            if card.figure == "card":
                player.reserve -= 1
                player.on_cards[word] = 1
            for effect in card.effects:
                if effect.do == "income" and not effect.synergy:
                    player.income += effect.n
        return self

    def seat(self, seat: int, **values: Any) -> "Table":
        """Anything else of a seat: `coins=5, place="7"`; figures come from the general supply."""
        player = self.player(seat)
        if "figures" in values:
            player.reserve += player.figures - values["figures"]
        for name, value in values.items():
            setattr(player, name, value)
        return self

    def influence(self, seat: int, france: int = 0, spain: int = 0, england: int = 0) -> "Table":
        self.player(seat).influence = {"france": france, "spain": spain, "england": england}
        return self

    def upgraded(self, seat: int, upgrades: str) -> "Table":
        """These cells are complete, all others full."""
        self.player(seat).discs = {key: DISCS for key in UPGRADES if key not in upgrades.split()}
        return self

    def quest(self, place: str, *quests: str) -> "Table":
        """Exactly these quests at a place."""
        self.state.quest_pile[:0] = [old for old in self.state.quests.pop(place, []) if not old.startswith("story")]
        for quest in quests:
            self._fetch_quest(quest)
            self.state.quests.setdefault(place, []).append(quest)
        return self

    def track_quest(self, space: str, quest: str) -> "Table":
        """This quest on a space of the explorer's track."""
        self.state.quest_pile.insert(0, self.state.track_quests.pop(space))
        self._fetch_quest(quest)
        self.state.track_quests[space] = quest
        return self

    def next_quest(self, quest: str) -> "Table":
        """The top tile of the pile."""
        self._fetch_quest(quest)
        self.state.quest_pile.append(quest)
        return self

    def won(self, seat: int, *quests: str) -> "Table":
        """Quest tiles on the own row."""
        for quest in quests:
            self._fetch_quest(quest)
            self.player(seat).quests.append(quest)
        return self

    def _fetch_quest(self, quest: str) -> None:
        state = self.state
        if quest in state.quest_pile:
            state.quest_pile.remove(quest)
            return
        spare = state.quest_pile.pop(0)
        for space, lying in state.track_quests.items():
            if lying == quest:
                state.track_quests[space] = spare
                return
        row = next(row for row in state.quests.values() if quest in row)
        row[row.index(quest)] = spare

    def token(self, token: str, pile: int = 0) -> "Table":
        """The combat token on top of a pile."""
        for tokens in self.state.piles:
            if token in tokens:
                tokens.remove(token)
        self.state.piles[pile].append(token)
        return self

    def fought(self, seat: int, count: int) -> "Table":
        """So many combat tokens on the board."""
        for _ in range(count):
            self.player(seat).tokens.append(self.state.piles[1].pop())
        return self

    def markers(self, **places: Nation) -> "Table":
        """Whose marker lies where, and nothing else: `p5="france"`."""
        state = self.state
        for nation in state.markers.values():
            state.stock[nation] += 1
        state.markers.clear()
        for place, nation in places.items():
            state.markers[place.removeprefix("p")] = nation
            state.stock[nation] -= 1
        return self

    def city(self, place: str, tile: str) -> "Table":
        """This tile on a city; what lay there goes where this one lay."""
        state = self.state
        there = next((other for other, key in state.city_tiles.items() if key == tile), "")
        old = state.city_tiles[place]
        if there:
            state.city_tiles[there] = old
        else:
            state.spare_tiles.remove(tile)
            state.spare_tiles.append(old)
        state.city_tiles[place] = tile
        return self

    def legacy(self, *tiles: str) -> "Table":
        """These legacy tiles are in play."""
        play = self.play
        for tile in tiles:
            enter(play, tile)
        return self

    def buildings(self, *keys: str) -> "Table":
        """These buildings lie face up."""
        state = self.state
        others = [key for key in (*state.buildings, *state.box_buildings) if key not in keys]
        state.buildings = [*keys, *others][:4]
        state.box_buildings = [*keys, *others][4:]
        state.open_buildings = max(len(keys), state.round)
        return self

    # The play

    def turn(self, seat: int) -> "Table":
        """It is this seat's turn."""
        return self.run(Turn(Seat(seat)))

    def at(self, seat: int, place: str, moved: int = 1) -> "Table":
        """The ship has come to a place, and the main action follows."""
        self.player(seat).place = place
        self.state.leg = self.state.moved = moved
        return self._in_phase_b(seat, ChooseAction([Seat(seat)]))

    def effects(self, seat: int, *effects: Effect) -> "Table":
        """Something of phase B does this."""
        return self._in_phase_b(seat, Effects(Seat(seat), list(effects)))

    def _in_phase_b(self, number: int, *steps: Step) -> "Table":
        seat = Seat(number)
        return self.run(*steps, EndActions(seat), Refill([seat]), NewCards(), EndTurn(seat))

    def scoring(self, closer: int = 0, number: int = 1) -> "Table":
        """This seat has ended this round."""
        self.state.round, self.state.closer = number, closer
        self.state.open_buildings = max(number, self.state.open_buildings)
        return self.run(StartScoring())

    def run(self, *steps: Step) -> "Table":
        """This is what is to be done now."""
        agenda: list[Any] = self.state.agenda
        agenda[:] = reversed(steps)
        play = self.play
        play.run()
        self.events = play.events
        self._looked_at()
        return self

    def do(self, number: int, text: str) -> list[Event]:
        """A seat types a move; all laws hold before and after."""
        laws(self.state)
        seat = Seat(number)
        before = clone(self.state)
        play = self.play
        self.events = play.apply(seat, play.legal(seat).read(text))
        laws(self.state)
        flows(before, self.events, self.state)
        first = [event.key.removeprefix("maracaibo-log-") for event in self.events[:1]]
        assert set(first) <= set(TOLD.get(text.split(maxsplit=1)[0], first))
        self._looked_at()
        return self.events

    def _looked_at(self) -> None:
        """What is offered is what the rulebook allows, and all that is told and asked has its words."""
        SAYINGS.told(self.events, again=True)
        if not self.state.over:
            play = self.play
            offers(play)
            for seat in play.waiting():
                SAYINGS.request(play.legal(seat))

    def can(self, number: int, text: str) -> bool:
        """Whether the move is open to the seat now."""
        request = self.play.legal(Seat(number))
        try:
            return request.accepts(request.read(text))
        except IllegalMove:
            return False

    def why_not(self, number: int, move: Move) -> str:
        """Why the seat cannot make this move: the key of the reason."""
        assert not self.play.legal(Seat(number)).accepts(move)
        reason = self.play.why_not(Seat(number), move)
        SAYINGS.say("phrase", reason)
        return reason.key.removeprefix("maracaibo-reason-")

    def words(self, number: int, verb: str, field: str, **chosen: str) -> set[str]:
        """What can be chosen in a blank of a move."""
        offer = self.play.legal(Seat(number)).offer(verb)
        return set(offer.choices(field, chosen)) if offer else set()

    def verbs(self, number: int) -> set[str]:
        """What the seat can answer now."""
        return {offer.verb for offer in self.play.legal(Seat(number)).offers}

    def asked(self) -> str:
        """The question that is open."""
        return type(self.state.agenda[-1]).__name__ if self.state.agenda else ""

    def waiting(self) -> tuple[int, ...]:
        return self.play.waiting()

    def outcome(self) -> Outcome:
        return GAME.score(self.state)

    def log(self, key: str) -> list[Event]:
        """The lines of the last move's log with this key."""
        return [event for event in self.events if event.key == f"maracaibo-log-{key}"]
