"""Wooden pieces: whose they are is told by more than their colour."""

from itertools import combinations
from typing import Literal

import pytest
from PIL import ImageChops

from render.kit import palette as p
from render.kit.signs.pieces import emblazoned


@pytest.mark.parametrize("kind", ["figure", "ship"])
def test_seats_are_told_apart_without_colour(kind: Literal["figure", "ship"], monkeypatch: pytest.MonkeyPatch) -> None:
    seats = range(len(p.SEATS))
    monkeypatch.setattr(p, "SEATS", [p.SEATS[0]] * len(seats))
    made = [emblazoned(kind, 37, seat).colours for seat in seats]
    for one, other in combinations(made, 2):
        assert ImageChops.difference(one, other).getbbox()
