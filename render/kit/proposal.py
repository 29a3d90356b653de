"""A half-made move: what is chosen of it so far, and what is legal next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from games.core.fields import Put, Spread
from games.core.moves import Offer
from games.core.seats import SEAT, Seat, seat_of
from texts import Teller

_NONE = (0, "0")
"""Of several numbers those that are none go without saying."""
_FEW_KINDS = 3
"""What is chosen for each of so many kinds is told kind by kind."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """A move on its way: the answers so far, what is chosen of the next blank, and what is legal there."""

    offer: Offer
    answers: tuple[Any, ...] = ()
    partial: Any = None
    legal: tuple[str, ...] = ()

    def named(self) -> dict[str, Any]:
        """What is chosen so far by the names of the blanks, the half-filled one, too."""
        given = self.answers if self.partial is None else (*self.answers, self.partial)
        return {blank.name: answer for blank, answer in zip(self.offer.fields, given, strict=False)}

    def chosen(self) -> list[tuple[str, str]]:
        """The words chosen so far, each with its noun."""
        found = []
        for blank in self.offer.fields:
            answer = self.named().get(blank.name)
            if isinstance(answer, str):
                found.append((blank.noun, answer))
            elif isinstance(blank, Spread):
                found += [(blank.noun, place) for place, _, _ in answer or ()]
            elif isinstance(answer, tuple):
                found += [(blank.noun, word) for word in answer]
        return found

    def open(self) -> list[tuple[str, str]]:
        """The words that are legal next, each with its noun."""
        at = len(self.answers)
        if at >= len(self.offer.fields):
            return []
        blank = self.offer.fields[at]
        words = [place.word for place in blank.places] if isinstance(blank, Spread) else self.legal
        return [(blank.noun, word) for word in words]

    def owner(self, seat: Seat) -> Seat:
        """Whose things it is about: those of the seat that has been chosen, else one's own."""
        return next((seat_of(word) for noun, word in self.chosen() if noun == SEAT), seat)

    def said(self, teller: Teller) -> str:
        """The move as far as it is chosen, in words."""
        parts: list[str] = []
        for blank in self.offer.fields:
            answer = self.named().get(blank.name)
            if answer in _NONE and len(self.offer.fields) > 1:
                continue
            if isinstance(blank, Spread):
                parts += _laid(blank, answer or (), teller)
            elif isinstance(answer, tuple):
                parts += [teller.choice(blank, word) for word in answer]
            elif answer is not None:
                name = teller.choice(blank, answer) if isinstance(answer, str) else str(answer)
                parts.append(teller.numbered(self.offer, blank, name))
        return self._told(teller, parts)

    def _told(self, teller: Teller, parts: Sequence[str]) -> str:
        verb = teller(f"verb-{self.offer.verb}")
        return f"{verb}: {teller.words('core-list-separator').join(parts)}" if parts else verb

    def in_brief(self, teller: Teller) -> str:
        """The same where it is seen how many lie where: how many of each kind, or of many kinds together.

        Where each place takes one, such as a card, which of them it is says more.
        """
        parts: list[str] = []
        for blank in self.offer.fields:
            answer = self.named().get(blank.name)
            if not isinstance(blank, Spread) or blank.moving or all(place.capacity == 1 for place in blank.places):
                return self.said(teller)
            count = Counter[str]()
            for _, kind, pieces in answer or ():
                count[kind] += pieces
            if len(blank.pieces) <= _FEW_KINDS:
                parts += [_times(teller.kind(blank, kind), count[kind]) for kind, _ in blank.pieces if count[kind]]
            else:
                parts.append(str(count.total()))
        return self._told(teller, parts)

    def name(self, teller: Teller, word: str) -> str:
        """What a legal word is called on its button."""
        blank = self.offer.fields[len(self.answers)]
        return teller.numbered(self.offer, blank, teller.choice(blank, word))


def untouched(offer: Offer) -> Proposal:
    """A move of which nothing is chosen yet."""
    return Proposal(offer, legal=offer.choices(offer.fields[0].name, {}) if offer.fields else ())


def _laid(blank: Spread, puts: Sequence[Put], teller: Teller) -> list[str]:
    """What lies where: of a few kinds to choose for, what is chosen for each."""
    if not blank.proposes or not 1 < len(blank.pieces) <= _FEW_KINDS:
        return [_times(teller.choice(blank, place), count) for place, count in _on_places(puts).items()]
    found: list[str] = []
    for kind, _ in blank.pieces:
        there = [_times(teller.choice(blank, place), count) for place, other, count in puts if other == kind]
        if there:
            listed = teller.words("core-list-separator").join(there)
            found.append(teller.words("core-picture-for", kind=teller.kind(blank, kind), places=listed))
    return found


def _times(name: str, count: int) -> str:
    return name if count == 1 else f"{name} ×{count}"


def _on_places(puts: Sequence[Put]) -> Counter[str]:
    """How many pieces are on each place, whatever their kinds: a deal can name thirty things."""
    found: Counter[str] = Counter()
    for place, _, count in puts:
        found[place] += count
    return found
