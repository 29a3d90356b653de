"""How Caravel starts, and what the host reads when it does not."""

import asyncio
import re
import socket
import sqlite3
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.host.secret import Secret
from bot.host.settings import Settings
from bot.local.redirection import pointed_at
from bot.start import running
from bot.start.running import CannotStart, serve
from bot.store.engine.migrate import migrate, schema_version
from bot.store.engine.sqlite import FILE_NAME
from cogs import all_cogs
from games.core.proof import NotWhole
from games.registry import GAMES, Home, game
from tests.support.loopback import loopback
from texts import words

ROOT = Path(__file__).resolve().parents[3]


def on_discord(folder: Path) -> Settings:
    return Settings(token=Secret("not.the.token"), data=folder)


async def test_a_token_that_discord_does_not_know_is_named(tmp_path: Path) -> None:
    async with loopback():
        with pytest.raises(CannotStart, match="DISCORD_TOKEN"):
            await serve(on_discord(tmp_path), fresh=False)


async def test_a_start_without_a_network_ends_in_a_plain_line(tmp_path: Path) -> None:
    # Discord is only known under the address of a local one that is gone.
    async with loopback() as local:
        gone = local.base_url
    with pointed_at(gone), pytest.raises(CannotStart, match="cannot be reached"):
        await serve(on_discord(tmp_path), fresh=False)


async def test_a_port_that_is_not_to_be_had_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        settings = Settings(data=tmp_path, local_port=0, metrics=taken.getsockname(), drawing="thread")
        with pytest.raises(CannotStart, match=r"CARAVEL_METRICS: nothing can listen on 127\.0\.0\.1:"):
            await asyncio.wait_for(serve(settings, fresh=False), 60)


async def test_who_is_not_looked_at_counts_nothing(tmp_path: Path) -> None:
    looks = "import sys, bot.client.caravel; sys.exit('prometheus_client' in sys.modules)"
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", looks, cwd=ROOT)
    assert await process.wait() == 0


async def test_a_migration_without_a_copy_of_before_is_not_begun(tmp_path: Path) -> None:
    folder = Settings(data=tmp_path).folder
    folder.mkdir(parents=True)
    with closing(sqlite3.connect(folder / FILE_NAME)) as db:
        migrate(db, upto=20)
    (tmp_path / "copies").touch()
    with pytest.raises(CannotStart, match="CARAVEL_BACKUP_BEFORE_MIGRATING"):
        await serve(Settings(data=tmp_path, backups=tmp_path / "copies"), fresh=False)
    with closing(sqlite3.connect(folder / FILE_NAME)) as db:
        assert schema_version(db) == 20


async def test_texts_that_pictures_cannot_show_stop_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "unprintable_texts", lambda: {"en/settlers.ftl": "漢"})
    with pytest.raises(CannotStart, match=r"en/settlers\.ftl: 漢"):
        await serve(Settings(data=tmp_path), fresh=False)


async def test_a_game_that_is_not_whole_stops_the_start_with_all_that_it_lacks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    harvest = replace(game("settlers"), key="harvest")
    monkeypatch.setitem(GAMES, "harvest", Home("games.harvest", "render.harvest"))
    monkeypatch.setattr(running, "GAMES", {"harvest": GAMES["harvest"]})
    monkeypatch.setattr(running, "game", lambda _: harvest)
    with pytest.raises(CannotStart) as refused:
        await serve(Settings(data=tmp_path), fresh=False)
    lacks = str(refused.value).splitlines()
    assert "- texts/ru/harvest.ftl lacks harvest-name: what the game is called." in lacks
    assert "- render/harvest.py is missing: it draws the game's pictures." in lacks
    assert "- cogs/games/harvest.py is missing: its setup names the game to the commands." in lacks


async def test_a_game_without_its_rules_stops_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def lacking(_: str) -> None:
        raise NotWhole("harvest cannot be played yet:\n- games/harvest/steps.py: Sow has nothing to do")

    monkeypatch.setattr(running, "game", lacking)
    with pytest.raises(CannotStart, match="Sow has nothing to do"):
        await serve(Settings(data=tmp_path), fresh=False)


async def started(folder: Path) -> str:
    """What the host reads who starts Caravel on Discord."""
    async with loopback() as local:
        settings = Settings(token=Secret(local.token), data=folder, drawing="thread")
        with pytest.raises(CannotStart) as refused:
            await asyncio.wait_for(serve(settings, fresh=False), 60)
    return str(refused.value)


async def test_a_command_without_its_text_is_named_with_file_and_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert list(all_cogs())
    monkeypatch.delitem(sys.modules, "cogs.features.notes")
    lacking(monkeypatch, "en", "bot-note-about")
    assert await started(tmp_path) == (
        "cogs/features/notes.py: texts/en/bot_commands.ftl lacks bot-note-about: "
        "what a command says of itself or of a blank."
    )


async def test_commands_without_their_russian_words_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lacking(monkeypatch, "ru", "bot-command-note", "bot-note-about", "settlers-command-group", "bot-param-details")
    first, *lacks = (await started(tmp_path)).splitlines()
    assert first == "The commands are not whole:"
    assert "- texts/ru/bot_commands.ftl lacks bot-command-note: command name 'note' of /note." in lacks
    assert [lack for lack in lacks if "lacks bot-note-about: command description" in lack]
    assert "- texts/ru/settlers.ftl lacks settlers-command-group: command name 'settlers' of /settlers." in lacks
    blank = "- texts/ru/bot_commands.ftl lacks bot-param-details: parameter name 'details' of /settlers."
    assert blank in lacks


async def test_a_cog_that_cannot_be_read_is_named_with_its_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert list(all_cogs())
    monkeypatch.delitem(sys.modules, "cogs.features.notes")
    monkeypatch.delattr("cogs.kit.naming.titled")
    assert re.fullmatch(
        r"cogs/features/notes\.py, line \d+: cannot import name 'titled' from 'cogs\.kit\.naming' \(ImportError\)\.",
        await started(tmp_path),
    )


def lacking(monkeypatch: pytest.MonkeyPatch, locale: str, *keys: str) -> None:
    """The texts of a language without some."""
    for key in keys:
        monkeypatch.delitem(words(locale)._messages, key)


async def test_a_file_among_the_cogs_that_adds_nothing_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr("cogs.features.notes.setup")
    assert await started(tmp_path) == (
        "cogs/features/notes.py adds nothing: give it `async def setup(client: Caravel) -> None`."
    )
