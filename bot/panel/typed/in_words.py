"""A line as people write it in their language, made into the text form: `отгрузить кукуруза 6` into `ship corn 6`."""

import re
from collections.abc import Iterable, Mapping

from bot.panel.kit.naming import none_name
from bot.panel.questions.laid import PROPOSED
from bot.panel.typed.likeness import alike, between, in_their_words
from games.core.fields import Amount, AnyField, Arrange, Pick, PickSome, Spread, written
from games.core.game import AnyGame
from games.core.moves import Offer, Request
from texts import Teller

LONGEST_VERB = 4
_AND = re.compile(r"\s*(?:,|\+)\s*")
_THEN = re.compile(r"\s*(?:,|>|→)\s*")


def in_words(game: AnyGame, request: Request, text: str, say: Teller) -> str:
    """The line with names put back into words, as far as they are known; anything else stays as it was typed."""
    plain = " ".join(text.split())
    verbs = {name: verb for verb in game.rules.moves() for name in _verb_names(say, verb)}
    spoken = _longest(verbs, plain)
    if spoken:
        verb, rest = verbs[spoken], plain[len(spoken) :]
    else:
        verb, rest = _bent_verb(request, verbs, plain)
        if not verb:
            return text
    rest = rest.lstrip(" :")
    offer = request.offer(verb)
    if offer is not None:
        rest = answers_in_words(say, offer, rest)
    return f"{written(verb)} {rest}".strip()


def _bent_verb(request: Request, verbs: Mapping[str, str], line: str) -> tuple[str, str]:
    """The verb that is meant by the first words, those that are open before all others; and what follows it."""
    offered = {offer.verb for offer in request.offers}
    open_now = {name: verb for name, verb in verbs.items() if verb in offered}
    words = line.split(" ")
    for count in range(min(len(words), LONGEST_VERB), 0, -1):
        typed = _folded(" ".join(words[:count])).rstrip(":")
        for names in (open_now, verbs):
            verb = alike(typed, names)
            if verb is not None:
                return verb, " ".join(words[count:])
    return "", line


def _verb_names(say: Teller, verb: str) -> set[str]:
    typed = say.typed(verb)
    return {_folded(name) for name in (written(verb), typed, typed.replace("-", " "), say(f"verb-{verb}"))}


def answers_in_words(say: Teller, offer: Offer, rest: str) -> str:
    """What follows the verb, with names put back into words."""
    names: dict[str, str] = {}
    for field in offer.fields:
        for word, called in _words_of(say, offer, field):
            names[_folded(called)] = written(word)
        if isinstance(field, PickSome):
            names[_folded(none_name(say, field))] = "none"
    if names:
        some = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
        exact = re.compile(rf"(?<![\w-])(?:{some})(?![\w-])")
        own = {_folded(word) for word in (PROPOSED, "none", say.words("core-nothing"))}
        known = {**_all_names(say, offer), **names}
        rest = between(_folded(rest), exact, names.__getitem__, lambda part: in_their_words(part, known, own))
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


def _all_names(say: Teller, offer: Offer) -> dict[str, str]:
    """What all words of the blanks' kinds are called, open now or not: nobody who names one means another."""
    nouns = [noun for field in offer.fields for noun in (field.noun, getattr(field, "kinds", field.noun))]
    found: dict[str, str] = {}
    for noun in dict.fromkeys(nouns):
        prefix = f"{say.key}-{noun}-".replace("_", "-")
        for key in say.words.under(prefix):
            if not key.endswith("-about"):
                found[_folded(say.words(key))] = key.removeprefix(prefix)
    return found


def _longest(names: Iterable[str], text: str) -> str:
    """The longest of the names with which the text begins."""
    line = _folded(text)
    fitting = (name for name in names if line == name or line.startswith((f"{name} ", f"{name}:")))
    return max(fitting, key=len, default="")


def _folded(text: str) -> str:
    return text.casefold().replace("ё", "е")
