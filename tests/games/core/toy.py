"""A tiny game with every habit of a big one: questions for all, moves at any time, chance."""

from typing import Literal

import msgspec

from games.core.agenda import Decision, Lines, Step
from games.core.chance import Chance
from games.core.ending.outcome import Outcome, ScoreLine, SeatScore, ranked
from games.core.events import Phrase, Value
from games.core.fields import Amount, Pick
from games.core.game import Game, Setup
from games.core.kinds import OneOf
from games.core.moves import Move, Offer, Request
from games.core.parts.saved import Saved
from games.core.parts.seeing import Seeing
from games.core.parts.settings import Settings, TableOption
from games.core.play import Play
from games.core.rules import Rules
from games.core.seats import Seat, nothing_asked, seat_of, seat_words, seats_of
from games.core.state import GameState
from games.core.talk import Proposal, proposal_pick, with_id

HIDDEN = -1
A, B, C = seats_of(3)


class Say(Step):
    """Puts a word into the log."""

    word: str


class SayTwice(Step):
    """Puts two more steps on the agenda."""

    word: str


class Roll(Step):
    """Asks chance."""


class Bid(Decision):
    """All who are waited for bid from 0 to most."""

    most: int = 3


class Guess(Bid):
    """A question for one's own eyes, which never answers itself."""

    secret = True


class Consent(Decision):
    """Comes between, whoever is asked something else."""

    by_seat: Seat


class Finish(Step):
    """The end."""


How = Literal["next", "at the end"]


class Again(Step):
    """A mistake: it brings on itself, or it ends the game with itself."""

    how: How = "next"


class Vote(Decision):
    """All at once; until the last has answered, everybody may answer anew."""

    may_change = True


class Wager(Decision):
    """A bid may be as high as what one holds in secret: that offer is for its seat alone."""

    private_beside = True


class Errand(Decision):
    """A question in a line, about certain words; going on brings the next one after it."""

    more: int = 0
    words: list[str] = []


class Errands(Lines):
    """Everybody runs errands side by side."""

    lines: dict[Seat, list["AnyStep"]]


AnyStep = OneOf[Step, __name__]


class Deal(Proposal, kw_only=True):
    """So much for nothing."""

    gives: int


class Whisper(Deal, kw_only=True):
    """A deal that only those concerned know of."""

    private = True


class Offered(Move, frozen=True, tag="bid"):
    amount: int


class Consented(Move, frozen=True, tag="yes"):
    pass


class Run(Move, frozen=True):
    pass


class Halt(Move, frozen=True):
    pass


class Buy(Move, frozen=True):
    pass


class Give(Move, frozen=True):
    to: str
    gives: int


class Take(Move, frozen=True):
    proposal: str


class Interrupt(Move, frozen=True):
    pass


class Wave(Move, frozen=True):
    to: str


class ToyState(GameState, kw_only=True):
    agenda: list[AnyStep]
    bids: dict[str, int] = {}
    """Bids that seats have left behind."""
    waves: bool = False
    deals: bool = False
    shop: list[Seat] = []
    """Who may buy something at any time, which makes higher bids possible."""
    proposals: list[Deal | Whisper] = []
    purse: dict[str, int] = {}
    votes: dict[str, int] = {}
    secret: int = 7


RULES: Rules[ToyState] = Rules("toy")
ToyPlay = Play[ToyState]


@RULES.step(Say)
def say(play: ToyPlay, step: Say) -> None:
    play.emit("said", word=step.word)


@RULES.step(SayTwice)
def say_twice(play: ToyPlay, step: SayTwice) -> None:
    play.then(Say(f"{step.word}1"), Say(f"{step.word}2"))


@RULES.step(Again)
def again(play: ToyPlay, step: Again) -> None:
    match step.how:
        case "next":
            play.then(step)
        case "at the end":
            play.end(step)


@RULES.step(Roll)
def roll(play: ToyPlay, _: Roll) -> None:
    play.reveal()
    play.emit("rolled", number=play.state.chance.below(6))


