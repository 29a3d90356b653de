"""Plays random complete games of any game of the house, under laws that are checked after every move."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count
from random import Random
from time import monotonic
from typing import Any

from bot.tables.live import Live
from games.core.chance import Chance
from games.core.ending.outcome import Archive
from games.core.events import Event
from games.core.game import AnyGame
from games.core.moves import IllegalMove, Move, Request
from games.core.play import Play
from games.core.saving import save
from games.core.seats import Seat
from games.registry import game
from tests.support.configurations import Configuration, configurations
from tests.support.hosted import Hosted
from tests.support.laws import any_move, hidden_in, laws_of, offers_again, rates_of
from tests.support.planners import Planners
from tests.support.planting import look_for_planted, look_for_planted_after
from tests.support.sayings import Sayings
from tests.support.second_thoughts import SecondThoughts
from tests.support.secrecy import Secrecy
from tests.support.silence import tells_nothing
from tests.support.trying import Tries
from tests.support.walk import Walk
from texts import LOCALES


@dataclass(frozen=True)
class Pace:
    """How often what takes its time is looked at: once in so many moves."""

    deep: int = 18
    """Saving, all words, offers found anew, others' moves tried, a move made in other worlds."""
    secrets: int = 300
    """What may not be seen is looked for in all that is seen."""
    viewers: int = 1
    """By so many of the seats, and by somebody who watches."""
    walk: int = 500
    """Everything that people see, by every door, in one language."""
    pictures: int = 3000
    """Every picture with its words."""
    plans: int = 240
    """How seldom somebody plans."""
    tries: int = 60
    """How seldom somebody tries their turn before they make it."""

    def sparser(self, times: float) -> "Pace":
        """So many times less often what takes most of the time."""
        costly = {name: round(getattr(self, name) * times) for name in ("secrets", "walk", "pictures")}
        return replace(self, **costly)


IN_TESTS = Pace()
NOW_AND_THEN = Pace(secrets=1500, walk=1200, pictures=9000)
NEVER = 1_000_000
PLAIN = Pace(deep=NEVER, secrets=NEVER, walk=NEVER, pictures=NEVER, plans=NEVER, tries=NEVER)
IN_SOAK = Pace(deep=4, secrets=8, viewers=2, walk=8, pictures=150, plans=20, tries=8)
LOOKING_FOR_MISTAKES = Pace(deep=6, secrets=4, viewers=2, walk=8, pictures=NEVER, plans=NEVER, tries=12)
GAMES_OF_A_CAMPAIGN = 10
NEXT = "/"
"""In a seed, before the number of a game of a campaign."""
EVERY_POSITION = Pace(deep=1, secrets=1, viewers=9, walk=1, pictures=40, plans=20, tries=1)


