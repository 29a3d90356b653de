"""A move that is typed in turn: which one, then what it is about, blank after blank; only legal values are offered."""

from itertools import islice
from typing import Any

from bot.panel.kit.labels import OPTION_ROOM, capital, cut
from bot.panel.kit.naming import answers_name, verb_about, verb_name
from bot.panel.kit.widgets import IN_A_LIST, Choice
from bot.panel.questions.draft import Draft
from bot.panel.questions.foretelling import SEPARATOR, Foretelling, joined
from bot.panel.typed.autocomplete import blanks, whole_moves
from bot.panel.typed.in_words import answers_in_words
from bot.panel.typed.likeness import LEAST
from bot.panel.typed.reading import move_of, with_proposal, written_move
from bot.tables.live import Live
from games.core.ahead.outlook import Foresight
from games.core.fields import Amount, Pick, Spread, read, written
from games.core.moves import END_OF_SPREAD, IllegalMove, Move, Offer, Request
from games.core.seats import Seat
from texts import Teller

MORE = " …"
"""Behind what is not yet a whole move."""
AND = "+"
"""Behind a choice of several to which more belong."""
WHOLE = (Pick, Amount)
"""Of these every answer is known."""


def verbs(request: Request, typed: str, say: Teller) -> list[Choice]:
    """The moves that are legal now, those that answer the question first; with what they are for."""
    wanted = typed.removesuffix(MORE).casefold().strip()
    offers = sorted(request.offers, key=lambda offer: offer.aside)
    found = [
        (joined(capital(verb_name(say, offer.verb)), verb_about(say, offer.verb)), offer)
        for offer in offers
        if wanted in f"{verb_name(say, offer.verb)}\0{say.typed(offer.verb)}\0{written(offer.verb)}".casefold()
    ]
    return [(cut(name, OPTION_ROOM), written(offer.verb)) for name, offer in found[:IN_A_LIST]]


def details(
    request: Request, typed_verb: str, typed: str, say: Teller, foresight: Foresight[Any] | None = None
) -> list[Choice]:
    """How the move goes on: its whole answers where they are few, else the next blank, with what stands before it."""
    offer = offer_called(request, typed_verb, say)
    if offer is None or not offer.fields:
        return []
    line = _in_words(say, offer, typed)
    few = _few(offer)
    if few:
        return _whole(offer, few, line, Foretelling(say, foresight))
    filled, rest = _filled(offer, line)
    field = offer.fields[len(filled)] if len(filled) < len(offer.fields) else offer.fields[-1]
    before = "".join(f"{part} " for part in filled.values())
    if isinstance(field, Spread) and typed.startswith(before):
        rest = typed.removeprefix(before)  # Pieces are sought by their names as well.
    found: list[Choice] = []
    for name, value in blanks(request, offer.verb, field.name, filled, rest, say, foresight):
        text, done = _completed(offer, {**filled, field.name: value})
        whole = done and _is_whole(request, offer, text)
        if done and not whole:
            text += AND
        more = "" if whole else MORE
        if len(text) <= OPTION_ROOM and (whole or text != line.strip()):
            found.append((cut(joined(before.strip(), name), OPTION_ROOM - len(more)) + more, text))
    return found


def typed_move(live: Live, seat: Seat, verb: str, rest: str, say: Teller) -> Move | str:
    """The move that is meant; what of it cannot be understood is said blank by blank."""
    request = live.request(seat)
    offer = offer_called(request, verb, say) if live.playing else None
    if offer is not None and rest.strip():
        filled, last = _filled(offer, _in_words(say, offer, rest).rstrip())
        if len(filled) == len(offer.fields) - 1 and last:
            answers = {**filled, offer.fields[-1].name: last}
            return move_of(say, request, offer.makes, offer.verb, answers)
    return written_move(live, seat, f"{verb.removesuffix(MORE)} {rest}".strip(), say)


