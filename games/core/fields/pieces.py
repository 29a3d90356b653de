"""Pieces that go from place to place, one by one, while an answer is being looked for."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from games.core.fields.field import Group

if TYPE_CHECKING:
    from games.core.fields.spread import Place


class Pieces:
    """Pieces as they lie, each on its place, and where there is room for one more."""

    __slots__ = ("_groups", "_groups_of", "_here", "_room", "_ways", "on")

    def __init__(
        self,
        ways: Mapping[str, Sequence["Place"]],
        groups: Sequence[Group],
        groups_of: Mapping[str, Sequence[int]],
        here: dict[str, int],
        room: list[int],
        on: list[tuple[str, str]],
    ) -> None:
        self._ways, self._groups, self._groups_of = ways, groups, groups_of
        self._here = here
        """How many lie on each place."""
        self._room = room
        """How many more each group takes."""
        self.on = on
        """The place and the kind of each piece."""

    def copy(self) -> "Pieces":
        """Others that lie as these do."""
        return Pieces(self._ways, self._groups, self._groups_of, self._here.copy(), self._room.copy(), self.on.copy())

    def lay(self, word: str, kind: str) -> None:
        """One more lies there, the last of all."""
        self.on.append((word, kind))
        self._here[word] += 1
        for group in self._groups_of[word]:
            self._room[group] -= 1

    def lift(self, at: int) -> str:
        """The piece of this number is taken up; its kind."""
        word, kind = self.on.pop(at)
        self._here[word] -= 1
        for group in self._groups_of[word]:
            self._room[group] += 1
        return kind

    def free_for(self, kind: str) -> list[str]:
        """The places that would take one more of this kind."""
        here, full = self._here, self._full()
        return [
            place.word
            for place in self._ways[kind]
            if here[place.word] < place.capacity
            and place.word not in full
            and (not place.limits or self.on.count((place.word, kind)) < place.room(kind))
        ]

    def elsewhere(self, word: str, kind: str) -> list[str]:
        """The other places that would take a piece of this kind which lies here now."""
        for group in self._groups_of[word]:
            self._room[group] += 1
        free = [other for other in self.free_for(kind) if other != word]
        for group in self._groups_of[word]:
            self._room[group] -= 1
        return free

    def counted(self) -> dict[tuple[str, str], int]:
        """How many of each kind are on each place."""
        counted: dict[tuple[str, str], int] = {}
        for each in self.on:
            counted[each] = counted.get(each, 0) + 1
        return counted

    def _full(self) -> set[str]:
        """The places that share their room with others where there is none left."""
        full: set[str] = set()
        if self._room and min(self._room) < 1:
            for group, room in zip(self._groups, self._room, strict=True):
                if room < 1:
                    full.update(group.words)
        return full


def none_on(words: Iterable[str], ways: Mapping[str, Sequence["Place"]], groups: Sequence[Group]) -> Pieces:
    """Places where nothing lies yet."""
    groups_of: dict[str, tuple[int, ...]] = dict.fromkeys(words, ())
    for at, group in enumerate(groups):
        for word in group.words:
            groups_of[word] += (at,)
    return Pieces(ways, groups, groups_of, dict.fromkeys(groups_of, 0), [group.capacity for group in groups], [])
