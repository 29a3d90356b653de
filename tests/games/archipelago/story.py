"""Whatever changes on the table is told, and to everybody who may know it."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from games.archipelago.cards.steps import BuyOpened, ChooseLoot
from games.archipelago.components import MARKETS, Market
from games.archipelago.state import State
from games.archipelago.trade.trading import market_named
from games.core.events import Event, Phrase, Value
from games.core.moves import Move
from games.core.seats import Seat
from tests.games.archipelago.naive_score import totals

LOG = "archipelago-log-"
GAINED = ("harvests", "gains", "loots", "buys", "finds", "surrenders")
OF_A_DEAL = ("offers", "refuses", "withdraws", "expires", "falls-through")
OF_ONE_SEAT = ("dealt", "kept", "sees", "hand")
TOLD_AS: dict[str, tuple[str, ...]] = {
    "wish": ("wishes",), "keep": ("keeps",), "settle": ("region",), "land": ("lands",), "bid": ("bids",),
    "order": ("orders",), "help": ("helps",), "bless": ("blesses",), "raise": ("raises",), "tax": ("taxes",),
    "buy": ("buys",), "sell": ("sells",), "take": ("takes",), "decline": ("declines",), "discover": ("region",),
    "fail": ("fails",), "welcome": ("converts",), "reproduce": ("births",), "recruit": ("hires",), "sail": ("moves",),
    "walk": ("moves",), "build": ("builds",), "use": ("uses", "uses-of"), "erect": ("erects",), "visit": ("visits",),
    "evict": ("evicts", "evicts-ashore"), "pass": ("passes",), "loot": ("loots",), "launch": ("launches",),
    "purchase": ("acquires",), "surrender": ("surrenders",), "hide": ("hides",), "fist": ("picks-fist",),
    "show": ("shows",), "acquire": ("acquires",), "rotate": ("turns", "discards"), "deal": ("offers",),
    "ask": ("offers",), "accept": ("deals", "falls-through"), "refuse": ("refuses",), "counter": ("refuses",),
    "withdraw": ("withdraws",), "judge": ("promise-kept", "promise-broken"), "allow": ("allows", "forbids"),
    "aim": ("sinks", "kills", "spies", "steals", "shifts", "to-market", "to-export", "from-export"),
}  # fmt: skip
DRAWN_ANEW = {"graveyard": "cards-shuffled", "discarded": "hexes-shuffled"}


def all_is_told(before: State, events: Sequence[Event], after: State) -> None:
    """Cards, regions and buildings are named, whoever has more or less is, and what was gained is counted."""
    public = [event for event in events if event.to is None]
    keys = {event.key.removeprefix(LOG) for event in events}
    named = {word for event in public for word in words_in(event.args.values())}
    for card, place in places_of_cards(after).items():
        assert card in named or places_of_cards(before).get(card, place) == place, f"{card} has moved"
    assert {card for step in after.agenda if isinstance(step, BuyOpened) for card in step.cards} <= named | {
        card for step in before.agenda if isinstance(step, BuyOpened) for card in step.cards
    }
    for letter, region in after.regions.items():
        former = before.regions.get(letter)
        assert former is not None or region.side in named, f"{region.side} is laid"
        assert set(region.buildings) - set(former.buildings if former else ()) <= named, f"{letter} is built in"
        assert former is None or set(region.used) <= named | set(former.used), f"{letter} was used"
        host = former.host if former else None
        told = "forbids" if region.host is None else "allows"
        assert region.host == host or (told in keys and region.side in named), f"who may harvest in {letter}"
    used = {owned.card for player in before.players for owned in player.cards if owned.busy}
    assert {owned.card for player in after.players for owned in player.cards if owned.busy} <= used | named
    assert set(after.trends) <= named | set(before.trends)
    assert after.order == before.order or {"order", "orders"} & keys
    _markets(before, events, after)
    for pile, told in DRAWN_ANEW.items():
        if len(getattr(after, pile)) < len(getattr(before, pile)) and before.turn:
            assert told in keys, f"the {pile} are shuffled"
    if after.turn > before.turn:
        assert [event.args["number"] for event in public if event.key == f"{LOG}turn"] == [after.turn]
    if after.ended_by and not before.ended_by:
        holders = [seat for seat in after.order if after.ended_by in after.players[seat].objectives]
        assert [event.seat for event in public if event.key == f"{LOG}opens-objective"] == holders
    emptied = [
        at for at, stacks in enumerate(zip(before.tokens, after.tokens, strict=True), 1) if stacks[0] and not stacks[1]
    ]
    assert [event.args["count"] for event in public if event.key == f"{LOG}stack-empty"] == [
        at for at in emptied if at < len(after.tokens)
    ]
    _of_each_seat(before, events, after)
    _crises_and_the_end(before, keys, {*named}, after)
    if after.over and not before.over:
        _the_end(events, after)
    promised = sum(event.key == f"{LOG}promises" for event in public)
    assert promised == len(after.debts) - len(before.debts), "a promise is told to all"
    _to_whom_it_may_be_told(events)


def the_move_is_told(seat: Seat, move: Move, events: Sequence[Event], after: State) -> None:
    """Whatever a seat does has a line of its own; where somebody loots is told with what."""
    if after.over or isinstance(after.agenda[-1], ChooseLoot):
        return
    lines = ("harvests",) if move.verb.startswith("harvest") else TOLD_AS.get(move.verb, ())
    told = {event.key.removeprefix(LOG) for event in events if event.seat == seat}
    assert not lines or told & {*lines}, f"{move.verb} is not told"


def _crises_and_the_end(before: State, keys: set[str], named: set[object], after: State) -> None:
    if after.crisis and not before.crisis:
        assert {"crisis", "demand"} & keys
        assert after.crisis.resource in named
    if before.crisis and not after.crisis and not after.over:
        assert {"crisis-over", "strike", "unmet"} & keys
    if after.ended_by and not before.ended_by:
        assert "met" in keys
        assert after.ended_by in named
    if after.over and not before.over:
        assert {"end", "winners"} <= keys
        assert ("independent" in keys) == (after.rebellion > after.population)


def _the_end(events: Sequence[Event], after: State) -> None:
    """Everybody shows their objectives, and hears their points; where the colony is free nobody has any."""
    told: dict[str, dict[Seat | None, Value]] = {}
    for event in events:
        for name, value in event.args.items():
            told.setdefault(f"{event.key.removeprefix(LOG)} {name}", {})[event.seat] = value
    held = {seat: tuple(after.players[seat].objectives) for seat in after.order}
    assert told.get("objective objective", {}) == {seat: each for seat, each in held.items() if each}
    points = {} if after.rebellion > after.population else dict(zip(after.every_seat(), totals(after), strict=True))
    assert told.get("score points", {}) == points


def _markets(before: State, events: Sequence[Event], after: State) -> None:
    """Every cube that comes to a market or goes from it is told."""
    moved: dict[Market, Counter[str]] = {market: Counter() for market in MARKETS}
    wanted_by = before.crisis.kind if before.crisis else ""
    for event in events:
        resource, market = str(event.args.get("resource")), event.args.get("market")
        match event.key.removeprefix(LOG):
            case "buys":
                moved[market_named(str(market))][resource] -= 1
            case "sells":
                moved[market_named(str(market))][resource] += 1
            case "shifts":
                for each in MARKETS:
                    moved[each][resource] += 1 if each == market else -1
            case "to-market":
                moved["domestic"][resource] += 1
            case "to-export" | "from-export" as way:
                moved["export"][resource] += 1 if way == "to-export" else -1
            case "crisis" | "demand" as key:
                wanted_by = "colony" if key == "crisis" else "continent"
            case "helps":
                assert isinstance(market, int)
                moved["domestic" if wanted_by == "colony" else "export"][resource] -= market
    for each, lying in after.markets.items():
        assert lying == {key: count + moved[each][key] for key, count in before.markets[each].items()}, each


def _to_whom_it_may_be_told(events: Sequence[Event]) -> None:
    """A deal that is not carried out is between two, and so is what is found in a fist; some is for one seat alone."""
    for event in events:
        assert event.seat is None or event.to is None or event.seat in event.to
        key = event.key.removeprefix(LOG)
        hear_it = 2 if key in (*OF_A_DEAL, "finds") else 1 if key in OF_ONE_SEAT else None
        assert (None if event.to is None else len(event.to)) == hear_it, key


def _of_each_seat(before: State, events: Sequence[Event], after: State) -> None:
    for seat, (then, now) in enumerate(zip(before.players, after.players, strict=True)):
        told = {event.key.removeprefix(LOG) for event in events if event.is_for(None) and is_about(event, seat)}
        if len(then.units) != len(now.units) or now.on_wheel > then.on_wheel:
            assert told, f"the pieces of {seat}"
        if Counter(unit.region for unit in then.units) != Counter(unit.region for unit in now.units):
            assert told, f"the ways of {seat}"
        if then.money != now.money or then.tokens != now.tokens:
            assert told, f"the purse of {seat}"
        assert not now.passed or then.passed or "passes" in told
        assert not now.stuck or then.stuck or "stuck" in told
        assert now.bid is None or now.bid == then.bid or "bids" in told
        assert seat not in after.wishes or seat in before.wishes or "wishes" in told
        mine = [event for event in events if event.to == (seat,)]
        words = {word for event in mine for word in words_in(event.args.values())}
        assert {*now.objectives, *now.drawn} <= {*then.objectives, *then.drawn} | words
        assert {each for known in now.seen.values() for each in known} <= words | {
            each for known in then.seen.values() for each in known
        }
        assert not then.drawn or now.drawn or ("keeps" in told and set(now.objectives) <= words)
        if len(now.hand) > len(then.hand):
            assert set(now.hand) <= words
        for event in (each for each in events if each.seat == seat and each.key == f"{LOG}harvests"):
            at_work = [sum(unit.spot == event.args["resource"] for unit in each.units) for each in (then, now)]
            assert event.args["workers"] == at_work[1] - at_work[0]
        if f"{LOG}deals" not in {event.key for event in events}:
            _counts_gains(seat, Counter(then.cubes), events, Counter(now.cubes))


def _counts_gains(seat: int, then: Counter[str], events: Sequence[Event], now: Counter[str]) -> None:
    """Who has more of something was told to get so much of it."""
    gained: Counter[str] = Counter()
    for event in events:
        key = event.key.removeprefix(LOG)
        getter = event.args.get("target_seat") if key == "surrenders" else event.seat
        if key in GAINED and getter == seat:
            count = event.args.get("count", 1)
            assert isinstance(count, int)
            gained[str(event.args["resource"])] += count
    assert not (now - then) - gained, f"{seat} has more than was told"


def places_of_cards(state: State) -> dict[str, str]:
    """Where each open card lies, and whether it was used."""
    found = {card.card: f"row {card.turned}" for card in state.row} | dict.fromkeys(state.graveyard, "discarded")
    for seat, player in enumerate(state.players):
        found |= {owned.card: f"{seat} {owned.built}" for owned in player.cards}
    return found


def is_about(event: Event, seat: int) -> bool:
    """Whether the seat does it or it is done to it."""
    about = [value for name, value in event.args.items() if name.endswith(("seat", "seats"))]
    return event.seat == seat or seat in about or any(isinstance(value, tuple) and seat in value for value in about)


def words_in(values: Iterable[Value]) -> Iterator[str]:
    """All words that are told, however deep."""
    for value in values:
        if isinstance(value, Phrase):
            yield from words_in(value.args.values())
        elif isinstance(value, tuple):
            yield from words_in(value)
        elif isinstance(value, str):
            yield value