class RandomGame:
    """One random game. All that happens follows from its configuration, its seed and how often somebody plans."""

    def __init__(
        self, configuration: Configuration, seed: str, pace: Pace = IN_TESTS, archive: Archive | None = None
    ) -> None:
        self.configuration = configuration
        self.seed = seed
        self.pace = pace
        self.archive = archive
        """With what it begins; once it is over, what it has left."""
        self.random = Random(f"{configuration} {seed}")
        self.looking = Random(f"looking at {configuration} {seed}")
        self.game: AnyGame = game(configuration.game)
        self.laws = laws_of(configuration.game)
        self.rates = rates_of(self.laws)
        self.sense = self.random.choice((0.0, 0.0, 0.5, 1.0))
        """How often a move is chosen with some sense."""
        self.chance = Chance(seed)
        self.fancy = Chance(f"looking at {seed}")
        self.sayings = Sayings(self.game)
        self.history: list[str] = []
        self.until = float("inf")
        """When it is broken off though it is not over, by the monotonic clock."""

    def run(self, play: Play[Any] | None = None) -> Play[Any]:
        """Play to the end, from the start or from this position on; a failure tells how to repeat it."""
        try:
            return self._run(
                Hosted(
                    self.configuration.game, play or self.game.start(self.configuration.setup(self.seed, self.archive))
                )
            )
        except Exception as failure:
            plans = "" if self.pace.plans == IN_SOAK.plans else f" --plans {self.pace.plans}"
            failure.add_note(f"repeat: python -m tests.soak --repeat '{self.configuration}' --seed {self.seed}{plans}")
            failure.add_note("last moves: " + "; ".join(self.history[-8:]))
            raise

    def _run(self, hosted: Hosted) -> Play[Any]:
        thoughts = SecondThoughts(hosted, self.laws, self.rates, self.random)
        planners = Planners(hosted, self.laws, Random(f"planning in {self.seed}"), self.pace.plans)
        tries = Tries(hosted, self.laws, Random(f"trying in {self.seed}"), self.pace.tries)
        self._look(hosted, hosted.live.play.events, deep=True)
        while not hosted.live.state.over:
            play = hosted.live.play
            assert play.state.moves < self.laws.MOST_MOVES, "the game does not end"
            if went_back := thoughts.turned():
                self.history.append(went_back)
                continue
            request = play.legal(self._next_seat(play))
            move = self._move(play, request)
            text = request.text(move)
            self.history.append(f"{request.seat} {text}")
            assert request.accepts(move), text
            assert request.read(text) == move, text
            deep = self._due(self.pace.deep)
            if deep:
                self._probe(play)
                tells_nothing(self.game, play.state, request.seat, move, self.fancy)
            if self._due(self.pace.secrets):
                self._look_for_secrets(hosted.live, request.seat, move)
            before = play.state
            thoughts.remember()
            thoughts.before(request, move)
            events = hosted.move(request.seat, move)
            thoughts.after()
            self.laws.flows(before, events, hosted.live.state)
            self._look(hosted, events, deep=deep or hosted.live.state.over)
            tries.try_a_turn()
            planners.plan()
            before = hosted.live.state
            for made in planners.act():
                self.history.append(f"{made.seat} {made.text} (planned)")
                self.laws.flows(before, _of_the_game(made.events), made.now.state)
                self.sayings.told(made.events, again=False)
                before = made.now.state
            if monotonic() > self.until:
                return hosted.live.play
        self.sayings.outcome(hosted.live.play)
        self.archive = self.game.score(hosted.live.state).archive
        if self.archive is not None:
            assert self.game.saved.load_archive(save(self.archive)) == self.archive, "an archive comes back different"
        return hosted.live.play

    def _below(self, limit: int) -> int:
        return self.random.randrange(limit)

    def _due(self, once_in: int) -> bool:
        return not self.looking.randrange(once_in)

    def _next_seat(self, play: Play[Any]) -> Seat:
        waiting = play.waiting()
        assert waiting, "nobody can move, but the game is not over"
        for seat in waiting:
            assert play.legal(seat).offers, f"seat {seat} is asked, but has no answer"
        for rate, others in ((self.rates.change, _changing(play)), (self.rates.called, _called(play))):
            if others and not self._below(rate):
                return self.random.choice(others)
        if not self._below(self.rates.aside):
            seats: list[Seat] = [seat for seat in play.state.every_seat() if play.legal(seat).offers]
            return self.random.choice(seats)
        return self.random.choice(waiting)

    def _move(self, play: Play[Any], request: Request) -> Move:
        if request.asked and self.random.random() < self.sense:
            return self.game.sensible(self.game.view(play.state, request.seat), request, self.chance)
        aside = not self._below(self.rates.aside)
        offers = [offer for offer in request.offers if aside or not (offer.aside and request.asked)]
        return any_move(self.laws, self.random.choice(offers or list(request.offers)), self._below)

    def _probe(self, play: Play[Any]) -> None:
        """Someone tries a move that belongs to somebody else, and is told why not."""
        moves = [offer.any_move(self.looking.randrange) for seat in play.waiting() for offer in play.legal(seat).offers]
        move = self.looking.choice(moves)
        seat = self.looking.choice(play.state.every_seat())
        if play.legal(seat).accepts(move):
            return
        before = save(play.state)
        try:
            play.apply(seat, move)
        except IllegalMove as refused:
            self.sayings.say("phrase", refused.reason)
        else:
            raise AssertionError(f"seat {seat} was let do {move}")
        assert save(play.state) == before, f"the refused {move} left a trace"

    def _look(self, hosted: Hosted, events: list[Event], *, deep: bool) -> None:
        play = hosted.live.play
        self.laws.laws(play.state)
        self.sayings.told(events, again=deep)
        if deep:
            offers_again(self.laws, play)
            self._look_at_saving(play)
            for seat in play.state.every_seat():
                self.sayings.request(play.legal(seat))
        walk = Walk(hosted.live, self.laws, self.looking)
        if self._due(self.pace.walk):
            walk.everywhere([self.looking.choice(LOCALES)])
        if self._due(self.pace.pictures):
            walk.pictures([self.looking.choice(LOCALES)])

    def _look_for_secrets(self, live: Live, seat: Seat, move: Move) -> None:
        """In this position, and by what the move does."""
        locale, seats = self.looking.choice(LOCALES), list(live.state.every_seat())
        viewers = (None, *self.looking.sample(seats, min(self.pace.viewers, len(seats))))
        hidden = hidden_in(self.laws)
        secrecy = Secrecy(live, self.fancy, viewers, locale)
        secrecy.looks()
        secrecy.moves(seat, move)
        offer = next(each for each in live.request(seat).offers if each.accepts(move))
        whispering = self.looking.choice((seat, self.looking.choice(seats)))  # who is to move has most to give away
        secrecy.whispers(whispering, self.laws, self.looking.randrange)
        secrecy.alternatives(seat, move, any_move(self.laws, offer, self.looking.randrange), hidden)
        look_for_planted(live, hidden, viewers, locale, drawn=self._due(self.pace.pictures))
        look_for_planted_after(live, hidden, seat, move, viewers, locale)

    def _look_at_saving(self, play: Play[Any]) -> None:
        saved = save(play.state)
        again = self.game.saved.load(saved)
        assert again == play.state, "a saved game comes back different"
        assert save(again) == saved
        resumed = self.game.play(again)
        for seat in play.state.every_seat():
            assert resumed.legal(seat) == play.legal(seat), f"seat {seat} is asked something else after loading"