def said_move(live: Live, seat: Seat, text: str, say: Teller) -> Move | str:
    """A move in one line; what names no move but fits a single legal one is that, as the list showed it alone."""
    try:
        move = written_move(live, seat, text, say)
    except IllegalMove:
        if only := _only_one(live, seat, text, say):
            return only
        raise
    if isinstance(move, str) and live.playing and read(move.partition(" ")[0]) not in live.game.rules.moves():
        return _only_one(live, seat, text, say) or move
    return move


def _only_one(live: Live, seat: Seat, text: str, say: Teller) -> Move | str | None:
    """The only legal move in which all of this occurs."""
    fitting = whole_moves(live.request(seat), text, say) if _says_something(text) else []
    return written_move(live, seat, fitting[0][1], say) if len(fitting) == 1 else None


def _says_something(text: str) -> bool:
    return any(len(part) >= LEAST for part in text.split())


def offer_called(request: Request, typed: str, say: Teller) -> Offer | None:
    """The legal move that is called so: by its word, as it is typed here, or by its name."""
    name = typed.partition(SEPARATOR)[0].casefold().strip()
    offers = {offer.verb: offer for offer in request.offers}
    known = {
        called.casefold(): offer
        for verb, offer in offers.items()
        for called in (verb_name(say, verb), say.typed(verb), written(verb))
    }
    return known.get(name) or offers.get(read(typed.strip()))


def _few(offer: Offer) -> list[Move]:
    """All its moves, if one list holds them."""
    if not all(isinstance(field, WHOLE) for field in offer.fields):
        return []
    moves = offer.moves(IN_A_LIST + 1)
    return moves if len(moves) <= IN_A_LIST else []


def _whole(offer: Offer, moves: list[Move], line: str, foretell: Foretelling) -> list[Choice]:
    wanted = line.casefold().split()
    found: list[Choice] = []
    for move in moves:
        text = offer.text(move).partition(" ")[2]
        name = answers_name(foretell.say, offer, move.answers())
        if all(part in f"{name} {text}".casefold() for part in wanted):
            found.append((cut(joined(name, foretell.brings(Draft(offer, move.answers()))), OPTION_ROOM), text))
    return found


def _in_words(say: Teller, offer: Offer, typed: str) -> str:
    """What is typed, or what was chosen and is typed on from."""
    chosen, more, rest = typed.partition(MORE)
    line = chosen.partition(SEPARATOR)[0] + (f" {rest.lstrip()}" if more else "") if more else typed
    known = answers_in_words(say, offer, line)
    return known + (" " if typed.endswith((" ", MORE)) and not known.endswith(" ") else "")


def _filled(offer: Offer, line: str) -> tuple[dict[str, str], str]:
    """The blanks that are typed to their end, and what is typed of the next one."""
    filled: dict[str, str] = {}
    rest = line.lstrip()
    for field in islice(offer.fields, len(offer.fields) - 1):
        part, end, after = rest.partition(f"{END_OF_SPREAD} " if isinstance(field, Spread) else " ")
        if not end:
            break
        filled[field.name], rest = part, after.lstrip()
    return filled, rest


def _is_whole(request: Request, offer: Offer, text: str) -> bool:
    try:
        line = with_proposal(request, offer.verb, f"{written(offer.verb)} {text}")
        return request.accepts(request.read(line))
    except IllegalMove:
        return False


def _completed(offer: Offer, filled: dict[str, str]) -> tuple[str, bool]:
    """The text so far with what follows by itself, and whether that is all."""
    done = dict(filled)
    for field in offer.fields[len(filled) :]:
        chosen = {name: read(value) for name, value in done.items()}
        words: list[str] = []
        if isinstance(field, Pick):
            words = [written(word) for word in offer.choices(field.name, chosen)]
        elif isinstance(field, Amount):
            words = [str(number) for number in offer.numbers(field.name, chosen)]
        if len(words) != 1:
            break
        done[field.name] = words[0]
    parts = [
        f"{part}{END_OF_SPREAD}" if isinstance(offer.field(name), Spread) and name != offer.fields[-1].name else part
        for name, part in done.items()
    ]
    return " ".join(parts), len(done) == len(offer.fields)
