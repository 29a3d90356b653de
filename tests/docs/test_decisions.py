"""A decision is a page like the others, and the index lists them all."""

import pytest

from tools.website.decisions import INDEX, PARTS, Decision, decisions, index


@pytest.mark.parametrize("decision", decisions(), ids=lambda decision: decision.file.stem)
def test_a_decision_has_every_part(decision: Decision) -> None:
    assert decision.parts == PARTS
    assert decision.file.name.startswith(f"{decision.number:04d}-")


def test_decisions_are_numbered_as_they_were_taken() -> None:
    """A number may be kept free for what somebody still works on."""
    taken = decisions()
    assert [each.number for each in taken] == sorted({each.number for each in taken})
    assert [each.day for each in taken] == sorted(each.day for each in taken)


def test_the_index_is_drawn() -> None:
    assert INDEX.read_text(encoding="utf-8") == index(), "make pages"
