"""A line as people write it in their language, made into the text form: `отгрузить кукуруза 6` into `ship corn 6`."""

import re
from collections.abc import Iterable

from games.core.fields import Amount, AnyField, Arrange, Pick, PickSome, Spread, written
from games.core.game import AnyGame
from games.core.moves import Offer, Request
from texts import Teller

_AND = re.compile(r"\s*(?:,|\+)\s*")
_THEN = re.compile(r"\s*(?:,|>|→)\s*")


def in_words(game: AnyGame, request: Request, text: str, say: Teller) -> str:
    """The line with names put back into words, as far as they are known; anything else stays as it was typed."""
    plain = " ".join(text.split())
    verbs = {name: verb for verb in game.rules.moves() for name in _verb_names(say, verb)}
    spoken = _longest(verbs, plain)
    if not spoken:
        return text
    verb = verbs[spoken]
    rest = plain[len(spoken) :].lstrip(" :")
    offer = request.offer(verb)
    if offer is not None:
        rest = _answers_in_words(say, offer, rest)
    return f"{written(verb)} {rest}".strip()


def _verb_names(say: Teller, verb: str) -> set[str]:
    typed = say.typed(verb)
    return {_folded(name) for name in (written(verb), typed, typed.replace("-", " "), say(f"verb-{verb}"))}


def _answers_in_words(say: Teller, offer: Offer, rest: str) -> str:
    names: dict[str, str] = {}
    for field in offer.fields:
        for word, called in _words_of(say, offer, field):
            names[_folded(called)] = written(word)
    if names:
        some = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
        rest = re.sub(rf"(?<![\w-])(?:{some})(?![\w-])", lambda found: names[found[0]], _folded(rest))
    match offer.fields:
        case (PickSome(),):
            return _AND.sub("+", rest)
        case (Arrange(),):
            return _THEN.sub(">", rest)
        case _:
            return rest


def _words_of(say: Teller, offer: Offer, field: AnyField) -> Iterable[tuple[str, str]]:
    """The words of a blank with all that they are called."""
    match field:
        case Pick() | PickSome() | Arrange():
            noun_words = [(field.noun, word) for word in offer.choices(field.name, {})]
        case Spread():
            noun_words = [(field.noun, place.word) for place in field.places]
            noun_words += [(field.kinds, kind) for kind, _ in field.pieces]
        case Amount():
            noun_words = []
    for noun, word in noun_words:
        yield word, written(word)
        if noun == field.noun:
            yield word, say.choice(field, word)
        if isinstance(field, Spread) and noun == field.kinds:
            yield word, say.kind(field, word)
        for called in say.called(word):
            yield word, called


def _longest(names: Iterable[str], text: str) -> str:
    """The longest of the names with which the text begins."""
    line = _folded(text)
    fitting = (name for name in names if line == name or line.startswith((f"{name} ", f"{name}:")))
    return max(fitting, key=len, default="")


def _folded(text: str) -> str:
    return text.casefold().replace("ё", "е")
