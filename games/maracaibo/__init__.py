"""Maracaibo for one to four, with Jean as the opponent of one, and with the campaign."""

from games.core.game import Game
from games.core.parts.saved import Saved
from games.core.parts.seeing import Seeing
from games.core.parts.settings import Pace, Settings
from games.core.parts.telling import Telling
from games.core.parts.thinking import Thinking
from games.maracaibo import (  # noqa: F401 - they enter their rules
    reasons,
    scoring,
)
from games.maracaibo.actions import (  # noqa: F401 - they enter their rules
    choices,
    effects,
    exploring,
    free,
    main,
    quests,
    ship,
    village,
    war,
)
from games.maracaibo.campaign import (  # noqa: F401 - they enter their rules
    legacy,
    story,
)
from games.maracaibo.campaign.archive import CampaignArchive
from games.maracaibo.computer.sensible import sensible
from games.maracaibo.rulebook import KEY, RULES
from games.maracaibo.score import score
from games.maracaibo.setup import OPTIONS, fits, set_up
from games.maracaibo.state import State
from games.maracaibo.telling import (  # noqa: F401 - they enter their rules
    landfall,
)
from games.maracaibo.telling.in_play import SURPRISES, THEMES, in_play
from games.maracaibo.telling.outlook import holdings
from games.maracaibo.turns import (  # noqa: F401 - they enter their rules
    jean,
    refill,
    rounds,
    sailing,
)
from games.maracaibo.view import at_the_end, draw_hidden, view

GAME: Game[State] = Game(
    key=KEY,
    rules=RULES,
    setup=set_up,
    score=score,
    sensible=sensible,
    settings=Settings(
        seat_counts=(1, 2, 3, 4),
        options=OPTIONS,
        pace={1: Pace(110, 1), 2: Pace(106, 43), 3: Pace(105, 72), 4: Pace(101, 93)},
        lengthens={"story": {"card_77": 1.1, "chapter_3": 1.1, "chapter_11": 1.1}},
        fits=fits,
        campaign={"story": "campaign"},
    ),
    seeing=Seeing(
        view=view,
        draw_hidden=draw_hidden,
        at_the_end=at_the_end,
    ),
    saved=Saved(
        State,
        archive_type=CampaignArchive,
    ),
    thinking=Thinking(points=25.0, winning=0.3, effort=0.7),
    telling=Telling(
        holdings=holdings,
        round=lambda state: state.round,
        themes=THEMES,
        in_play=in_play,
        surprises=SURPRISES,
    ),
)
