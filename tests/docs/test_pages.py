"""The pages before they are bound: no link is lost, what is shown of the code is there, and what is drawn is whole."""

import re
import subprocess
import sys
from collections.abc import Callable
from importlib import metadata
from pathlib import Path

import pytest

from games.core.fields import written
from games.registry import GAMES, game
from tools.website import binding, commands, core, games, rooms
from tools.website.__main__ import SHELVES, drawn
from tools.website.binding import Lost
from tools.website.places import DOCS, ROOT

PAGES = binding.pages()


@pytest.mark.parametrize("page", [*PAGES, ROOT / "README.md"], ids=lambda page: str(page.relative_to(ROOT)))
def test_no_link_is_lost(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(binding, "pages", lambda: PAGES | {page: Path(page.name)})
    binding.bound(page)


@pytest.mark.parametrize(
    ("said", "lost"),
    [
        ("[a page](nowhere.md)", "there is no nowhere.md"),
        ("[a heading](hosting.md#nowhere)", "has no heading #nowhere"),
        ("[`nothing`](night_market/setup.py)", "night_market/setup.py has no nothing"),
        ("[`night`](night_market/nowhere.py)", "there is no night_market/nowhere.py"),
    ],
)
def test_what_is_not_there_is_told(said: str, lost: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(Path, "read_text", reading(said, Path.read_text))
    with pytest.raises(Lost, match=lost):
        binding.bound(DOCS / "playing.md")


def reading(said: str, as_it_is: Callable[..., str]) -> Callable[..., str]:
    """Reads this in place of one page."""
    return lambda path, **how: said if path == DOCS / "playing.md" else as_it_is(path, **how)


def test_a_link_leads_within_the_site_or_stays_as_words() -> None:
    page = DOCS / "stages" / "index.md"
    assert binding.linked(page, "", "how", "../hosting.md#container") == "[how](../hosting.md#container)"
    assert binding.linked(page, "", "contributing", "../../CONTRIBUTING.md") == "[contributing](../contributing.md)"
    assert binding.linked(page, "", "the rules", "../../games/core/play.py") == "the rules"
    assert binding.linked(page, "", "Discord", "https://discord.com") == "[Discord](https://discord.com)"


def test_code_is_shown_word_for_word_with_what_stands_above_it() -> None:
    shown = binding.source(DOCS / "night_market" / "bidding.py", "bids")
    assert shown.startswith("@RULES.offers(Bid)\ndef bids(")
    assert shown in (DOCS / "night_market" / "bidding.py").read_text(encoding="utf-8")
    assert "def goods" in binding.source(DOCS / "night_market" / "state.py", "Player.goods")


@pytest.fixture(scope="module")
def site() -> dict[str, str]:
    """The pages that are drawn."""
    return dict(drawn())


def test_every_command_is_on_one_page_with_all_its_blanks(site: dict[str, str]) -> None:
    for command in commands.commands():
        owners = [name for name in GAMES if command in commands.of_game(name)]
        page = site[f"games/{written(owners[0])}.md" if owners else "commands.md"]
        line = rf"^- `{re.escape(command.path)}[ `]"
        assert re.search(line, page, re.MULTILINE), command.path
        assert all(f"  - `{name}`: {about}" in page for name, about, _ in command.blanks)


def test_a_game_page_has_its_command_and_each_move() -> None:
    for name in GAMES:
        assert [each.path for each in commands.of_game(name)] == [f"/{written(name)}"]
        told = games.page(name)
        assert [verb for verb in game(name).rules.moves() if f"- `{written(verb)}`: " not in told] == []


def test_every_picture_of_a_page_is_drawn(site: dict[str, str]) -> None:
    shown = {f"{name}.webp" for page in site.values() for name in re.findall(r"\]\(([\w-]+)\.webp\)", page)}
    assert shown == set(games.pictures())


def test_every_module_of_the_core_and_every_room_is_there(site: dict[str, str]) -> None:
    assert {f"core/{core.dotted(module)}.md" for module in core.modules()} < site.keys()
    assert len(core.modules()) > 20
    assert all(f"**{room}**" in rooms.page() for room in ("games", "texts", "render", "bot", "cogs", "archipelago"))


def test_the_site_is_drawn_with_what_its_lock_installs() -> None:
    """Whoever builds the site has neither pytest nor ruff."""
    loaded = "import sys, tools.website.__main__; print(*{name.partition('.')[0] for name in sys.modules})"
    said = subprocess.run([sys.executable, "-c", loaded], cwd=ROOT, capture_output=True, text=True, check=True)
    owners = metadata.packages_distributions()
    needed = {owner for name in said.stdout.split() for owner in owners.get(name, ())}
    lock = (ROOT / "requirements-docs.lock").read_text(encoding="utf-8")
    installed = {normal(line.partition("==")[0]) for line in lock.splitlines() if "==" in line}
    assert {normal(owner) for owner in needed} - installed - {"setuptools", "pip"} == set()


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_every_page_that_stands_on_a_shelf_is_there(site: dict[str, str]) -> None:
    there = {str(place) for place in PAGES.values()} | site.keys()
    for shelf, parts in SHELVES.items():
        for _, names in parts:
            assert {(Path(shelf).parent / f"{name}.md").as_posix() for name in names} <= there
