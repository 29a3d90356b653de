"""A page for each game: its rules in short, what a table can choose, pictures as drawn in play, and its commands."""

import io
import re
from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from bot.panel.kit.naming import verb_about
from bot.panel.messages.lobby_card import length
from games.core.fields import written
from games.core.game import AnyGame
from games.core.parts.settings import TableOption
from games.registry import GAMES, game
from render.boards import boards
from render.kit.picture import Picture
from render.kit.skins import SKINS, wearing
from render.readme import Moment, moment
from texts import Teller, words
from tools.website import commands

FOLDER = "games"
LOCALE = "en"
MOST_VALUES = 6
"""An option of more values than these is a list of episodes, which would tell what they are."""
HEADING = re.compile(r"^(#+) ", re.MULTILINE)
HEAD = """# The games

| Game | Players | |
| --- | --- | --- |
"""


def index() -> str:
    """All games, each in a line."""
    rows = (
        f"| [{_say(name)('name')}]({written(name)}.md) | {_seats(game(name))} | {_say(name)('about')} |"
        for name in GAMES
    )
    return HEAD + "\n".join(rows) + "\n"


def page(name: str) -> str:
    """A game's page."""
    say = _say(name)
    return "\n\n".join(part for part in _parts(name, game(name), say) if part) + "\n"


def _parts(name: str, found: AnyGame, say: Teller) -> Iterator[str]:
    yield f"# {say('name')}"
    yield say("about")
    yield _picture(name, "table", f"A table of {say('name')}, as its people see it")
    yield f"For {_seats(found)}." + "".join(f"\n{line}" for line in _lengths(found, say))
    yield f"## The rules in short\n\n{lower(say('help'), 3)}"
    yield _helps(found, say)
    yield _options(found, say)
    yield f"## One's own board\n\nWhat only its player sees:\n\n{_picture(name, 'own', 'The board of one player')}"
    yield (
        "## The moves\n\nEach is a button on the panel, a line of text for `/move`, and what the game's command"
        f" suggests.\n\n{commands.listed(commands.of_game(name))}\n\n{_moves(found, say)}"
    )


def _moves(found: AnyGame, say: Teller) -> str:
    """What is typed for each, with what it does."""
    return "\n".join(f"- `{written(verb)}`: {verb_about(say, verb)}" for verb in found.rules.moves())


def _say(name: str) -> Teller:
    return Teller(words(LOCALE), name, ())


def _seats(found: AnyGame) -> str:
    counts = found.settings.seat_counts
    return f"{min(counts)} to {max(counts)} players"


def _lengths(found: AnyGame, say: Teller) -> Iterator[str]:
    """How long it takes, in the lobby's own words."""
    for seats in found.settings.seat_counts:
        if told := length(found, seats, found.settings.chosen({}), say.words):
            yield f"- {seats}: {told}"


def _helps(found: AnyGame, say: Teller) -> str:
    keys = [*(f"help-{option.key}" for option in found.settings.options), "help-alone"]
    told = [lower(say(key), 3) for key in keys if say.words.has(f"{found.key}-{key}")]
    return "\n\n".join(told)


def _options(found: AnyGame, say: Teller) -> str:
    if not found.settings.options:
        return ""
    return "\n".join(
        ["## What a table can choose", "", *(_option(found, option, say) for option in found.settings.options)]
    )


def _option(found: AnyGame, option: TableOption, say: Teller) -> str:
    about = f"{found.key}-option-{option.key}-about"
    key = f"option-{option.key}"
    values = [say(f"{key}-{value}") for value in option.values]
    chosen = f" ({', '.join(values)})" if len(values) <= MOST_VALUES else ""
    told = f": {say.words(about)}" if say.words.has(about) else ""
    return f"- **{say(key)}**{told}{chosen}"


def lower(told: str, below: int = 2) -> str:
    """Discord's small headings, below that of the page."""
    return HEADING.sub(f"{'#' * below} ", told)


def _picture(name: str, what: str, alt: str) -> str:
    """The same in both skins: the reader's own light or dark shows one of them."""
    return "\n".join(f"![{alt}]({_file(name, what, skin)}){{.only-{skin}}}" for skin in SKINS)


def pictures() -> Iterator[str]:
    """The files of all pictures."""
    yield from (_file(name, what, skin) for name in GAMES for what in ("table", "own") for skin in SKINS)


def _file(name: str, what: str, skin: str) -> str:
    return f"{written(name)}-{what}-{skin}.webp"


def draw(folder: Path) -> None:
    """The pictures of all pages."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in GAMES:
        at = moment(name)
        for skin in SKINS:
            with wearing(skin):
                for what, picture in _drawn(name, at):
                    image = Image.open(io.BytesIO(picture.data)).convert("RGB")
                    image.save(folder / _file(name, what, skin), "WEBP", quality=80, method=3)


def _drawn(name: str, at: Moment) -> Iterator[tuple[str, Picture]]:
    say, drawing = Teller(words(LOCALE), name, at.names), boards(name)
    seat = at.now.every_seat()[0]
    for what, draw_it, viewer in (("table", drawing.table, None), ("own", drawing.own, seat)):
        view, before = (at.game.view(state, viewer) for state in (at.now, at.before))
        yield what, draw_it(view, say, viewer, before)
