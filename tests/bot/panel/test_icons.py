"""Icons stand beside words where Discord has them; without them everything reads as it did."""

from typing import Any

from bot.panel.kit.labels import cut
from bot.panel.kit.wording import teller
from bot.panel.messages.table_panel import table_panel
from bot.tables.live import Live
from games.core.events import Event
from games.core.seats import Seat
from tests.bot.panel.shown import check, shown, texts
from tests.support.positions import position

ICON = "<:corn_0badcafe:123456789012345678>"


class Drawn:
    """Emblems as if one icon stood for everything."""

    def of(self, game: str, noun: str, word: str) -> str:
        return "" if noun == "seat" else ICON

    def icon(self, name: str) -> str:
        return ICON


def with_icons(live: Live) -> Live:
    emblems: Any = Drawn()
    live.emblems = emblems
    return live


def test_options_and_buttons_have_icons_beside_their_words() -> None:
    for live in position("puerto_rico", 4, 41, every=7):
        if not live.playing:
            break
        posting = table_panel(with_icons(live), "en", None)
        check(posting)
        for part in shown(posting):
            for option in part.get("options", ()):
                assert option["label"]
                assert ICON not in option["label"] + (option.get("description") or "")
            if part["type"] == 2:
                assert ICON not in part["label"]
    emojis = [option["emoji"]["name"] for part in shown(posting) for option in part.get("options", ())]
    assert set(emojis) <= {"corn_0badcafe"}


def test_lines_of_the_story_have_the_word_behind_the_icon() -> None:
    live = with_icons(next(position("puerto_rico", 3, 1)))
    sold = Event("puerto_rico-log-sell", Seat(0), {"good": "corn", "coins": 1})
    assert f"sells {ICON} corn to" in teller(live.table, "en", live.emblems).event(sold)
    assert "sells corn to" in teller(live.table, "en").event(sold)


def test_no_icon_is_cut_in_two() -> None:
    for room in range(8, 60):
        assert "<" not in cut(f"It is corn {ICON} corn", room).replace(ICON, "")


def test_without_icons_nothing_stands_in_their_place() -> None:
    live = next(position("puerto_rico", 3, 1))
    assert "<:" not in texts(table_panel(live, "en", None))
