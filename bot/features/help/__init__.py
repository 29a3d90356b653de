"""How one plays here, a game's rules in short, and what its components do."""

from bot.feature import Feature
from bot.features.help.service import Help

HELP = Feature(serve=Help)
