"""The note of a release: the changelog's section, with what updating means, and nothing that is not ready goes out."""

import re
import subprocess
from pathlib import Path

import pytest

from bot.store.engine.migrate import scripts
from games.registry import GAMES, game
from tools.release.notes import Section, note, on_updating, says, sections
from tools.release.updating import FIRST, NotReady, forms, migrations, of_the_house

ROOT = Path(__file__).resolve().parents[2]
KEPT = "**Updating** from 1.0.0: the database and saved games keep their form, so one can go back."
TWO = f"""# Changes

What changes.

## 1.1.0, 2026-05-31

The second.

- {KEPT}

## 1.0.0, 2026-01-02

The first.
"""


class Repository:
    """A small house with a first release."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.git("init", "--quiet")
        self.migration("0001_tables", "CREATE TABLE tables (id);")
        self.game("settlers", "")
        self.game("puerto_rico", "    version=RulesVersion(2),\n")
        self.git("add", ".")
        who = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org")
        self.git(*who, "-c", "commit.gpgsign=false", "commit", "--quiet", "--message", "The first release")
        self.git("tag", "v1.0.0")

    def git(self, *words: str) -> None:
        subprocess.run(["git", "-C", self.folder, *words], check=True)

    def migration(self, name: str, script: str) -> None:
        self.write(f"bot/store/migrations/{name}.sql", script)

    def game(self, name: str, about: str) -> None:
        self.write(f"games/{name}/__init__.py", f'GAME = Game(\n    key="{name}",\n{about})\n')

    def write(self, name: str, text: str) -> None:
        (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / name).write_text(text)

    def on_updating(self) -> str:
        return on_updating(TWO, self.folder)


@pytest.fixture
def house(tmp_path: Path) -> Repository:
    return Repository(tmp_path)


def test_the_next_release_says_what_updating_to_it_means() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    sentence = on_updating(changelog)
    assert says(next(sections(changelog)), sentence), f"CHANGELOG.md must tell: {sentence}"


def test_what_keeps_its_form_lets_one_go_back(house: Repository) -> None:
    assert house.on_updating() == KEPT


def test_migrations_that_only_lie_elsewhere_are_the_same(house: Repository) -> None:
    (house.folder / "bot/store/migrations").rename(house.folder / "bot/migrations")
    assert house.on_updating() == KEPT


def test_a_game_that_is_new_changes_nothing_that_was_saved(house: Repository) -> None:
    house.game("maracaibo", "    version=RulesVersion(3),\n")
    assert house.on_updating() == KEPT


def test_new_migrations_and_forms_are_told_and_close_the_way_back(house: Repository) -> None:
    house.migration("0002_plans", "CREATE TABLE plans (id);")
    house.migration("0003_notes", "CREATE TABLE notes (id);")
    told = "**Updating** from 1.0.0: migrates the database (0002, 0003); the only way back is a `backup` of before."
    assert house.on_updating() == told
    house.game("puerto_rico", "    version=RulesVersion(3),\n")
    house.game("settlers", "    archive_version=RulesVersion(2),\n")
    told = told.replace("(0002, 0003)", "(0002, 0003) and saves tables of Puerto Rico, Settlers in a new form")
    assert house.on_updating() == told


def test_a_raised_form_alone_closes_the_way_back(house: Repository) -> None:
    house.game("settlers", "    version=RulesVersion(2),\n")
    assert "saves tables of Settlers in a new form; the only way back" in house.on_updating()


@pytest.mark.parametrize("name", ["0001_tables", "0001_other"])
def test_a_migration_that_people_have_run_is_never_another_one(house: Repository, name: str) -> None:
    (house.folder / "bot/store/migrations/0001_tables.sql").unlink()
    house.migration(name, "CREATE TABLE games (id);")
    with pytest.raises(NotReady, match=r"^0001 is not the migration that 1\.0\.0 has"):
        house.on_updating()


def test_a_release_without_its_tag_is_asked_for(house: Repository) -> None:
    house.git("tag", "--delete", "v1.0.0")
    with pytest.raises(NotReady, match=r"^git cannot show v1\.0\.0 \(`git fetch --tags`\?\)"):
        house.on_updating()


def test_the_first_release_has_nothing_behind_it() -> None:
    assert on_updating(TWO.partition("## 1.0.0")[0]) == FIRST
    assert on_updating("# Changes\n") == FIRST


def test_what_is_read_of_the_house_is_what_it_does() -> None:
    files = of_the_house()
    assert [*map(int, migrations(files))] == [*scripts()]
    for key in GAMES:
        declared = {"version": str(game(key).saved.version), "archive_version": str(game(key).saved.archive_version)}
        assert {"version": "1", "archive_version": "1"} | dict(forms(files)[key]) == declared


def test_each_section_is_drawn_whole() -> None:
    assert [*sections(TWO)] == [
        Section("1.1.0", "2026-05-31", f"The second.\n\n- {KEPT}"),
        Section("1.0.0", "2026-01-02", "The first."),
    ]


def test_the_note_is_the_section_of_the_tag() -> None:
    assert note("v1.1.0", {"1.1.0"}, TWO, KEPT) == f"The second.\n\n- {KEPT}"
    broken = TWO.replace("keep their form", "keep\n  their form")
    assert note("v1.1.0", {"1.1.0"}, broken, KEPT).startswith("The second.")


@pytest.mark.parametrize(
    ("tag", "versions", "changelog", "reason"),
    [
        ("v1.1.0", {"1.0.0"}, TWO, "pyproject.toml and bot.VERSION say 1.0.0"),
        ("v1.1.0", {"1.1.0", "1.2.0"}, TWO, "say 1.1.0, 1.2.0"),
        ("1.1.0", {"1.1.0"}, TWO, "1.1.0 is to be released"),
        ("v1.2.0", {"1.2.0"}, TWO, "no section `## 1.2.0, <date>`"),
        ("v1.0.0", {"1.0.0"}, TWO, "no section `## 1.0.0, <date>`"),
        ("v1.1.0", {"1.1.0"}, "# Changes\n", "no section"),
        ("v1.1.0", {"1.1.0"}, TWO.replace("2026-05-31", "unreleased"), "'unreleased' of 1.1.0"),
        ("v1.1.0", {"1.1.0"}, TWO.replace("2026-05-31", "2026-02-30"), "'2026-02-30' of 1.1.0"),
        ("v1.1.0", {"1.1.0"}, re.sub("The second.*(?=## 1.0)", "", TWO, flags=re.DOTALL), "says nothing of 1.1.0"),
        ("v1.1.0", {"1.1.0"}, TWO.replace("one can go back", "all is well"), "must tell of 1.1.0"),
    ],
)
def test_what_is_not_ready_is_not_released(tag: str, versions: set[str], changelog: str, reason: str) -> None:
    with pytest.raises(NotReady, match=re.escape(reason)):
        note(tag, versions, changelog, KEPT)
