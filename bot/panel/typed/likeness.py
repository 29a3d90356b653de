"""What people mean who bend a name or break it off: `кукурузу` is `кукуруза`, `малый рын` is `малый рынок`."""

import re
from collections.abc import Callable, Mapping, Set
from typing import NamedTuple

from games.core.events import Phrase
from games.core.moves import IllegalMove

LEAST = 3
"""Shorter beginnings could be anything."""
ENDING = 3
LONG = 5
"""Of words that agree so far, the endings may be a letter longer."""
NAMED = 5
"""So many names are offered when a word can mean several."""
_WORD = re.compile(r"[^\W_]+(?:-[^\W_]+)*")


class _Likeness(NamedTuple):
    """How well typed words fit a name; of two the greater fits better."""

    whole: bool
    """No word of the name is missing."""
    letters: int


def agreeing(typed: str, word: str) -> int:
    """How many letters two forms of a word share from its beginning; none if they are hardly the same word."""
    if typed == word:
        return len(word) + 1
    if not (typed.isalpha() and word.isalpha()):
        return 0
    shared = next((at for at, (one, other) in enumerate(zip(typed, word, strict=False)) if one != other), None)
    if shared is None:
        shared = min(len(typed), len(word))
    if shared < LEAST:
        return 0
    broken_off = shared == len(typed)
    ending = ENDING + (shared >= LONG)
    bent = shared >= min(len(typed), len(word)) - ENDING and max(len(typed), len(word)) - shared <= ending
    return shared if broken_off or bent else 0


def _likeness(typed: list[str], name: list[str]) -> _Likeness | None:
    if len(typed) > len(name):
        return None
    letters = [agreeing(one, other) for one, other in zip(typed, name, strict=False)]
    return _Likeness(len(typed) == len(name), sum(letters)) if all(letters) else None


def alike(typed: str, names: Mapping[str, str], keep: Set[str] = frozenset()) -> str | None:
    """The word whose name is most like this; IllegalMove if several are, None if none is."""
    words = _WORD.findall(typed)
    if not words or typed in keep or not any(word.isalpha() and len(word) >= LEAST for word in words):
        return None
    found = [(fits, name) for name in names if (fits := _likeness(words, _WORD.findall(name))) is not None]
    best = max((fits for fits, _ in found), default=None)
    fitting = [name for fits, name in found if fits == best]
    meant = dict.fromkeys(names[name] for name in fitting)
    if len(meant) > 1:
        told = ", ".join(fitting[:NAMED]) + (" …" if len(fitting) > NAMED else "")
        raise IllegalMove(Phrase("core-reason-ambiguous", {"text": typed, "told": told}))
    return next(iter(meant), None)


def in_their_words(line: str, names: Mapping[str, str], keep: Set[str] = frozenset()) -> str:
    """The line with all that is like a name put into its word; the longest run of words first."""
    most = max((len(_WORD.findall(name)) for name in names), default=0)
    tokens = list(_WORD.finditer(line))
    made, at, begin = [], 0, 0
    while at < len(tokens):
        for count in range(min(most, len(tokens) - at), 0, -1):
            first, last = tokens[at].start(), tokens[at + count - 1].end()
            word = alike(line[first:last], names, keep) if _unbroken(line[first:last]) else None
            if word is not None:
                made += [line[begin:first], word]
                begin = last
                at += count
                break
        else:
            at += 1
    return "".join([*made, line[begin:]])


def between(line: str, exact: re.Pattern[str], known: Callable[[str], str], other: Callable[[str], str]) -> str:
    """The line with what is exactly named made by one way, and all between it by another."""
    made, begin = [], 0
    for found in exact.finditer(line):
        made += [other(line[begin : found.start()]), known(found[0])]
        begin = found.end()
    return "".join([*made, other(line[begin:])])


def _unbroken(text: str) -> bool:
    """Whether nothing but spaces stands between the words."""
    return all(character.isspace() or character == "-" or character.isalnum() for character in text)