def _changing(play: Play[Any]) -> list[Seat]:
    """The seats that have answered and may answer anew."""
    return [seat for seat in play.state.every_seat() if seat not in play.waiting() and play.legal(seat).changing]


def _called(play: Play[Any]) -> list[Seat]:
    """The seats that are called on though nobody waits for them."""
    return [call.seat for call in play.calls() if play.legal(call.seat).offers]


def campaign(configuration: Configuration, seed: str, pace: Pace) -> Iterator[RandomGame]:
    """Games that begin with what the one before has left, until all is told; each is to be run before the next."""
    archive = None
    for number in range(GAMES_OF_A_CAMPAIGN):
        random_game = RandomGame(configuration, f"{seed}{NEXT}{number}", pace, archive)
        yield random_game
        archive = random_game.archive
        if archive is None:
            return


def random_games(keys: list[str], run: str, pace: Pace) -> Iterator[RandomGame]:
    """Games without end, as many of each key: one has three configurations and another thousands.

    Where something outlives a game, ten are played on end.
    """
    of_each = {key: _any_configurations(key, run) for key in keys}
    for number in count():
        for configuration in map(next, Random(f"{run} {number}").sample(list(of_each.values()), len(keys))):
            if game(configuration.game).in_campaign(configuration.options):
                yield from campaign(configuration, f"{run}-{number}", pace)
            else:
                yield RandomGame(configuration, f"{run}-{number}", pace)


def _any_configurations(key: str, run: str) -> Iterator[Configuration]:
    """All of them in any order, and again."""
    for number in count():
        every = configurations(key)
        yield from Random(f"{run} {number}").sample(every, len(every))


def fingerprint(key: str, seed: str) -> str:
    """A hash over all moves of some games and what they led to: equal wherever and whenever they are played."""
    played = hashlib.sha256()
    for configuration in configurations(key)[:4]:
        random_game = RandomGame(configuration, seed, PLAIN)
        play = random_game.run()
        played.update("\n".join(random_game.history).encode())
        played.update(save(play.state))
    return played.hexdigest()


def _of_the_game(events: Sequence[Event]) -> list[Event]:
    """Without what the house tells of plans."""
    return [event for event in events if not event.key.startswith("bot-")]
