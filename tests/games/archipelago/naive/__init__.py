"""What the rulebook lets a seat do, looked up piece by piece, as people do who read it at the table."""

from collections import Counter

from games.archipelago import steps
from games.archipelago.cards.steps import BuyOpened, ChooseCharacter, ChooseLoot
from games.archipelago.components import CARDS, SIDES
from games.archipelago.state import State
from games.core.fields import PickSome, Spread
from games.core.moves import Offer, Request
from tests.games.archipelago.naive.board import BOX, controls, text_rows
from tests.games.archipelago.naive.cards import compare_cards
from tests.games.archipelago.naive.deals import compare_talk
from tests.games.archipelago.naive.hexes import compare_discoveries, compare_first_regions
from tests.games.archipelago.naive.migration import compare_further_migration, compare_migration
from tests.games.archipelago.naive.names import compare_names
from tests.games.archipelago.naive.paying import compare_payments
from tests.games.archipelago.naive.rounds import cells, compare_round, free_icons

ASIDE = {"deal", "ask", "accept", "refuse", "counter", "withdraw", "judge", "allow"}
OF_THE_PURSE = {
    "buy", "sell", "recruit", "build", "use", "erect", "visit", "help", "acquire", "purchase",
}  # fmt: skip
PIECES = {
    "deal": "thing", "ask": "thing", "counter": "thing", "sail": "origin", "walk": "origin", "recruit": "unit",
    "land": "unit", "raise": "lying", "bless": "lying", "loot": "goods",
}  # fmt: skip
"""What is put somewhere; in a harvest whoever works."""


def compare(state: State, request: Request) -> None:
    """What is offered for this question, against all this."""
    compare_names(state, request)
    question = state.question(request.seat)
    compare_openness(request, question)
    compare_talk(state, request)
    match question:
        case steps.PlayRound():
            compare_round(state, request)
            compare_migration(state, request)
            compare_cards(state, request)
            compare_payments(state, request)
        case steps.Migrate():
            compare_further_migration(state, request, question)
        case steps.ChooseHex():
            compare_discoveries(state, request, question.hexes)
        case steps.PlaceFirst():
            compare_first_regions(state, request)
        case ChooseLoot():
            compare_loot(state, request, question.region)
        case steps.GatherFirst() | steps.GatherFound():
            compare_gathering(state, request, question.region)
        case steps.HelpColony() | steps.HelpContinent():
            compare_help(state, request)
        case steps.RaiseCitizens():
            compare_raising(state, request.offer("raise"), set(state.regions))
        case steps.EvolutionTurn():
            compare_purchases(state, request)
        case BuyOpened():
            compare_opened(state, request, question)


def compare_openness(request: Request, question: object) -> None:
    """Talk and orders are no answer; what purses decide is shown to nobody else; terms begin with nothing."""
    for offer in request.offers:
        assert offer.aside == (offer.verb in ASIDE), offer.verb
        if offer.verb == "aim":
            assert offer.private == isinstance(question, ChooseCharacter)
        elif offer.verb != "done":
            assert offer.private == (offer.verb in OF_THE_PURSE), offer.verb
        for blank in offer.fields:
            if isinstance(blank, Spread):
                assert blank.proposes == (blank.name != "terms")
                assert blank.kinds == PIECES.get(offer.verb, "worker")


def compare_gathering(state: State, request: Request, region: str) -> None:
    """Icon by icon: one serves the market, another oneself; who can have something does not choose nothing."""
    icons = [
        each for part in SIDES[state.regions[region].side].zones for each, n in part.icons.items() for _ in range(n)
    ]
    room = {each: len(cells("domestic", each)) - state.markets["domestic"][each] for each in BOX}
    for_market = [at for at, each in enumerate(icons) if state.bank[each] and room[each]] or range(len(icons))
    expected = set()
    for first in for_market:
        left = Counter(state.bank)
        left[icons[first]] -= bool(room[icons[first]])
        own = {each for at, each in enumerate(icons) if at != first and left[each] > 0}
        expected |= {(icons[first], each) for each in own or {"none"}}
    assert set(text_rows(request.offer("gather"))) == expected


def compare_loot(state: State, request: Request, region: str) -> None:
    """Icons that nobody works, of which the bank has cubes."""
    loose: Counter[str] = Counter()
    for part in SIDES[state.regions[region].side].zones:
        for each in part.icons:
            loose[each] += free_icons(state, region, part, each)
    offer = request.offer("loot")
    field = offer.fields[0] if offer else None
    assert isinstance(field, Spread)
    assert (field.least, field.most) == (1, sum(min(count, state.bank[each]) for each, count in loose.items()))
    assert all(count for *_, count in field.now), "nothing is not put anywhere"


def compare_help(state: State, request: Request) -> None:
    """Cubes of this crisis's market, own ones and tokens, as many as still help."""
    crisis, player = state.crisis, state.players[int(request.seat)]
    assert crisis is not None
    down = sum(unit.lying for each in state.players for unit in each.units)
    most = -(-down // crisis.raises) if crisis.raises else crisis.demand
    market = state.markets["domestic" if crisis.raises else "export"][crisis.resource]
    expected = {
        (str(free), str(own), str(tokens))
        for free in range(market + 1)
        for own in range(player.cubes.get(crisis.resource, 0) + 1)
        for tokens in range(player.tokens + 1)
        if 1 <= free + own + tokens <= most
    }
    offer = request.offer("help")
    assert set(offer.rows or () if offer else ()) == expected
    assert offer is None or [blank.noun for blank in offer.fields] == ["from_market", "own_cubes", "tokens"]
    if crisis.raises:
        blessed = {name for name in state.regions if controls(state, int(request.seat), name, "church")}
        compare_raising(state, request.offer("bless"), blessed)


def compare_raising(state: State, offer: Offer | None, regions: set[str]) -> None:
    """Whoever lies in these regions, told apart by whose they are, on which shore, and in or at what."""
    down: dict[str, Counter[tuple[int, str, str]]] = {}
    for seat, player in enumerate(state.players):
        for unit in player.units:
            if unit.lying and unit.region in regions:
                down.setdefault(unit.region, Counter())[seat, unit.part, unit.spot] += 1
    field = offer.fields[0] if offer else None
    places = field.places if isinstance(field, Spread) else ()
    assert {place.word: sorted(count for _, count in place.limits) for place in places} == {
        region: sorted(alike.values()) for region, alike in down.items()
    }


def compare_opened(state: State, request: Request, question: BuyOpened) -> None:
    """Of the opened cards, those of the kind that one can pay at their lowest prices."""
    offer = request.offer("purchase")
    money = state.players[int(request.seat)].money
    assert set(offer.choices("card", {}) if offer else ()) == {
        card for card in question.cards if CARDS[card].kind == question.kind and min(CARDS[card].prices) <= money
    }


def compare_purchases(state: State, request: Request) -> None:
    """One card bought and another one turned, or two different ones turned."""
    row = [card.card for card in state.row]
    money = state.players[int(request.seat)].money
    expected = {
        (card.card, other)
        for card in state.row
        if CARDS[card.card].prices[card.turned] <= money
        for other in ([name for name in row if name != card.card] or ["none"])
    }
    offer = request.offer("acquire")
    assert set(offer.rows or () if offer else ()) == expected
    turning = request.offer("rotate")
    assert turning is not None
    field = turning.fields[0]
    assert isinstance(field, PickSome)
    assert (set(field.words), field.least, field.most) == (set(row), min(2, len(row)), min(2, len(row)))
