"""Random play finds the mistakes that people make; `python -m tests.mutations` tries all that are written down."""

from pathlib import Path

import pytest

from tests.mutations.__main__ import tried
from tests.mutations.mistakes import MISTAKES, Mistake

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.name)
def test_every_mistake_is_one_of_todays_source(mistake: Mistake) -> None:
    source = (ROOT / f"{mistake.module.replace('.', '/')}.py").read_text(encoding="utf-8")
    assert source.count(mistake.right) == 1


@pytest.mark.parametrize("mistake", [each for each in MISTAKES if each.quick], ids=lambda mistake: mistake.name)
def test_it_is_found(mistake: Mistake) -> None:
    found, by = tried(mistake)
    assert found, by
