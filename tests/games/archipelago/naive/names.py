"""What everything that can be picked is called: units by where they stand, regions by what lies there now."""

from collections.abc import Iterator
from typing import Any

from games.archipelago.cards.steps import ChooseCharacter, ChooseTarget
from games.archipelago.components import CARDS
from games.archipelago.state import Deal, Debt, Goods, State
from games.core.events import Phrase
from games.core.fields import NOTHING, Spread
from games.core.moves import Offer, Request


def phrase(key: str, **args: Any) -> Phrase:
    return Phrase(f"archipelago-{key}", args)


def compare_names(state: State, request: Request) -> None:
    """Every word of every blank; what is not called by a name of the position is told by its own word."""
    for offer in request.offers:
        for blank in offer.fields:
            told: dict[str, Phrase] = getattr(blank, "told", None) or {}
            for noun, word in words_of(offer, blank):
                split = offer.verb == "gather" and word != NOTHING
                name = phrase(f"split-to-{blank.name}", resource=word) if split else called(state, request, noun, word)
                assert told.get(word) == name, (offer.verb, noun, word)


def words_of(offer: Offer, blank: Any) -> Iterator[tuple[str, str]]:
    """What can be picked, each with the kind of thing that it is."""
    if isinstance(blank, Spread):
        yield from ((blank.noun, place.word) for place in blank.places)
        yield from ((blank.kinds, word) for word, _ in blank.pieces)
    else:
        yield from ((blank.noun, word) for word in offer.choices(blank.name, {}))


def called(state: State, request: Request, noun: str, word: str) -> Phrase | None:
    first, _, rest = word.partition(".")
    match noun:
        case "region" | "spot" | "origin":
            return place(state, first, rest)
        case "unit" if rest:
            return phrase("unit", unit=first, where=place(state, *rest.partition(".")[::2]))
        case "lying":
            return within(phrase("citizen-of", owner_seat=int(first.removeprefix("of_"))), rest)
        case "resource" if rest:
            return within(phrase("thing", thing=first), rest)
        case "thing":
            return thing(state, word)
        case "payment":
            return payment(word)
        case "target":
            return target(state, request, word)
        case "proposal":
            return next(deal_told(state, deal) for deal in state.proposals if deal.id == word)
        case "promise":
            return next(promise_told(state, debt) for debt in state.debts if debt.id == word)
        case _:
            return None


def place(state: State, letter: str, rest: str) -> Phrase:
    return within(phrase("at", letter=letter.upper(), side=state.regions[letter].side), rest)


def within(where: Phrase, rest: str) -> Phrase:
    """On one shore, in a building or at a work of it."""
    for each in filter(None, rest.split(".")):
        where = phrase("in", spot_part=each, where=where)
    return where


def thing(state: State, word: str) -> Phrase:
    if word.startswith("permit."):
        return phrase("permission", where=place(state, word.removeprefix("permit."), ""))
    return phrase("just", card=word) if word in CARDS else phrase("thing", thing=word)


def payment(word: str) -> Phrase:
    goods, _, tokens = word.partition("_with_")
    cubes = () if goods == "nothing" else tuple(goods.split("_"))
    if not tokens:
        return phrase("pay-cubes", resource=cubes, count=len(cubes))
    by_token = tuple(tokens.split("_"))
    return phrase("pay-tokens", resource=cubes, resource_by_token=by_token, count=len(by_token))


def target(state: State, request: Request, word: str) -> Phrase:
    """Whatever the card in question is aimed at."""
    question = state.question(request.seat)
    assert isinstance(question, ChooseTarget | ChooseCharacter)
    first, *rest = word.split(".")
    match question.card:
        case "pirate":
            return phrase("ship-of", owner_seat=int(first), where=place(state, rest[0], ".".join(rest[1:])))
        case "assassin":
            return phrase("just", card=word)
        case "spy" | "thief":
            return phrase("just-seat", seat=int(word))
        case "barbarian":
            return place(state, word, "")
        case "minister_of_agriculture":
            return phrase("cubes", resource=(first, *rest))
        case _:
            return phrase(f"cubes-{first}", resource=tuple(rest))


def goods_told(state: State, goods: Goods) -> tuple[Phrase, ...]:
    found = {"money": goods.money, "token": goods.tokens, **goods.cubes}
    found |= dict.fromkeys([*goods.cards, *(f"permit.{region}" for region in goods.permits)], 1)
    told = [phrase("goods", count=count, what=thing(state, word)) for word, count in found.items() if count]
    return tuple(told) or (phrase("no-goods"),)


def deal_told(state: State, deal: Deal) -> Phrase:
    return phrase(
        "deal",
        by_seat=deal.by,
        give=goods_told(state, deal.give),
        want=goods_told(state, deal.want),
        later=goods_told(state, deal.later),
        promises=int(deal.later != Goods()),
    )


def promise_told(state: State, debt: Debt) -> Phrase:
    return phrase("promise", by_seat=debt.by, goods=goods_told(state, debt.goods))
