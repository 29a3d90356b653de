"""The choices that cards ask for, of their user and of those they are aimed at."""

from games.archipelago import moves
from games.archipelago.bank import earn, gain, lose, pay, stock
from games.archipelago.building import add_ship
from games.archipelago.card_effects import (
    FIVE,
    MARKETS_BOTH,
    TARGETS,
    loose_icons,
    ship_word,
    stockings,
    water_of_port,
)
from games.archipelago.card_steps import (
    BuyOpened,
    ChooseCharacter,
    ChooseTarget,
    Construct,
    GiveCube,
    HideCubes,
    Hire,
    PickFist,
    PlaceShips,
    ShowMoney,
)
from games.archipelago.components import CARDS, PORT, RESOURCES, Card
from games.archipelago.naming import all_told, region_told
from games.archipelago.rulebook import RULES, Archipelago
from games.archipelago.settling import recruit, recruitment_offers
from games.archipelago.state import OwnedCard, State
from games.archipelago.steps import ReadBalance, Uncover
from games.core.events import Phrase
from games.core.fields import PART, Amount, Pick, PickSome
from games.core.moves import Offer, offer_of_rows
from games.core.seats import Seat, seat_of

EMPTY = "empty"
LEFT = "left"


# Hiring, opened cards, ships of the lighthouse


@RULES.offers(Hire)
def worker_to_hire(state: State, _: Hire, seat: Seat) -> list[Offer]:
    return recruitment_offers(state, seat, 1) or [Offer(moves.Done, private=True)]


@RULES.answer(Hire, moves.Recruit)
def hire(play: Archipelago, _: Hire, seat: Seat, move: moves.Recruit) -> None:
    recruit(play, seat, move)


@RULES.offers(BuyOpened)
def opened_cards(state: State, step: BuyOpened, seat: Seat) -> list[Offer]:
    money = state.players[seat].money
    cards = tuple(card for card in step.cards if CARDS[card].kind == step.kind and CARDS[card].lowest <= money)
    buying = [Offer(moves.Purchase, (Pick("card", "card", cards),), private=True)] if cards else []
    return [*buying, Offer(moves.Done)]


@RULES.answer(BuyOpened, moves.Purchase)
def purchase(play: Archipelago, step: BuyOpened, seat: Seat, move: moves.Purchase) -> None:
    state = play.state
    pay(play, seat, CARDS[move.card].lowest)
    state.players[seat].cards.append(OwnedCard(move.card, state.turn))
    state.graveyard += [card for card in step.cards if card != move.card]
    play.emit("acquires", seat, card=move.card, money=CARDS[move.card].lowest)


@RULES.answer(BuyOpened, moves.Done)
def buy_nothing(play: Archipelago, step: BuyOpened, _: Seat, __: moves.Done) -> None:
    play.state.graveyard += step.cards


@RULES.step(Uncover)
def uncover(play: Archipelago, _: Uncover) -> None:
    play.then(ReadBalance(red=True))


@RULES.offers(PlaceShips)
def ports_for_ships(state: State, step: PlaceShips, seat: Seat) -> list[Offer]:
    ports = tuple(state.controlled(seat, PORT))
    return [
        Offer(
            moves.Launch, (PickSome("regions", "region", ports, step.count, step.count, told=all_told(state, ports)),)
        )
    ]


@RULES.answer(PlaceShips, moves.Launch)
def launch(play: Archipelago, _: PlaceShips, seat: Seat, move: moves.Launch) -> None:
    for region in move.regions:
        add_ship(play.state, seat, region, water_of_port(play.state, region))
    where = tuple(region_told(play.state, region) for region in move.regions)
    play.emit("launches", seat, where=where, count=len(move.regions))


# What a card is aimed at


@RULES.offers(ChooseTarget)
@RULES.offers(ChooseCharacter)
def targets(state: State, step: ChooseTarget, seat: Seat) -> list[Offer]:
    card = CARDS[step.card]
    words = tuple(stockings(state, card) if card.stocks else TARGETS[card.does](state, seat))
    if not words:
        return [Offer(moves.Done, private=step.private_beside)]
    told = {word: target_told(state, card, word) for word in words}
    return [Offer(moves.Aim, (Pick("target", "target", words, told=told),), private=step.private_beside)]


