"""A message never says more than Discord takes, however much there is to say."""

from bot.panel.kit.sheet import TEXT_ROOM, Sheet
from tests.bot.panel.shown import shown


def test_what_has_no_room_is_left_out() -> None:
    sheet = Sheet().text("a" * 3000).text("b" * 3000).text("not a word of this").text("nor this")
    texts = [part["content"] for part in shown(sheet.posting()) if part["type"] == 10]
    assert sum(map(len, texts)) <= TEXT_ROOM
    assert [text[0] for text in texts] == ["a", "b"]
