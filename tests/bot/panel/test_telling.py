"""What is told above the controls is short enough for a phone, in whole words."""

import pytest

from bot.panel.kit.telling import LEAST, TOLD, brief, seen_length, shortened, told_room

ICON = "<:wood:123456789012345678>"


@pytest.mark.parametrize(
    ("text", "room", "seen"),
    [
        ("Town, citizen (L Green Valley), wood", 40, "Town, citizen (L Green Valley), wood"),
        ("Town, citizen (L Green Valley), wood", 30, "Town, citizen (L Green…"),
        ("Town, citizen (L Green Valley), wood", 15, "Town, citizen…"),
        ("**Build: a large town** · wood −1", 14, "**Build: a**…"),
        (f"Wood {ICON}{ICON} and more", 10, f"Wood {ICON}{ICON}…"),
        ("Unbroken", 5, "Unbr…"),
    ],
)
def test_a_line_ends_with_a_whole_word_or_icon(text: str, room: int, seen: str) -> None:
    assert shortened(text, room) == seen
    assert seen_length(shortened(text, room)) <= room


def test_several_lines_share_the_room_that_one_has() -> None:
    line = "- **Wharf** · " + "coins and goods " * 40
    for count in (1, 2, 3):
        told = brief("\n".join([line] * count)).split("\n")
        assert len(told) == count
        assert TOLD / count - 20 < seen_length(told[0]) <= TOLD / count
    assert told_room(12) == LEAST


def test_what_short_lines_and_few_rows_leave_is_for_the_others() -> None:
    line = "- " + "coins and goods " * 40
    alone, beside = brief(line), brief(f"**Wharf**\n{line}").split("\n")
    assert beside[0] == "**Wharf**"
    assert seen_length(alone) - 20 < seen_length(beside[1]) < seen_length(alone)
    assert seen_length(brief(line, 1)) > seen_length(brief(line, 3)) > seen_length(alone)
    assert brief(line, 9) == alone
