"""The simple kinds of choice: one word, some words, a number, an order."""

from collections.abc import Callable, Collection
from typing import Any

from games.core.fields.field import NOTHING, Field, Group, read, written


class Pick(Field, frozen=True):
    """One of these words."""

    words: tuple[str, ...]
    silent: tuple[str, ...] = (NOTHING,)
    """Those that go without saying where others are said: nothing, the only way."""

    def wrong(self) -> str:
        return "" if self.words else "has no words to choose from"

    def accepts(self, answer: Any) -> bool:
        return answer in self.words

    def forced(self) -> bool:
        return len(self.words) == 1

    def any_answer(self, below: Callable[[int], int]) -> str:
        return self.words[below(len(self.words))]

    def to_text(self, answer: Any) -> str:
        return written(answer)

    def from_text(self, text: str) -> str:
        return read(text)


class PickSome(Field, frozen=True):
    """From least to most of these words, each at most once; their order says nothing."""

    words: tuple[str, ...]
    least: int
    most: int
    groups: tuple[Group, ...] = ()
    """Words of which fewer can be chosen than of all, such as those that cost money; none is in two groups."""

    def wrong(self) -> str:
        grouped = [word for group in self.groups for word in group.words]
        if len(set(grouped)) < len(grouped):
            return "has a word in two groups"
        return "" if self.least <= self.room() else "asks for more words than there are"

    def accepts(self, answer: Any) -> bool:
        return (
            isinstance(answer, tuple)
            and self.least <= len(answer) <= self.most
            and len(set(answer)) == len(answer)
            and all(word in self.words for word in answer)
            and self.go_together(answer)
        )

    def go_together(self, words: Collection[str]) -> bool:
        """Whether no group has too many of them."""
        return all(sum(word in group.words for word in words) <= group.capacity for group in self.groups)

    def first(self, count: int) -> tuple[str, ...]:
        """The first words that go together, up to so many."""
        chosen: tuple[str, ...] = ()
        for word in self.words:
            if len(chosen) < count and self.go_together((*chosen, word)):
                chosen = (*chosen, word)
        return chosen

    def room(self) -> int:
        """How many can be chosen at most."""
        return len(self.first(self.most)) if self.groups else min(self.most, len(self.words))

    def forced(self) -> bool:
        room = self.room()
        return self.least == room and room in (0, sum(self.go_together((word,)) for word in self.words))

    def any_answer(self, below: Callable[[int], int]) -> tuple[str, ...]:
        left, chosen = list(self.words), set[str]()
        count = self.least + below(self.room() - self.least + 1)
        while len(chosen) < count:
            word = left.pop(below(len(left)))
            if self.go_together((*chosen, word)):
                chosen.add(word)
        return tuple(word for word in self.words if word in chosen)

    def to_text(self, answer: Any) -> str:
        return "+".join(map(written, answer)) or NOTHING

    def from_text(self, text: str) -> tuple[str, ...]:
        return () if text.lower() == NOTHING else tuple(map(read, text.split("+")))


class Amount(Field, frozen=True):
    """A whole number in a range."""

    least: int
    most: int

    def wrong(self) -> str:
        return "" if self.least <= self.most else "has no number in its range"

    def accepts(self, answer: Any) -> bool:
        return type(answer) is int and self.least <= answer <= self.most

    def forced(self) -> bool:
        return self.least == self.most

    def any_answer(self, below: Callable[[int], int]) -> int:
        return self.least + below(self.most - self.least + 1)

    def to_text(self, answer: Any) -> str:
        return str(answer)

    def from_text(self, text: str) -> int:
        return int(text)


class Arrange(Field, frozen=True):
    """All of these words, in an order."""

    words: tuple[str, ...]

    def wrong(self) -> str:
        return "" if len(set(self.words)) == len(self.words) else "names a word twice"

    def accepts(self, answer: Any) -> bool:
        return isinstance(answer, tuple) and sorted(answer) == sorted(self.words)

    def forced(self) -> bool:
        return len(self.words) < 2

    def any_answer(self, below: Callable[[int], int]) -> tuple[str, ...]:
        left = list(self.words)
        return tuple(left.pop(below(len(left))) for _ in range(len(left)))

    def to_text(self, answer: Any) -> str:
        return ">".join(map(written, answer)) or NOTHING

    def from_text(self, text: str) -> tuple[str, ...]:
        return () if text.lower() == NOTHING else tuple(map(read, text.split(">")))
