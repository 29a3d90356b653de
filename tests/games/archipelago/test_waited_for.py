"""Whom the table waits for after their action: who seems able to do more, as everybody can see."""

from typing import Any

import pytest

from tests.games.archipelago.cards_at_hand import colony


@pytest.mark.rule("AR-ROUND-02", "AR-CARD-02", "AR-CARD-05", "AR-CARD-12")
@pytest.mark.parametrize(
    ("card", "owner", "flags", "waited_for"),
    [
        ("bishop", 0, {}, True),
        ("bishop", 1, {}, True),
        ("bishop", 0, {"busy": True}, False),
        ("dictatorship", 0, {}, True),
        ("dictatorship", 1, {}, False),
        ("king", 0, {}, False),
        ("sawmill", 0, {}, False),
        ("colossus", 0, {}, True),
        ("colossus", 1, {}, False),
        ("colossus", 0, {"turn": 2}, False),
        ("colossus", 0, {"built": True}, False),
        ("pope", 0, {}, True),
    ],
)
def test_a_card_that_might_be_used_or_built_keeps_the_round(
    card: str, owner: int, flags: dict[str, Any], *, waited_for: bool
) -> None:
    table = colony()
    table.card(owner, card, **flags)
    table.rounds().do(0, "tax")
    assert (table.waiting() == (0,)) == waited_for


@pytest.mark.rule("AR-ROUND-04", "AR-CARD-06")
@pytest.mark.parametrize(("card", "discs", "waited_for"), [("pope", 1, False), ("pope", 2, True), ("bishop", 1, True)])
def test_a_card_that_takes_a_disc_needs_one_beside_that_of_the_action(
    card: str, discs: int, *, waited_for: bool
) -> None:
    table = colony()
    table.card(0, card)
    table.player(0).discs = discs
    table.rounds().do(0, "tax")
    assert (table.waiting() == (0,)) == waited_for


@pytest.mark.rule("AR-ROUND-04", "AR-ROUND-05")
@pytest.mark.parametrize(
    ("card", "discs", "waited_for"), [("sawmill", 0, False), ("sawmill", 1, True), ("bishop", 0, True)]
)
def test_who_has_no_discs_is_waited_for_if_a_card_might_be_used(card: str, discs: int, *, waited_for: bool) -> None:
    table = colony()
    table.card(0, card)
    table.player(0).discs = discs
    table.rounds()
    assert (table.waiting() == (0,)) == waited_for
