"""The register that all rules of the game are entered in."""

from games.core.play import Play
from games.core.rules import Rules
from games.puerto_rico.state import State

KEY = "puerto_rico"
RULES: Rules[State] = Rules(KEY)
PuertoRico = Play[State]
