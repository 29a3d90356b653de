"""A player's engine: what the bought cards and the complete upgrades do from now on."""

from collections.abc import Mapping
from functools import lru_cache

from games.maracaibo.cards import CARDS
from games.maracaibo.components import START, UPGRADES
from games.maracaibo.kinds import Effect

KEPT = 2048
"""So many engines are remembered, those of some twenty games."""


class Engine:
    """The lasting effects of some cards and cells, by their verb."""

    def __init__(self, bought: tuple[str, ...], unfinished: tuple[str, ...]) -> None:
        finished = (cell for cell in UPGRADES if cell not in unfinished)
        parts = [
            *((card, effect) for card in bought for effect in CARDS[card].effects),
            *((cell, effect) for cell in finished for effect in UPGRADES[cell].effects),
        ]
        self._effects: dict[str, tuple[Effect, ...]] = {}
        self._by_source: dict[str, dict[str, Effect]] = {}
        for source, effect in parts:
            self._effects[effect.do] = (*self._effects.get(effect.do, ()), effect)
            self._by_source.setdefault(effect.do, {})[source] = effect
        self._totals = {do: sum([effect.n for effect in effects]) for do, effects in self._effects.items()}
        self._waiting: dict[str, tuple[Effect, ...]] = {}
        for _, effect in parts:
            if effect.synergy and effect.do in ("income", "point_income"):
                self._waiting[effect.synergy] = (*self.waiting(effect.synergy), effect)
        self.hand_limit = max([effect.n for effect in self.effects("hand")], default=START.hand)
        """So many cards a hand is refilled to."""
        self.open_cells = tuple(cell for cell in unfinished if _is_open(cell, unfinished))
        """The cells from which a disc may be taken."""

    def effects(self, do: str) -> tuple[Effect, ...]:
        """All of this kind, those of cards first."""
        return self._effects.get(do, ())

    def by_source(self, do: str) -> Mapping[str, Effect]:
        """The same by the card or the cell that has it."""
        return self._by_source.get(do, {})

    def total(self, do: str) -> int:
        """What all of this kind add up to."""
        return self._totals.get(do, 0)

    def waiting(self, synergy: str) -> tuple[Effect, ...]:
        """The incomes that this token brings, too."""
        return self._waiting.get(synergy, ())


def _is_open(cell: str, unfinished: tuple[str, ...]) -> bool:
    upgrade = UPGRADES[cell]
    return len(UPGRADES) - len(unfinished) >= upgrade.upgrades and upgrade.after not in unfinished


@lru_cache(maxsize=KEPT)
def engine_of(bought: tuple[str, ...], unfinished: tuple[str, ...]) -> Engine:
    """The engine of who has bought these cards, and has discs left on these cells."""
    return Engine(bought, unfinished)
