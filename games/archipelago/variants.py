"""What a table can choose: the length, and the variants that can be combined."""

from collections.abc import Mapping

from games.archipelago.state import State
from games.core.events import Phrase
from games.core.parts.settings import OFF, ON, TableOption

DESERT_START = "desert_start"
NO_SECRETS = "no_secrets"
MORE_CONTROL = "more_control"
MORE_SPICE = "more_spice"
CHOOSE_TREND = "choose_trend"
BENEFACTOR = "benefactor"
LENGTHS = ("medium", "short", "long")
NEED_SECRETS = (MORE_CONTROL, MORE_SPICE, CHOOSE_TREND, BENEFACTOR)
"""They are about trends or hidden objectives, which an open game does not have."""

OPTIONS = (
    TableOption("length", LENGTHS),
    *(
        TableOption(variant, (OFF, ON))
        for variant in (DESERT_START, NO_SECRETS, MORE_CONTROL, MORE_SPICE, CHOOSE_TREND, BENEFACTOR)
    ),
)


def fits(seats: int, options: Mapping[str, str]) -> Phrase | None:
    """No secrets excludes what needs them; and eight objectives are not enough for five who draw two each."""
    chosen = {variant for variant, value in options.items() if value == ON}
    if NO_SECRETS in chosen and not chosen.isdisjoint(NEED_SECRETS):
        return Phrase("archipelago-reason-open-game")
    if seats == 5 and {MORE_SPICE, BENEFACTOR} <= chosen:
        return Phrase("archipelago-reason-few-objectives")
    return None


def without_roles(state: State) -> bool:
    """Neither Pacifist nor Separatist is in the objectives."""
    return state.seats == 2 or state.plays(NO_SECRETS) or state.plays(BENEFACTOR)
