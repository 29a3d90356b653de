"""The tool that measures tests: what it changes, that it finds what is seen, and tells what is not."""

from pathlib import Path
from textwrap import dedent

import pytest

from games.registry import GAMES
from tests.mutants.__main__ import closest_to, sample
from tests.mutants.answers import answers_of, games_with_answers
from tests.mutants.places import Mutant, Source
from tests.mutants.report import share_of
from tests.mutants.rules import sources_of
from tests.mutants.session import ROOT
from tests.mutants.trying import ENDLESS, FOUND, SURVIVED, Trial

BOX = "toy_box"
RULES = """
    LEAST = 3

    def dear(price, purse):
        return price > purse

    def countdown(number):
        while number > 0:
            number -= 1
        return number

    def beside(here):
        return here + 100
"""
TESTS = f"""
    import pytest
    from {BOX}.rules import LEAST, beside, countdown, dear

    def test_the_least():
        assert LEAST == 3

    @pytest.mark.rule("TOY-01")
    def test_dear():
        assert dear(2, 1)
        assert not dear(1, 2)

    @pytest.mark.rule("TOY-02")
    def test_countdown():
        dear(1, 3)
        assert countdown(3) == 0
"""


def mutants(text: str) -> list[Mutant]:
    return Source("games.toy.rules", Path("rules.py"), dedent(text)).mutants


def becomes(text: str, kind: str = "") -> set[str]:
    """What the line of a small function can become."""
    return {each.after for each in mutants(text) if kind in ("", each.kind)}


@pytest.mark.parametrize(
    ("kind", "right", "wrong"),
    [
        ("comparison", "a < b", {"a <= b", "a >= b"}),
        ("comparison", "a == b", {"a != b"}),
        ("comparison", "a in b", {"a not in b"}),
        ("number", "a(3)", {"a(4)", "a(2)"}),
        ("number", "a(0)", {"a(1)"}),
        ("number", "a[-1]", {"a[-2]", "a[-0]"}),
        ("word", "a('wood')", {"a('wood?')"}),
        ("truth", "a(True)", {"a(False)"}),
        ("and/or", "a and b", {"a or b"}),
        ("condition left out", "a and b", {"a", "b"}),
        ("condition left out", "[a for a in b if a > c]", {"(left out: a > c) [a for a in b if ]"}),
        ("condition negated", "[a for a in b if a]", {"[a for a in b if not a]"}),
        ("arithmetic", "a + b", {"a - b"}),
        ("arithmetic", "a += b", {"a -= b"}),
        ("sign or `not` left out", "not a", {"a"}),
        ("min/max, any/all", "min(a)", {"max(a)"}),
        ("arguments swapped", "a(b, c)", {"a(c, b)"}),
        ("arguments swapped", "a(state, c)", set()),
        ("keyword left out", "a(b, c=d)", {"a(b)"}),
        ("keyword left out", "a(b, strict=c)", {"a(b)"}),
        ("condition", "a if b else c", {"a if True else c", "a if False else c"}),
        ("line left out", "a(b)", {"pass"}),
        ("line left out", "a.b = c", {"pass"}),
        ("line left out", "del a.b", {"pass"}),
        ("element left out", "a((b, c))", {"(left out: b) a((c))", "(left out: c) a((b, ))"}),
        ("entry left out", "a({b: c})", {"(left out: b) a({: c})"}),
    ],
)
def test_each_mistake_is_made(kind: str, right: str, wrong: set[str]) -> None:
    assert becomes(right, kind) == wrong


def test_conditions_can_be_always_or_never() -> None:
    assert becomes("if a:\n    b = c") == {"if True:", "if False:"}
    assert becomes("while a:\n    b = c") == {"while False:"}
    assert becomes("for a in b:\n    c = a") == {"for a in ():"}


def test_what_is_returned_is_of_the_kind_that_is_promised() -> None:
    assert "return not a" in becomes("def f(a) -> bool:\n    return a", "returned")
    assert "return a + 1" in becomes("def f(a) -> int:\n    return a", "returned")
    assert "return []" in becomes("def f(a) -> list[str]:\n    return a", "returned")
    assert "return None" in becomes("def f(a) -> Piece:\n    return a", "returned")


@pytest.mark.parametrize(
    "text",
    [
        "import a",
        "'''A docstring.'''",
        "a: Literal['b', 'c']",
        "__all__ = ['a', 'b']",
        "def f(a: int) -> dict[str, int]: ...",
        "assert a < b",
        "Game(pace={1: 2})",
    ],
)
def test_what_is_no_rule_stays(text: str) -> None:
    assert [each.after for each in mutants(text) if each.kind not in ("line left out", "keyword left out")] == []


