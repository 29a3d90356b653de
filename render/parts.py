"""The parts of a game's picture that can be looked at closer: declared once a game, drawn by one function each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

from games.core.seats import Seat
from games.core.state import GameState
from render.kit.picture import Picture
from texts import Teller

DrawPart: TypeAlias = Callable[..., Picture]
"""`(view, teller, viewer, before) -> picture`, and after these which one it is where there is one each of something."""
BETWEEN = "."


@dataclass(frozen=True, slots=True)
class Part:
    """What can be looked at closer: the market, every region, everybody's board."""

    key: str
    """`<game>-picture-part-<key>` is what it is called."""
    draw: DrawPart
    each: Callable[[Any], Iterable[str]] | None = None
    """Of what there is one each, by words; of what there is but one, None."""
    called: Callable[[Any, Teller, str], str] | None = None
    """What each of them is called."""
    read: Callable[[str], Any] = str
    """The word of one of them, as it is drawn by."""
    there: Callable[[Any], bool] | None = None
    """Whether there is anything to look at now."""

    def words(self, view: Any, viewer: Seat | None) -> list[str]:
        """The words by which it is chosen, of everybody's the viewer's own first."""
        if self.there is not None and not self.there(view):
            return []
        if self.each is None:
            return [self.key]
        found = list(self.each(view))
        if viewer is not None and str(viewer) in found and self.read is seat_read:
            at = found.index(str(viewer))
            found = [*found[at:], *found[:at]]
        return [f"{self.key}{BETWEEN}{each}" for each in found]

    def name(self, view: Any, teller: Teller, word: str) -> str:
        """What a part of this word is called."""
        one = word.partition(BETWEEN)[2]
        called = self.called(view, teller, one) if self.called is not None else ""
        return teller.words(f"{teller.key}-picture-part-{self.key}", of=called)


def seat_read(word: str) -> Seat:
    """A seat by its word."""
    return Seat(int(word))


def of_each_seat(key: str, draw: DrawPart, seats: Callable[[Any], Iterable[Seat]] | None = None) -> Part:
    """A part that everybody has, or those of these seats."""

    def each(view: GameState) -> Iterator[str]:
        return map(str, view.every_seat() if seats is None else seats(view))

    def called(_view: GameState, teller: Teller, word: str) -> str:
        return teller.player(seat_read(word))

    return Part(key, draw, each, called, seat_read)


def named(parts: Iterable[Part], view: Any, teller: Teller, viewer: Seat | None) -> dict[str, str]:
    """The words of all parts that can be seen now, with their names, in the order in which they are declared."""
    return {word: part.name(view, teller, word) for part in parts for word in part.words(view, viewer)}


def drawing(parts: Iterable[Part], word: str) -> Callable[[Any, Teller, Any, Any], Picture]:
    """What draws the part of a word."""
    key, _, one = word.partition(BETWEEN)
    part = next(part for part in parts if part.key == key)
    return part.draw if part.each is None else partial(_one, part.draw, part.read(one))


def _one(draw: DrawPart, one: Any, view: Any, teller: Teller, viewer: Any, before: Any) -> Picture:
    return draw(view, teller, viewer, before, one)
