"""Says beforehand what a choice will do."""

import re
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from bot.panel.questions.draft import Draft
from games.core.ahead.outlook import Foresight
from games.core.fields import PickSome
from texts import Teller

SEPARATOR = " · "
_ICON = re.compile(r"<a?:\w+:\d+>")
_WORDS = re.compile(r"[\w−]+")
BUTTON_READ = 40
"""So much of a button is read on a phone."""


@dataclass(frozen=True)
class Foretelling:
    """In words, for one reader; nothing where nothing can be foreseen. What has been said once is remembered."""

    say: Teller
    foresight: Foresight[Any] | None = None
    _said: dict[tuple[str, tuple[Any, ...]], str] = field(default_factory=dict)

    def brings(self, draft: Draft) -> str:
        """What the move will do now, as far as it is made."""
        if self.foresight is None:
            return ""
        key = draft.offer.verb, draft.answers
        said = self._said.get(key)
        if said is None:
            outlook = self.foresight.outlook_so_far(draft.offer, draft.answers)
            said = self._said[key] = self.say.outlook(outlook)
        return said

    def about(self, draft: Draft, noun: str, word: str) -> str:
        """What choosing this word, of several it alone, will do, and what it stands for."""
        alone = (word,) if isinstance(draft.field, PickSome) else word
        brings = self.brings(draft.filled(alone)) if alone == word or draft.field.accepts(alone) else ""
        return with_meaning(brings, self.say.about(noun, word))

    def stands_for(self, draft: Draft, begin: int = 0, besides: Collection[tuple[str, str]] = ()) -> str:
        """What the words of the answers from one blank on stand for, but for what is told already."""
        given = list(zip(draft.offer.fields, draft.answers, strict=False))[begin:]
        left = [(blank.noun, word) for blank, word in given if isinstance(word, str)]
        return joined(*(self.say.about(*each) for each in left if each not in besides))


def joined(*parts: str) -> str:
    """What there is of these, side by side."""
    return SEPARATOR.join(part for part in parts if part)


def with_meaning(brings: str, about: str) -> str:
    """What it brings and what it stands for; the latter only if it says more."""
    return brings if f" {_bare(about)} " in f" {_bare(brings)} " else joined(brings, about)


def _bare(told: str) -> str:
    """The words and figures alone."""
    return " ".join(_WORDS.findall(_ICON.sub("", told).casefold()))


def labelled(label: str, brings: str) -> str:
    """A button's label with what it brings, where a phone has room for both."""
    return _both(label, brings) if brings and has_room(label, brings) else label


def _both(label: str, brings: str) -> str:
    if brings.startswith(f"{label}:"):  # What it brings may be called as it is itself: influence with a nation.
        return brings
    return f"{label}{SEPARATOR if ':' in label else ': '}{brings}"


def has_room(label: str, brings: str) -> bool:
    """Whether the button can say both."""
    return not brings or len(_both(label, brings)) <= BUTTON_READ
