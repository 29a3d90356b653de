"""Tells of one table: knows its game's component names and its players' names."""

import re
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache

from games.core.ahead.outlook import Outlook
from games.core.events import Event, Phrase, Value
from games.core.fields import PART, Field, Spread, read, written
from games.core.moves import NOT_NOW, Offer
from games.core.seats import SEAT
from games.registry import game
from texts.words import Arg, Words

UNCOUNTED = "…"
VERBS = "verbs"
NOT_NAMES = (
    *("ask", "closing", "command", "concept", "end", "field", "gain", "guide", "help", "lesson", "log"),
    *("moment", "note", "option", "param", "picture", "reason", "score", "sign", "theme", "vain", "verb", "when"),
)
"""What stands after the game in keys that name no component."""
ARGUMENT = "$"
"""What a message has that is not whole by itself."""
PEOPLE = ("player", "former")
"""Arguments that name somebody who need not sit here."""
COORDINATE = re.compile(r"[a-z]{1,2}\d{1,3}(_[a-z]{1,2}\d{1,3})*")


def no_emblem(_noun: str, _word: str) -> str:
    """Words alone."""
    return ""


class Teller:
    """Makes sentences of events, questions and reasons of one game, in one language."""

    def __init__(
        self,
        words: Words,
        game: str,
        players: Sequence[str],
        emblem: Callable[[str, str], str] = no_emblem,
        *,
        illustrated: bool = False,
        plain: Callable[[str], str] = str,
    ) -> None:
        self.words = words
        self.game = game
        self.key = game.replace("_", "-")
        self.players = players
        self.emblem = emblem
        """`(noun, word) -> icon`: what stands for a component, if anything."""
        self.illustrated = illustrated
        """Icons are written before names; on buttons and in lists they stand beside them instead."""
        self.plain = plain
        """What makes of a person's name one where it is read; the players' names are made so already."""

    def __call__(self, key: str, **args: Value) -> str:
        """A message of the game by the rest of its key."""
        return self.phrase(Phrase(f"{self.key}-{key}", dict(args)))

    def phrase(self, phrase: Phrase) -> str:
        """A question or a reason; where a move is possible at another time, the game says when."""
        when = f"{self.key}-when-{written(str(phrase.args.get('verb', '')))}"
        if phrase.key == NOT_NOW and self.words.has(when):
            return self.words(when)
        return self.words(phrase.key, **self._args(phrase.args))

    def event(self, event: Event) -> str:
        """A line of the log."""
        args = self._args(event.args)
        if event.seat is not None:
            args["player"] = self.player(event.seat)
        line = self.words(event.key, **args)
        return self.words("core-log-automatic", line=line) if event.auto else line

    def together(self, events: Sequence[Event]) -> str | None:
        """One line for what several did alike; None where the texts know none."""
        first, seats = events[0], [event.seat for event in events if event.seat is not None]
        if len(seats) < 2:
            return None
        key = f"{first.key}-{'all' if len(seats) == len(self.players) else 'some'}"
        variants = [f"{key}-{value}" for value in first.args.values() if isinstance(value, str)]
        found = next((each for each in (*variants, key) if self.words.has(each)), None)
        if found is None:
            return None
        players = self.words("core-list-separator").join(self.player(seat) for seat in seats)
        line = self.words(found, **self._args(first.args), players=players, people=len(seats))
        return self.words("core-log-automatic", line=line) if all(event.auto for event in events) else line

    def heading(self, event: Event) -> str | None:
        """What begins with this event, such as a round; None if it is a line like others."""
        key = f"{event.key}-heading"
        if not self.words.has(key):
            return None
        player = {} if event.seat is None else {"player": self.player(event.seat)}
        return self.words(key, **self._args(event.args), **player)

    def typed(self, verb: str) -> str:
        """A verb as people type it in this language; the others are understood, too."""
        key = f"{self.key}-command-{verb}"
        if not self.words.has(key):
            return written(verb)
        theme = f"{self.key}-command-theme-{verb.partition('_')[0]}"
        return f"{self.words(theme)}-{self.words(key)}" if self.words.has(theme) else self.words(key)

    def name(self, noun: str, word: str) -> str:
        """The name of a component, a player, a coordinate."""
        if noun == SEAT:
            return self.player(int(word))
        for key in (f"{self.key}-{noun}-{word}", f"core-{noun}-{word}"):
            if self.words.has(key):
                return self.words(key)
        return _as_shown(word)

    def choice(self, field: Field, word: str) -> str:
        """What a word of this blank is called: told by what it means now, part by part, or by its name."""
        return self._told(field, field.noun, word)

    def blank(self, noun: str) -> str:
        """What a blank is called."""
        keys = (f"{self.key}-field-{noun}", f"core-field-{noun}")
        return next((self.words(key) for key in keys if self.words.has(key)), written(noun))

    def numbered(self, offer: Offer, field: Field, name: str) -> str:
        """An answer by its name; a bare number among other answers says of what."""
        if len(offer.fields) == 1 or not name.isdecimal():
            return name
        key = f"{self.key}-part-{field.noun}"
        if self.words.has(key):
            return self.words(key, number=int(name))
        return self.words("core-part", field=self.blank(field.noun), number=name)

    def kind(self, field: Spread, kind: str) -> str:
        """What a kind of pieces is called where they are spread."""
        return self._told(field, field.kinds, kind)

    def _told(self, field: Field, noun: str, word: str) -> str:
        if field.told is not None and word in field.told:
            return self.phrase(field.told[word]).removesuffix(".")  # within a name, no sentence ends
        parts = word.split(PART)
        if len(field.parts) != len(parts):
            return self.name(noun, word)
        named = (self.name(noun, part) for noun, part in zip(field.parts, parts, strict=True))
        return self.words("core-part-separator").join(named)

    def called(self, word: str) -> list[str]:
        """All names of this word in the game, whatever it stands for: a good's also where its plantation is meant."""
        return [self.words(key) for key in _keys_of_names(self.words, self.key).get(written(word), ())]

    def about(self, noun: str, word: str) -> str:
        """What a component does at this table, in a few words; nothing if its name says it."""
        key = f"{self.key}-{noun}-{word}-about"
        return self.words(key, **self._figures(noun, word)) if self.words.has(key) else ""

    def guide(self, noun: str) -> dict[str, tuple[str, str]]:
        """All words of this noun that have something told about them, with their names and that."""
        start, end = f"{self.key}-{noun}-", "-about"
        told = [key.removesuffix(end) for key in self.words.under(start) if key.endswith(end)]
        named = {read(key.removeprefix(start)): self.words(key) for key in told}
        return {word: (name, self.about(noun, word)) for word, name in named.items()}

    def _figures(self, noun: str, word: str) -> dict[str, Arg]:
        """As they are for so many players as sit here; away from a table, for any number."""
        return self._args(game(self.game).telling.figures(noun, word, len(self.players)))

    def outlook(self, outlook: Outlook) -> str:
        """What a move will do now, in a few words; nothing if nothing is known."""
        note = None if outlook.note is None else outlook.note.phrase
        told = [*map(self.phrase, outlook.vain), *([] if note is None else [self.phrase(note)])]
        told += [self.gain(change.noun, change.word, change.count) for change in outlook.told]
        line = self.words("core-list-separator").join(told)
        line = self.words("core-outlook-luck", told=line) if line and outlook.luck else line
        return self._with_closing(line, outlook) if outlook.afterwards else line

    def _with_closing(self, line: str, outlook: Outlook) -> str:
        """What ends with the move stands apart: the move does not bring it."""
        gains = [self.gain(change.noun, change.word, change.count) for change in outlook.afterwards]
        then = self.words("core-list-separator").join(gains)
        key = "core-outlook-then" if line else "core-outlook-only-then"
        return self.words(key, told=line, when=self(f"closing-{outlook.closing}"), then=then)

    def gain(self, noun: str, word: str, count: int) -> str:
        """So many more, or fewer, of something."""
        sign = self.words("core-sign-more" if count > 0 else "core-sign-fewer")
        told = self.words(f"{self.key}-gain-{noun}", sign=sign, count=abs(count), what=self.name(noun, word))
        return self._illustrated(noun, word, told)

    def amount(self, noun: str, word: str, count: int) -> str:
        """At least so many of something."""
        told = self.words(f"{self.key}-gain-{noun}", sign="≥ ", count=count, what=self.name(noun, word))
        return self._illustrated(noun, word, told)

    def stuff(self, noun: str, word: str) -> str:
        """Something, however much of it."""
        told = self.words(f"{self.key}-gain-{noun}", sign="", count=UNCOUNTED, what=self.name(noun, word))
        return self._illustrated(noun, word, " ".join(told.replace(UNCOUNTED, "").split()))

    def names(self, noun: str, items: Collection[str]) -> str:
        """Several names as a list."""
        return self.words("core-list-separator").join(self.name(noun, item) for item in items)

    def player(self, seat: int) -> str:
        """Who sits there."""
        return self.players[seat]

    def _args(self, args: Mapping[str, Value]) -> dict[str, Arg]:
        return {name: self._arg(name, value) for name, value in args.items()}

    def _arg(self, name: str, value: Value) -> Arg:
        if isinstance(value, tuple):
            counted = Counter(str(self._arg(name, item)) for item in value)
            said = [what if count == 1 else self._times(what, count) for what, count in counted.items()]
            return self.words("core-list-separator").join(said) or self.words("core-nothing")
        if isinstance(value, Phrase):
            return self.phrase(value)
        if name == VERBS:
            return self.words("core-list-separator").join(self.typed(read(verb)) for verb in str(value).split(", "))
        if name in PEOPLE and isinstance(value, str):
            return self.plain(value)
        if name == SEAT or name.endswith("_seat") or name == "seats":
            return self.player(int(value))
        return self._word(name, value) if isinstance(value, str) else value

    def _illustrated(self, noun: str, word: str, name: str) -> str:
        """The icon, if one is written, with the word always behind it."""
        icon = self.emblem(noun, word) if self.illustrated else ""
        return f"{icon} {name}" if icon else name

    def _times(self, what: str, count: int) -> str:
        return self.words("core-times", what=what, count=count)

    def _word(self, name: str, word: str) -> str:
        """The argument's noun is its name, or the name's first parts: `good`, `good_paid`."""
        noun = name
        while noun:
            for key in (f"{self.key}-{noun}-{word}", f"core-{noun}-{word}"):
                if self.words.has(key):
                    return self._illustrated(noun, word, self.words(key))
            noun = noun.rpartition("_")[0]
        # It may be what a person wrote: a name, a mistyped move.
        return _as_shown(word) if COORDINATE.fullmatch(word) else word


def _as_shown(word: str) -> str:
    """What has no name is shown as it is typed; coordinates in capitals, as on the pictures: l and 1 look alike."""
    return written(word).upper() if COORDINATE.fullmatch(word) else written(word)


@cache
def _keys_of_names(words: Words, game: str) -> dict[str, list[str]]:
    """The keys of a game's names by their words; what is made of other words is the name of none."""
    found: dict[str, list[str]] = {}
    for key in words.under(f"{game}-"):
        noun, _, word = key.removeprefix(f"{game}-").partition("-")
        is_name = word and noun not in NOT_NAMES and not word.endswith("-about")
        if is_name and ARGUMENT not in words.source(key):
            found.setdefault(word, []).append(key)
    return found
