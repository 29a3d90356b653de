"""What somebody can ask about who misses it: moves, and the places, cards and other things that moves are about."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from bot.panel.kit.labels import capital, natural
from bot.panel.kit.naming import move_name, verb_about, verb_name
from bot.panel.kit.widgets import IN_A_LIST, evenly, spans
from bot.tables.live import Live
from games.core.events import Phrase
from games.core.fields import Arrange, Pick, PickSome, read
from games.core.moves import Move, Request
from games.core.seats import Seat
from games.core.state import GameState
from texts import Teller
from texts.tell import NOT_NAMES

MOVE, HEADING, KIND, THING = "move", "heading", "kind", "thing"
APART = "/"
CHOSEN = (Pick, PickSome, Arrange)
FEWEST = 3
"""Of fewer words none is a thing on the table: they are ways to do something."""
NO_THINGS = ("none", "nothing", "pass", "unknown")


class Line(NamedTuple):
    """A line of the list: what is asked about, or what leads to more lines."""

    name: str
    value: str
    about: str = ""


class Asked:
    """What a seat can ask about at its table, in one reader's words."""

    def __init__(self, live: Live, seat: Seat, say: Teller) -> None:
        self.live = live
        self.seat = seat
        self.say = say
        self.request: Request = live.request(seat)
        self._view: GameState = live.view(seat)
        kinds = live.game.rules.moves()
        self.kinds = {verb: kinds[verb] for verb in live.game.telling.used(live.state, "verb", kinds)}
        self._headed = live.game.telling.under_themes(self.kinds)
        self.things = {noun: words for noun in self._nouns() if len(words := self._words(noun)) >= FEWEST}

    # The list, and what stands behind its lines

    def lines(self) -> list[Line]:
        """All that can be asked about in one list: where it is too long, what has a heading stands behind it."""
        things = [
            Line(self._opening(capital(self.say.blank(noun))), _value(KIND, noun), _listed(words.values()))
            for noun, words in self.things.items()
        ]
        every = self._moves(self.kinds)
        if len(every) + len(things) <= IN_A_LIST:
            return [*every, *things]
        headings = [self._heading(theme) for theme in self._headed if theme]
        plain = self._moves(self._headed.get("", ()))
        if len(plain) + len(headings) + len(things) > IN_A_LIST:
            plain = [self._heading("")]
        return [*plain, *headings, *things][:IN_A_LIST]

    def behind(self, value: str) -> list[Line]:
        """What a line leads to; nothing if it is itself what is asked about."""
        sort, key, part, verb = parts_of(value)
        if sort == HEADING:
            return self._moves(self._headed.get(key, ()))[:IN_A_LIST]
        if sort == KIND and key in self.things:
            return self._leafed(key, self._impossible(key, verb) if verb else self.things[key], part, verb)
        return []

    def called(self, value: str) -> str:
        """What stands over a list that a line leads to."""
        sort, key, *_ = parts_of(value)
        if sort == KIND:
            return capital(self.say.blank(key))
        return self.say(f"theme-{key}") if key else self.say.words("bot-why-moves")

    def details(self, verb: str) -> list[Line]:
        """What such a move could be about, of which it is asked why exactly that is not possible."""
        for field in msgspec.structs.fields(self.kinds[verb]):
            noun = self._noun(verb, field.name)
            words = self._impossible(noun, verb) if self._blanks(verb, noun) else {}
            if words:
                return self._leafed(noun, words, "", verb)
        return []

    def found(self, typed: str) -> list[Line]:
        """The moves and things whose names hold what is typed, those that begin so first."""
        wanted = typed.strip().casefold()
        every = self._moves(self.kinds)
        every += [line for noun, words in self.things.items() for line in self._named(noun, words)]
        fitting = [line for line in every if wanted in line.name.casefold()]
        exact = [line for line in fitting if line.name.casefold() == wanted]
        return exact or sorted(fitting, key=lambda line: not line.name.casefold().startswith(wanted))

    # The answers

    def of_move(self, verb: str) -> str:
        """Why this move is not possible at all, or that it is."""
        kind, offer = self.kinds[verb], self.request.offer(verb)
        if offer is not None:
            key = "bot-why-open" if offer.fields else "bot-why-possible"
            return self.say.words(key, move=verb_name(self.say, verb))
        return self.say.phrase(self._why(kind, {}))

    def of_exact(self, move: Move) -> str:
        """Why exactly this is not possible, or that it is."""
        offer = self.request.offer(move.verb)
        if offer is not None and self.request.accepts(move):
            return self.say.words("bot-why-possible", move=move_name(self.say, offer, move.answers()))
        return self.say.phrase(self.live.why_not(self.seat, move))

    def of_thing(self, noun: str, word: str, verb: str = "") -> list[str]:
        """What can be done with it and what cannot, and why; a line for all moves of one reason."""
        told: dict[str, list[str]] = {}
        for each, reason in self._told_of(noun, word):
            if verb in ("", each):
                told.setdefault(reason, []).append(verb_name(self.say, each))
        separator = self.say.words("core-list-separator")
        return [f"**{separator.join(names)}** · {reason}" for reason, names in told.items()]

    def _told_of(self, noun: str, word: str) -> Iterator[tuple[str, str]]:
        for verb, kind in self.kinds.items():
            offer, blanks = self.request.offer(verb), self._blanks(verb, noun)
            if not blanks:
                continue
            if offer is not None and any(word in offer.choices(name, {}) for name in blanks):
                yield verb, self.say.words("bot-why-with-it")
            else:
                yield verb, self.say.phrase(self._why(kind, dict.fromkeys(blanks, word)))

    def _blanks(self, verb: str, noun: str) -> list[str]:
        """The blanks of a move that take such a thing; those in which pieces are spread are not asked about."""
        offer = self.request.offer(verb)
        if offer is not None:
            return [field.name for field in offer.fields if field.noun == noun and isinstance(field, CHOSEN)]
        fields = msgspec.structs.fields(self.kinds[verb])
        return [field.name for field in fields if field.type is str and field.name == noun]

    def _why(self, kind: type[Move], words: dict[str, str]) -> Phrase:
        blanks = [_filled(field, words.get(field.name)) for field in msgspec.structs.fields(kind)]
        return self.live.why_not(self.seat, kind(*blanks))

    # What there is

    def _nouns(self) -> list[str]:
        fields = [field for kind in self.kinds.values() for field in msgspec.structs.fields(kind)]
        closed = [field.name for field in fields if field.type is str]
        blanks = (field for offer in self.request.offers for field in offer.fields)
        open_now = [field.noun for field in blanks if isinstance(field, CHOSEN)]
        return [noun for noun in dict.fromkeys([*closed, *open_now]) if noun not in NOT_NAMES]

    def _words(self, noun: str) -> dict[str, str]:
        """The words of a noun that this seat may have heard of at its table, and what they are called."""
        start = f"{self.say.key}-{noun}-".replace("_", "-")
        known = {
            read(key.removeprefix(start)): key for key in self.say.words.under(start) if not key.endswith("-about")
        }
        used = self.live.game.telling.used(self._view, noun, known)
        return {word: self.say.words(known[word]) for word in used if word not in NO_THINGS}

    def _noun(self, verb: str, blank: str) -> str:
        offer = self.request.offer(verb)
        return blank if offer is None else offer.field(blank).noun

    def _impossible(self, noun: str, verb: str) -> dict[str, str]:
        """The things that this move cannot be about now."""
        offer = self.request.offer(verb)
        blanks = self._blanks(verb, noun)
        possible = {word for blank in blanks if offer is not None for word in offer.choices(blank, {})}
        return {word: name for word, name in self.things.get(noun, {}).items() if word not in possible}

    def _named(self, noun: str, words: Mapping[str, str], verb: str = "") -> list[Line]:
        """Things by their names; of two that are alike, one."""
        lines = {
            name: Line(capital(name), _value(THING, noun, word, verb), self.say.about(noun, word))
            for word, name in reversed([*words.items()])
        }
        return sorted(lines.values(), key=lambda line: natural(line.name))

    def _leafed(self, noun: str, words: Mapping[str, str], part: str, verb: str) -> list[Line]:
        """The things themselves, or where they are too many from where to where they go."""
        parts = evenly(self._named(noun, words, verb))
        if len(parts) == 1 or (part.isdecimal() and int(part) < len(parts)):
            return list(parts[int(part or 0) if len(parts) > 1 else 0])
        named = spans([[(line.name, "") for line in each] for each in parts])
        return [Line(name, _value(KIND, noun, str(number), verb)) for number, name in enumerate(named)]

    def _moves(self, verbs: Iterable[str]) -> list[Line]:
        """Moves by their names; where two are called alike, each says what it does."""
        names = {verb: verb_name(self.say, verb) for verb in verbs}
        alike = {name for name, count in Counter(names.values()).items() if count > 1}
        told = {verb: verb_about(self.say, verb) for verb in names}
        return [
            Line(told[verb] if name in alike else name, _value(MOVE, verb), told[verb]) for verb, name in names.items()
        ]

    def _heading(self, theme: str) -> Line:
        name = self.say(f"theme-{theme}") if theme else self.say.words("bot-why-moves")
        held = _listed(line.name for line in self._moves(self._headed[theme]))
        return Line(self._opening(name), _value(HEADING, theme), held)

    def _opening(self, name: str) -> str:
        """What stands for more lines."""
        return self.say.words("bot-panel-open", name=name)


def _value(*parts: str) -> str:
    return APART.join(parts)


def parts_of(value: str) -> tuple[str, str, str, str]:
    """Its sort, the move or the kind of things, the thing or the part of the list, and the move that it is about."""
    sort, key, part, verb = (*value.split(APART), "", "", "")[:4]
    return sort, key, part, verb


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names)


def _filled(field: msgspec.structs.FieldInfo, word: str | None) -> Any:
    if field.type in (int, str):
        return (word or "") if field.type is str else 0
    return () if word is None else (word,)