@RULES.offers(Vote)
def votes(_: ToyState, __: Vote, ___: Seat) -> list[Offer]:
    return [Offer(Offered, (Amount("amount", "amount", 0, 3),))]


@RULES.answer(Vote, Offered)
def vote(play: ToyPlay, step: Vote, seat: Seat, move: Offered) -> None:
    play.state.votes[str(seat)] = move.amount
    if not step.waiting and move.amount == 0:
        play.then(Vote([seat]))


@RULES.offers(Wager)
def wagers(state: ToyState, _: Wager, seat: Seat) -> list[Offer]:
    offers = [Offer(Halt)]
    if held := state.purse.get(str(seat), 0):
        offers.append(Offer(Offered, (Amount("amount", "amount", 1, held),), private=True))
    return offers


@RULES.answer(Wager, Offered)
def wager(play: ToyPlay, _: Wager, seat: Seat, move: Offered) -> None:
    play.emit("bid", seat, amount=move.amount)


@RULES.answer(Wager, Halt)
def no_wager(play: ToyPlay, _: Wager, seat: Seat, __: Halt) -> None:
    play.emit("consent", seat)


@RULES.offers(Errand)
def ways(_: ToyState, __: Errand, ___: Seat) -> list[Offer]:
    return [Offer(Run), Offer(Halt)]


@RULES.asks(Errand)
def about_errand(state: ToyState, _: Errand, seat: Seat) -> dict[str, Value]:
    return {"held": state.purse.get(str(seat), 0), "deal": Phrase("toy-deal", {"other_seat": seat, "gives": 1})}


@RULES.answer(Errand, Run)
def run_errand(play: ToyPlay, step: Errand, seat: Seat, _: Run) -> None:
    if step.more:
        play.then(Say(f"{seat} goes on"), Errand([seat], step.more - 1))


@RULES.answer(Errand, Halt)
def halt(play: ToyPlay, _: Errand, seat: Seat, __: Halt) -> None:
    play.emit("said", seat, word="halt")
    play.end(Finish())
    play.emit("said", seat, word="never")  # type: ignore[unreachable]


@RULES.step(Finish)
def finish(play: ToyPlay, _: Finish) -> None:
    play.state.over = True


@RULES.offers(Bid)
@RULES.offers(Guess)
def bids(_: ToyState, step: Bid, __: Seat) -> list[Offer]:
    return [Offer(Offered, (Amount("amount", "amount", 0, step.most),))]


@RULES.answer(Bid, Offered)
@RULES.answer(Guess, Offered)
def bid(play: ToyPlay, _: Bid, seat: Seat, move: Offered) -> None:
    play.state.bids[str(seat)] = move.amount
    play.emit("bid", Seat(seat), amount=move.amount)


@RULES.offers(Consent)
def consent(_: ToyState, __: Consent, ___: Seat) -> list[Offer]:
    return [Offer(Consented), Offer(Interrupt)]


@RULES.answer(Consent, Consented)
def consented(play: ToyPlay, _: Consent, seat: Seat, __: Consented) -> None:
    play.emit("consent", Seat(seat))


@RULES.answer(Consent, Interrupt)
def consent_by_interrupting(play: ToyPlay, _: Consent, seat: Seat, __: Interrupt) -> None:
    play.emit("counter", Seat(seat))


@RULES.at_any_time
def waves(state: ToyState, seat: Seat) -> list[Offer]:
    if not state.waves:
        return []
    others = seat_words(state.others(seat))
    return [Offer(Wave, (Pick("to", "seat", others),), aside=True), Offer(Interrupt, aside=True)]


@RULES.answer_at_any_time(Wave)
def wave(play: ToyPlay, seat: Seat, move: Wave) -> None:
    play.emit("wave", Seat(seat), to=(seat, seat_of(move.to)), other_seat=seat_of(move.to))


@RULES.answer_at_any_time(Interrupt)
def interrupt(play: ToyPlay, seat: Seat, _: Interrupt) -> None:
    play.then(Consent(play.state.others(seat), seat))


