"""Years and turns: who is next, what a new year brings, what the old one was worth."""

from games.core.moves import Offer
from games.core.seats import Seat
from games.santa_maria.actions.conquest import ranking
from games.santa_maria.actions.expanding import expansions
from games.santa_maria.actions.passing import passes
from games.santa_maria.components import CONQUEST, ENVOYS, FACES, JOY, MAYA, RANKS, SPACES, START, YEARS
from games.santa_maria.goods import gain
from games.santa_maria.lines.activating import activations
from games.santa_maria.lines.dice import die_uses
from games.santa_maria.maya.steps import MayaAct
from games.santa_maria.rulebook import RULES, SantaMaria
from games.santa_maria.score import achieved, score
from games.santa_maria.state import State
from games.santa_maria.steps import Act, EndTurn, EndYear, Finish, NewYear, NextTurn, StartTurn


@RULES.step(NextTurn)
def next_turn(play: SantaMaria, step: NextTurn) -> None:
    """Clockwise to the next who has not passed; when all have, the year is over."""
    state = play.state
    order = state.in_turn(state.left_of(step.after))
    seat = next((seat for seat in order if not state.players[seat].space), None)
    play.then(EndYear() if seat is None else StartTurn(seat))


@RULES.step(StartTurn)
def start_turn(play: SantaMaria, step: StartTurn) -> None:
    """One main action."""
    play.state.active = step.seat
    act = MayaAct([step.seat]) if step.seat == play.state.maya else Act([step.seat])
    play.then(act, EndTurn(step.seat))


@RULES.offers(Act)
def actions(state: State, step: Act, seat: Seat) -> tuple[Offer, ...]:
    """Expand, activate a building or a line, or pass."""
    return (*die_uses(state, seat), *expansions(state, seat), *activations(state, seat), *passes(state, seat))


@RULES.step(EndTurn)
def end_turn(play: SantaMaria, step: EndTurn) -> None:
    """Free actions are still possible until somebody else has done something."""
    state = play.state
    state.lately = step.seat
    play.then(NextTurn(step.seat))


@RULES.step(EndYear)
def end_year(play: SantaMaria, step: EndYear) -> None:
    """The conquistador track is scored, the colonies are cleared, and who passed highest begins the next year."""
    play.regardless("year")
    state = play.state
    _score_conquest(play)
    state.lately = None
    for player in state.players:
        player.march = player.arrived = player.whites = player.paid = player.blues_used = 0
        if player.colony is not None:
            player.colony.blocked.clear()
        if player.city is not None:
            player.city.priests += sum(word == "priest" for word in player.city.blocked.values())
            player.city.blocked.clear()
            draw_cards(play, MAYA.cards_a_year)
    state.gone += state.specialists.values()
    state.specialists.clear()
    if state.year == YEARS:
        play.then(Finish())
        return
    state.first = next(state.spaces[space][0] for space in SPACES if state.spaces.get(space))
    state.spaces.clear()
    for player in state.players:
        player.space = ""
    play.then(NewYear())


def _score_conquest(play: SantaMaria) -> None:
    """By rank; who has not left the first space gets nothing; alone one must have passed the year's tree."""
    state = play.state
    points = RANKS[state.seats][state.year - 1]
    tree = CONQUEST.trees[state.year - 1]
    for rank, seat in enumerate(ranking(state)):
        player = state.players[seat]
        if state.seats == 1 and player.march < tree:
            continue
        if player.march and points[rank]:
            play.emit("conquest-rank", seat, rank=rank + 1)
            gain(play, seat, JOY, points[rank])
            if state.year == YEARS and seat in state.monks.get("conquest", ()):
                player.twice = points[rank]
                play.emit("twice", seat, points=points[rank])


@RULES.step(NewYear)
def new_year(play: SantaMaria, step: NewYear) -> None:
    """New tiles, new specialists, all dice rolled anew."""
    open_year(play.state)
    play.reveal()
    play.emit("year", year=play.state.year, seats=(play.state.first,))
    play.then(StartTurn(play.state.first))


def open_year(state: State) -> None:
    """The displays and dice of a year."""
    state.year += 1
    state.active = state.first
    for tiles, pile, count in (
        (state.doubles, "doubles", START.display),
        (state.triples, "triples", START.display),
        (state.specials, "specials", START.specials),
    ):
        state.gone += tiles
        tiles[:] = [state.piles[pile].pop() for _ in range(min(count, len(state.piles[pile])))]
    for value in FACES if state.plays("specialists") else ():
        state.specialists[str(value)] = state.piles["specialists"].pop()
    _roll(state)
    if state.maya is not None:
        city = state.city()
        city.gold += min(state.seats, state.gold_left())


def _roll(state: State) -> None:
    """White dice for each player, the envoys, then the blue dice."""
    dice = ENVOYS if state.plays("envoys") else START
    state.white = roll(state, dice.white_dice * state.seats)
    if state.plays("envoys"):
        state.envoys = {colour: roll(state, 1)[0] for colour in ("white", "blue")}
    if state.plays("shared_dice"):
        state.blue = roll(state, sum(player.blues for player in state.players))
    else:
        for player in state.players:
            player.blue = roll(state, player.blues)


def roll(state: State, count: int) -> list[int]:
    """So many dice, sorted by value."""
    return sorted(1 + state.chance.below(len(FACES)) for _ in range(count))


def draw_cards(play: SantaMaria, count: int) -> None:
    """The Maya draw action cards; the deck may be empty."""
    state = play.state
    city = state.city()
    drawn = [city.deck.pop() for _ in range(min(count, len(city.deck)))]
    if drawn:
        city.hand += drawn
        play.reveal()
        play.emit("cards", state.maya, count=len(drawn))


@RULES.step(Finish)
def finish(play: SantaMaria, step: Finish) -> None:
    """The final score."""
    state = play.state
    state.over = True
    outcome = score(state)
    for of_seat in outcome.scores:
        play.emit("score", of_seat.seat, points=of_seat.total)
    if state.seats == 1:
        total = outcome.scores[0].total
        play.emit("solo-won" if outcome.winners else "solo-lost", outcome.scores[0].seat, points=total)
        for achievement in achieved(state):
            play.emit("achievement", outcome.scores[0].seat, achievement=achievement)
    else:
        play.emit("winners", seats=outcome.winners, count=len(outcome.winners))
