"""The register that all rules of the game are entered in."""

from games.core.play import Play
from games.core.rules import Rules
from games.santa_maria.state import State

KEY = "santa_maria"
RULES: Rules[State] = Rules(KEY)
SantaMaria = Play[State]
