"""What a phone has to show at once: the rows and the controls of what people decide on."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bot.panel.kit.ids import parse
from bot.panel.kit.posting import Posting
from bot.panel.questions.room import SCREEN
from games.core.fields import Arrange, PickSome, Spread
from games.core.moves import Request
from tests.bot.panel.shown import shown

ROW, BUTTON = 1, 2
CONTROLS = (2, 3, 5)
LONG_FORMS: dict[type, str] = {
    Spread: "pieces are moved on one screen: from where, to where, away, and it is so",
    Arrange: "an order is made place by place",
    PickSome: "of many words some are ticked, a list for each part of them",
}
"""Why a card has more than a screen: what is decided there is one gesture of many parts."""


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


def one_decision(posting: Posting, requests: Iterable[Request] = ()) -> None:
    """At most six rows and nine controls, unless one of the long forms is made there; no label twice."""
    seen = screen(posting)
    assert not seen.twice, f"these labels stand twice: {seen.twice} of {seen.labels}"
    if seen.is_full:
        assert any(long_forms(request) for request in requests), f"{seen.rows} rows: {seen.labels}"


def long_forms(request: Request) -> Iterator[str]:
    """Why the question may take more than a screen, if it may: it is one gesture of many parts."""
    offers = [offer for offer in request.offers if request.asked and not offer.aside]
    if len(offers) == 1:
        yield from (LONG_FORMS[type(field)] for field in offers[0].fields if type(field) in LONG_FORMS)
