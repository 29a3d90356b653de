"""What a question is called, and what it tells."""

from functools import cache
from typing import Any

from games.core.agenda import Decision
from games.core.events import Phrase, Value
from games.core.rules import Rules, S
from games.core.seats import Seat


def prompt_of(rules: Rules[S], state: S, decision: Decision, seat: Seat) -> Phrase:
    """The question is named after the step; its plain values are arguments, and what its own rule adds."""
    kind = type(decision)
    plain, names = _question(rules.game, kind)
    apart = rules.apart.get(kind)
    more = rules.prompts.get(kind)
    if not names and apart is None and more is None:
        return plain
    key = plain.key
    if apart is not None and (name := apart(state, decision, seat)):
        key = question_apart(key, name)
    args: dict[str, Value] = {}
    for name in names:
        told = _plain(getattr(decision, name))
        if told is not None:
            args[name] = told
    if more is not None:
        args.update(more(state, decision, seat))
    return Phrase(key, args)


def _plain(value: Any) -> Value | None:
    """A step's own value as a question tells it: a word, a number, or a list of such."""
    match value:
        case bool():
            return None
        case str() | int() | Phrase():
            return value
        case list() | tuple() if all(isinstance(item, str | int | Phrase) for item in value):
            return tuple(value)
        case _:
            return None


@cache
def _question(game: str, kind: type[Decision]) -> tuple[Phrase, tuple[str, ...]]:
    """A question without its values, and the names of the step's own values."""
    untold = (*Decision.__struct_fields__, *kind.kept_back)
    return Phrase(question_key(game, kind)), tuple(name for name in kind.__struct_fields__ if name not in untold)


def question_apart(key: str, name: str) -> str:
    """The key of a question that is another one under this name."""
    return f"{key}-{name}"


def question_key(game: str, kind: type[Decision]) -> str:
    """The key of a question in the texts: it is named after its step."""
    kebab = "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in kind.__name__).lstrip("-")
    return f"{game}-ask-{kebab}"
