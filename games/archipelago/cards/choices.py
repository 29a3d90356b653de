"""The choices that cards ask for, of their user and of those they are aimed at."""

from games.archipelago import moves
from games.archipelago.actions.building import add_ship
from games.archipelago.actions.settling import recruit, recruitment_offers
from games.archipelago.bank import earn, lose, pay
from games.archipelago.cards.aims import prove_empty
from games.archipelago.cards.effects import FIVE, water_of_port
from games.archipelago.cards.steps import (
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
from games.archipelago.components import CARDS, PORT, RESOURCES
from games.archipelago.rulebook import RULES, Archipelago
from games.archipelago.state import OwnedCard, State
from games.archipelago.steps import ReadBalance, Uncover
from games.archipelago.telling.naming import all_told, region_told
from games.archipelago.turns.evolution import discard
from games.core.fields import Amount, Pick, PickSome
from games.core.moves import Offer, offer_of_rows
from games.core.seats import Seat
from games.core.stores import put

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
    play.emit("acquires", seat, card=move.card, money=CARDS[move.card].lowest)
    discard(play, *(card for card in step.cards if card != move.card))


@RULES.answer(BuyOpened, moves.Done)
def buy_nothing(play: Archipelago, step: BuyOpened, _: Seat, __: moves.Done) -> None:
    discard(play, *step.cards)


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


@RULES.answer(Hire, moves.Done)
@RULES.answer(Construct, moves.Done)
@RULES.answer(ChooseTarget, moves.Done)
@RULES.answer(ChooseCharacter, moves.Done)
def can_no_more(_: Archipelago, __: Hire | Construct | ChooseTarget, ___: Seat, ____: moves.Done) -> None:
    """What it takes was given away in a deal, after the card was used."""


# Cubes that the Pirate and the Thief take, money that the Treasurer shows


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
    put(cubes, resource)


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
