"""A game that lives in a package of its own is found once that is installed; nothing of the house knows it."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
AT_HOME, AWAY = "docs.night_market", "night_market"
METADATA = "Metadata-Version: 2.1\nName: night-market\nVersion: 1.0\n"
PLAYED = """
import asyncio, json, sys
from pathlib import Path

from bot.client.caravel import Caravel
from bot.host.settings import Settings
from bot.start.running import prove_games
from bot.store.engine.database import Store
from games.core.chance import Chance
from games.core.game import Setup
from games.registry import GAMES, game
from games.core.seats import Seat
from render.boards import boards
from texts import Teller, words

async def commands(data):
    async with Store.open(data) as store, Caravel(Settings(data=data, drawing="thread"), store) as client:
        await client.load_cogs()
        payload = await client.tree.payload()
    return [command["name"] for command in payload]

assert list(GAMES)[-1] == "night_market", list(GAMES)
prove_games()
market, chance = game("night_market"), Chance("from outside")
play = market.start(Setup(3, {}, "from outside"))
while not play.state.over:
    seat = play.waiting()[0]
    play.apply(seat, market.sensible(market.view(play.state, seat), play.legal(seat), chance))
teller = Teller(words("ru"), "night_market", ("Ada", "Boris", "Clara"))
picture = boards("night_market").table(market.view(play.state, None), teller, None, None)
print(json.dumps({
    "module": type(market.saved.state_type).__module__ and market.saved.state_type.__module__,
    "name": words("en")("night_market-name"),
    "drawn": len(picture.data) > 1000,
    "commands": asyncio.run(commands(Path(sys.argv[1]))),
}))
"""
pytestmark = pytest.mark.long


def installed(site: Path, entry: str = f"night_market = {AWAY}") -> None:
    """What an installer writes: the package, and how it is to be found."""
    shutil.copytree(
        ROOT / AT_HOME.replace(".", "/"), site / AWAY, ignore=shutil.ignore_patterns("tests", "__pycache__")
    )
    for file in (site / AWAY).rglob("*.py"):
        file.write_text(file.read_text(encoding="utf-8").replace(AT_HOME, AWAY), encoding="utf-8")
    about = site / "night_market-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(METADATA, encoding="utf-8")
    (about / "entry_points.txt").write_text(f"[caravel.games]\n{entry}\n", encoding="utf-8")


def played(site: Path, data: Path) -> subprocess.CompletedProcess[str]:
    data.mkdir()
    path = os.pathsep.join((str(site), str(ROOT)))
    return subprocess.run(
        [sys.executable, "-c", PLAYED, str(data)],
        env={**os.environ, "PYTHONPATH": path},
        cwd=site,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_game_of_a_package_of_its_own_is_played_told_drawn_and_commanded(tmp_path: Path) -> None:
    site = tmp_path / "site"
    installed(site)
    found = played(site, tmp_path / "data")
    assert found.returncode == 0, found.stderr
    assert '"module": "night_market.state"' in found.stdout
    assert '"drawn": true' in found.stdout
    assert '"night-market' in found.stdout


def proved(site: Path) -> subprocess.CompletedProcess[str]:
    """Whether the start finds all games whole, as far as it comes."""
    shorter = "from bot.start.running import prove_games; prove_games()"
    return subprocess.run(
        [sys.executable, "-c", shorter],
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(site), str(ROOT)))},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ("night_market = nowhere_at_all", "names nowhere_at_all as the game night_market, but there is no GAME in"),
        (f"settlers = {AWAY}", f"{AWAY} brings a game called settlers, and the house has one"),
        (f"day_market = {AWAY}", f"{AWAY} is named as day_market, but its GAME has the key night_market"),
    ],
)
def test_a_game_that_is_named_wrongly_stops_the_start_with_a_sentence(tmp_path: Path, entry: str, said: str) -> None:
    site = tmp_path / "site"
    installed(site, entry)
    found = proved(site)
    assert found.returncode != 0
    assert said in found.stderr


def test_a_line_of_its_story_that_has_no_words_stops_the_start(tmp_path: Path) -> None:
    site = tmp_path / "site"
    installed(site)
    words = site / AWAY / "texts" / "ru" / "night_market.ftl"
    lines = words.read_text(encoding="utf-8").splitlines(keepends=True)
    words.write_text(
        "".join(line for line in lines if not line.startswith("night-market-log-night ")), encoding="utf-8"
    )
    found = proved(site)
    assert (
        "- night_market/texts/ru/night_market.ftl lacks night-market-log-night: "
        "the line that night_market/setup.py puts into the story."
    ) in found.stderr