def target_told(state: State, card: Card, word: str) -> Phrase:
    """What a target of this card is called."""
    first, *rest = word.split(PART)
    match card.does:
        case "sink_ship":
            return Phrase("archipelago-ship-of", {"owner_seat": int(first), "where": berth_told(state, *rest)})
        case "assassinate":
            return Phrase("archipelago-just", {"card": word})
        case "spy" | "steal":
            return Phrase("archipelago-just-seat", {"seat": int(first)})
        case "loot":
            return region_told(state, word)
        case "shift_cubes" | "trade_abroad":
            return Phrase(f"archipelago-cubes-{first}", {"resource": tuple(rest)})
        case _:
            return Phrase("archipelago-cubes", {"resource": (first, *rest)})


def berth_told(state: State, region: str, *more: str) -> Phrase:
    """Where a ship lies, and what it does there."""
    told = region_told(state, region)
    for each in more:
        told = Phrase("archipelago-in", {"spot_part": each, "where": told})
    return told


@RULES.answer(ChooseTarget, moves.Aim)
@RULES.answer(ChooseCharacter, moves.Aim)
def aim(play: Archipelago, step: ChooseTarget, seat: Seat, move: moves.Aim) -> None:
    card = CARDS[step.card]
    if card.stocks:
        for resource in move.target.split(PART):
            stock(play, "domestic", resource)
            play.emit("to-market", seat, resource=resource)
    else:
        AIMED[card.does](play, seat, move.target)


@RULES.answer(Hire, moves.Done)
@RULES.answer(Construct, moves.Done)
@RULES.answer(ChooseTarget, moves.Done)
@RULES.answer(ChooseCharacter, moves.Done)
def can_no_more(_: Archipelago, __: Hire | Construct | ChooseTarget, ___: Seat, ____: moves.Done) -> None:
    """What it takes was given away in a deal, after the card was used."""


def sink_ship(play: Archipelago, seat: Seat, target: str) -> None:
    """The ship returns to its supply, and its owner gives a cube."""
    victim = seat_of(target.partition(PART)[0])
    player = play.state.players[victim]
    sunk = next(unit for unit in player.ships() if ship_word(victim, unit) == target)
    player.units = [unit for unit in player.units if unit is not sunk]
    play.emit("sinks", seat, target_seat=victim, where=region_told(play.state, sunk.region))
    if any(player.cubes.values()):
        play.then(GiveCube([victim], seat))
    else:
        prove_empty(play, victim)


def assassinate(play: Archipelago, seat: Seat, target: str) -> None:
    """The character is discarded."""
    state = play.state
    owner = state.owner_of(target)
    assert owner is not None
    pay(play, seat, CARDS[target].lowest)
    state.players[owner].cards = [owned for owned in state.players[owner].cards if owned.card != target]
    state.graveyard.append(target)
    play.emit("kills", seat, card=target, target_seat=owner, money=CARDS[target].lowest)


def spy(play: Archipelago, seat: Seat, target: str) -> None:
    """One objective, shown to the user alone."""
    state, victim = play.state, seat_of(target)
    seen = state.chance.pick(state.players[victim].objectives)
    state.players[seat].seen[victim] = seen
    play.reveal()
    play.emit("spies", seat, target_seat=victim)
    play.emit("sees", seat, to=(seat,), objective=seen, target_seat=victim)


def steal(play: Archipelago, seat: Seat, target: str) -> None:
    """The victim hides a cube in each fist, or proves to have none."""
    victim = seat_of(target)
    play.emit("steals", seat, target_seat=victim)
    if any(play.state.players[victim].cubes.values()):
        play.then(HideCubes([victim], seat))
    else:
        prove_empty(play, victim)


def loot(play: Archipelago, seat: Seat, region: str) -> None:
    """A cube for each icon that nobody works; the icons are gone for good."""
    for part, resource, free in loose_icons(play.state, region):
        taken = gain(play, seat, resource, free)
        looted = play.state.regions[region].looted
        if taken:
            looted[f"{part} {resource}"] = looted.get(f"{part} {resource}", 0) + taken
            where = region_told(play.state, region)
            play.emit("loots", seat, where=where, resource=resource, count=taken)


def shift_cubes(play: Archipelago, seat: Seat, target: str) -> None:
    """From the last cell of one market to the first free one of the other."""
    way, *resources = target.split(PART)
    origin, goal = MARKETS_BOTH[way]
    for resource in resources:
        play.state.markets[origin][resource] -= 1
        play.state.markets[goal][resource] += 1
        play.emit("shifts", seat, resource=resource, market=goal)


