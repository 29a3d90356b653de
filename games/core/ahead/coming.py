"""What a seat may be asked next, found by playing on in states that it could imagine; nothing hidden is in it."""

from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

import msgspec

from games.core.ahead.open_words import with_open_words
from games.core.ahead.outlook import World
from games.core.ahead.unforeseen import Unforeseen
from games.core.chance import Chance
from games.core.events import Phrase
from games.core.fields import Amount, AnyField, Pick, PickSome
from games.core.moves import Move, Offer, Request
from games.core.parts.seeing import luck_of
from games.core.play import Play
from games.core.rules import S
from games.core.seats import Seat
from games.core.state import GameState

if TYPE_CHECKING:
    from games.core.game import Game

WAYS = 6
"""So many ways in which the game could go on are looked at."""
QUESTIONS = 6
MOVES = 60
"""Each of them so many questions of the seat and so many moves far, at the most."""
MOST_ROWS = 2000
LOOKED_AT = 2
"""In so many of the ways it is found out what moves bring."""
TRIED = 5
"""By so many moves of each verb."""

_Met = tuple[Request, tuple[tuple[str, str, str], ...]]

Mover = Callable[[Play[Any], Request, Chance], Move]


class Coming(msgspec.Struct, frozen=True):
    """A question that the seat may be asked, with all that was open in it in any of the ways."""

    kind: str
    request: Request
    gains: tuple[tuple[str, str, str], ...] = ()
    """Verb, noun and word: what some of its moves bring, and others don't."""
    proposed: tuple[str, ...] = ()
    """The verbs of which a move is recommended each time."""


def kind_of(prompt: Phrase) -> str:
    """What makes two questions the same for whoever leaves an answer: the step, and the words that it is about."""
    words = (f"{name}={value}" for name, value in sorted(prompt.args.items()) if isinstance(value, str))
    return " ".join((prompt.key, *words))


def coming(game: "Game[S]", state: S, seat: Seat) -> tuple[Coming, ...]:
    """The questions that the seat may be asked before long, those that come soonest first."""
    seen = game.view(state, seat)
    ways = [list(_met(game, state, seen, seat, way)) for way in range(WAYS)]
    found: dict[str, list[_Met]] = {}
    for abreast in zip_longest(*ways):
        for met in abreast:
            if met is not None:
                found.setdefault(kind_of(met[0].prompt), []).append(met)
    return tuple(
        Coming(
            kind,
            _together([request for request, _ in met]),
            tuple(dict.fromkeys(gain for _, gains in met for gain in gains)),
            _recommended([request for request, _ in met]),
        )
        for kind, met in found.items()
    )


def again(request: Request) -> Coming | None:
    """What is asked now, as a question of its kind that may come once more; None if nothing is asked."""
    if not request.asked:
        return None
    return Coming(kind_of(request.prompt), _together([request]), proposed=_recommended([request]))


def _recommended(requests: Sequence[Request]) -> tuple[str, ...]:
    offers = [offer for request in requests for offer in request.offers]
    bare = {offer.verb for offer in offers if offer.best is None}
    return tuple(dict.fromkeys(offer.verb for offer in offers if offer.verb not in bare))


def _met(game: "Game[S]", state: S, seen: S, seat: Seat, way: int) -> Iterator[_Met]:
    """The questions as they are met on one way, and in some of the ways what their moves bring there."""
    unforeseen: Unforeseen | None = None
    for play in ahead(game, state, seat, way):
        unforeseen = unforeseen or Unforeseen(seen, game.seeing.imagine(state, seat, luck_of_way(seen, seat, way)))
        unforeseen.look_at(play.state)
        request = unforeseen.without(play.legal(seat))
        if request is not None:
            gains = _gains(game, play, request) if way < LOOKED_AT else ()
            yield request, tuple(gain for gain in gains if unforeseen.words.isdisjoint(gain))


def _gains(game: "Game[S]", play: Play[S], request: Request) -> tuple[tuple[str, str, str], ...]:
    if game.telling.holdings is None:
        return ()
    world = World(game, play.state, request.seat, own=True)
    gains = (
        (offer.verb, change.noun, change.word)
        for offer in request.offers
        if not offer.aside and not offer.forced()
        for move in offer.moves(TRIED)
        if (seen := world.outlook(move)) is not None
        for change in seen[0].changes
        if change.count > 0
    )
    return tuple(dict.fromkeys(gains))


def ahead(game: "Game[S]", state: S, seat: Seat, way: int, mover: Mover | None = None) -> Iterator[Play[S]]:
    """One way in which the game could go on: it stands still at each of the questions that the seat is asked later."""
    move = mover or any_answer
    chance = luck_of_way(game.view(state, seat), seat, way)
    play = game.play(game.seeing.imagine(state, seat, chance))
    now = play.legal(seat).number
    questions = 0
    for _ in range(MOVES):
        if play.state.over or questions == QUESTIONS:
            return
        waiting = play.waiting()
        request = play.legal(chance.pick(waiting))
        if request.seat == seat and request.asked_after(now):
            now = request.number
            questions += 1
            yield play
        play.apply(request.seat, move(play, request, chance))


def luck_of_way(seen: GameState, seat: Seat, way: int) -> Chance:
    """What chance brings on this way: nobody's whisper changes it for another seat, who sees the same after it."""
    return luck_of(seen, f"way {way} {seat}")


def any_answer(play: Play[Any], request: Request, chance: Chance) -> Move:
    """A random answer to the question."""
    offers = [offer for offer in request.offers if not offer.aside] or list(request.offers)
    return chance.pick(offers).any_move(chance.below)


def _together(requests: Sequence[Request]) -> Request:
    """The first of them, with what the others offer besides."""
    offers: dict[str, Offer] = {}
    for request in requests:
        for offer in request.offers:
            if not offer.aside:
                known = offers.get(offer.verb)
                offers[offer.verb] = msgspec.structs.replace(offer, best=None) if known is None else _both(known, offer)
    return msgspec.structs.replace(requests[0], offers=tuple(map(with_open_words, offers.values())))


def _both(one: Offer, other: Offer) -> Offer:
    if [type(field) for field in one.fields] != [type(field) for field in other.fields]:
        return one
    if (one.rows is None) != (other.rows is None):
        return one
    fields = tuple(_both_fields(*pair) for pair in zip(one.fields, other.fields, strict=True))
    if one.rows is None or other.rows is None:
        return msgspec.structs.replace(one, fields=fields)
    rows = tuple(dict.fromkeys((*one.rows, *other.rows)))[:MOST_ROWS]
    return msgspec.structs.replace(one, fields=fields, rows=rows)


def _both_fields(one: AnyField, other: AnyField) -> AnyField:
    """Words and numbers of both; pieces and orders are not the same at another time, so the first stands."""
    told = {**(one.told or {}), **(other.told or {})} or None
    match one, other:
        case Pick(), Pick():
            return msgspec.structs.replace(one, words=_words(one, other), told=told)
        case PickSome(), PickSome():
            words, least, most = _words(one, other), min(one.least, other.least), max(one.most, other.most)
            groups = one.groups if one.groups == other.groups else ()
            return msgspec.structs.replace(one, words=words, least=least, most=most, groups=groups, told=told)
        case Amount(), Amount():
            return msgspec.structs.replace(one, least=min(one.least, other.least), most=max(one.most, other.most))
        case _:
            return one


def _words(one: Pick | PickSome, other: Pick | PickSome) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*one.words, *other.words)))
