"""What always holds in Archipelago, counted anew from the pieces of the box."""

from collections import Counter
from collections.abc import Sequence

from games.archipelago.cards.steps import PickFist
from games.archipelago.components import CARDS as CARDS_OF_THE_BOX
from games.archipelago.components import SIDES
from games.archipelago.score import score
from games.archipelago.state import Deal, Region, State
from games.archipelago.steps import ChooseHex, PlaceFirst
from games.core.events import Event
from games.core.fields import Spread
from games.core.moves import Move, Offer
from games.core.play import Play
from games.core.seats import Seat
from tests.games.archipelago.naive import compare, compare_openness
from tests.games.archipelago.naive.board import WAYS
from tests.games.archipelago.naive.deals import compare_talk
from tests.games.archipelago.naive.ends import met
from tests.games.archipelago.naive.hexes import edges_match, fitting, other_sides
from tests.games.archipelago.naive.names import compare_names
from tests.games.archipelago.naive_score import totals
from tests.games.archipelago.sellout import sellout
from tests.games.archipelago.story import all_is_told
from tests.support.laws import Below, Hidden, Rates

MOST_MOVES = 4000

CUBES = {"fish": 15, "wood": 15, "stone": 12, "iron": 10, "cattle": 15, "fruit": 15}
DOMESTIC = {"fish": 9, "wood": 9, "stone": 6, "iron": 6, "cattle": 9, "fruit": 9}
EXPORT = {"fish": 6, "wood": 6, "stone": 3, "iron": 3, "cattle": 6, "fruit": 6}
MONEY = 135
TOKENS = 24
CARDS = 48
HEXES = 25
BUILDINGS = ("town", "market", "port", "church")

HIDDEN = (
    Hidden("players.{seat}.money"),
    Hidden("players.{seat}.cubes"),
    Hidden("players.{seat}.tokens"),
    Hidden("players.{seat}.objectives.*", but="ended_by"),
    Hidden("players.{seat}.drawn.*"),
    Hidden("players.{seat}.hand.*"),
    Hidden("players.{seat}.seen.*"),
    Hidden("players.{seat}.bid"),
    Hidden("unused_objectives.*"),
    Hidden("deck.*"),
    Hidden("stack.[:-1]"),
    Hidden("stack.[-1:]", until="turn"),
    Hidden("wishes.{seat}"),
    Hidden("agenda.PickFist.left", known_to="victim"),
    Hidden("agenda.PickFist.right", known_to="victim"),
    Hidden("proposals.Deal.give", known_to="among"),
    Hidden("proposals.Deal.want", known_to="among"),
    Hidden("proposals.Deal.later", known_to="among"),
)

RATES = Rates(aside=8)


def laws(state: State) -> None:
    """Every piece is somewhere, and where it may be."""
    _money_and_cubes(state)
    _cards(state)
    _units(state)
    _buildings(state)
    _map(state)
    for seat, player in enumerate(state.players):
        assert 0 <= player.discs <= player.all_discs <= 5
        assert player.tokens >= 0
        assert player.money >= (player.bid or 0), "what is in a fist stays there"
        assert _in_fists(state, seat) <= Counter(player.cubes)
    assert state.rebellion >= 0
    assert state.surplus >= 0
    assert sorted(state.order) == list(state.every_seat())
    assert state.over or state.rebellion <= state.population
    if state.over:
        assert [of_seat.total for of_seat in score(state).scores] == totals(state)


def offers(play: Play[State]) -> None:
    """What is offered is what the rulebook allows, and can still be answered by who has given away all they had."""
    state = play.state
    if state.proposals or state.debts:
        for seat in state.every_seat():
            compare_names(state, play.legal(seat))
            compare_openness(play.legal(seat), state.question(seat))
            compare_talk(state, play.legal(seat))
    for seat in play.waiting():
        compare(state, play.legal(seat))
        poor = sellout(play, seat)
        if poor is not None:
            laws(poor.state)
            for asked in poor.waiting():
                assert any(not offer.aside for offer in poor.legal(asked).offers), "nothing is left to answer"


