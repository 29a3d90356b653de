"""Text fits its box, and every character is in the font."""

from hypothesis import given
from hypothesis import strategies as st

from render.kit.lettering import (
    BODY,
    FINE,
    HEADING,
    SMALL,
    fitted,
    fitted_in,
    label,
    missing_characters,
    printable,
    shortened,
    width_of,
)

PHRASES = st.text(alphabet="abcdefWMжщфЁ -0123456789", min_size=1, max_size=60)


@given(PHRASES, st.integers(60, 900), st.integers(1, 3))
def test_fitted_text_never_runs_over(text: str, room: int, lines: int) -> None:
    made = fitted(text, HEADING, room, lines)

    assert len(made.lines) <= lines
    assert made.width <= room
    assert FINE.size <= made.style.size <= HEADING.size


@given(PHRASES, st.integers(60, 900), st.integers(30, 120))
def test_text_fitted_into_a_box_never_runs_over(text: str, width: int, height: int) -> None:
    made = fitted_in(text, HEADING, width, height)

    assert made.width <= width
    assert len(made.lines) == 1 or made.height <= height


def test_text_in_a_box_takes_a_second_line_once_it_is_small_enough_for_two() -> None:
    width = width_of("Military", BODY) + 10

    assert fitted_in("Military", BODY, width, 66).style == BODY
    assert fitted_in("Military camp", BODY, width, 66).lines == ("Military", "camp")


def test_text_with_room_keeps_its_size_and_its_words() -> None:
    made = fitted("Gold mine", BODY, 400)

    assert made.lines == ("Gold mine",)
    assert made.style == BODY


def test_text_wraps_before_it_shrinks_and_shrinks_before_it_is_cut() -> None:
    width = width_of("Military", BODY) + 10

    assert fitted("Military camp", BODY, width, lines=2).lines == ("Military", "camp")
    assert fitted("Military camp", BODY, width_of("Military camp", SMALL)).style.size == SMALL.size
    assert fitted("Military camp", BODY, width).lines[0].endswith("…")


def test_a_shortened_text_keeps_as_much_as_fits() -> None:
    cut = shortened("Constantinople", BODY, width_of("Constanti…", BODY))

    assert cut == "Constanti…"


def test_a_character_that_the_font_lacks_is_found() -> None:
    assert missing_characters("Ёлка 漢 café №") == {"漢"}


def test_names_keep_what_can_be_shown() -> None:
    assert printable("  Åsa\t漢🙂 the 1st ", "?") == "Åsa the 1st"
    assert printable("𝓐𝓷𝓷𝓪", "?") == "Anna"
    assert printable("漢字🙂", "Player 2") == "Player 2"
    assert printable("a\x00b\u200bc", "?") == "abc"


def test_figures_are_equally_wide() -> None:
    assert len({width_of(figure, SMALL) for figure in "0123456789"}) == 1


def test_a_label_is_made_once() -> None:
    assert label("Harbour", BODY) is label("Harbour", BODY)


def test_a_label_of_nothing_takes_no_room() -> None:
    assert label("", BODY).advance == 0
