"""Says beforehand what a choice will do."""

from dataclasses import dataclass
from typing import Any

from bot.panel.questions.draft import Draft
from games.core.outlook import Foresight
from texts import Teller

SEPARATOR = " · "


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