def _money_and_cubes(state: State) -> None:
    money = state.money + sum(player.money + player.on_wheel + player.given for player in state.players)
    assert money == MONEY
    assert state.money >= 0
    for resource, count in CUBES.items():
        held = [player.cubes.get(resource, 0) for player in state.players]
        lying = [state.bank[resource], state.markets["domestic"][resource], state.markets["export"][resource]]
        assert min(held + lying) >= 0
        assert sum(held + lying) == count, resource
        assert state.markets["domestic"][resource] <= DOMESTIC[resource]
        assert state.markets["export"][resource] <= EXPORT[resource]
    used = sum(state.tokens) + state.spent_tokens + sum(player.tokens for player in state.players)
    assert used == TOKENS


def _in_fists(state: State, seat: int) -> Counter[str]:
    """The cubes that a seat hides from the thief."""
    hidden = [step for step in state.agenda if isinstance(step, PickFist) and step.victim == seat]
    assert all({step.left, step.right} <= {*CUBES, "empty"} for step in hidden)
    return Counter(cube for step in hidden for cube in (step.left, step.right) if cube in CUBES)


def _cards(state: State) -> None:
    opened = [card for step in state.agenda for card in getattr(step, "cards", ())]
    owned = [owned.card for player in state.players for owned in player.cards]
    everywhere = [*state.deck, *state.graveyard, *owned, *opened, *(card.card for card in state.row)]
    assert len(everywhere) == len(set(everywhere)) == CARDS
    assert len(state.row) <= 5
    if state.deck and state.balance is not None:
        assert state.balance == (CARDS_OF_THE_BOX[state.deck[-1]].upper, CARDS_OF_THE_BOX[state.deck[-1]].lower)
    objectives = [each for player in state.players for each in (*player.objectives, *player.drawn)]
    objectives += [*state.open_objectives, *state.unused_objectives]
    assert len(objectives) == len(set(objectives)), "each objective is there once"
    for seat in state.every_seat():
        spent = sum(discs.count(seat) for other in state.players for discs in (card.discs for card in other.cards))
        assert spent <= state.players[seat].all_discs - state.players[seat].discs


def _units(state: State) -> None:
    citizens = 0
    most = 2 if state.seats == 2 else 1
    for player in state.players:
        own = Counter(unit.kind for unit in player.units)
        assert own["citizen"] + player.on_wonders <= 10 * most
        assert own["ship"] <= 4 * most
        citizens += own["citizen"]
        by_region = Counter(unit.region for unit in player.units if unit.kind == "citizen")
        assert not by_region or max(by_region.values()) <= 3
        for unit in player.units:
            assert unit.part.startswith("land" if unit.kind == "citizen" else "sea"), unit
            if unit.kind == "ship":
                assert unit.spot in ("", "fish", "port"), unit
                assert not unit.lying
            if unit.spot in CUBES:
                assert unit.busy, "whoever works an icon is busy"
            if unit.lying:
                assert unit.spot != "church", "nobody lies in a church"
    assert state.population == citizens


def _buildings(state: State) -> None:
    built = Counter(kind for region in state.regions.values() for kind in region.buildings)
    assert set(built) <= set(BUILDINGS)
    assert built["town"] + built["church"] + state.halls == 13
    assert built["port"] + built["market"] + state.docks == 13
    inside = [
        (unit.region, unit.spot)
        for player in state.players
        for unit in player.units
        if unit.spot and unit.spot not in CUBES
    ]
    assert len(inside) == len(set(inside)), "a building holds one unit"
    for region, building in inside:
        assert building in state.regions[region].buildings