def trade_abroad(play: Archipelago, seat: Seat, target: str) -> None:
    """From the bank to the export market, or back."""
    way, resource = target.split(PART)
    if way == "in":
        stock(play, "export", resource)
        play.emit("to-export", seat, resource=resource)
    else:
        play.state.markets["export"][resource] -= 1
        play.state.bank[resource] += 1
        play.emit("from-export", seat, resource=resource)


AIMED = {
    "sink_ship": sink_ship,
    "assassinate": assassinate,
    "spy": spy,
    "steal": steal,
    "loot": loot,
    "shift_cubes": shift_cubes,
    "trade_abroad": trade_abroad,
}


# Those it is aimed at


def own_cubes(state: State, seat: Seat) -> tuple[str, ...]:
    """The kinds of cubes that a seat has."""
    return tuple(resource for resource in RESOURCES if state.players[seat].cubes.get(resource))


@RULES.offers(GiveCube)
def cubes_to_give(state: State, _: GiveCube, seat: Seat) -> list[Offer]:
    owned = own_cubes(state, seat)
    return [Offer(moves.Surrender, (Pick("resource", "resource", owned),)) if owned else Offer(moves.Done)]


@RULES.answer(GiveCube, moves.Surrender)
def surrender(play: Archipelago, step: GiveCube, seat: Seat, move: moves.Surrender) -> None:
    hand_over(play, seat, step.to_seat, move.resource)
    play.emit("surrenders", seat, resource=move.resource, target_seat=step.to_seat)


def hand_over(play: Archipelago, giver: Seat, taker: Seat, resource: str) -> None:
    """A cube goes from screen to screen."""
    lose(play.state.players[giver], resource)
    cubes = play.state.players[taker].cubes
    cubes[resource] = cubes.get(resource, 0) + 1


@RULES.offers(HideCubes)
def cubes_to_hide(state: State, _: HideCubes, seat: Seat) -> list[Offer]:
    owned = own_cubes(state, seat)
    cubes = state.players[seat].cubes
    if not owned:
        return [Offer(moves.Done)]
    if sum(cubes.values()) == 1:
        rows = tuple((left, right) for left, right in ((owned[0], EMPTY), (EMPTY, owned[0])))
    else:
        rows = tuple((left, right) for left in owned for right in owned if left != right or cubes[left] > 1)
    return [offer_of_rows(moves.Hide, rows, "resource", "resource")]


@RULES.answer(HideCubes, moves.Hide)
def hide(play: Archipelago, step: HideCubes, seat: Seat, move: moves.Hide) -> None:
    play.emit("hides", seat)
    play.then(PickFist([step.thief_seat], seat, move.left, move.right))


@RULES.answer(GiveCube, moves.Done)
@RULES.answer(HideCubes, moves.Done)
def show_empty_hands(play: Archipelago, _: GiveCube | HideCubes, seat: Seat, __: moves.Done) -> None:
    """The cubes were given away in a deal, after the card was used."""
    prove_empty(play, seat)


def prove_empty(play: Archipelago, seat: Seat) -> None:
    """Who has no cubes lifts the screen."""
    play.reveal()
    play.emit("has-no-cubes", seat)


@RULES.offers(PickFist)
def fists(_: State, __: PickFist, ___: Seat) -> list[Offer]:
    return [Offer(moves.Fist, (Pick("fist", "fist", (LEFT, "right")),))]


@RULES.answer(PickFist, moves.Fist)
def pick_fist(play: Archipelago, step: PickFist, seat: Seat, move: moves.Fist) -> None:
    found = step.left if move.fist == LEFT else step.right
    play.reveal()
    play.emit("picks-fist", seat, fist=move.fist, target_seat=step.victim)
    if found != EMPTY:
        hand_over(play, step.victim, seat, found)
    play.emit("finds", seat, to=(seat, step.victim), resource=found)


@RULES.offers(ShowMoney)
def money_to_show(state: State, _: ShowMoney, seat: Seat) -> list[Offer]:
    return [Offer(moves.Show, (Amount("fives", "fives", 0, state.players[seat].money // FIVE),))]


@RULES.answer(ShowMoney, moves.Show)
def show_money(play: Archipelago, _: ShowMoney, seat: Seat, move: moves.Show) -> None:
    play.emit("shows", seat, money=move.fives * FIVE, income=earn(play, seat, move.fives))
