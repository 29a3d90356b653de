"""Whatever is typed into a command: a sentence comes back, or suggestions, and never a fault of ours."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.local.validate.commands import OptionKind
from bot.local.world.interaction import InteractionKind
from bot.local.world.json_object import Json
from tests.driver import Player
from tests.e2e.test_private_messages import panels
from tests.support.evening import Evening
from tests.support.harbour import PLACE, Harbour, press

NESTS = (OptionKind.SUB_COMMAND, OptionKind.SUB_COMMAND_GROUP)
ODD = (
    "", " ", "0", "-1", "9" * 12, "1e9", "nan", "x", "x" * 90, "\u00b2", "\u0663", "\U0001f600", "\u202e", "a:b", "a+b",
    "a>b", "1,2,3", "<@1>", "@everyone", "**b**", "`", "none", "proposed", "...", "tomorrow", "31 february",
    "friday 99:99", "22-8", "25-99", "Ada", "berlin", "\0", "Ada\0", "so\0it is",
)  # fmt: skip
Steps = tuple[tuple[int, str], ...]
LEFT_ALONE = frozenset({"caravel", "forget-me"})
"""They end what the others are tried at."""


def leaves(options: list[Json], path: Steps = ()) -> Iterator[tuple[Steps, list[Json]]]:
    """The blanks of a command, or those of each command under it."""
    inner = [option for option in options if option["type"] in NESTS]
    for option in inner:
        yield from leaves(option.get("options", []), (*path, (option["type"], option["name"])))
    if not inner:
        yield path, options


class Typist:
    """Fills in blanks at random."""

    def __init__(self, people: list[Player], seed: int) -> None:
        self._people = people
        self._random = Random(seed)

    def form(self, blanks: list[Json]) -> list[Json]:
        """Some of the blanks, with anything in them; now and then suggestions are asked for one."""
        pick = self._random.choice
        suggesting = [blank for blank in blanks if blank.get("autocomplete")]
        focus = pick(suggesting) if suggesting and self._random.random() < 0.35 else None
        filled: list[Json] = []
        for blank in blanks:
            named = {"type": blank["type"], "name": blank["name"]}
            if blank is focus:
                filled.append({**named, "value": pick(ODD), "focused": True})
            elif blank.get("required") or self._random.random() < 0.4:
                filled.append({**named, "value": self._value(blank)})
        return filled

    def _value(self, blank: Json) -> str | int | bool:
        pick = self._random.choice
        if blank.get("choices"):
            chosen: str | int = pick(blank["choices"])["value"]
            return chosen
        match blank["type"]:
            case OptionKind.INTEGER:
                return int(pick((blank.get("min_value", 1), blank.get("max_value", 7), 2)))
            case OptionKind.BOOLEAN:
                return pick((True, False))
            case OptionKind.USER:
                return str(pick(self._people).id)
            case OptionKind.CHANNEL:
                return str(self._people[0].place(PLACE).id)
            case _:
                return pick(ODD)[: blank.get("max_length", 100)] or "x"


@pytest.mark.both_engines
@pytest.mark.parametrize("game", ["settlers", "archipelago"])
async def test_whatever_is_typed_is_answered_in_words(
    port: Harbour, ada: Player, boris: Player, clara: Player, game: str
) -> None:
    boris.set_locale("ru")
    evening = await Evening.begin(port, ada, boris, game=game)
    await evening.play(4)
    await clara.slash(clara.dm, "play", game="santa_maria", seats=1)
    await press(clara, panels(clara)[-1], "start")
    people, random = [ada, boris, clara], Random(5)
    typist = Typist(people, seed=5)
    for _ in range(200):
        person = random.choice(people)
        place = random.choice([evening.thread, person.place(PLACE), person.dm])
        known = person.commands(place)
        name = random.choice((*sorted(known.keys() - LEFT_ALONE), *("move", game) * 15))
        path, blanks = random.choice(list(leaves(known[name].body.get("options", []))))
        if any(blank["type"] == OptionKind.ATTACHMENT for blank in blanks):
            continue
        form = typist.form(blanks)
        focused = any("focused" in blank for blank in form)
        for kind, step in reversed(path):
            form = [{"type": kind, "name": step, "options": form}]
        outcome = port.local.forger.command(person, place, name, form, focused=focused)
        await port.local.settle()
        assert port.complaints() == [], (name, form)
        assert outcome.progress.value == "done", (name, form)
        assert not focused or outcome.interaction.choices is not None, (name, form)
        assert focused is (outcome.interaction.kind is InteractionKind.AUTOCOMPLETE)
