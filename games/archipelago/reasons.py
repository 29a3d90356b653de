"""Why a move that a person might expect is not possible now."""

from games.archipelago import moves
from games.archipelago.actions.settling import tax_offers
from games.archipelago.cards.steps import BuyOpened, Construct, Hire, TradeMany
from games.archipelago.deals import GIVE, OPEN_OFFERS, askable, can_give, goods_in, partners, permits
from games.archipelago.rulebook import RULES
from games.archipelago.state import Deal, Round, State
from games.archipelago.steps import Bid, EvolutionTurn, HelpColony, HelpContinent, Migrate, PlayRound, Trade
from games.core.agenda import Decision
from games.core.events import Phrase
from games.core.fields import Put
from games.core.moves import Move
from games.core.seats import Seat, seat_of, seat_words
from games.core.talk import with_id


def why(key: str, **args: str) -> Phrase:
    """A reason of this game."""
    return Phrase(f"archipelago-reason-{key}", dict(args))


def no_action(state: State, seat: Seat, *or_else: type[Decision]) -> Phrase | None:
    """An action needs a round in which none was done, and a disc; some are also asked for by themselves."""
    round_, question = state.round, state.question(seat)
    if isinstance(question, or_else):
        return None
    if not isinstance(question, PlayRound) or round_ is None:
        return why("not-now")
    if round_.acted:
        return why("acted")
    return None if state.players[seat].discs else why("no-disc")


@RULES.why_not(moves.HarvestFish)
@RULES.why_not(moves.HarvestWood)
@RULES.why_not(moves.HarvestStone)
@RULES.why_not(moves.HarvestIron)
@RULES.why_not(moves.HarvestCattle)
@RULES.why_not(moves.HarvestFruit)
def why_no_harvest(state: State, seat: Seat, move: moves.Harvest) -> Phrase | None:
    resource = next(key for key, kind in moves.HARVESTS.items() if kind is type(move))
    return no_action(state, seat) or why("no-icons", resource=resource)


@RULES.why_not(moves.Tax)
def why_no_taxes(state: State, seat: Seat, _: moves.Tax) -> Phrase | None:
    return no_action(state, seat) or (None if tax_offers(state) else why("no-tax"))


@RULES.why_not(moves.Buy)
@RULES.why_not(moves.Sell)
def why_no_trade(state: State, seat: Seat, move: moves.Buy | moves.Sell) -> Phrase | None:
    if no := no_action(state, seat, Trade, TradeMany):
        return no
    question = state.question(seat)
    if (
        isinstance(question, TradeMany)
        and question.way
        and (move.verb, move.resource)
        != (
            question.way,
            question.resource,
        )
    ):
        return why("one-way")
    return why("no-purchase" if isinstance(move, moves.Buy) else "no-sale")


@RULES.why_not(moves.Explore)
def why_no_exploration(state: State, seat: Seat, _: moves.Explore) -> Phrase | None:
    return no_action(state, seat) or why("no-exploring")


@RULES.why_not(moves.Reproduce)
def why_no_birth(state: State, seat: Seat, _: moves.Reproduce) -> Phrase | None:
    return no_action(state, seat) or why("no-family")


@RULES.why_not(moves.Recruit)
def why_no_workers(state: State, seat: Seat, _: moves.Recruit) -> Phrase | None:
    return no_action(state, seat, Hire) or why("no-workers")


@RULES.why_not(moves.Sail)
@RULES.why_not(moves.Walk)
def why_no_migration(state: State, seat: Seat, _: Move) -> Phrase | None:
    if no := no_action(state, seat, Migrate):
        return no
    free = any(unit.free for unit in state.players[seat].units)
    return why("crowded") if free else why("no-migration")


@RULES.why_not(moves.Build)
def why_no_building(state: State, seat: Seat, _: moves.Build) -> Phrase | None:
    return no_action(state, seat, Construct) or why("cannot-build")


@RULES.why_not(moves.Use)
@RULES.why_not(moves.Erect)
def why_no_card(state: State, seat: Seat, move: Move) -> Phrase | None:
    round_ = round_of(state, seat)
    if round_ is None:
        return why("not-now")
    if round_.carded:
        return why("carded")
    return why("wonder-not-now" if isinstance(move, moves.Erect) else "card-not-now")


@RULES.why_not(moves.Visit)
def why_no_visit(state: State, seat: Seat, _: moves.Visit) -> Phrase | None:
    round_ = round_of(state, seat)
    if round_ is None:
        return why("not-now")
    return why("traded") if round_.traded else why("no-dock")


