"""What of a stored table anyone may know, by its game's own view."""

import msgspec

from bot.store.engine.export import Public
from bot.store.table.records import LineKind, StoredLine, Table
from games.core import saving
from games.core.events import Event
from games.registry import GAMES, game

_events = msgspec.json.Decoder(list[Event])


def public_state(table: Table, state: bytes) -> bytes:
    """The state as a spectator sees it; once the table is over, but for what a later game has yet to bring."""
    if table.over and table.game not in GAMES:
        return state
    rules = game(table.game)
    loaded = rules.saved.load(state)
    return saving.save(rules.seeing.at_the_end(loaded) if table.over else rules.view(loaded, None))


def public_line(_table: Table, line: StoredLine) -> StoredLine | None:
    """The line with its public events alone: the text of a move can tell what was chosen in secret. No whisper."""
    if line.kind is LineKind.WHISPER:
        return None
    events = [event for event in _events.decode(line.events) if event.is_for(None)]
    return msgspec.structs.replace(line, events=msgspec.json.encode(events), text="")


PUBLIC = Public(public_state, public_line)
