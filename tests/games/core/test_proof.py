"""Every mistake that a newcomer can make is one sentence that names the file and the thing, and where to go."""

from dataclasses import replace

import pytest

from games import registry
from games.core.agenda import Decision, Lines, Step
from games.core.events import Phrase
from games.core.game import Game, TableOption
from games.core.moves import Move, Offer
from games.core.play import Play
from games.core.proof import NotWhole, lacks, prove
from games.core.rules import Rules
from games.core.saving import RulesVersion
from games.core.seats import Seat
from games.core.state import GameState
from games.core.talk import Proposal
from render.boards import undrawn
from tests.games.core.toy import GAME
from texts.proof import wordless

HERE = "tests/games/core/test_proof.py"


class Sow(Step):
    """A step."""


class ChooseField(Decision):
    """A decision."""


class Fair(Lines):
    """Lines."""


class Plough(Move, frozen=True, tag="plough"):
    field: str


class Till(Move, frozen=True, tag="plough"):
    field: str


class Swap(Proposal, kw_only=True):
    """A proposal."""


class FarmState(GameState, kw_only=True):
    agenda: list[Sow | ChooseField | Fair]
    proposals: list[Swap] = []


class BareState(GameState, kw_only=True):
    """The agenda is not narrowed."""


class Narrow(GameState, kw_only=True):
    agenda: list[Sow]


def farm(rules: Rules[FarmState], kind: type[GameState] = FarmState, **more: object) -> Game[FarmState]:
    return replace(GAME, key="farm", rules=rules, state_type=kind, **more)  # type: ignore[arg-type, return-value]


def offers(_: FarmState, __: ChooseField, ___: Seat) -> list[Offer]:
    return []


def answer(_: Play[FarmState], __: ChooseField, ___: Seat, ____: Move) -> None:
    """What an answer does."""


def test_the_games_of_the_house_are_whole() -> None:
    for key in registry.GAMES:
        game = registry.game(key)
        assert [lacks(game), wordless(game), undrawn(game)] == [[], [], []]


def test_an_empty_rulebook_is_told_all_that_it_lacks() -> None:
    assert lacks(farm(Rules("farm"))) == [
        f"{HERE}: Sow has nothing to do: write a rule @RULES.step(Sow).",
        f"{HERE}: ChooseField asks, but there is nothing to answer: write a rule @RULES.offers(ChooseField).",
        f'{HERE}: Fair must narrow its lines to the game\'s own steps: lines: dict[Seat, list["AnyStep"]].',
        f'{HERE}: Fair must narrow its settled to the game\'s own steps: settled: dict[Seat, list["AnyStep"]].',
        f"{HERE}: nobody can read a Swap: write a rule @RULES.tells(Swap).",
    ]


def test_an_agenda_that_is_not_narrowed() -> None:
    assert lacks(farm(Rules("farm"), BareState)) == [
        f"{HERE}: BareState must narrow its agenda to the game's own steps: agenda: list[AnyStep]."
    ]


def test_a_step_that_a_saved_game_could_not_hold() -> None:
    rules: Rules[FarmState] = Rules("farm")
    rules.step(Sow)(print)
    rules.offers(ChooseField)(offers)
    rules.answer(ChooseField, Plough)(answer)
    (lack,) = lacks(farm(rules, Narrow))
    assert lack == (
        f"{HERE}: ChooseField has a rule, but does not stand in the type of the agenda in {HERE}, "
        "so a game saved with it could not be loaded: add it there."
    )


def test_offers_without_answers_verbs_used_twice_and_moves_that_nobody_can_make() -> None:
    rules: Rules[FarmState] = Rules("farm")
    rules.offers(ChooseField)(offers)
    rules.why_not(Plough)(lambda *_: None)
    found = lacks(farm(rules))
    unanswered = "ChooseField offers answers, but none does anything: write a rule @RULES.answer(ChooseField, …)."
    assert f"{HERE}: {unanswered}" in found
    assert f"{HERE}: Plough can be refused, but never made: no rule answers with it." in found
    rules.answer(ChooseField, Plough)(answer)
    rules.answer(ChooseField, Till)(answer)
    assert f"{HERE}: Till and Plough have the same verb, plough: give one another tag." in lacks(farm(rules))


def test_settings_and_versions() -> None:
    whole = replace(GAME, key="toy")
    options = (TableOption("giant", ("on", "off")), TableOption("time", ("day", "day")))
    unfit = replace(whole, options=options, fits=lambda *_: Phrase("toy-reason-giant"), version=RulesVersion(2))
    assert [lack.removeprefix("tests/games/core/__init__.py: ") for lack in lacks(unfit)] == [
        "the option time must have values, each of them once.",
        "the default options do not fit 2 seats (toy-reason-giant): no table could be opened.",
        "the default options do not fit 3 seats (toy-reason-giant): no table could be opened.",
        "nothing makes what version 1 has saved that of version 2: name it in upgrades.",
    ]


def test_all_lacks_come_in_one_error_a_sentence_each() -> None:
    with pytest.raises(NotWhole, match=r"farm cannot be played yet:\n- .*Sow has nothing to do"):
        prove(farm(Rules("farm")))


def test_a_game_that_is_registered_but_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "GAMES", ("moon",))
    with pytest.raises(
        NotWhole, match=r"games/registry\.py names moon, but there is no GAME in games/moon/__init__\.py"
    ):
        registry.game("moon")


def test_words_that_are_missing_are_named_with_their_file() -> None:
    rules: Rules[FarmState] = Rules("farm")
    rules.offers(ChooseField)(offers)
    rules.answer(ChooseField, Plough)(answer)
    found = wordless(farm(rules, options=(TableOption("time", ("day",)),)))
    assert "texts/en/farm.ftl lacks farm-ask-choose-field: the question that ChooseField asks." in found
    assert "texts/ru/farm.ftl lacks farm-verb-plough: the button of the move Plough." in found
    assert "texts/en/farm.ftl lacks farm-option-time-day: the value day of the setting time." in found


def test_pictures_that_are_missing_are_named_with_their_file() -> None:
    assert undrawn(replace(GAME, key="farm")) == ["render/farm.py is missing: it draws the game's pictures."]
    settlers = replace(registry.game("settlers"), pictures=("table", "market"))
    assert undrawn(settlers) == [
        "render/settlers lacks market(view, teller, viewer, before): it draws a picture of the game."
    ]