@RULES.at_any_time
def shop(state: ToyState, seat: Seat) -> list[Offer]:
    return [Offer(Buy)] if seat in state.shop else []


@RULES.answer_at_any_time(Buy)
def buy(play: ToyPlay, seat: Seat, _: Buy) -> None:
    play.state.shop.remove(seat)
    play.emit("said", seat, word="bought")


@RULES.at_any_time
def deals(state: ToyState, seat: Seat) -> list[Offer]:
    if not state.deals:
        return []
    mine = [proposal for proposal in state.proposals if seat in proposal.to]
    give = (Pick("to", "seat", seat_words(state.others(seat))), Amount("gives", "amount", 1, 9))
    answers = [Offer(Take, (proposal_pick(RULES, state, "proposal", mine),), aside=True)] if mine else []
    return [Offer(Give, give, aside=True), *answers]


@RULES.answer_at_any_time(Give)
def give(play: ToyPlay, seat: Seat, move: Give) -> None:
    kind = Whisper if move.gives > 5 else Deal
    deal = play.propose(kind(by=seat, to=[seat_of(move.to)], gives=move.gives))
    play.emit("offered", seat, to=deal.among if deal.private else None, deal=RULES.told(play.state, deal))


@RULES.answer_at_any_time(Take)
def take(play: ToyPlay, seat: Seat, move: Take) -> None:
    deal = with_id(play.state, move.proposal)
    play.state.purse[str(deal.by)] -= deal.gives
    play.state.purse[str(seat)] = play.state.purse.get(str(seat), 0) + deal.gives
    play.close(deal)


@RULES.tells(Deal)
@RULES.tells(Whisper)
def told_deal(_: ToyState, deal: Deal) -> Phrase:
    return Phrase("toy-deal", {"other_seat": deal.by, "gives": deal.gives})


@RULES.stands(Deal)
def can_be_met(state: ToyState, deal: Deal) -> bool:
    return state.purse.get(str(deal.by), 0) >= deal.gives


@RULES.why_not(Offered)
def why_not_bid(_: ToyState, __: Seat, move: Offered) -> Phrase | None:
    return Phrase("toy-reason-too-much", {"amount": move.amount}) if move.amount > 0 else None


def begin(setup: Setup) -> ToyState:
    return ToyState(
        seats=setup.seats,
        options=setup.options,
        chance=Chance(setup.seed),
        agenda=[Finish(), Bid(list(seats_of(setup.seats))), Roll()],
        requests=nothing_asked(setup.seats),
    )


def view(state: ToyState, _: Seat | None) -> ToyState:
    return msgspec.structs.replace(state, secret=HIDDEN, chance=Chance("", state.chance.draws))


def draw_hidden(seen: ToyState, _: Seat | None, chance: Chance) -> None:
    seen.secret = chance.below(10)


def score(state: ToyState) -> Outcome:
    return ranked(tuple(SeatScore(Seat(s), (ScoreLine("bid", state.bids.get(str(s), 0)),)) for s in state.every_seat()))


def sensible(_: ToyState, request: Request, chance: Chance) -> Move:
    return request.offers[0].any_move(chance.below)


GAME: Game[ToyState] = Game(
    key="toy",
    rules=RULES,
    setup=begin,
    score=score,
    sensible=sensible,
    settings=Settings(
        seat_counts=(2, 3),
        options=(TableOption("length", ("short", "long")),),
    ),
    seeing=Seeing(
        view=view,
        draw_hidden=draw_hidden,
    ),
    saved=Saved(ToyState),
)


def toy(
    *agenda: AnyStep,
    seats: int = 2,
    waves: bool = False,
    purse: dict[str, int] | None = None,
    shop: tuple[Seat, ...] = (),
) -> ToyPlay:
    """A game with these steps to come, run on to its first question."""
    state = ToyState(
        seats=seats,
        options={},
        chance=Chance("toy"),
        agenda=list(reversed(agenda)),
        requests=nothing_asked(seats),
        waves=waves,
        deals=purse is not None,
        purse=purse or {},
        shop=list(shop),
    )
    play = GAME.play(state)
    play.run()
    return play
