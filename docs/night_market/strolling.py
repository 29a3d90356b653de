"""The stroll: all sell and hang lanterns side by side; the parade, which all share, moves in turn order."""

from collections import Counter

from docs.night_market import moves
from docs.night_market.components import COMPONENTS, GLASS, STREETS
from docs.night_market.rulebook import RULES, Market
from docs.night_market.state import Player, State
from docs.night_market.steps import Finish, Hang, Parade, Stroll
from games.core.fields import Amount, Pick, Place, Put, Spread
from games.core.moves import Offer
from games.core.seats import Seat
from games.core.stores import put


@RULES.offers(Stroll)
def sales(state: State, _: Stroll, seat: Seat) -> list[Offer]:
    """What can be sold depends on a hidden hand, so that offer is private; anybody may be seen resting."""
    goods = state.players[seat].goods()
    rows = tuple((good, count) for good in sorted(goods) for count in range(1, goods[good] + 1))
    offers = [Offer(moves.Rest)]
    if rows:
        best = max(rows, key=lambda row: state.price(row[0]) * row[1])
        fields = (Pick("good", "good", ()), Amount("count", "number", 1, max(goods.values())))
        offers.append(Offer(moves.Sell, fields, rows, private=True, best=best))
    return offers


@RULES.answer(Stroll, moves.Rest)
def rest(play: Market, _: Stroll, seat: Seat, __: moves.Rest) -> None:
    play.state.players[seat].coins += COMPONENTS.rest
    play.emit("rest", seat, coins=COMPONENTS.rest)


@RULES.answer(Stroll, moves.Sell)
def sell(play: Market, _: Stroll, seat: Seat, move: moves.Sell) -> None:
    state = play.state
    player = state.players[seat]
    coins = state.price(move.good) * move.count
    for _sold in range(move.count):
        player.hand.remove(move.good)
        state.sold.append(move.good)
    player.coins += coins
    play.reveal()
    play.emit("sell", seat, good=(move.good,) * move.count, coins=coins)
    play.then(Hang([seat], move.count))


def free_places(player: Player) -> tuple[Place, ...]:
    """The room over each street, and how much of it is left for glass."""
    places = []
    for street in STREETS:
        hanging = Counter(player.lanterns[street])
        glass = COMPONENTS.glass_in_a_street - hanging[GLASS]
        places.append(Place(street, COMPONENTS.street_room - hanging.total(), limits=((GLASS, glass),)))
    return tuple(place for place in places if place.capacity)


@RULES.offers(Hang)
def lanterns(state: State, step: Hang, seat: Seat) -> list[Offer]:
    """All of one kind; there is no sensible proposal, since paper and glass are each good for something else."""
    player = state.players[seat]
    left = player.left()
    most = min(step.most, max(count for _, count in left))
    field = Spread(
        "lanterns", "street", free_places(player), left, 0, most, one_kind=True, proposes=False, kinds="lantern"
    )
    return [Offer(moves.Lanterns, (field,))]


@RULES.answer(Hang, moves.Lanterns)
def hang(play: Market, _: Hang, seat: Seat, move: moves.Lanterns) -> None:
    player = play.state.players[seat]
    for street, kind, count in move.lanterns:
        put(player.lanterns[street], kind, count)
        play.emit("hang", seat, street=street, lantern=kind, count=count)
    if hung := _count(move.lanterns):
        play.state.hung[seat] = hung


def _count(puts: tuple[Put, ...]) -> int:
    return sum(count for _, _, count in puts)


@RULES.step(Parade)
def parade(play: Market, _: Parade) -> None:
    """The parade may end in the middle of everything, and with it the game: no other lantern joins it then."""
    state = play.state
    for seat in state.in_turn(state.first):
        if hung := state.hung.pop(seat, 0):
            state.parade = min(state.parade + hung, COMPONENTS.parade)
            play.emit("parade", seat, count=hung, place=state.parade)
            if state.parade == COMPONENTS.parade:
                play.end(Finish("parade"))
