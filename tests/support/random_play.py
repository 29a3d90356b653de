"""Plays random complete games of any game of the house, under laws that are checked after every move."""

import hashlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from itertools import combinations_with_replacement, product
from operator import methodcaller
from random import Random
from typing import Any, Protocol, cast

from games.core.chance import Chance
from games.core.events import Event, Phrase
from games.core.fields import written
from games.core.game import AnyGame, Setup
from games.core.moves import IllegalMove, Move, Request
from games.core.play import Play
from games.core.saving import clone, save
from games.core.seats import Seat
from games.registry import game
from texts import LOCALES, Teller, words
from texts.tell import SEAT

ASIDE = 400
"""A move beside the question is made once in so many."""
DEEP = 12
"""The costly checks are made once in so many moves."""
NAMES = ("Ada", "Boris", "Clara", "Dmitri", "Emma")


class Laws(Protocol):
    """What tests/games/<game>/laws.py holds: checks that know nothing of the engine's own helpers.

    It may also have `offers(play)`: in some positions it finds all offers anew, in the most naive way, and compares.
    """

    MOST_MOVES: int
    """No game has more moves than this."""

    def laws(self, state: Any) -> None:
        """What holds in every position: totals, places, capacities."""

    def flows(self, before: Any, events: Sequence[Event], after: Any) -> None:
        """What holds between two positions and the events that lie between them."""


def laws_of(key: str) -> Laws:
    """The laws of a game."""
    return cast("Laws", import_module(f"tests.games.{key}.laws"))


@dataclass(frozen=True)
class Configuration:
    """A game with a number of seats and all its options."""

    game: str
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)

    def __str__(self) -> str:
        chosen = " ".join(f"{key}={value}" for key, value in self.options.items())
        return f"{self.game} {self.seats} {chosen}".strip()


def configurations(key: str) -> list[Configuration]:
    """A game at every number of seats, with every combination of options."""
    found = game(key)
    keys = [option.key for option in found.options]
    combinations = list(product(*(option.values for option in found.options)))
    return [
        Configuration(key, seats, dict(zip(keys, values, strict=True)))
        for seats in found.seat_counts
        for values in combinations
    ]


def covering(key: str) -> list[Configuration]:
    """Few configurations, but each number of seats and each value of an option meets every value of every other."""
    left = configurations(key)
    unmet = set[frozenset[tuple[str, object]]]().union(*map(_meetings, left))
    chosen = []
    while unmet:
        best = max(left, key=lambda each: len(unmet & _meetings(each)))
        chosen.append(best)
        unmet -= _meetings(best)
    return chosen


def _meetings(configuration: Configuration) -> set[frozenset[tuple[str, object]]]:
    settings: list[tuple[str, object]] = [("seats", configuration.seats), *configuration.options.items()]
    return {frozenset(pair) for pair in combinations_with_replacement(settings, 2)}


