"""Everything that a game says has its words, in every language."""

from collections.abc import Iterable, Iterator
from operator import methodcaller
from typing import Any

from games.core.events import Event, Phrase
from games.core.fields import written
from games.core.game import AnyGame
from games.core.moves import Request
from games.core.play import Play
from games.core.seats import SEAT
from texts import LOCALES, Teller, words
from texts.needs import named_words

NAMES = ("Ada", "Boris", "Clara", "Dmitri", "Emma")


class Sayings:
    """Says what comes up, in every language."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.tellers = [Teller(words(locale), game.key, NAMES) for locale in LOCALES]
        self._told: set[str] = set()

    def told(self, events: Iterable[Event], *, again: bool) -> None:
        """The lines of the story; each kind of line once, or every one again."""
        for event in events:
            if again or event.key not in self._told:
                self._told.add(event.key)
                self.say("event", event)

    def say(self, what: str, said: Event | Phrase) -> None:
        """It can be said."""
        for teller in self.tellers:
            assert methodcaller(what, said)(teller).strip(), said

    def request(self, request: Request) -> None:
        """The question, the moves, their blanks and all that can be picked have names."""
        self.say("phrase", request.prompt)
        for teller in self.tellers:
            for offer in request.offers:
                assert teller(f"verb-{written(offer.verb)}")
                assert [blank.name for blank in offer.fields] == [*offer.makes.__struct_fields__], offer.verb
                assert offer.best is None or offer.accepts(offer.make(offer.best)), f"{offer.verb} recommends nonsense"
                for blank in offer.fields:
                    assert any(teller.words.has(f"{key}-field-{blank.noun}") for key in (teller.key, "core")), (
                        blank.noun
                    )
                    for noun, word in named_words(blank, offer.choices(blank.name, {})):
                        if noun not in self.game.telling.free_nouns:
                            self._names(teller, noun, [word])
                    for phrase in (blank.told or {}).values():
                        assert teller.phrase(phrase).strip(), phrase

    def outcome(self, play: Play[Any]) -> None:
        """The scores are those of all seats, and each of their lines has a name."""
        outcome = self.game.score(play.state)
        assert [score.seat for score in outcome.scores] == list(play.state.every_seat())
        for key, teller in self._lines(outcome.scores):
            assert teller(f"score-{key}")
        assert outcome.by_points or outcome.cause, "neither the points decided it, nor is it said what did"
        if outcome.cause:
            self.say("phrase", outcome.cause)

    def _lines(self, scores: Iterable[Any]) -> Iterator[tuple[str, Teller]]:
        keys = {line.key for score in scores for line in score.lines}
        return ((key, teller) for key in sorted(keys) for teller in self.tellers)

    @staticmethod
    def _names(teller: Teller, noun: str, picks: Iterable[str]) -> None:
        for word in picks:
            named = noun == SEAT or teller.words.has(f"{teller.key}-{noun}-{word}".replace("_", "-"))
            assert named or teller.words.has(f"core-{noun}-{word}".replace("_", "-")), f"{noun} {word} has no name"
