"""What may be read about components: at a table what it has brought, elsewhere nothing that is to surprise."""

from bot.panel.messages.guide import entries, guide_page
from bot.panel.messages.help import help_page
from games.core.game import Setup
from games.maracaibo import GAME
from tests.bot.panel.shown import labels, texts
from tests.support.positions import table_of


def test_a_campaigns_story_is_told_as_far_as_it_has_come() -> None:
    state = GAME.view(GAME.start(Setup(2, {"story": "campaign"}, "guide")).state, None)
    table = table_of("maracaibo", 2, "en")
    page = texts(guide_page("en", table, "story", 0, state))
    assert "The wet ledger" in page
    assert "Names on the page" not in page
    assert [entry.word for entry in entries("en", "maracaibo", "story", None)] == []
    assert len(entries("en", "maracaibo", "city", state)) == 5
    shown = [labels(help_page("en", "maracaibo", table, seen)) for seen in (None, state)]
    assert ["The story so far" in one for one in shown] == [False, True]
