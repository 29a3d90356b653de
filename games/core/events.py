"""What is said about a game: phrases without a language, and the events that a move causes."""

from typing import Union

import msgspec

from games.core.seats import Seat

Value = Union[str, int, "Phrase", tuple[Union[str, int, "Phrase"], ...]]
"""A word, a number, something that is itself told with arguments, or a list of such."""


class Phrase(msgspec.Struct, frozen=True):
    """A sentence to be made at the edge, in the reader's language: a key of the texts and its arguments."""

    key: str
    args: dict[str, Value] = {}


class Note(msgspec.Struct, frozen=True):
    """What a move will do, said by the game; it stands in place of the gains and costs of these nouns.

    Without a phrase, the name of the move says that much already.
    """

    phrase: Phrase | None
    instead_of: tuple[str, ...] = ()
    own: Phrase | None = None
    """What the seat itself reads instead: that may hang on what it alone knows."""
    broader: Phrase | None = None
    """What is said as long as several such moves are possible that differ in the rest."""

    def read_by(self, own: bool) -> "Note":
        """The note for the seat itself, or for others."""
        return Note(self.own if own and self.own is not None else self.phrase, self.instead_of, None, self.broader)


class Event(msgspec.Struct, frozen=True):
    """Something that happened. What chance gave is in the arguments, so history never has to be recomputed."""

    key: str
    seat: Seat | None = None
    args: dict[str, Value] = {}
    to: tuple[Seat, ...] | None = None
    """The seats that may know it; None is everybody."""
    auto: bool = False
    """The engine did it for the seat: the only legal answer, or a standing order."""
    not_to: tuple[Seat, ...] = ()
    """The seats that read more of it in an event of their own."""

    def is_for(self, viewer: Seat | None) -> bool:
        """Whether this viewer (None: a spectator) may read it."""
        return (self.to is None or viewer in self.to) and viewer not in self.not_to

    def touches(self, seat: Seat) -> bool:
        """Whether somebody else did it to this seat."""
        return self.seat != seat and any(
            value == seat for name, value in self.args.items() if name == "seat" or name.endswith("_seat")
        )
