"""Deals: who may make them when, what can change hands, and how an exchange is carried out whole or not at all.

An offer is between two, and nobody else hears of it until it is carried out. Whether its maker can pay is found out
when it is accepted, so that an offer tells nothing about a screen. What is promised is a line in an open ledger, which
binds nobody.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache

import msgspec

from games.archipelago import moves
from games.archipelago.cards.steps import PickFist
from games.archipelago.components import BOX, CARDS, CUBES, RESOURCES, TOWN
from games.archipelago.rulebook import RULES, Archipelago
from games.archipelago.state import Deal, Debt, Goods, State
from games.archipelago.steps import Bid, CloseWindow, SetOrder
from games.archipelago.telling.naming import region_at
from games.core.events import Phrase
from games.core.fields import PART, Pick, Place, Put, Spread
from games.core.moves import Offer
from games.core.seats import Seat, seat_of, seat_words
from games.core.stores import put, take
from games.core.talk import answering, made_by, proposal_pick, put_to, with_id

MONEY, TOKEN, PERMIT = "money", "token", "permit"
GIVE, WANT, LATER = "give", "want", "later"
OPEN_OFFERS = 2
"""So many offers of a seat may be open at once, to different people."""
SIDES_OF_A_DEAL = 3
COMMON = {MONEY: BOX.money, TOKEN: sum(BOX.explorer_stacks), **CUBES}
"""What anybody may have, and how much of it there is."""
COMMON_SIDES = tuple(Place(half, BOX.money, tuple(COMMON)) for half in (WANT, LATER))
COMMON_PIECES = tuple((thing, SIDES_OF_A_DEAL * count) for thing, count in COMMON.items())
COMMON_TOLD = {thing: Phrase("archipelago-thing", {"thing": thing}) for thing in COMMON}
NO_CUBES = dict.fromkeys(RESOURCES, 0)
KEPT, BROKEN = "kept", "broken"
SETTLING = (Bid, SetOrder)
"""While the order of turn is settled, all may deal."""
Things = tuple[tuple[str, int], ...]
"""Things and how many of each."""
Permits = dict[str, Seat]
"""Permissions with those who can give them."""
Lands = tuple[tuple[str, str], ...]
"""Permissions with the sides of the regions that they are for."""


# When, and with whom


def partners(state: State, seat: Seat) -> list[Seat]:
    """With whom a seat may deal now: in phase 2 and in a crisis with all, in phase 5 one of the two has the round."""
    others = state.others(seat)
    if state.over:
        return []
    if state.crisis is not None or (state.phase == 2 and any(isinstance(s, SETTLING) for s in state.agenda)):
        return others
    if state.round is not None:
        return others if state.round.seat == seat else [state.round.seat]
    return []


def close_window(play: Archipelago, *standing: Deal) -> None:
    """Offers expire with the time for them."""
    for deal in [deal for deal in play.state.proposals if deal not in standing]:
        play.close(deal)
        play.emit("expires", deal.by, to=deal.among, proposal=told(play.state, deal))


@RULES.step(CloseWindow)
def window_closes(play: Archipelago, _: CloseWindow) -> None:
    """After a crisis in somebody's round that round's time for deals goes on."""
    state = play.state
    close_window(play, *(deal for deal in state.proposals if deal.to[0] in partners(state, deal.by)))


# What can change hands


def things_of(state: State, seat: Seat, given: Permits) -> dict[str, int]:
    """All that a seat can give now: not what it holds in its fists."""
    player = state.players[seat]
    found = {MONEY: player.money - (player.bid or 0), TOKEN: player.tokens, **NO_CUBES, **player.cubes}
    for cube in in_fists(state, seat):
        found[cube] -= 1
    for owned in player.cards:
        if owned.tradable:
            found[owned.card] = 1
    for permit, giver in given.items():
        if giver == seat:
            found[permit] = 1
    return {thing: count for thing, count in found.items() if count}


def in_fists(state: State, seat: Seat) -> list[str]:
    """The cubes that a seat hides from the thief."""
    fists = [step for step in state.agenda if type(step) is PickFist and step.victim == seat]
    return [cube for step in fists for cube in (step.left, step.right) if cube in RESOURCES]


def permits(state: State) -> Permits:
    """For each region in which the seat whose round it is would need somebody's word, who can give it.

    In a crisis all deal with all, and nobody's word is for whom they deal with.
    """
    round_ = state.round
    if round_ is None or state.crisis is not None:
        return {}
    return {
        f"{PERMIT}{PART}{name}": ruler
        for name, region in state.regions.items()
        if TOWN in region.buildings
        and (ruler := state.ruler(name)) not in (None, round_.seat, region.host)
        and name not in round_.permits
    }


def lands_of(state: State, permits: Iterable[str]) -> Lands:
    """The side of each region that a permission is for."""
    return tuple([(permit, state.regions[permit.partition(PART)[2]].side) for permit in permits])


def terms(state: State, seat: Seat) -> Spread:
    """A form with what one gives, what one wants, and what one promises for later."""
    given = permits(state)
    return _form(tuple(things_of(state, seat, given).items()), lands_of(state, given))


@lru_cache(maxsize=256)
def _form(own: Things, lands: Lands) -> Spread:
    """The form of somebody who owns these things."""
    gift = (Place(GIVE, BOX.money, tuple(thing for thing, _ in own), own),) if own else ()
    more = [thing for thing, _ in own if thing not in COMMON]
    pieces = (*COMMON_PIECES, *((thing, SIDES_OF_A_DEAL) for thing in more))
    places, told = (*gift, *COMMON_SIDES), COMMON_TOLD | things_told(more, lands)
    return Spread("terms", "half", places, pieces, 1, BOX.money, kinds="thing", proposes=False, told=told)


def goods_in(terms: tuple[Put, ...], side: str) -> Goods:
    """What stands on one side of the form."""
    here = {thing: count for place, thing, count in terms if place == side}
    return Goods(
        money=here.pop(MONEY, 0),
        tokens=here.pop(TOKEN, 0),
        cubes={resource: here.pop(resource) for resource in RESOURCES if resource in here},
        cards=[thing for thing in here if thing in CARDS],
        permits=[thing.partition(PART)[2] for thing in here if thing.startswith(PERMIT)],
    )


def can_give(state: State, seat: Seat, goods: Goods) -> bool:
    """Whether a seat has all this now."""
    own = Counter(things_of(state, seat, permits(state)))
    return Counter(as_things(goods)) <= own


def as_things(goods: Goods) -> dict[str, int]:
    """Goods by the words of the form."""
    found = {MONEY: goods.money, TOKEN: goods.tokens, **goods.cubes}
    found |= dict.fromkeys(goods.cards, 1)
    found |= {f"{PERMIT}{PART}{region}": 1 for region in goods.permits}
    return {thing: count for thing, count in found.items() if count}


# Making offers


@RULES.always_aside
def deal_offers(state: State, seat: Seat) -> list[Offer]:
    """New offers, and answers to those that are open."""
    return [*new_offers(state, seat), *answers(state, seat), *verdicts(state, seat)]


def new_offers(state: State, seat: Seat) -> Sequence[Offer]:
    """To anybody with whom one may deal; a card or a permission of theirs is asked for by its name."""
    asked = [deal.to[0] for deal in made_by(state, seat)]
    others = tuple([other for other in partners(state, seat) if other not in asked])
    if not others or len(asked) >= OPEN_OFFERS:
        return ()
    given = permits(state)
    own, theirs = things_of(state, seat, given), askable(state, others, given)
    return _offers_to(others, tuple(own.items()), tuple(theirs), lands_of(state, given))


@lru_cache(maxsize=512)
def _offers_to(others: tuple[Seat, ...], own: Things, theirs: tuple[str, ...], lands: Lands) -> tuple[Offer, ...]:
    form = _form(own, lands)
    deal = Offer(moves.Deal, (Pick("to", "seat", seat_words(others)), form), aside=True)
    if not theirs:
        return (deal,)
    thing = Pick("thing", "thing", theirs, told=things_told(theirs, lands))
    return deal, Offer(moves.Ask, (thing, msgspec.structs.replace(form, least=0)), aside=True)


def askable(state: State, others: Sequence[Seat], given: Permits) -> dict[str, Seat]:
    """Cards and permissions of others, with whose they are: all of them are open to see."""
    found = {owned.card: other for other in others for owned in state.players[other].cards if owned.tradable}
    if given:
        found |= {permit: other for other in others for permit, giver in given.items() if giver == other}
    return found


@RULES.answer_at_any_time(moves.Deal)
def deal(play: Archipelago, seat: Seat, move: moves.Deal) -> None:
    offer(play, seat, seat_of(move.to), move.terms)


@RULES.answer_at_any_time(moves.Ask)
def ask(play: Archipelago, seat: Seat, move: moves.Ask) -> None:
    owner = askable(play.state, partners(play.state, seat), permits(play.state))[move.thing]
    offer(play, seat, owner, (*move.terms, (WANT, move.thing, 1)))


def offer(play: Archipelago, seat: Seat, to: Seat, form: tuple[Put, ...]) -> None:
    """It is put to the other, who answers in their own time."""
    made = Deal(by=seat, to=[to], give=goods_in(form, GIVE), want=goods_in(form, WANT), later=goods_in(form, LATER))
    play.propose(made)
    play.emit("offers", seat, to=made.among, proposal=told(play.state, made))


# Answering them


def answers(state: State, seat: Seat) -> list[Offer]:
    """What is put to a seat can be accepted by who has what is wanted, refused, or answered by other terms."""
    if not state.proposals:
        return []
    to_me = put_to(state, seat)
    payable = [deal for deal in to_me if can_give(state, seat, deal.want)]
    known = {moves.Accept: payable, moves.Refuse: to_me, moves.Withdraw: made_by(state, seat)}
    offers = answering(RULES, state, known)
    if to_me:
        fields = (proposal_pick(RULES, state, "proposal", to_me), terms(state, seat))
        offers.append(Offer(moves.Counter, fields, aside=True))
    return offers


@RULES.answer_at_any_time(moves.Accept)
def accept(play: Archipelago, seat: Seat, move: moves.Accept) -> None:
    """At once and whole, or not at all."""
    state = play.state
    agreed: Deal = with_id(state, move.proposal)
    play.close(agreed)
    if not can_give(state, agreed.by, agreed.give):
        play.emit("falls-through", seat, to=agreed.among, target_seat=agreed.by, proposal=told(state, agreed))
        return
    play.reveal()
    state.stir()
    hand_over(play, agreed.by, seat, agreed.give)
    hand_over(play, seat, agreed.by, agreed.want)
    play.emit("deals", seat, target_seat=agreed.by, proposal=told(state, agreed))
    if as_things(agreed.later):
        state.debts.append(Debt(agreed.id, agreed.by, seat, agreed.later))
        play.emit("promises", agreed.by, target_seat=seat, goods=told_goods(state, agreed.later))


def hand_over(play: Archipelago, giver: Seat, taker: Seat, goods: Goods) -> None:
    """From screen to screen, or from before one to before the other."""
    state = play.state
    gives, takes = state.players[giver], state.players[taker]
    gives.money -= goods.money
    takes.money += goods.money
    gives.tokens -= goods.tokens
    takes.tokens += goods.tokens
    for resource, count in goods.cubes.items():
        take(gives.cubes, resource, count)
        put(takes.cubes, resource, count)
    for card in goods.cards:
        owned = state.owned(giver, card)
        assert owned is not None
        gives.cards.remove(owned)
        takes.cards.append(owned)
    if state.round is not None:
        state.round.permits += goods.permits


@RULES.answer_at_any_time(moves.Refuse)
def refuse(play: Archipelago, seat: Seat, move: moves.Refuse) -> None:
    play.drop("refuses", seat, move.proposal)


@RULES.answer_at_any_time(moves.Counter)
def counter(play: Archipelago, seat: Seat, move: moves.Counter) -> None:
    """Other terms are another offer; the first is gone."""
    former: Deal = play.drop("refuses", seat, move.proposal)
    offer(play, seat, former.by, move.terms)


@RULES.answer_at_any_time(moves.Withdraw)
def withdraw(play: Archipelago, seat: Seat, move: moves.Withdraw) -> None:
    play.drop("withdraws", seat, move.proposal)


# The ledger


def verdicts(state: State, seat: Seat) -> list[Offer]:
    """Whoever was promised something says whether it was kept."""
    owed = {debt.id: promise_told(state, debt) for debt in state.debts if debt.to == seat and not debt.verdict}
    if not owed:
        return []
    fields = (Pick("promise", "promise", tuple(owed), told=owed), Pick("verdict", "verdict", (KEPT, BROKEN)))
    return [Offer(moves.Judge, fields, aside=True)]


@RULES.answer_at_any_time(moves.Judge)
def judge(play: Archipelago, seat: Seat, move: moves.Judge) -> None:
    debt = next(debt for debt in play.state.debts if debt.id == move.promise)
    debt.verdict = move.verdict
    play.emit(f"promise-{move.verdict}", seat, target_seat=debt.by, goods=told_goods(play.state, debt.goods))


# In words


@RULES.tells(Deal)
def told(state: State, deal: Deal) -> Phrase:
    return Phrase(
        "archipelago-deal",
        {
            "by_seat": deal.by,
            "give": told_goods(state, deal.give),
            "want": told_goods(state, deal.want),
            "later": told_goods(state, deal.later),
            "promises": int(bool(as_things(deal.later))),
        },
    )


def things_told(things: Iterable[str], lands: Lands) -> dict[str, Phrase]:
    """Each kind of thing that can change hands by its phrase."""
    sides = dict(lands)
    return {thing: _thing_told(thing, sides.get(thing, "")) for thing in things}


@lru_cache(maxsize=1024)
def _thing_told(thing: str, side: str) -> Phrase:
    if side:
        return Phrase("archipelago-permission", {"where": region_at(thing.partition(PART)[2], side)})
    return (
        Phrase("archipelago-just", {"card": thing}) if thing in CARDS else Phrase("archipelago-thing", {"thing": thing})
    )


def told_goods(state: State, goods: Goods) -> tuple[Phrase, ...]:
    """Goods one by one."""
    things = as_things(goods)
    told = things_told(things, lands_of(state, [thing for thing in things if thing.startswith(PERMIT)]))
    return tuple(
        Phrase("archipelago-goods", {"count": count, "what": told[thing]}) for thing, count in things.items()
    ) or (Phrase("archipelago-no-goods"),)


def promise_told(state: State, debt: Debt) -> Phrase:
    """A line of the ledger."""
    return Phrase("archipelago-promise", {"by_seat": debt.by, "goods": told_goods(state, debt.goods)})
