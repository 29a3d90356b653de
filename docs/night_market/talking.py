"""What players propose to each other at any time: goods for goods in private, coins before everybody's eyes."""

from collections import Counter

from docs.night_market import moves
from docs.night_market.components import GOODS
from docs.night_market.rulebook import RULES, Market
from docs.night_market.state import Exchange, Gift, State
from games.core.events import Phrase
from games.core.fields import Amount, Pick, Place, Put, Spread
from games.core.moves import Offer
from games.core.seats import Seat, seat_of, seat_words
from games.core.talk import answering, made_by, put_to, with_id

GIVE, WANT = "give", "want"
MOST = 4


@RULES.tells(Exchange)
def told_exchange(_: State, deal: Exchange) -> Phrase:
    return Phrase("night_market-deal", {"by_seat": deal.by, "good_given": tuple(deal.give), "good": tuple(deal.want)})


@RULES.tells(Gift)
def told_gift(_: State, gift: Gift) -> Phrase:
    return Phrase("night_market-gift", {"by_seat": gift.by, "coins": gift.coins})


@RULES.stands(Gift)
def can_be_paid(state: State, gift: Gift) -> bool:
    return state.players[gift.by].coins >= gift.coins


@RULES.at_any_time
def talk(state: State, seat: Seat) -> list[Offer]:
    """Proposals, and answers to them, beside every question. What may be accepted depends on one's own hand."""
    if state.night == 0 or state.seats == 1:
        return []
    player = state.players[seat]
    others = Pick("to", "seat", seat_words(state.others(seat)))
    offers = []
    if goods := player.goods():
        give = Spread(
            "give",
            "side",
            (Place(GIVE, MOST),),
            tuple(sorted(goods.items())),
            1,
            min(MOST, goods.total()),
            kinds="good",
        )
        want = Spread(
            "want",
            "side",
            (Place(WANT, MOST),),
            tuple((good, MOST) for good in GOODS),
            0,
            MOST,
            kinds="good",
            proposes=False,
        )
        offers.append(Offer(moves.Swap, (others, give, want), aside=True, private=True))
    if player.coins:
        offers.append(Offer(moves.Treat, (others, Amount("coins", "coins", 1, player.coins)), aside=True))
    mine = put_to(state, seat)
    possible = [p for p in mine if isinstance(p, Gift) or not Counter(p.want) - player.goods()]
    known = {moves.Accept: possible, moves.Refuse: mine, moves.Withdraw: made_by(state, seat)}
    return offers + answering(RULES, state, known, private=True)


@RULES.answer_at_any_time(moves.Swap)
def swap(play: Market, seat: Seat, move: moves.Swap) -> None:
    """What is given is set aside at once."""
    give, want = _goods(move.give), _goods(move.want)
    for good in give:
        play.state.players[seat].hand.remove(good)
    deal = play.propose(Exchange(by=seat, to=[seat_of(move.to)], give=give, want=want))
    play.emit("proposes", seat, to=deal.among, deal=RULES.told(play.state, deal), other_seat=seat_of(move.to))


@RULES.answer_at_any_time(moves.Treat)
def treat(play: Market, seat: Seat, move: moves.Treat) -> None:
    play.propose(Gift(by=seat, to=[seat_of(move.to)], coins=move.coins))
    play.emit("treats", seat, coins=move.coins, other_seat=seat_of(move.to))


@RULES.answer_at_any_time(moves.Accept)
def accept(play: Market, seat: Seat, move: moves.Accept) -> None:
    state = play.state
    proposal = with_id(state, move.proposal)
    player, maker = state.players[seat], state.players[proposal.by]
    play.close(proposal)
    if isinstance(proposal, Gift):
        maker.coins -= proposal.coins
        player.coins += proposal.coins
        play.emit("accepts-gift", seat, coins=proposal.coins, other_seat=proposal.by)
        return
    for good in proposal.want:
        player.hand.remove(good)
        maker.hand.append(good)
    player.hand += proposal.give
    play.emit("accepts", seat, to=proposal.among, deal=RULES.told(state, proposal))


@RULES.answer_at_any_time(moves.Refuse)
def refuse(play: Market, seat: Seat, move: moves.Refuse) -> None:
    _drop(play, "refuses", seat, move.proposal)


@RULES.answer_at_any_time(moves.Withdraw)
def withdraw(play: Market, seat: Seat, move: moves.Withdraw) -> None:
    _drop(play, "withdraws", seat, move.proposal)


def _drop(play: Market, event: str, seat: Seat, word: str) -> None:
    """A proposal is gone, and what was set aside for it returns."""
    proposal = play.drop(event, seat, word)
    if isinstance(proposal, Exchange):
        play.state.players[proposal.by].hand += proposal.give


def _goods(puts: tuple[Put, ...]) -> list[str]:
    return [kind for _, kind, count in puts for _ in range(count)]
