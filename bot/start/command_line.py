"""The command line: run the bot, and look after its data."""

import argparse
import asyncio
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from bot import VERSION
from bot.host.logs import start_logging
from bot.host.pulse import trouble, unheard
from bot.host.settings import Settings, SettingsWrong, read_settings
from bot.store.engine.copies import CopyRefused, backup, restore
from bot.store.engine.database import DatabaseUnusable
from bot.store.engine.export import export_from
from bot.store.engine.lock import DataInUse
from bot.store.engine.migrate import DatabaseIsNewer
from bot.store.identity import TableId

REFUSED = 1
WRONG_SETTINGS = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks; the process's exit code."""
    asked = _parser().parse_args(arguments)
    try:
        settings = read_settings(os.environ)
    except SettingsWrong as wrong:
        for mistake in wrong.mistakes:
            _complain(mistake)
        return WRONG_SETTINGS
    # Whatever is written is for its owner alone: seeds and hands are in it.
    os.umask(0o077)
    try:
        if asked.command is None:
            return _run(settings, fresh=asked.fresh)
        if asked.command == "health":
            return _health(settings.folder)
        _look_after(asked, settings.folder)
    except (CopyRefused, DataInUse, DatabaseIsNewer, DatabaseUnusable) as refused:
        _complain(str(refused))
        return REFUSED
    except OSError as error:
        _complain(f"{error.filename or settings.folder}: {error.strerror or error}.")
        return REFUSED
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot", description="Caravel: long board games on Discord.")
    parser.add_argument("--fresh", action="store_true", help="start the local table empty, the former one kept aside")
    parser.add_argument("--version", action="version", version=f"Caravel {VERSION}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    copy = commands.add_parser(
        "backup", help="write a consistent copy of all tables to a file, also while the bot runs"
    )
    copy.add_argument("file", type=Path)
    back = commands.add_parser("restore", help="put a backup in the place of all tables, while the bot does not run")
    back.add_argument("file", type=Path)
    export = commands.add_parser("export", help="write one table as JSON, without its secrets until it is over")
    export.add_argument("table", type=int)
    export.add_argument("file", type=Path, nargs="?", help="standard output if none is named")
    commands.add_parser("health", help="say whether the running bot is well; the exit code is 0 if it is")
    return parser


def _look_after(asked: argparse.Namespace, data: Path) -> None:
    match asked.command:
        case "backup":
            backup(data, asked.file)
            _tell(f"All tables are copied to {asked.file}.")
        case "restore":
            former = restore(data, asked.file)
            kept = f" The former ones are kept in {former}." if former else ""
            _tell(f"All tables are as in {asked.file}.{kept}")
        case "export":
            _export(data, asked.table, asked.file)


def _health(folder: Path) -> int:
    if wrong := trouble(folder, time.time()):
        _complain(wrong)
        return REFUSED
    _tell(" ".join(filter(None, ("Caravel is well.", unheard(folder)))))
    return 0


def _export(data: Path, table: int, file: Path | None) -> None:
    from bot.tables.public import PUBLIC

    exported = export_from(data, TableId(table), PUBLIC)
    if file is None:
        sys.stdout.buffer.write(exported)
    else:
        file.write_bytes(exported)
        _tell(f"Table {table} is written to {file}.")


def _run(settings: Settings, *, fresh: bool) -> int:
    # The other commands need neither Discord nor the games.
    from bot.start.running import CannotStart, serve

    start_logging(settings.log_level, settings.log_format, [settings.token] if settings.token else [])
    try:
        asyncio.run(serve(settings, fresh=fresh))
    except CannotStart as why:
        _complain(str(why))
        return REFUSED
    return 0


def _tell(words: str) -> None:
    sys.stdout.write(words + "\n")


def _complain(words: str) -> None:
    sys.stderr.write(words + "\n")
