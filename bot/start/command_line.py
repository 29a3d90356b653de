"""The command line: run the bot, and look after its data."""

import argparse
import asyncio
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from bot import VERSION
from bot.host.database_address import database_url
from bot.host.logs import start_logging
from bot.host.pulse import trouble, unheard
from bot.host.secret import Secret
from bot.host.settings import Settings, SettingsWrong, read_settings
from bot.store.engine.copies import backup, move, restore
from bot.store.engine.export import export_from
from bot.store.engine.lock import DataInUse
from bot.store.engine.migrate import DatabaseIsNewer
from bot.store.engine.unusable import CopyRefused, DatabaseUnusable
from bot.store.identity import TableId
from bot.store.kept_copies import copies_of
from bot.store.side_door import DoorClosed

BACK = "sqlite"
REFUSED = 1
WRONG_SETTINGS = 2
LONGEST_ID, MOST = 19, 2**63 - 1


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
        _look_after(asked, settings)
    except (CopyRefused, DataInUse, DatabaseIsNewer, DatabaseUnusable, DoorClosed) as refused:
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
    away = commands.add_parser(
        "move", help="bring all tables to CARAVEL_DATABASE, or back into a file, while the bot does not run"
    )
    away.add_argument("to", nargs="?", help=f"postgresql://..., or '{BACK}' for the file; else CARAVEL_DATABASE")
    export = commands.add_parser("export", help="write one table as JSON, without its secrets until it is over")
    export.add_argument("table", type=int)
    export.add_argument("file", type=Path, nargs="?", help="standard output if none is named")
    commands.add_parser("status", help="how it stands: tables, servers, versions, what could not be told and why")
    tables = commands.add_parser("tables", help="all tables that are not over, the longest untouched first")
    tables.add_argument("--server", type=_id, help="of this server alone, by its id")
    forget = commands.add_parser("forget", help="forget a person, as /forget-me does, also while the bot runs")
    forget.add_argument("user", type=_id, help="the person's id at Discord")
    forget.add_argument("--sure", action="store_true", help="do it, instead of saying what it would mean")
    announce = commands.add_parser("announce", help="tell a line at all tables in play, without any telephone ringing")
    announce.add_argument("text")
    commands.add_parser("health", help="say whether the running bot is well; the exit code is 0 if it is")
    return parser


def _id(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > LONGEST_ID or int(text) > MOST:
        raise argparse.ArgumentTypeError("that is no id of Discord's")
    return int(text)


def _look_after(asked: argparse.Namespace, settings: Settings) -> None:
    data, database = settings.folder, settings.database
    match asked.command:
        case "backup":
            backup(data, asked.file, database)
            _tell(f"All tables are copied to {asked.file}.")
        case "restore":
            former = restore(data, asked.file, database)
            _tell(f"All tables are as in {asked.file}.{_kept(former)}")
        case "export":
            _export(settings, asked.table, asked.file)
        case "move":
            _move(settings, asked.to)
        case _:
            _ask(asked, settings)


def _ask(asked: argparse.Namespace, settings: Settings) -> None:
    """Of a Caravel that runs."""
    from bot.start import looking_after

    data, database = settings.folder, settings.database
    match asked.command:
        case "status":
            _tell("\n".join(looking_after.status(data, copies_of(settings), time.time(), database)))
        case "tables":
            _tell("\n".join(looking_after.tables(data, asked.server, time.time(), database)))
        case "forget":
            _tell(looking_after.forget(data, asked.user, sure=asked.sure, database=database))
        case "announce":
            _tell(looking_after.announce(data, looking_after.announcement(asked.text), database))


def _health(folder: Path) -> int:
    if wrong := trouble(folder, time.time()):
        _complain(wrong)
        return REFUSED
    _tell(" ".join(filter(None, ("Caravel is well.", unheard(folder)))))
    return 0


def _move(settings: Settings, to: str | None) -> None:
    """From the file to the server, or back; who has moved says in the settings where the tables are now."""
    here = settings.database if to == BACK else None
    there = None if to == BACK else settings.database if to is None else settings.database_at(_url(to))
    if here is None and there is None:
        raise CopyRefused("CARAVEL_DATABASE is empty: there is nowhere to move to or from.")
    began = time.monotonic()
    former, contents = move(settings.folder, there, here)
    counted = f", {contents.count('tables')} tables with {contents.rows} rows," if contents else ""
    place = there or settings.folder
    took = f"{time.monotonic() - began:.1f} seconds"
    _tell(f"All that was stored{counted} is in {place} now, the same to the last row; it took {took}.")
    _tell(f"It is still where it was, too.{_kept(former)} CARAVEL_DATABASE says which of them the bot uses.")


def _url(text: str) -> Secret:
    try:
        return database_url(text)
    except ValueError as wrong:
        raise CopyRefused(f"The address {wrong}.") from None


def _kept(former: Path | None) -> str:
    return f" The former ones are kept in {former}." if former else ""


def _export(settings: Settings, table: int, file: Path | None) -> None:
    from bot.tables.public import PUBLIC

    exported = export_from(settings.folder, TableId(table), PUBLIC, settings.database)
    if file is None:
        sys.stdout.buffer.write(exported)
    else:
        file.write_bytes(exported)
        _tell(f"Table {table} is written to {file}.")


def _run(settings: Settings, *, fresh: bool) -> int:
    # The other commands need neither Discord nor the games.
    from bot.start.running import CannotStart, serve

    start_logging(settings.log_level, settings.log_format, settings.secrets)
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