@RULES.why_not(moves.Evict)
def why_no_eviction(state: State, seat: Seat, _: moves.Evict) -> Phrase | None:
    return why("not-now") if round_of(state, seat) is None else why("no-striker")


@RULES.why_not(moves.Done)
def why_not_done(state: State, seat: Seat, _: moves.Done) -> Phrase | None:
    return why("act-or-pass") if round_of(state, seat) is not None else None


@RULES.why_not(moves.Pass)
def why_not_pass(state: State, seat: Seat, _: moves.Pass) -> Phrase | None:
    round_ = round_of(state, seat)
    return why("acted") if round_ is not None and round_.acted else None


def round_of(state: State, seat: Seat) -> Round | None:
    """The round, if this seat is to say what it does in it."""
    return state.round if isinstance(state.question(seat), PlayRound) else None


@RULES.why_not(moves.Help)
def why_no_help(state: State, seat: Seat, _: moves.Help) -> Phrase | None:
    return why("no-help") if isinstance(state.question(seat), HelpColony | HelpContinent) else None


@RULES.why_not(moves.Bless)
def why_no_blessing(state: State, seat: Seat, _: moves.Bless) -> Phrase | None:
    return why("no-church") if isinstance(state.question(seat), HelpColony) else None


@RULES.why_not(moves.Acquire)
@RULES.why_not(moves.Purchase)
def why_not_bought(state: State, seat: Seat, _: Move) -> Phrase | None:
    return why("too-much") if isinstance(state.question(seat), EvolutionTurn | BuyOpened) else None


@RULES.why_not(moves.Allow)
def why_no_permission(_: State, __: Seat, ___: moves.Allow) -> Phrase | None:
    return why("not-ruler")


@RULES.why_not(moves.Judge)
def why_no_verdict(_: State, __: Seat, ___: moves.Judge) -> Phrase | None:
    return why("no-promise")


@RULES.why_not(moves.Bid)
def why_no_bid(state: State, seat: Seat, _: moves.Bid) -> Phrase | None:
    return why("too-much") if isinstance(state.question(seat), Bid) else None


@RULES.why_not(moves.Deal)
def why_no_deal(state: State, seat: Seat, move: moves.Deal) -> Phrase | None:
    others = partners(state, seat)
    if not others:
        return why("no-deal")
    if move.to and move.to not in seat_words(others):
        return why("no-deal-with-them")
    return _why_not_on_these_terms(state, seat, [seat_of(move.to)] if move.to else [], move.terms)


@RULES.why_not(moves.Ask)
def why_no_asking(state: State, seat: Seat, move: moves.Ask) -> Phrase | None:
    others = partners(state, seat)
    if not others:
        return why("no-deal")
    owner = askable(state, others, permits(state)).get(move.thing)
    if move.thing and owner is None:
        return why("not-to-be-had")
    return _why_not_on_these_terms(state, seat, [] if owner is None else [owner], move.terms)


@RULES.why_not(moves.Counter)
def why_no_counter(state: State, seat: Seat, move: moves.Counter) -> Phrase | None:
    if _open_to(state, seat, move.proposal) is None:
        return why("offer-gone")
    return _why_not_on_these_terms(state, seat, [], move.terms)


@RULES.why_not(moves.Accept)
def why_not_accept(state: State, seat: Seat, move: moves.Accept) -> Phrase | None:
    deal = _open_to(state, seat, move.proposal)
    if deal is None or seat not in deal.to:
        return why("offer-gone")
    return None if can_give(state, seat, deal.want) else why("cannot-pay")


@RULES.why_not(moves.Refuse)
@RULES.why_not(moves.Withdraw)
def why_not_answer(state: State, seat: Seat, move: moves.Refuse | moves.Withdraw) -> Phrase | None:
    return why("offer-gone") if _open_to(state, seat, move.proposal) is None else None


def _open_to(state: State, seat: Seat, word: str) -> Deal | None:
    """The offer of this name, as far as the seat may know of it."""
    deal: Deal | None = with_id(state, word)
    return deal if deal is not None and deal.known_to(seat) else None


def _why_not_on_these_terms(state: State, seat: Seat, to: list[Seat], form: tuple[Put, ...]) -> Phrase:
    """One offer to each and two in all; one gives what one has, and may promise what one has not."""
    asked = [deal.to[0] for deal in state.proposals if deal.by == seat]
    if len(asked) >= OPEN_OFFERS or any(other in asked for other in to):
        return why("offer-open")
    if not can_give(state, seat, goods_in(form, GIVE)):
        return why("not-yours")
    return why("no-such-terms")
