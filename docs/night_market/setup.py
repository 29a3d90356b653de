"""The market before its first night, and the settings of a table."""

from collections.abc import Mapping

from docs.night_market.components import COMPONENTS, GOODS, STREETS
from docs.night_market.rulebook import RULES, Market
from docs.night_market.state import Player, Seasons, State
from docs.night_market.steps import Bid, Finish, Night, OpenBids, Parade, Stroll, Strolls
from games.core.chance import Chance
from games.core.events import Phrase
from games.core.game import Setup
from games.core.parts.settings import TableOption
from games.core.seats import Seat, nothing_asked

OPTIONS = (TableOption("festival", ("short", "long")), TableOption("moon", ("calm", "bright"), seats=(1,)))


def fits(seats: int, options: Mapping[str, str]) -> Phrase | None:
    """The moon plays only against one alone, and a bright moon not through a long festival."""
    if options["moon"] == "bright" and seats > 1:
        return Phrase("night_market-reason-moon-alone")
    if options["moon"] == "bright" and options["festival"] == "long":
        return Phrase("night_market-reason-moon-sets")
    return None


def set_up(setup: Setup) -> State:
    """Everybody has coins, more in later seasons, and a few goods that nobody else knows."""
    chance = Chance(setup.seed)
    pile = [good.key for good in GOODS.values() for _ in range(good.copies)]
    chance.shuffle(pile)
    seasons = setup.archive.held if isinstance(setup.archive, Seasons) else 0
    coins = COMPONENTS.start_coins + min(seasons, COMPONENTS.heirloom_most)
    hands = [[pile.pop() for _ in range(COMPONENTS.start_goods)] for _ in range(setup.seats)]
    return State(
        seats=setup.seats,
        options=setup.options,
        chance=chance,
        agenda=[Night()],
        requests=nothing_asked(setup.seats),
        players=[Player(coins, hand, {street: {} for street in STREETS}) for hand in hands],
        pile=pile,
        first=Seat(chance.below(setup.seats)),
        seasons=seasons,
    )


@RULES.step(Night)
def night(play: Market, _: Night) -> None:
    """A good arrives for everybody; then the market opens. Who is alone has nobody to bid against."""
    state = play.state
    if state.night == COMPONENTS.nights[state.options["festival"]]:
        play.then(Finish("nights"))
        return
    state.night += 1
    state.stall = ""
    play.emit("night", night=state.night)
    for seat in state.in_turn(state.first):
        good = state.pile.pop()
        state.players[seat].hand.append(good)
        play.emit("arrives", seat, to=(seat,), good=good)
    play.reveal()
    order = state.in_turn(state.first)
    bidding = [Bid(order), OpenBids()] if state.seats > 1 else []
    play.then(*bidding, Strolls({seat: [Stroll([seat])] for seat in order}), Parade(), Night())
