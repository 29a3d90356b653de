"""What a question keeps to whoever is asked; and what a step that was saved says by saying nothing."""

from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from games.archipelago import components, state, steps
from games.archipelago.cards import steps as card_steps
from games.core.agenda import Decision
from games.core.state import GameState

QUESTIONS: tuple[type[Decision], ...] = tuple(
    kind for kind in get_args(steps.AnyStep) if isinstance(kind, type) and issubclass(kind, Decision)
)
"""Everything that somebody can be asked."""
SECRET = {"ChooseTrend", "PlaceFirst", "KeepObjectives", "Bid", "GiveCube", "HideCubes", "ShowMoney"}
BY_THE_PURSE = {
    "HelpColony", "HelpContinent", "PlayRound", "Trade", "EvolutionTurn", "TradeMany", "Hire", "Construct", "BuyOpened",
    "ChooseCharacter",
}  # fmt: skip
NOT_NOTHING = {("Migrate", "kinds"): "all", ("Card", "sails"): 1, ("Card", "walks"): 1}


@pytest.mark.rule("AR-GEN-07")
def test_which_questions_nobody_else_sees_and_which_a_purse_decides() -> None:
    assert {kind.__name__ for kind in QUESTIONS if kind.secret} == SECRET
    assert {kind.__name__ for kind in QUESTIONS if kind.private_beside} == BY_THE_PURSE
    assert {kind.__name__ for kind in QUESTIONS if not kind.may_answer_itself} == {"SetOrder", "PickFist"}
    assert {kind.__name__: kind.kept_back for kind in QUESTIONS if kind.kept_back} == {"PickFist": ("left", "right")}


def test_what_a_saved_game_or_a_component_leaves_out_is_nothing() -> None:
    """Games of earlier versions lack what came later: there is none of it, and it is not so."""
    assert {place: value for place, value in left_out() if value} == NOT_NOTHING


def left_out() -> Iterator[tuple[tuple[str, str], Any]]:
    """What each field is that may be missing."""
    of_every_game = {field.name for field in msgspec.structs.fields(GameState)}
    for module in (state, steps, card_steps, components):
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__:
                for field in msgspec.structs.fields(kind):
                    if not field.required and field.name not in of_every_game:
                        made = field.default_factory
                        yield (kind.__name__, field.name), field.default if made is msgspec.NODEFAULT else made()