def _map(state: State) -> None:
    drawn = [side for step in state.agenda if isinstance(step, ChooseHex) for side in step.hexes]
    hands = [side for player in state.players for side in player.hand]
    lying = [region.side for region in state.regions.values()]
    hexes = [SIDES[side].hex for side in (*lying, *state.stack, *state.discarded, *hands, *drawn)]
    assert len(hexes) == len(set(hexes)) == HEXES
    at = {region.at: region for region in state.regions.values()}
    assert len(at) == len(state.regions)
    for (q, r), region in at.items():
        for edge, (dq, dr) in enumerate(WAYS):
            other = at.get((q + dq, r + dr))
            if other is not None:
                assert edges_match(region, other, edge) or both_first(state, region, other), "touching edges match"
        for part in SIDES[region.side].zones:
            for resource, count in part.icons.items():
                worked = sum(
                    unit.region == name and unit.part == part.name and unit.spot == resource
                    for name, other_region in state.regions.items()
                    if other_region is region
                    for player in state.players
                    for unit in player.units
                )
                assert worked + region.looted.get(f"{part.name} {resource}", 0) <= count


def both_first(state: State, one: Region, other: Region) -> bool:
    """Both lie beside the start, where at last nothing may fit."""
    first = list(state.regions.values())[1 : state.seats + 1]
    return one in first and other in first


def _only_if_nothing_fits(before: State, after: State) -> None:
    """A new region that does not match all it touches matches the start at least, and no other would have fitted."""
    new = [region for name, region in after.regions.items() if name not in before.regions]
    lying = {region.at: region for region in before.regions.values()}
    for region in new:
        beyond = [(edge, (region.at[0] + q, region.at[1] + r)) for edge, (q, r) in enumerate(WAYS)]
        wrong = [at for edge, at in beyond if at in lying and not edges_match(region, lying[at], edge)]
        if wrong:
            (seat,) = (seat for step in before.agenda if isinstance(step, PlaceFirst) for seat in step.waiting)
            hand = other_sides(before.players[seat].hand)
            assert (0, 0) not in wrong
            assert not any(at in WAYS for _, at, _ in fitting(before, hand, 1))


def flows(before: State, events: Sequence[Event], after: State) -> None:
    """Markers move only as the events say; used tokens never come back; what ends the game or the talk is seen."""
    for marker in ("rebellion", "surplus"):
        moved = sum(
            by
            for event in events
            if event.key == f"archipelago-log-{marker}" and isinstance(by := event.args["by"], int)
        )
        assert getattr(after, marker) - getattr(before, marker) == moved, marker
    all_is_told(before, events, after)
    assert after.shown > before.shown or (after.deck, after.stack) == (before.deck, before.stack), (
        "what is drawn is seen"
    )
    _only_if_nothing_fits(before, after)
    assert after.spent_tokens >= before.spent_tokens
    assert all(now <= then for now, then in zip(after.tokens, before.tokens, strict=True))
    if not after.over and not after.ended_by:
        assert not met(after) or met(before), "an objective opens as soon as its condition is met"
    _talk_goes_on(before, events, after)


def _talk_goes_on(before: State, events: Sequence[Event], after: State) -> None:
    """Nothing that is offered to or by whose round it is expires in the midst of the round."""
    now = after.round
    if before.round and now and now.seat == before.round.seat and (now.acted or now.carded or now.traded):
        expired = [event.to or () for event in events if event.key == "archipelago-log-expires"]
        assert not any(now.seat in among for among in expired)


def any_move(offer: Offer, below: Below) -> Move | None:
    """Deals on small terms, as people make them; one in four is left to the offer."""
    if offer.verb not in ("deal", "ask", "counter") or not below(4):
        return None
    form = offer.fields[1]
    assert isinstance(form, Spread)
    puts: dict[tuple[str, str], int] = {}
    for place in form.places:
        if place.takes and below(2):
            kind = place.takes[below(len(place.takes))]
            puts[place.word, kind] = min(1 + below(3), dict(place.limits).get(kind, 3), dict(form.pieces)[kind])
    first = offer.fields[0].any_answer(below)
    move = offer.make((first, form.in_order(puts)))
    return move if offer.accepts(move) else None


def means(state: State, seat: Seat, move: Move) -> object:
    """The terms of the offer that is answered."""
    del seat
    number = getattr(move, "proposal", None)
    deal = next((deal for deal in state.proposals if str(deal.id) == number), None)
    return None if deal is None else _terms(deal)


def _terms(deal: Deal) -> tuple[object, ...]:
    return deal.by, tuple(deal.to), repr(deal.give), repr(deal.want), repr(deal.later)
