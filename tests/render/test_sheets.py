"""Sheets of pictures: everything is on them, in each skin, in each language, and as deuteranopia shows it."""

from pathlib import Path

from PIL import Image, ImageChops

from tests.render.looks import colour_at
from tests.sheets.beside import scene
from tests.sheets.layout import PHONE, before_and_after, in_all_looks, laid_out, side_by_side
from tests.sheets.moments import MOMENTS, moments
from tests.sheets.pictures import LOOKS, written
from tests.support.configurations import Configuration
from tests.support.eyes import seen


def drawn(folder: Path, colour: str) -> Path:
    """One picture in all looks, each of a flat colour."""
    folder.mkdir()
    for look in LOOKS:
        Image.new("RGB", (800, 600), colour).save(folder / f"board.{look}.png")
    return folder


def test_a_picture_is_laid_out_in_all_looks_at_the_width_of_a_phone(tmp_path: Path) -> None:
    rows = list(in_all_looks(drawn(tmp_path / "now", "red"), "board"))
    assert [[image.size for image in row.images] for row in rows] == [[(PHONE, 300)] * 3] * 2
    (sheet,) = laid_out(rows, tmp_path / "sheet.png")
    with Image.open(sheet) as made:
        assert made.size == (max(row.width for row in rows), sum(row.height for row in rows))
    assert len(laid_out(rows * 4, tmp_path / "more.png")) > 1


def test_what_was_before_stands_left_of_what_is_now(tmp_path: Path) -> None:
    before, after = drawn(tmp_path / "before", "red"), drawn(tmp_path / "after", "blue")
    for row in (before_and_after(before, after, "board"), side_by_side(before, after, "board", LOOKS[0])):
        first, second = row.images[:2]
        assert (colour_at(first, (9, 9)), colour_at(second, (9, 9))) == ((255, 0, 0), (0, 0, 255))


def test_deuteranopia_leaves_greys_and_makes_red_and_green_alike() -> None:
    grey = Image.new("RGB", (1, 1), (120, 120, 120))
    assert max(colour_at(ImageChops.difference(grey, seen(grey, "deuteranopia")), (0, 0))) <= 2
    red, green = (seen(Image.new("RGB", (1, 1), each), "deuteranopia") for each in ("#c06030", "#708030"))
    assert max(colour_at(ImageChops.difference(red, green), (0, 0))) < 40


def test_a_game_is_looked_at_from_its_beginning_to_its_end_with_questions_that_show_something() -> None:
    found = list(moments(Configuration("settlers", 2), "sheets", set()))
    assert [moment.name for moment in found] == list(MOMENTS)
    assert [moment.state.over for moment in found] == [False, False, False, True]
    questions = [moment.proposal for moment in found if moment.proposal]
    assert len(questions) == len(found) - 1
    assert all(question.open() or question.chosen() for question in questions)


def test_what_is_no_tables_own_is_looked_at_too(tmp_path: Path) -> None:
    names = written(scene("beside"), "beside", tmp_path)
    assert {name.split("-")[1] for name in names} == {"story", "season", "strip"}
    assert {file.name for file in tmp_path.iterdir()} == {f"{name}.{look}.png" for name in names for look in LOOKS}
