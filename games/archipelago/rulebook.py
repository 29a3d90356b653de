"""The register that all rules of the game are entered in."""

from games.archipelago.state import State
from games.core.play import Play
from games.core.rules import Rules

KEY = "archipelago"
RULES: Rules[State] = Rules(KEY)
Archipelago = Play[State]
