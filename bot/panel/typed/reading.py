"""Understands what people type: names in their language as well as words."""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from bot.panel.kit.naming import none_name
from bot.panel.questions.draft import Draft
from bot.panel.questions.laid import PROPOSED, started
from bot.panel.typed.in_words import answers_in_words, in_words
from bot.panel.typed.likeness import alike
from bot.tables.live import Live
from games.core.events import Phrase, Value
from games.core.fields import Amount, Arrange, Field, Pick, PickSome, Put, Spread, read
from games.core.moves import IllegalMove, Move, Offer, Request
from games.core.seats import Seat
from texts import Teller

TEXT_SHOWN = 40


def word_of(say: Teller, field: Field, typed: str, choices: Iterable[str]) -> str:
    """The word that is meant: by its name or as it stands, first of all among the choices."""
    text = " ".join(typed.split())
    open_now = tuple(choices)
    named = {say.choice(field, word).casefold(): word for word in open_now}
    exact = named.get(text.casefold()) or known_word(say, field.noun, text)
    if exact is not None or read(text) in open_now:
        return exact or read(text)
    return alike(text.casefold(), {**names_of(say, field.noun), **named}) or read(text)


def known_word(say: Teller, noun: str, text: str) -> str | None:
    """The word of this name anywhere in the game, open now or not."""
    return names_of(say, noun).get(text.casefold())


def names_of(say: Teller, noun: str) -> dict[str, str]:
    """What all words of this noun are called, open now or not."""
    prefix = f"{say.key}-{noun}-".replace("_", "-")
    found: dict[str, str] = {}
    for key in say.words.under(prefix):
        if not key.endswith("-about"):
            found.setdefault(say.words(key).casefold(), read(key.removeprefix(prefix)))
    return found


def answer_of(say: Teller, draft: Draft, typed: str) -> Any:
    """What was typed into the next blank; IllegalMove if it cannot be understood."""
    field = draft.field
    try:
        match field:
            case Amount():
                return field.from_text(typed.strip())
            case Spread():
                return started(field) if typed.strip() == PROPOSED else _spread(say, draft.offer, field, typed)
            case PickSome() | Arrange():
                return _several(say, field, typed)
            case Pick():
                return word_of(say, field, typed, draft.choices)
    except ValueError:
        raise IllegalMove(Phrase("core-reason-unreadable", {"text": typed[:TEXT_SHOWN], "field": field.noun})) from None


def _spread(say: Teller, offer: Offer, field: Spread, typed: str) -> tuple[Put, ...]:
    """Pieces on places, by their words or by what they are called."""
    try:
        return field.from_text(answers_in_words(say, offer, typed.strip()))
    except ValueError:
        example = field.to_text(started(field) or field.any_answer(lambda _: 0))
        shown: dict[str, Value] = {"text": typed[:TEXT_SHOWN], "field": field.noun, "example": example[:TEXT_SHOWN]}
        raise IllegalMove(Phrase("core-reason-unreadable-pieces", shown)) from None


def move_of(say: Teller, request: Request, kind: type[Move], verb: str, answers: Mapping[str, str | int]) -> Move:
    """The move that was typed blank by blank; it may still be illegal."""
    offer = request.offer(verb)
    if offer is None:
        return kind(*(_blank(say, field, answers) for field in msgspec.structs.fields(kind)))
    draft = Draft(offer)
    for field in offer.fields:
        draft = Draft(offer, (*draft.answers, answer_of(say, draft, str(answers.get(field.name, "")))))
    return offer.make(draft.answers)


def meant(say: Teller, request: Request, kind: type[Move], verb: str, text: str) -> Move:
    """The move somebody asks about, with its words in one line."""
    fields = msgspec.structs.fields(kind)
    parts = text.split(",") if "," in text else text.split(maxsplit=max(0, len(fields) - 1))
    answers = {field.name: part.strip() for field, part in zip(fields, parts, strict=False)}
    return move_of(say, request, kind, verb, answers)


def written_move(live: Live, seat: Seat, text: str, say: Teller) -> Move | str:
    """A move in its text form; one that is not open now is read well enough to say why."""
    if not live.playing:
        return text
    request = live.request(seat)
    text = in_words(live.game, request, text, say)
    verb, _, rest = text.strip().partition(" ")
    kind = live.game.rules.moves().get(read(verb))
    if kind is not None and request.offer(read(verb)) is None:
        return meant(say, request, kind, read(verb), rest)
    if kind is not None:
        return with_proposal(request, read(verb), text)
    if not request.offers:
        waiting = live.waiting()
        raise IllegalMove(Phrase("core-reason-not-your-turn", {"seats": waiting, "count": len(waiting)}))
    return text


def with_proposal(request: Request, verb: str, text: str) -> str:
    """The text form with what is proposed written out."""
    offer = request.offer(verb)
    last = None if offer is None or not offer.fields else offer.fields[-1]
    if not isinstance(last, Spread) or not text.endswith(f" {PROPOSED}"):
        return text
    return text.removesuffix(PROPOSED) + last.to_text(started(last))


def _several(say: Teller, field: PickSome | Arrange, typed: str) -> tuple[str, ...]:
    if typed.strip().lower() in ("", "none", none_name(say, field).casefold()):
        return ()
    parts: Sequence[str] = re.split(r"[+>,→]", typed)
    return tuple(word_of(say, field, part, field.words) for part in parts if part.strip())


def _blank(say: Teller, field: msgspec.structs.FieldInfo, answers: Mapping[str, str | int]) -> Any:
    """A blank of a move that is not open now: good enough to say why not."""
    given = answers.get(field.name, "")
    if field.type is int:
        return int(given) if str(given).isdecimal() else 0
    return word_of(say, Pick(field.name, field.name, ()), str(given), ()) if field.type is str else ()
