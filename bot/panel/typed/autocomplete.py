"""What slash commands offer while somebody types: legal values only, given what is filled in already."""

import contextlib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

from bot.panel.kit.labels import OPTION_ROOM, cut, distinct
from bot.panel.kit.naming import answer_name, whole_move_name
from bot.panel.kit.widgets import IN_A_LIST, Choice
from bot.panel.questions.draft import Draft, cells
from bot.panel.questions.foretelling import Foretelling, joined
from bot.panel.questions.laid import PROPOSED, started
from bot.panel.typed.reading import word_of
from games.core.ahead.outlook import Foresight
from games.core.fields import Amount, Arrange, Pick, PickSome, Put, Spread, written
from games.core.moves import Move, Offer, Request
from texts import Teller

MOVES_CONSIDERED = 2000
FEW = 3


def blanks(
    request: Request,
    verb: str,
    name: str,
    filled: Mapping[str, str],
    typed: str,
    say: Teller,
    foresight: Foresight[Any] | None = None,
) -> list[Choice]:
    """Values for one blank of a move: what is shown, and what is sent."""
    offer = request.offer(verb)
    field = None if offer is None else next((field for field in offer.fields if field.name == name), None)
    if offer is None or field is None:
        return []
    match field:
        case Amount():
            numbers = [str(number) for number in offer.numbers(name, _chosen(offer, name, filled, say))]
            return [(number, number) for number in numbers if number.startswith(typed.strip())][:IN_A_LIST]
        case PickSome() | Arrange():
            return _several(field, typed, say)
        case Spread():
            return _spread(field, typed, say)
        case Pick():
            return _picks(offer, field, filled, typed, Foretelling(say, foresight))


def whole_moves(request: Request, typed: str, say: Teller, foresight: Foresight[Any] | None = None) -> list[Choice]:
    """Legal moves in words, with their text form: the answers to the question first, a few of each move beside it."""
    found: list[Choice] = []
    for offer in sorted(request.offers, key=lambda offer: offer.aside):
        fitting = _fitting(offer, typed.casefold().split(), Foretelling(say, foresight))
        found += islice(fitting, FEW if offer.aside else IN_A_LIST)
    return found[:IN_A_LIST]


def _fitting(offer: Offer, wanted: list[str], foretell: Foretelling) -> Iterator[Choice]:
    for move in offer.moves(MOVES_CONSIDERED):
        label, text = whole_move_name(foretell.say, offer, move), _text(offer, move)
        about = f"{label} {text}".casefold()
        if len(text) <= OPTION_ROOM and all(part in about for part in wanted):
            yield cut(joined(label, foretell.brings(Draft(offer, move.answers()))), OPTION_ROOM), text


def _chosen(offer: Offer, name: str, filled: Mapping[str, str], say: Teller) -> dict[str, str]:
    """The words that are chosen in the other blanks."""
    return {
        other.name: word_of(say, other, filled[other.name], offer.choices(other.name, {}))
        for other in offer.fields
        if isinstance(other, Pick) and other.name != name and filled.get(other.name)
    }


def _picks(offer: Offer, field: Pick, filled: Mapping[str, str], typed: str, foretell: Foretelling) -> list[Choice]:
    say = foretell.say
    chosen = _chosen(offer, field.name, filled, say)
    words = offer.choices(field.name, chosen)
    names = distinct([say.choice(field, word) for word in words], words)
    fitting = [
        (name, word)
        for name, word in zip(names, words, strict=True)
        if typed.casefold().strip() in f"{name}\0{written(word)}\0{word}".casefold()
    ][:IN_A_LIST]
    before = [chosen.get(other.name) for other in offer.fields[: offer.fields.index(field)]]
    begun = Draft(offer, tuple(before))
    told = foretell.about if None not in before else lambda _, noun, word: say.about(noun, word)
    return [(cut(joined(name, told(begun, field.noun, word)), OPTION_ROOM), written(word)) for name, word in fitting]


