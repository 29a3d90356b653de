"""The register that the rules of all phases are entered in."""

from games.core.play import Play
from games.core.rules import Rules
from games.settlers.state import State

KEY = "settlers"
RULES: Rules[State] = Rules(KEY)
Settlers = Play[State]
