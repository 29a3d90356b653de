"""Every mistake that a newcomer can make is one sentence that names the file and the thing, and where to go."""

import sys
from dataclasses import replace
from importlib import import_module

import pytest

from games import registry
from games.core.agenda import Decision, Lines, Step
from games.core.chance import Chance
from games.core.ending.outcome import Outcome, ScoreLine, SeatScore, ranked
from games.core.events import Phrase
from games.core.game import Game, Setup
from games.core.moves import Move, Offer
from games.core.parts.settings import Pace, TableOption
from games.core.parts.telling import Theme
from games.core.play import Play
from games.core.proof import NotWhole, lacks, prove
from games.core.rules import Rules
from games.core.saving import RulesVersion
from games.core.seats import Seat, nothing_asked
from games.core.state import GameState
from games.core.talk import Proposal
from games.settlers.moves import War
from render.boards import boards, undrawn
from render.parts import Part
from render.settlers.pictures import others_realm
from tests.games.core.toy import GAME, Wave
from tests.support.varied import varied
from texts import LOCALES
from texts.proof import wordless

HERE = "tests/games/core/test_proof.py"


class Sow(Step):
    """A step."""


class ChooseField(Decision):
    """A decision."""


class Fair(Lines):
    """Lines."""


class Plough(Move, frozen=True):
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
    return varied(GAME, key="farm", rules=rules, state_type=kind, **more)


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
    whole = varied(GAME, key="toy")
    options = (TableOption("giant", ("on", "off")), TableOption("time", ("day", "day")))
    unfit = varied(whole, options=options, fits=lambda *_: Phrase("toy-reason-giant"), version=RulesVersion(2))
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
    monkeypatch.setitem(registry.GAMES, "moon", registry.Home("games.moon", "render.moon"))
    with pytest.raises(
        NotWhole, match=r"games/registry\.py names moon, but there is no GAME in games/moon/__init__\.py"
    ):
        registry.game("moon")


def fallow(setup: Setup) -> FarmState:
    """A farm on which nothing is to be done."""
    nobody = nothing_asked(setup.seats)
    return FarmState(seats=setup.seats, options=setup.options, chance=Chance(""), agenda=[], requests=nobody)


def nobody_yet(state: FarmState) -> Outcome:
    return ranked(tuple(SeatScore(seat, (ScoreLine("corn", 0),)) for seat in state.every_seat()))


def test_words_that_are_missing_are_named_with_their_file() -> None:
    rules: Rules[FarmState] = Rules("farm")
    rules.offers(ChooseField)(offers)
    rules.answer(ChooseField, Plough)(answer)
    found = wordless(farm(rules, options=(TableOption("time", ("day",)),), setup=fallow, score=nobody_yet))
    assert "texts/en/farm.ftl lacks farm-ask-choose-field: the question that ChooseField asks." in found
    assert "texts/ru/farm.ftl lacks farm-verb-plough: the button of the move Plough." in found
    assert (
        "texts/en/farm.ftl lacks farm-coach-choose-field: what ChooseField is about, for whoever meets it first."
        in found
    )
    assert "texts/en/farm.ftl lacks farm-score-corn: the line corn of the score." in found
    assert "texts/ru/farm.ftl lacks farm-advice-plough: what speaks for the move Plough where it is suggested." in found
    assert "texts/en/farm.ftl lacks farm-option-time-day: the value day of the setting time." in found


def test_pictures_that_are_missing_are_named_with_their_file(monkeypatch: pytest.MonkeyPatch) -> None:
    assert undrawn(varied(GAME, key="farm")) == ["render/farm.py is missing: it draws the game's pictures."]
    monkeypatch.delattr("render.settlers.BOARDS")
    assert undrawn(registry.game("settlers")) == [
        "render/settlers lacks BOARDS = Boards(table, own): what draws the pictures of the game."
    ]


def test_a_picture_function_that_was_renamed_is_named_with_its_file_and_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(import_module("render.archipelago.map.laying"), "laying")
    monkeypatch.delitem(sys.modules, "render.archipelago")
    (lack,) = undrawn(registry.game("archipelago"))
    assert lack == (
        "render/archipelago/__init__.py, line 6: cannot import name 'laying' from 'render.archipelago.map.laying' "
        "(ImportError)."
    )


def test_pictures_of_what_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "render.settlers.BOARDS",
        replace(
            boards("settlers"),
            close_ups={Plough: others_realm},
            step_by_step=frozenset({War}),
            in_common=frozenset({Till}),
            parts=(Part("north", others_realm),),
            cover=("wood", "hous"),
            emblems={"tile": {"farm": "barn_door"}},
        ),
    )
    assert undrawn(registry.game("settlers")) == [
        "render/settlers: Plough in close_ups of BOARDS is no move of the game.",
        "render/settlers: Till in in_common of BOARDS is no move of the game.",
        "render/settlers: War in step_by_step of BOARDS has no picture in close_ups.",
        "render/settlers: part north of BOARDS has no name: settlers-picture-part-north.",
        "render/settlers: there is no icon hous, which cover of BOARDS names.",
        "render/settlers: there is no icon barn_door, which emblems of BOARDS names.",
    ]


