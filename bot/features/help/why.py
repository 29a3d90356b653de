"""The card on which one asks why something is not possible, and the window into which one types what."""

from typing import Any

from discord import ui

from bot.features.help.asked import MOVE, THING, Asked, Line, parts_of
from bot.panel.kit import ids
from bot.panel.kit.labels import capital, cut
from bot.panel.kit.naming import field_name, verb_name
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet, Widget
from bot.panel.kit.widgets import IN_A_LIST, button, dropdown
from bot.panel.questions.modals import HINT_ROOM, LABEL_ROOM, TITLE_ROOM, TYPED, Window
from bot.panel.typed.in_words import in_words
from bot.panel.typed.reading import meant
from bot.tables.model import Refused

TYPE = "type"
"""Beside the act: a name is typed."""
REASONS = 8
"""So many reasons are told of one thing."""


def why_card(asked: Asked) -> Posting:
    """What would you like to do?"""
    return _card(asked, [asked.say.words("bot-why-ask")], asked.lines(), asked.say.words("bot-why-pick"), first=True)


def why_of(asked: Asked, value: str) -> Posting:
    """The answer to what was chosen, or what it leads to; and with what one can go on."""
    lines = asked.behind(value)
    if lines:
        name = asked.called(value)
        return _card(asked, [f"**{name}**"], lines, asked.say.words("bot-panel-open", name=name))
    sort, key, word, verb = parts_of(value)
    if sort == MOVE and key in asked.kinds:
        return _of_move(asked, key)
    if sort == THING and word in asked.things.get(key, {}):
        return _of_thing(asked, key, word, verb)
    return why_card(asked)


def why_typed(asked: Asked, typed: str) -> Posting:
    """What is meant by what was typed: one thing, several that one chooses from, or a whole move."""
    found = asked.found(typed)
    if len(found) == 1:
        return why_of(asked, found[0].value)
    if found:
        return _card(asked, [asked.say.words("bot-why-ask")], found[:IN_A_LIST], typed)
    verb, _, rest = in_words(asked.live.game, asked.request, typed, asked.say).partition(" ")
    verb = verb.replace("-", "_")
    if verb not in asked.kinds:
        raise Refused("nothing-called-so", text=typed)
    if not rest:
        return _of_move(asked, verb)
    told = asked.of_exact(meant(asked.say, asked.request, asked.kinds[verb], verb, rest))
    return _card(asked, [f"**{verb_name(asked.say, verb)}** · {told}"], asked.details(verb), _which(asked))


def typing_window(asked: Asked) -> Window:
    """A name is typed."""
    say = asked.say.words
    window = Window(title=cut(say("bot-panel-why"), TITLE_ROOM), custom_id=_id(asked, TYPE))
    line: ui.TextInput[Any] = ui.TextInput(custom_id=TYPED, max_length=100)
    label, hint = cut(say("bot-why-typed"), LABEL_ROOM), cut(say("bot-why-typed-hint"), HINT_ROOM)
    window.add_item(ui.Label(text=label, description=hint, component=line))
    return window


def _of_move(asked: Asked, verb: str) -> Posting:
    told = f"**{verb_name(asked.say, verb)}** · {asked.of_move(verb)}"
    return _card(asked, [told], asked.details(verb), _which(asked))


def _of_thing(asked: Asked, noun: str, word: str, verb: str) -> Posting:
    say = asked.say
    head = capital(say.name(noun, word)) + (f" ({field_name(say, noun)})" if not verb else "")
    about = say.about(noun, word)
    told = [f"### {head}", *([f"-# {about}"] if about else []), *asked.of_thing(noun, word, verb)[:REASONS]]
    return _card(asked, told, asked.details(verb) if verb else [], _which(asked))


def _card(asked: Asked, told: list[str], lines: list[Line], name: str, *, first: bool = False) -> Posting:
    say, about = asked.say.words, {line.value: line.about for line in lines}
    sheet = Sheet().text("\n".join([f"-# {say('bot-panel-why')}", *told]))
    if lines:
        choices = [(line.name, line.value) for line in lines]
        sheet.rows([[dropdown(name, _id(asked), choices, about=about.__getitem__)]])
    row: list[Widget] = [button(say("bot-why-type"), _id(asked, TYPE))]
    if not first:
        row.append(button(say("bot-why-other"), _id(asked, "all")))
    return sheet.rows([[*row, button(say("bot-panel-back"), ids.Control(asked.live.table.id, "mine").id())]]).posting()


def _which(asked: Asked) -> str:
    return asked.say.words("bot-why-which")


def _id(asked: Asked, *args: str) -> str:
    return ids.Control(asked.live.table.id, "why", args=args).id()
