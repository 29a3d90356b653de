"""The register that all rules of the game are entered in.

Where the rulebook is silent: planned cards stay secret, as hands do (see components.toml).
"""

from games.core.play import Play
from games.core.rules import Rules
from games.maracaibo.state import State

KEY = "maracaibo"
RULES: Rules[State] = Rules(KEY)
Maracaibo = Play[State]
