"""What everybody can give, ask for and say of promises, looked up behind the screens and before them."""

from collections import Counter

from games.archipelago.cards.steps import PickFist
from games.archipelago.state import State
from games.core.fields import Spread
from games.core.moves import Request
from tests.games.archipelago.naive.board import BOX, rules


def compare_talk(state: State, request: Request) -> None:
    """One gives what one has, and asks for one thing of somebody else's; a promise was kept or broken."""
    seat = int(request.seat)
    for verb in ("deal", "ask", "counter"):
        offer = request.offer(verb)
        if offer is not None:
            form = offer.fields[1]
            assert isinstance(form, Spread)
            gifts = [dict(place.limits) for place in form.places if place.word == "give"]
            assert gifts == ([own] if (own := belongings(state, seat)) else []), verb
    deal, ask, judge = (request.offer(verb) for verb in ("deal", "ask", "judge"))
    partners = [int(other) for other in deal.choices("to", {})] if deal else []
    theirs = [thing for other in partners for thing in {**cards(state, other), **permits(state, other)}]
    assert sorted(ask.choices("thing", {}) if ask else ()) == sorted(theirs)
    if judge is not None:
        assert judge.choices("verdict", {}) == ("kept", "broken")
        owed = [debt.id for debt in state.debts if debt.to == seat and debt.verdict == ""]
        assert list(judge.choices("promise", {})) == owed


def belongings(state: State, seat: int) -> dict[str, int]:
    """What is in nobody's fist, and lies free."""
    player = state.players[seat]
    fists = [step for step in state.agenda if isinstance(step, PickFist) and step.victim == seat]
    held = Counter(cube for step in fists for cube in (step.left, step.right))
    found = {"money": player.money - (player.bid or 0), "token": player.tokens}
    found |= {each: player.cubes.get(each, 0) - held[each] for each in BOX}
    return {thing: count for thing, count in found.items() if count} | cards(state, seat) | permits(state, seat)


def cards(state: State, seat: int) -> dict[str, int]:
    """Cards on which nobody's disc or citizen is."""
    return {owned.card: 1 for owned in state.players[seat].cards if not owned.discs and not owned.built}


def permits(state: State, seat: int) -> dict[str, int]:
    """The regions where whoever's round it is may not harvest but by this seat's word."""
    round_ = state.round
    if round_ is None or round_.seat == seat or state.crisis is not None:
        return {}
    return {
        f"permit.{name}": 1
        for name, region in state.regions.items()
        if "town" in region.buildings and rules(state, name) == seat and region.host != seat
        if name not in round_.permits
    }
