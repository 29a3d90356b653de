"""What a war is worth: what its manoeuvres bring for what they cost."""

from typing import TYPE_CHECKING

from games.core.once import once
from games.maracaibo.components import COMBAT
from games.maracaibo.computer.weights import WEIGHTS

if TYPE_CHECKING:
    from games.maracaibo.computer.appraisal import Appraisal


class Army:
    """Wars as they look to one seat."""

    def __init__(self, appraisal: "Appraisal") -> None:
        self.appraisal = appraisal
        self.player = appraisal.player
        self.engine = appraisal.engine
        self._flags: dict[str, float] = {}

    @once
    def war(self) -> float:
        """What a war brings before its token is known."""
        step = self.appraisal.nations.influence("any", 1)
        return WEIGHTS.war["deal"] + WEIGHTS.war["token"] + self.campaign(int(WEIGHTS.war["value"]), step)

    def campaign(self, value: int, step: float) -> float:
        """What so much value brings for a nation, with the strength that is worth adding; a step is its influence."""
        wanted = [(step, COMBAT.influence[0]), *self._added]
        if self._flag is not None:
            wanted.append((self._flag[0] + step, self._flag[1]))
        if self.engine.effects("village_war"):
            wanted.append((step + WEIGHTS.nations["marker"], COMBAT.village[0]))
        strength, brought = self.player.strength + self.player.figures, 0.0
        for gain, cost in sorted(wanted, key=lambda each: -each[0] / each[1]):
            lack = max(0, cost - value)
            paid = lack * self.appraisal.point
            if lack <= strength and gain > paid:
                brought += gain - paid
                strength -= lack
                value = max(0, value - cost)
        return brought

    @once
    def _flag(self) -> tuple[float, int] | None:
        """The best flag of a city, and what it costs: one that is free, if there is any."""
        state = self.appraisal.state
        cities = state.flagged_cities()
        for taken, cost in zip((False, True), COMBAT.city, strict=True):
            there = [self.flag(at) for at in cities if (at in state.markers) == taken]
            if there:
                return max(there), cost
        return None

    def flag(self, city: str) -> float:
        """What the bonus at a city's flag brings."""
        known = self._flags.get(city)
        if known is None:
            known = self._flags[city] = self.appraisal.effects(self.appraisal.state.flag(city))
        return known

    @once
    def _added(self) -> list[tuple[float, int]]:
        """The manoeuvres of bought cards."""
        return [
            (self.appraisal.effects(effect.gain), effect.n)
            for effect in self.engine.effects("manoeuvre")
            if not effect.synergy or effect.synergy in self.player.synergies
        ]