@pytest.mark.parametrize("strict", ["True", "False"])
def test_a_guard_against_programmers_is_no_rule(strict: str) -> None:
    assert becomes(f"a = zip(b, strict={strict})") == set()
    assert becomes("a(zip(b, c, strict=True), d=zip(b, e, strict=False))", "keyword left out") == {
        "a(zip(b, c, strict=True))"
    }


def test_words_that_are_told_are_held_by_the_texts() -> None:
    assert becomes("return reason('too-late')", "word") == set()
    assert becomes("play.emit('builds', seat)", "word") == set()


def test_an_id_outlives_what_is_written_above() -> None:
    (before,) = (each for each in mutants("def f(a):\n    return a == 1") if each.kind == "comparison")
    (after,) = (each for each in mutants("B = 2\n\n\ndef f(a):\n    return a == 1") if each.kind == "comparison")
    assert before.key == after.key
    assert before.line != after.line


def test_a_sample_has_its_share_of_every_stretch() -> None:
    everything = mutants("\n".join(f"a({number})" for number in range(1, 101)))
    chosen = sample(everything, len(everything) // 3, "seed")
    assert [sum(each in part for each in chosen) for part in (everything[:150], everything[150:])] == [50, 50]
    assert chosen != sample(everything, len(everything) // 3, "another")


def test_the_share_has_its_error() -> None:
    assert share_of(276, 300, 10**9) == pytest.approx((92.0, 3.07), abs=0.01)
    assert share_of(300, 300, 300) == (100.0, 0.0)


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Trial:
    """A house with the settings of this one, and one rule that no test sees."""
    (tmp_path / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    box = tmp_path / BOX
    box.mkdir()
    (box / "__init__.py").touch()
    (box / "rules.py").write_text(dedent(RULES), encoding="utf-8")
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_rules.py").write_text(dedent(TESTS), encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    return Trial(BOX, {f"{BOX}.rules": Source(f"{BOX}.rules", box / "rules.py")}, tests, workers=1)


def test_what_is_seen_is_found_and_what_is_not_survives(toy: Trial) -> None:
    all_of_it = toy.sources[f"{BOX}.rules"].mutants
    verdicts = {
        (each.mutant.before, each.mutant.after): (each.outcome, each.by.rpartition("::")[2])
        for each in toy.tried(all_of_it, toy.learn(), lambda verdict: None)
    }
    assert verdicts["LEAST = 3", "LEAST = 4"] == (FOUND, "test_the_least")
    assert verdicts["return price > purse", "return price <= purse"] == (FOUND, "test_dear")
    assert verdicts["return price > purse", "return price >= purse"] == (SURVIVED, "")
    assert verdicts["return here + 100", "return here - 100"] == (SURVIVED, "")
    assert verdicts["number -= 1", "number += 1"] == (ENDLESS, "")


def test_a_rules_own_tests_are_asked_first_where_others_hardly_come(toy: Trial) -> None:
    known, mutants = toy.learn(), toy.sources[f"{BOX}.rules"].mutants
    assert {each.function for each in closest_to("TOY-01", toy, known, mutants)} == {"dear"}
    order = [each.function for each in closest_to("TOY-02", toy, known, mutants)]
    assert order == sorted(order, key=["countdown", "dear"].index)
    assert set(order) == {"countdown", "dear"}
    with pytest.raises(SystemExit, match="no test carries TOY-03"):
        closest_to("TOY-03", toy, known, mutants)


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_is_one_to_todays_source(game: str) -> None:
    answers = answers_of(game, [mutant for source in sources_of(game).values() for mutant in source.mutants])
    assert answers.stale == []


def test_answers_name_games_of_the_house() -> None:
    assert games_with_answers() <= set(GAMES)


def test_an_answer_that_fits_nothing_is_told(tmp_path: Path) -> None:
    (tmp_path / "toy.toml").write_text(
        dedent("""
            [[answer]]
            where = "rules"
            before = "a(3)"
            after = "a(4)"
            why = "so"

            [[answer]]
            where = "elsewhere"
            before = "a(3)"
            why = "so"

            [[answer]]
            where = "rules"
            before = "b(0)"
            why = "whatever it becomes"
        """),
        encoding="utf-8",
    )
    found = mutants("a(3)\nb(0)")
    answers = answers_of("toy", found, tmp_path)
    assert {each.after for each in found if each.key in answers.by_key} == {"a(4)", "b(1)", "pass"}
    assert [each.where for each in answers.stale] == ["elsewhere"]
