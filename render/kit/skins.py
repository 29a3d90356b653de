"""Skins: the same drawing on light paper or on dark wood. What is drawn asks for its colours while a skin is worn."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from functools import lru_cache, wraps
from typing import Literal, ParamSpec, TypeAlias, TypeVar

Colour: TypeAlias = tuple[int, int, int]
SkinName: TypeAlias = Literal["light", "dark"]


def colour(code: str) -> Colour:
    """A colour from six hexadecimal digits."""
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


@dataclass(frozen=True, slots=True)
class Skin:
    """The colours of what lies under everything: ground, paper and ink. Goods, seats and icons keep theirs."""

    name: SkinName
    parchment: Colour
    sand: Colour
    paper: Colour
    paper_deep: Colour
    line: Colour
    ink: Colour
    ink_soft: Colour
    ink_faint: Colour
    shadow: Colour
    edge: Colour
    """Around icons, so that they stand out."""
    tint: Colour
    """What fields of a colour are mixed with until ink reads on them."""
    tint_share: float
    """How much of it, compared with light paper."""
    washed: float
    """How much of the ground a picture keeps that stands back."""


SKINS: dict[SkinName, Skin] = {
    "light": Skin(
        name="light",
        parchment=colour("EADCBD"),
        sand=colour("DCC9A3"),
        paper=colour("FBF5E6"),
        paper_deep=colour("F1E6CC"),
        line=colour("CDB992"),
        ink=colour("2B2118"),
        ink_soft=colour("5A4A39"),
        ink_faint=colour("A08C72"),
        shadow=colour("4A3722"),
        edge=colour("2B2118"),
        tint=colour("FFFFFF"),
        tint_share=1.0,
        washed=0.62,
    ),
    "dark": Skin(
        name="dark",
        parchment=colour("211A14"),
        sand=colour("46382A"),
        paper=colour("332920"),
        paper_deep=colour("42362A"),
        line=colour("66543F"),
        ink=colour("F6ECD9"),
        ink_soft=colour("CDBB9D"),
        ink_faint=colour("93826A"),
        shadow=colour("0B0806"),
        edge=colour("0E0A07"),
        tint=colour("332920"),
        tint_share=0.8,
        washed=0.55,
    ),
}
_worn: ContextVar[Skin] = ContextVar("worn", default=SKINS["light"])

Given = ParamSpec("Given")
Made = TypeVar("Made")


def worn() -> Skin:
    """The skin that is worn now."""
    return _worn.get()


@contextmanager
def wearing(name: SkinName) -> Iterator[None]:
    """Draw in this skin."""
    token = _worn.set(SKINS[name])
    try:
        yield
    finally:
        _worn.reset(token)


_all_kept: list[Callable[[], None]] = []


def forget() -> None:
    """Throw away all that was kept."""
    for clear in _all_kept:
        clear()


def kept(maxsize: int) -> Callable[[Callable[Given, Made]], Callable[Given, Made]]:
    """Keep what a function makes, apart for each skin."""

    def keeping(make: Callable[Given, Made]) -> Callable[Given, Made]:
        @lru_cache(maxsize=maxsize)
        def made(_skin: SkinName, arguments: tuple[Hashable, ...], named: tuple[tuple[str, Hashable], ...]) -> Made:
            return make(*arguments, **dict(named))  # type: ignore[arg-type]

        _all_kept.append(made.cache_clear)

        @wraps(make)
        def get(*arguments: Given.args, **named: Given.kwargs) -> Made:
            return made(worn().name, arguments, tuple(named.items()))

        return get

    return keeping
