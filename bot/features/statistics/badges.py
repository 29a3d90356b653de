"""Badges: rows that name conditions over what is known at a game's end, and who has them."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from bot.features.statistics.rows import Result
from bot.store.identity import TableId, UserId

ROWS = Path(__file__).with_name("badges.toml")
Value = bool | int | str


class Range(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number from here to there."""

    least: float | None = None
    most: float | None = None

    def holds(self, value: object) -> bool:
        """Whether it is one, and within."""
        if not isinstance(value, int | float) or isinstance(value, bool):
            return False
        return (self.least is None or value >= self.least) and (self.most is None or value <= self.most)


class Badge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row."""

    icon: str
    game: str = ""
    when: dict[str, Value | Range] = {}
    times: int = 1
    life: dict[str, Range] = {}


class Earned(msgspec.Struct, frozen=True):
    """Somebody has a badge since then."""

    badge: str
    at: float


@cache
def badges() -> Mapping[str, Badge]:
    """All there are, by their names."""
    return msgspec.convert(tomllib.loads(ROWS.read_text(encoding="utf-8")), dict[str, Badge])


def earned(results: Sequence[Result], company: Mapping[TableId, set[UserId]]) -> list[Earned]:
    """The badges for these results of one person, in their order in time; `company` is who else was at each table."""
    life, lives = Life(), list[dict[str, int]]()
    told = [_known(result) for result in results]
    for result in results:
        life.goes_on(result, company.get(result.table_id, set()))
        lives.append(life.known())
    found = []
    for name, badge in badges().items():
        at = _since(badge, results, told, lives)
        if at is not None:
            found.append(Earned(name, at))
    return sorted(found, key=lambda each: each.at)


class Life:
    """What all games together come to."""

    def __init__(self) -> None:
        self._played = 0
        self._kinds: set[str] = set()
        self._met: set[UserId] = set()
        self._streak = 0
        self._kept = 0

    def goes_on(self, result: Result, company: set[UserId]) -> None:
        """One more game, with these people."""
        if result.place is None:
            self._streak = self._kept = 0
            return
        self._played += 1
        self._kept += 1
        self._kinds.add(result.game)
        self._met |= company
        if result.facts is not None and result.facts.others and result.against is None:
            self._streak = self._streak + 1 if result.place == 1 else 0

    def known(self) -> dict[str, int]:
        """By the names that badges have for it."""
        return {
            "played": self._played,
            "kinds": len(self._kinds),
            "met": len(self._met),
            "streak": self._streak,
            "kept": self._kept,
        }


def _since(
    badge: Badge, results: Sequence[Result], told: Sequence[Mapping[str, Any]], lives: Sequence[Mapping[str, int]]
) -> float | None:
    """When it was earned, if it was."""
    times = 0
    for result, known, life in zip(results, told, lives, strict=True):
        if result.place is None or badge.game not in ("", result.game) or not _holds(badge.when, known):
            continue
        times += 1
        if times >= badge.times and _holds(badge.life, life):
            return result.at
    return None


def _holds(conditions: Mapping[str, Value | Range], known: Mapping[str, Any]) -> bool:
    return all(
        wanted.holds(known.get(name)) if isinstance(wanted, Range) else known.get(name) == wanted
        for name, wanted in conditions.items()
    )


def _known(result: Result) -> dict[str, Any]:
    """One game's facts by the names that badges have for them."""
    known: dict[str, Any] = {
        "won": result.place == 1,
        "place": result.place,
        "points": result.points,
        "lasted": result.lasted,
        "against": result.against or "",
        "lost_together": result.lost_together,
    }
    if result.facts is not None:
        facts = msgspec.structs.asdict(result.facts)
        for part in ("score", "option"):
            known |= {f"{part}.{key}": value for key, value in facts.pop(part).items()}
        known |= facts
    return known
