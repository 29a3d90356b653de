"""The register that the rules of all phases are entered in."""

from docs.night_market.state import State
from games.core.play import Play
from games.core.rules import Rules

KEY = "night_market"
RULES: Rules[State] = Rules(KEY)
Market = Play[State]
