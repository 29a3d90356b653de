"""A wheel is tried without the sources at hand, and holds what they hold."""

import zipfile
from collections.abc import Iterable
from pathlib import Path

import pytest

from tools.release.try_wheel import OF_THE_SOURCES, ROOT, differences, lay_out_tests, rooms, tracked


def packed(folder: Path, names: Iterable[str]) -> Path:
    with zipfile.ZipFile(folder / "caravel.whl", "w") as wheel:
        for name in names:
            wheel.writestr(name, "")
    return folder / "caravel.whl"


@pytest.mark.parametrize(
    ("lacking", "more", "alone"),
    [
        (set(), {"caravel_bot-1.0.0.dist-info/RECORD"}, set()),
        ({"texts/ru/core.ftl", "games/py.typed"}, set(), {"texts/ru/core.ftl", "games/py.typed"}),
        (set(), {"bot/forgotten.py", "tests/conftest.py"}, {"bot/forgotten.py", "tests/conftest.py"}),
    ],
)
def test_a_wheel_holds_what_the_packages_hold(
    tmp_path: Path, lacking: set[str], more: set[str], alone: set[str]
) -> None:
    shipped = tracked(*rooms())
    assert lacking <= shipped
    assert differences(packed(tmp_path, (shipped - lacking) | more)) == alone


def test_the_tests_lie_where_no_package_does(tmp_path: Path) -> None:
    lay_out_tests(tmp_path)
    assert {path.name for path in tmp_path.iterdir()}.isdisjoint(rooms())
    assert all((tmp_path / name).exists() for name in OF_THE_SOURCES)
    for name in ("pyproject.toml", "tests/conftest.py", "docs/night_market/house.py"):
        assert (tmp_path / name).read_bytes() == (ROOT / name).read_bytes()