class RandomGame:
    """One random game. Everything in it follows from its configuration and its seed."""

    def __init__(self, configuration: Configuration, seed: str) -> None:
        self.configuration = configuration
        self.seed = seed
        self.random = Random(f"{configuration} {seed}")
        self.game: AnyGame = game(configuration.game)
        self.laws = laws_of(configuration.game)
        self.offers_again: Callable[[Play[Any]], None] = getattr(self.laws, "offers", lambda _: None)
        self.sense = self.random.choice((0.0, 0.0, 0.5, 1.0))
        """How often a move is chosen with some sense."""
        self.chance = Chance(seed)
        self.tellers = [Teller(words(locale), configuration.game, NAMES) for locale in LOCALES]
        self.told: set[str] = set()
        self.history: list[str] = []

    def run(self, play: Play[Any] | None = None) -> Play[Any]:
        """Play to the end, from the start or from this position on; a failure tells how to repeat it."""
        try:
            return self._run(play or self._start())
        except Exception as failure:
            failure.add_note(f"repeat: python -m tests.soak --repeat '{self.configuration}' --seed {self.seed}")
            failure.add_note("last moves: " + "; ".join(self.history[-8:]))
            raise

    def _start(self) -> Play[Any]:
        return self.game.start(Setup(self.configuration.seats, dict(self.configuration.options), self.seed))

    def _run(self, play: Play[Any]) -> Play[Any]:
        self._look(play, play.events, deep=True)
        while not play.state.over:
            assert len(self.history) < self.laws.MOST_MOVES, "the game does not end"
            request = play.legal(self._next_seat(play))
            move = self._move(play, request)
            text = request.text(move)
            self.history.append(f"{request.seat} {text}")
            assert request.accepts(move), text
            assert request.read(text) == move, text
            deep = not self._below(DEEP)
            if deep:
                self._probe(play)
            before = clone(play.state)
            events = play.apply(request.seat, move)
            self.laws.flows(before, events, play.state)
            self._look(play, events, deep=deep or play.state.over)
        self._look_at_outcome(play)
        return play

    def _below(self, limit: int) -> int:
        return self.random.randrange(limit)

    def _next_seat(self, play: Play[Any]) -> Seat:
        waiting = play.waiting()
        assert waiting, "nobody can move, but the game is not over"
        for seat in waiting:
            assert play.legal(seat).offers, f"seat {seat} is asked, but has no answer"
        if not self._below(ASIDE):
            seats: list[Seat] = [seat for seat in play.state.every_seat() if play.legal(seat).offers]
            return self.random.choice(seats)
        return self.random.choice(waiting)

    def _move(self, play: Play[Any], request: Request) -> Move:
        if request.asked and self.random.random() < self.sense:
            return self.game.sensible(self.game.view(play.state, request.seat), request, self.chance)
        offers = [offer for offer in request.offers if not (offer.aside and request.asked and self._below(ASIDE))]
        return self.random.choice(offers or list(request.offers)).any_move(self._below)

    def _probe(self, play: Play[Any]) -> None:
        """Someone tries a move that belongs to somebody else, and is told why not."""
        moves = [offer.any_move(self._below) for seat in play.waiting() for offer in play.legal(seat).offers]
        move = self.random.choice(moves)
        seat = self.random.choice(play.state.every_seat())
        if play.legal(seat).accepts(move):
            return
        before = save(play.state)
        try:
            play.apply(seat, move)
        except IllegalMove as refused:
            self._tell("phrase", refused.reason)
        else:
            raise AssertionError(f"seat {seat} was let do {move}")
        assert save(play.state) == before, f"the refused {move} left a trace"

    # What is looked at after a move

    def _look(self, play: Play[Any], events: list[Event], *, deep: bool) -> None:
        self.laws.laws(play.state)
        for event in events:
            if deep or event.key not in self.told:
                self.told.add(event.key)
                self._tell("event", event)
        if deep:
            self.offers_again(play)
            self._look_at_saving(play)
            self._look_at_views(play)
            for seat in play.state.every_seat():
                self._look_at_words(play.legal(seat))

    def _tell(self, what: str, said: Event | Phrase) -> None:
        """It can be said in every language."""
        for teller in self.tellers:
            assert methodcaller(what, said)(teller).strip(), said

    def _look_at_words(self, request: Request) -> None:
        """The question, the moves, their blanks and all that can be picked have names in every language."""
        self._tell("phrase", request.prompt)
        for teller in self.tellers:
            for offer in request.offers:
                assert teller(f"verb-{written(offer.verb)}")
                for blank in offer.fields:
                    assert any(teller.words.has(f"{key}-field-{blank.noun}") for key in (teller.key, "core")), (
                        blank.noun
                    )
                    if blank.noun not in self.game.free_nouns:
                        self._look_at_names(teller, blank.noun, offer.choices(blank.name, {}))

    def _look_at_names(self, teller: Teller, noun: str, picks: Iterable[str]) -> None:
        for word in picks:
            named = noun == SEAT or teller.words.has(f"{teller.key}-{noun}-{word}".replace("_", "-"))
            assert named or teller.words.has(f"core-{noun}-{word}".replace("_", "-")), f"{noun} {word} has no name"

    def _look_at_saving(self, play: Play[Any]) -> None:
        saved = save(play.state)
        again = self.game.load(saved)
        assert again == play.state, "a saved game comes back different"
        assert save(again) == saved
        resumed = self.game.play(again)
        for seat in play.state.every_seat():
            assert resumed.legal(seat) == play.legal(seat), f"seat {seat} is asked something else after loading"

    def _look_at_views(self, play: Play[Any]) -> None:
        """Two states that differ only in what a viewer may not know look the same, and offer the same."""
        before = save(play.state)
        for viewer in (None, *play.state.every_seat()):
            imagined = self.game.imagine(play.state, viewer, self.chance)
            assert imagined.chance.seed != play.state.chance.seed
            assert self.game.view(imagined, viewer) == self.game.view(play.state, viewer), f"{viewer} sees too much"
            if viewer is not None:
                assert self.game.play(imagined).legal(viewer) == play.legal(viewer), f"{viewer}'s offers tell too much"
        assert save(play.state) == before, "looking changed the game"

    def _look_at_outcome(self, play: Play[Any]) -> None:
        outcome = self.game.score(play.state)
        assert [score.seat for score in outcome.scores] == list(play.state.every_seat())
        for score in outcome.scores:
            for line in score.lines:
                for teller in self.tellers:
                    assert teller(f"score-{line.key}")


def random_games(keys: list[str], run: str) -> Iterator[RandomGame]:
    """Games without end: each configuration in turn, each time with another seed."""
    every = [configuration for key in keys for configuration in configurations(key)]
    number = 0
    while True:
        for configuration in every:
            yield RandomGame(configuration, f"{run}-{number}")
        number += 1


def fingerprint(key: str, seed: str) -> str:
    """A hash over all moves of some games and what they led to: equal wherever and whenever they are played."""
    played = hashlib.sha256()
    for configuration in configurations(key)[:4]:
        random_game = RandomGame(configuration, seed)
        play = random_game.run()
        played.update("\n".join(random_game.history).encode())
        played.update(save(play.state))
    return played.hexdigest()
