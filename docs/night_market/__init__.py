"""Night Market, for one to four: the worked example of `docs/a-sixth-game.md`."""

from docs.night_market import bidding, ending, reasons, strolling, talking  # noqa: F401 - they enter their rules
from docs.night_market.computer.sensible import sensible
from docs.night_market.outlook import holdings
from docs.night_market.rulebook import KEY, RULES
from docs.night_market.score import score
from docs.night_market.setup import OPTIONS, fits, set_up
from docs.night_market.state import Seasons, State
from docs.night_market.upgrades import UPGRADES
from docs.night_market.view import draw_hidden, view
from games.core.game import Game
from games.core.parts.saved import Saved
from games.core.parts.seeing import Seeing
from games.core.parts.settings import Settings
from games.core.parts.telling import Telling
from games.core.saving import RulesVersion

GAME: Game[State] = Game(
    key=KEY,
    rules=RULES,
    setup=set_up,
    score=score,
    sensible=sensible,
    settings=Settings(
        seat_counts=(1, 2, 3, 4),
        options=OPTIONS,
        fits=fits,
    ),
    seeing=Seeing(
        view=view,
        draw_hidden=draw_hidden,
    ),
    saved=Saved(
        State,
        version=RulesVersion(2),
        upgrades=UPGRADES,
        archive_type=Seasons,
    ),
    telling=Telling(
        holdings=holdings,
    ),
)
