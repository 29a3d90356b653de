"""What people are told of a game besides its log: headings, what is in use, what they have, how far it is."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic

import msgspec

from games.core.ahead.outlook import Holdings
from games.core.events import Value
from games.core.moves import Move, verb_of
from games.core.rules import S
from games.core.seats import Seat
from games.core.talk import Entry


class Theme(msgspec.Struct, frozen=True):
    """Moves that stand together under a heading in lists."""

    key: str
    moves: tuple[type[Move], ...]

    @property
    def verbs(self) -> tuple[str, ...]:
        """The verbs of its moves."""
        return tuple(map(verb_of, self.moves))


@dataclass(frozen=True)
class Telling(Generic[S]):
    """What is told of a game, and in which order."""

    themes: tuple[Theme, ...] = ()
    """Headings for some of the moves; the others stand before them."""
    free_nouns: frozenset[str] = field(default_factory=frozenset)
    """Nouns whose words are shown as they are, such as coordinates."""
    holdings: Callable[[S, Seat], Holdings] | None = None
    """What a seat has, by noun and word, the most important first: what a move changes of it is told beforehand."""
    round: Callable[[S], int] | None = None
    """In which round, year or turn the game is, where it counts them."""
    open_score: bool = False
    """Everybody may know at any time how the seats stand."""
    in_play: Callable[[S, str], Collection[str] | None] | None = None
    """The words of a noun (`verb`, `building`) that this table uses; None: all. The rest is not mentioned."""
    surprises: Mapping[str, Collection[str]] = field(default_factory=dict)
    """By noun the words that nobody hears of before their table has brought them, such as those of a story."""
    figures: Callable[[str, str, int], Mapping[str, Value]] = lambda noun, word, seats: {}
    """`(noun, word, seats)`: the figures that what is told of a component names; away from a table for 0."""
    former: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """By family (`log`, or a noun) the texts that only logs of earlier versions hold: they stay readable."""
    ledger: Callable[[S], Sequence[Entry]] | None = None
    """What people have promised each other openly, the oldest first: the panel shows what is not settled yet."""

    def used(self, state: S | None, noun: str, words: Iterable[str]) -> list[str]:
        """Those of these words of a noun that this table uses; away from a table, all but surprises."""
        if state is None:
            return [word for word in words if word not in self.surprises.get(noun, ())]
        used = None if self.in_play is None else self.in_play(state, noun)
        return [word for word in words if used is None or word in used]

    def under_themes(self, verbs: Iterable[str]) -> dict[str, list[str]]:
        """The verbs under their headings, those without one first, under none."""
        theme_of = {verb: theme.key for theme in self.themes for verb in theme.verbs}
        found: dict[str, list[str]] = {key: [] for key in ("", *(theme.key for theme in self.themes))}
        for verb in verbs:
            found[theme_of.get(verb, "")].append(verb)
        return {key: some for key, some in found.items() if some}