@pytest.mark.parametrize(("room", "module"), [("reasons", "war"), ("reasons", "voyage"), ("reasons", "hand")])
def test_rules_that_nobody_imports_at_any_depth(monkeypatch: pytest.MonkeyPatch, room: str, module: str) -> None:
    maracaibo = registry.game("maracaibo")
    monkeypatch.delitem(sys.modules, f"games.maracaibo.{room}.{module}")
    (lack,) = lacks(maracaibo)
    assert lack == (
        f"games/maracaibo/{room}/__init__.py does not import {module}, so the rules in "
        f"games/maracaibo/{room}/{module}.py are never entered: add it to the imports."
    )


@pytest.mark.parametrize(
    ("key", "file", "move"),
    [
        ("maracaibo", "telling/in_play", "Claim"),
        ("puerto_rico", "telling/in_play", "Forest"),
        ("archipelago", "telling/in_play", "Loot"),
        ("santa_maria", "telling/in_play", "Walk"),
        ("settlers", "__init__", "Propose"),
    ],
)
def test_a_move_misspelt_in_a_theme_in_needs_or_in_the_agreed_end(
    monkeypatch: pytest.MonkeyPatch, key: str, file: str, move: str
) -> None:
    monkeypatch.delattr(f"games.{key}.moves.{move}")
    monkeypatch.delitem(sys.modules, f"games.{key}")
    monkeypatch.delitem(sys.modules, f"games.{key}.telling.in_play", raising=False)
    registry.game.cache_clear()
    with pytest.raises(NotWhole) as refused:
        registry.game(key)
    said = str(refused.value)
    assert said.startswith(f"{key} cannot be played yet:\n- games/{key}/{file}.py, line ")
    assert move in said
    assert "\n" not in said.partition("\n- ")[2]


def test_moves_that_are_named_but_cannot_be_made() -> None:
    themes = (Theme("field", (Plough, Wave)), Theme("barn", (Wave,)), Theme("barn", ()))
    named = varied(GAME, themes=themes, agreed_end=Plough)
    assert lacks(named) == [
        f"{HERE}: Plough is named by the theme field, but no rule answers with it.",
        f"{HERE}: Plough is named by agreed_end, but no rule answers with it.",
        "tests/games/core/__init__.py: two themes are called barn.",
        "tests/games/core/__init__.py: Wave stands in the themes field and barn: it has one place.",
    ]


def test_a_blank_that_a_move_does_not_have() -> None:
    rules: Rules[FarmState] = Rules("farm")
    rules.offers(ChooseField)(offers)
    rules.answer(ChooseField, Plough)(answer)
    rules.brings_by(Plough, "feild")
    assert f"{HERE}: Plough has no blank feild, which its brings_by names." in lacks(farm(rules))


@pytest.mark.parametrize(
    ("mistake", "told"),
    [
        (
            {"lengthens": {"storry": {"campaign": 1.1}}},
            "lengthens names the option storry, which the game does not have.",
        ),
        (
            {"lengthens": {"story": {"card_78": 1.1}}},
            "lengthens names the value card_78, which the option story does not have.",
        ),
        ({"campaign": {"story": "campain"}}, "campaign names the value campain, which the option story does not have."),
        ({"archive_type": None}, "a campaign needs something that outlives a game: name its archive_type."),
        ({"pace": {7: Pace(1, 1)}}, "pace names 7 seats, for which the game is not."),
    ],
)
def test_settings_that_are_named_but_do_not_exist(mistake: dict[str, object], told: str) -> None:
    found = varied(registry.game("maracaibo"), **mistake)
    assert lacks(found) == [f"games/maracaibo/__init__.py: {told}"]


def test_settings_that_a_setting_names() -> None:
    options = (
        TableOption("time", ("day", "night")),
        TableOption("moon", ("new",), (9,), {"tide": "low", "time": "dusk"}),
    )
    assert [lack.removeprefix("tests/games/core/__init__.py: ") for lack in lacks(varied(GAME, options=options))] == [
        "only_with of moon names the option tide, which the game does not have.",
        "only_with of moon names the value dusk, which the option time does not have.",
        "the option moon names 9 seats, for which the game is not.",
    ]


def test_a_noun_of_what_people_have_that_no_text_tells() -> None:
    def misspelt(state: GameState, seat: Seat) -> dict[tuple[str, str], int]:
        held = puerto_rico.telling.holdings
        assert held is not None
        return {("goood" if noun == "good" else noun, word): count for (noun, word), count in held(state, seat).items()}

    puerto_rico = registry.game("puerto_rico")
    why = "so many more or fewer goood, of which misspelt tells."
    assert wordless(varied(puerto_rico, holdings=misspelt)) == [
        f"texts/{locale}/puerto_rico.ftl lacks puerto-rico-gain-goood: {why}" for locale in LOCALES
    ]


def test_a_heading_without_its_words() -> None:
    found = wordless(varied(registry.game("settlers"), themes=(Theme("deeds", ()),)))
    assert found[:2] == [
        "texts/en/settlers.ftl lacks settlers-theme-deeds: the heading deeds.",
        "texts/ru/settlers.ftl lacks settlers-theme-deeds: the heading deeds.",
    ]