def _several(field: PickSome | Arrange, typed: str, say: Teller) -> list[Choice]:
    """Complete answers that go on from what is typed: each offers one word more."""
    sign = ">" if isinstance(field, Arrange) else "+"
    *before, last = typed.split(sign)
    done = [word_of(say, field, part, field.words) for part in before if part.strip()]
    done = [word for word in dict.fromkeys(done) if word in field.words]
    found = [each for each in dict.fromkeys(_going_on(field, done, fresh=not typed.strip())) if _may_lead(field, each)]
    wanted = last.casefold().strip()
    shown = [(cut(answer_name(say, field, answer), OPTION_ROOM), field.to_text(answer)) for answer in found]
    return [
        choice for choice in shown if len(choice[1]) <= OPTION_ROOM and wanted in f"{choice[0]}\0{choice[1]}".casefold()
    ][:IN_A_LIST]


def _going_on(field: PickSome | Arrange, done: Sequence[str], *, fresh: bool) -> Iterator[tuple[str, ...]]:
    """What there is already, and that with one word more; an order is always complete."""
    begun = [tuple(done), *((*done, word) for word in field.words if word not in done)]
    for each in begun:
        rest = [word for word in field.words if word not in each] if isinstance(field, Arrange) else []
        yield (*each, *rest)
    if isinstance(field, PickSome) and fresh:
        yield field.first(field.most)


def _may_lead(field: PickSome | Arrange, answer: tuple[str, ...]) -> bool:
    """Whether it is an answer, or can become one by more words."""
    return field.accepts(answer) or (isinstance(field, PickSome) and 0 < len(answer) < field.least)


def _spread(field: Spread, typed: str, say: Teller) -> list[Choice]:
    answers = [started(field), *(_changed(field) if field.moving else _added(field, typed, say))]
    with contextlib.suppress(ValueError):
        answers.insert(0, field.from_text(typed))
    texts = {field.to_text(answer): answer for answer in answers if field.accepts(answer)}
    shown = [
        (cut(answer_name(say, field, answer), OPTION_ROOM), _short(field, answer, OPTION_ROOM))
        for answer in texts.values()
    ]
    return [choice for choice in shown if len(choice[1]) <= OPTION_ROOM][:IN_A_LIST]


def _added(field: Spread, typed: str, say: Teller) -> Iterator[tuple[Put, ...]]:
    """What is typed before the last comma, with one piece more that what follows it could mean; nothing is proposed."""
    if field.proposes:
        return
    before, _, last = typed.rpartition(",")
    try:
        lying = Counter({(place, kind): count for place, kind, count in field.from_text(before)} if before else {})
    except ValueError:
        return
    for cell in cells(field):
        more = field.in_order(lying + Counter([cell]))
        name = answer_name(say, field, ((*cell, 1),)).casefold()
        if field.accepts(more) and all(part in name for part in last.casefold().split()):
            yield more


def _changed(field: Spread) -> Iterator[tuple[Put, ...]]:
    """Where a change is asked for: each piece that could go elsewhere, if nothing else moves."""
    lying = [(word, kind) for word, kind, count in field.now for _ in range(count)]
    for at, word in field.ways_to_change():
        yield field.in_order(Counter([*lying[:at], (word, lying[at][1]), *lying[at + 1 :]]))


def _text(offer: Offer, move: Move) -> str:
    """The move's text form, with what is proposed for short."""
    last = offer.fields[-1] if offer.fields else None
    if not isinstance(last, Spread):
        return offer.text(move)
    answer = move.answers()[-1]
    before = offer.text(move).removesuffix(last.to_text(answer))
    return before + _short(last, answer, OPTION_ROOM - len(before))


def _short(field: Spread, answer: tuple[Put, ...], room: int) -> str:
    text = field.to_text(answer)
    return PROPOSED if len(text) > room and answer == started(field) else text
