"""Says beforehand what a choice will do."""

from dataclasses import dataclass
from typing import Any

from bot.panel.questions.draft import Draft
from games.core.outlook import Foresight
from texts import Teller

SEPARATOR = " · "
BUTTON_READ = 40
"""So much of a button is read on a phone."""


@dataclass(frozen=True)
class Foretelling:
    """In words, for one reader; nothing where nothing can be foreseen."""

    say: Teller
    foresight: Foresight[Any] | None = None

    def brings(self, draft: Draft) -> str:
        """What the move will do now, as far as it is made."""
        if self.foresight is None:
            return ""
        return self.say.outlook(self.foresight.outlook_so_far(draft.offer, draft.answers))

    def about(self, draft: Draft, noun: str, word: str) -> str:
        """What choosing this word will do, and what it stands for."""
        chosen = Draft(draft.offer, (*draft.answers, word))
        return joined(self.brings(chosen), self.say.about(noun, word))


def joined(*parts: str) -> str:
    """What there is of these, side by side."""
    return SEPARATOR.join(part for part in parts if part)


def labelled(label: str, brings: str) -> str:
    """A button's label with what it brings, where a phone has room for both."""
    return _both(label, brings) if brings and has_room(label, brings) else label


def _both(label: str, brings: str) -> str:
    return f"{label}{SEPARATOR if ':' in label else ': '}{brings}"


def has_room(label: str, brings: str) -> bool:
    """Whether the button can say both."""
    return not brings or len(_both(label, brings)) <= BUTTON_READ
