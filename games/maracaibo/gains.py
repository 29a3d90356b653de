"""What players gain and pay, each with a line in the log."""

from collections.abc import Sequence

from games.core.seats import Seat
from games.maracaibo.components import COMBAT, INCOME, INFLUENCE, POINTS, START
from games.maracaibo.kinds import NATIONS, SYNERGIES, Cost, Nation, Synergy
from games.maracaibo.rulebook import Maracaibo
from games.maracaibo.state import Player, State


def doubloons(play: Maracaibo, seat: Seat, count: int) -> None:
    """From the bank, which never runs out."""
    if count:
        play.state.players[seat].coins += count
        play.emit("doubloons", seat, count=count)


def pay(play: Maracaibo, seat: Seat, count: int) -> None:
    """To the bank."""
    if count:
        play.state.players[seat].coins -= count
        play.emit("pays", seat, count=count)


def points(play: Maracaibo, seat: Seat, count: int) -> None:
    """Victory points at once."""
    if count:
        play.state.players[seat].points += count
        play.emit("points", seat, count=count)


def strength(play: Maracaibo, seat: Seat, count: int) -> None:
    """Combat points of the ship; beyond the end of the track they are lost."""
    player = play.state.players[seat]
    gained = min(count, COMBAT.most - player.strength)
    if gained:
        player.strength += gained
        play.emit("strength", seat, count=gained)


def spend_strength(play: Maracaibo, seat: Seat, count: int) -> None:
    """Combat points of the ship are spent."""
    if count:
        play.state.players[seat].strength -= count
        play.emit("spends-strength", seat, count=count)


def figures(play: Maracaibo, seat: Seat, count: int) -> None:
    """From the general supply to the own one, as many as are left."""
    player = play.state.players[seat]
    gained = min(count, player.reserve)
    if gained:
        player.reserve -= gained
        player.figures += gained
        play.emit("figures", seat, count=gained)


def give_figures(play: Maracaibo, seat: Seat, count: int) -> None:
    """From the own supply to the general one."""
    if count:
        player = play.state.players[seat]
        player.figures -= count
        player.reserve += count
        play.emit("gives-figures", seat, count=count)


def influence(play: Maracaibo, seat: Seat, nation: Nation, count: int) -> None:
    """Steps on a nation's track; what goes past its end gives points."""
    player = play.state.players[seat]
    steps = min(count, INFLUENCE.length - player.influence[nation])
    if steps:
        player.influence[nation] += steps
        play.emit("influence", seat, nation=nation, count=steps)
    points(play, seat, POINTS.past_end * (count - steps))


def next_ribbon(player: Player, nation: Nation) -> int:
    """How many steps it is to the next red ribbon; none past the last."""
    space = player.influence[nation]
    return next((ribbon - space for ribbon in INFLUENCE.ranks if ribbon > space), 0)


def rise(play: Maracaibo, seat: Seat, nation: Nation) -> None:
    """To the next rank, however many steps that is."""
    influence(play, seat, nation, next_ribbon(play.state.players[seat], nation))


def ribbons_ahead(player: Player) -> list[Nation]:
    """The nations with which a rank is left to reach."""
    return [nation for nation in NATIONS if next_ribbon(player, nation)]


def scorings_left(state: State) -> int:
    """How many scorings are still to come; one under way counts until its income has been paid."""
    return START.rounds + 1 - state.round


def income(play: Maracaibo, seat: Seat, count: int) -> None:
    """Doubloon income; what goes past the end of its track is income in points."""
    player = play.state.players[seat]
    steps = min(count, INCOME.most - player.income)
    if steps:
        player.income += steps
        play.emit("income", seat, count=steps)
    if count > steps:
        point_income(play, seat, count - steps)


def point_income(play: Maracaibo, seat: Seat, count: int) -> None:
    """Income in points; at the end of its track it is paid out for all scorings to come and starts anew."""
    player = play.state.players[seat]
    player.point_income += count
    play.emit("point-income", seat, count=count)
    while player.point_income >= INCOME.most_points:
        player.point_income -= INCOME.most_points
        play.emit("income-full", seat)
        points(play, seat, INCOME.most_points * scorings_left(play.state))


def synergy(play: Maracaibo, seat: Seat, token: Synergy) -> None:
    """A token that one lacks, and all income that has waited for it."""
    player = play.state.players[seat]
    if token in player.synergies:
        return
    player.synergies.append(token)
    play.emit("synergy", seat, synergy=token)
    for effect in player.engine().waiting(token):
        (income if effect.do == "income" else point_income)(play, seat, effect.n)


def missing_synergies(player: Player) -> list[Synergy]:
    """The tokens that the player lacks."""
    return [token for token in SYNERGIES if token not in player.synergies]


def discard(play: Maracaibo, seat: Seat, cards: tuple[str, ...]) -> None:
    """Hand cards go to the project discard pile."""
    player = play.state.players[seat]
    for card in cards:
        player.hand.remove(card)
        forget(player, card)
        play.state.discards.append(card)
    if cards:
        play.reveal(by=seat)
        play.emit("discards", seat, card=cards)


def forget(player: Player, card: str) -> None:
    """The card lies open now, so nobody need remember who took it."""
    if card in player.seen:
        player.seen.remove(card)


def pay_cost(play: Maracaibo, seat: Seat, cost: Sequence[Cost], cards: tuple[str, ...]) -> None:
    """A cost of several parts; these hand cards pay its goods and objects."""
    for part in cost:
        match part.pay:
            case "doubloons":
                pay(play, seat, part.n)
            case "strength":
                spend_strength(play, seat, part.n)
            case "figures":
                give_figures(play, seat, part.n)
            case _:
                pass
    discard(play, seat, cards)
