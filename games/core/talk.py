"""What seats propose to each other outside the run of questions: deals, gifts, bribes, votes. It never blocks the game.

A game derives its kinds from `Proposal` and narrows `proposals` in its state to them. A rule makes one by
`play.propose(...)`; moves that are open at any time answer it by its id (`answering(...)`), and `play.close(...)` or
`play.drop(...)` take it away. What is offered is best set aside in the proposal, so that accepting tells nothing about
what its maker holds; where that cannot be, `@RULES.stands(Kind)` says whether it can still be met, and else it lapses
with a line in the log.
"""

from collections.abc import Iterable, Mapping, Sequence
from string import ascii_lowercase
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from games.core.events import Phrase
from games.core.fields import Pick
from games.core.moves import Move, Offer
from games.core.seats import Seat

if TYPE_CHECKING:
    from games.core.rules import Rules
    from games.core.state import GameState

PROPOSAL = "proposal"
"""The noun of a field whose words are ids of proposals."""


class Proposal(msgspec.Struct, tag_field="proposal", tag=True, kw_only=True):
    """Something put to other seats, on terms that never change: other terms are another proposal."""

    by: Seat
    to: list[Seat]
    """Those whose answer is still out: they are called on, but the game does not wait for them."""
    id: str = ""
    """Given when it is made, and to no other proposal of this game ever, also not after going back.

    Open ones are counted through; private ones among the same seats by themselves (`ab1`), so that a number tells
    nobody how much others have whispered.
    """

    among: tuple[Seat, ...] = ()
    """Its maker and all whom it was put to; kept when it is made."""

    private: ClassVar[bool] = False
    """Only these know of it."""

    def circle(self) -> str:
        """Those it is counted among: the seats as letters, or nothing for what everybody may know."""
        return "".join(letter(seat) for seat in self.among) if self.private else ""

    @property
    def hearers(self) -> tuple[Seat, ...] | None:
        """Those who hear what becomes of it; None: everybody."""
        return self.among if self.private else None

    def known_to(self, viewer: Seat | None) -> bool:
        """Whether this viewer (None: a spectator) may know of it."""
        return not self.private or viewer in self.among


class Call(msgspec.Struct, frozen=True):
    """A seat is called on to answer a proposal, in its own time."""

    seat: Seat
    proposal: str
    says: Phrase
    private: bool = False
    """Nobody else may know that the seat is called."""


class Entry(msgspec.Struct, frozen=True):
    """A line of what people have promised each other before everybody's eyes."""

    says: Phrase
    settled: bool = False
    """Nothing more is expected of it."""


def proposal_pick(rules: "Rules[Any]", state: "GameState", name: str, proposals: Iterable[Proposal]) -> Pick:
    """The field by which a move names one of these proposals; each is told by its rule."""
    told = {proposal.id: rules.told(state, proposal) for proposal in proposals}
    return Pick(name, PROPOSAL, tuple(told), told=told)


def put_to(state: "GameState", seat: Seat) -> list[Any]:
    """The open proposals whose answer this seat owes."""
    return [proposal for proposal in state.proposals if seat in proposal.to]


def made_by(state: "GameState", seat: Seat) -> list[Any]:
    """The open proposals of this seat."""
    return [proposal for proposal in state.proposals if proposal.by == seat]


def answering(
    rules: "Rules[Any]",
    state: "GameState",
    answers: Mapping[type[Move], Sequence[Proposal]],
    *,
    private: bool = False,
) -> list[Offer]:
    """An offer beside every question for each of these moves that names one of the proposals that it can answer."""
    return [
        Offer(move, (proposal_pick(rules, state, "proposal", proposals),), aside=True, private=private)
        for move, proposals in answers.items()
        if proposals
    ]


def with_id(state: "GameState", word: str) -> Any:
    """The open proposal of this id; None if it has been answered, taken back or dropped."""
    return next((proposal for proposal in state.proposals if proposal.id == word), None)


def letter(seat: Seat) -> str:
    """A seat as a letter."""
    return ascii_lowercase[seat]


def hide_private(seen: "GameState", viewer: Seat | None) -> None:
    """Take out of a view the proposals that this viewer may not know of, and how many of them there were."""
    seen.proposals = [proposal for proposal in seen.proposals if proposal.known_to(viewer)]
    own = "" if viewer is None else letter(viewer)
    seen.spoken = {circle: count for circle, count in seen.spoken.items() if not circle or (own and own in circle)}
