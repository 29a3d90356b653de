"""What a phone has to show at once: the rows and the controls of what people decide on."""

from dataclasses import dataclass

from bot.panel.kit.ids import parse
from bot.panel.kit.posting import Posting
from bot.panel.questions.room import SCREEN
from tests.bot.panel.shown import shown

ROW, BUTTON = 1, 2
CONTROLS = (2, 3, 5)


@dataclass(frozen=True)
class Screen:
    """What there is to press on a message."""

    rows: int
    labels: tuple[str, ...]
    acts: frozenset[str]

    @property
    def is_full(self) -> bool:
        """Whether it has more than a phone shows with the board."""
        return self.rows > SCREEN.rows or len(self.labels) > SCREEN.controls

    @property
    def twice(self) -> list[str]:
        """The labels that stand there more than once."""
        return sorted({label for label in self.labels if self.labels.count(label) > 1})


def screen(posting: Posting) -> Screen:
    """All controls of a posting."""
    parts = shown(posting)
    controls = [part for part in parts if part["type"] in CONTROLS]
    found = (parse(part.get("custom_id", "")) for part in controls)
    return Screen(
        sum(part["type"] == ROW for part in parts),
        tuple(str(part.get("label") or part.get("placeholder")) for part in controls),
        frozenset(control.act for control in found if control is not None),
    )


def one_decision(posting: Posting) -> None:
    """At most six rows and nine controls, whatever is decided there; no label twice."""
    seen = screen(posting)
    assert not seen.twice, f"these labels stand twice: {seen.twice} of {seen.labels}"
    assert not seen.is_full, f"{seen.rows} rows: {seen.labels}"
