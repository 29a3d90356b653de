"""The laws of Night Market: nothing is made or lost, and nobody sees what is hidden."""

import tomllib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from docs.night_market.moves import Swap
from docs.night_market.score import score
from docs.night_market.state import Exchange, State
from games.core.events import Event
from games.core.fields import Pick, Spread
from games.core.moves import Move, Offer
from games.core.seats import Seat
from tests.support.laws import Below, Hidden, Rates

MOST_MOVES = 1500
HIDDEN = (
    Hidden("pile.*"),
    Hidden("players.{seat}.hand.*"),
    Hidden("bids.{seat}"),
    Hidden("proposals.Exchange.give.*", known_to="among"),
    Hidden("proposals.Exchange.want.*", known_to="among"),
)
RATES = Rates(aside=3)
DATA = tomllib.loads((Path(__file__).parents[1] / "components.toml").read_text(encoding="utf-8"))
COPIES = Counter({good["key"]: good["copies"] for good in DATA["good"]})


def laws(state: State) -> None:
    goods = Counter([*state.pile, *state.sold])
    for player in state.players:
        goods.update(player.hand)
    for proposal in state.proposals:
        goods.update(proposal.give if isinstance(proposal, Exchange) else ())
    assert goods == COPIES
    for player in state.players:
        assert player.coins >= 0
        for kind in ("paper", "glass"):
            assert sum(street.get(kind, 0) for street in player.lanterns.values()) <= DATA[kind]
        for street in player.lanterns.values():
            assert sum(street.values()) <= DATA["street_room"]
            assert street.get("glass", 0) <= DATA["glass_in_a_street"]
    assert 0 <= state.parade <= DATA["parade"]
    assert state.night <= DATA["nights"][state.options["festival"]]
    ids = [proposal.id for proposal in state.proposals]
    assert len(set(ids)) == len(ids)
    if state.over:
        assert not state.proposals
        outcome = score(state)
        best = max(points(state, seat) for seat in range(state.seats))
        assert [each.total for each in outcome.scores] == [points(state, seat) for seat in range(state.seats)]
        assert all(points(state, seat) == best for seat in outcome.winners)


def points(state: State, seat: int) -> int:
    player = state.players[seat]
    hung = sum(2 * street.get("glass", 0) + street.get("paper", 0) for street in player.lanterns.values())
    pairs = sum(player.hand.count(good) // 2 for good in COPIES)
    return player.coins + hung + 3 * pairs


def flows(before: State, events: Sequence[Event], after: State) -> None:
    """The parade only moves on, and lanterns stay where they hang."""
    assert after.parade >= before.parade
    for old, new in zip(before.players, after.players, strict=True):
        for street, hanging in old.lanterns.items():
            assert all(new.lanterns[street][kind] >= count for kind, count in hanging.items())


def any_move(offer: Offer, below: Below) -> Move | None:
    """Most deals are small: one good for one, which the other often has."""
    if offer.makes is not Swap or not below(3):
        return None
    others, give = offer.fields[:2]
    assert isinstance(others, Pick)
    assert isinstance(give, Spread)
    kinds = [kind for kind, count in give.pieces if count]
    wanted = sorted(COPIES)[below(len(COPIES))]
    return Swap(
        others.words[below(len(others.words))], (("give", kinds[below(len(kinds))], 1),), (("want", wanted, 1),)
    )


def means(state: State, seat: Seat, move: Move) -> object:
    """An acceptance is about the terms of a proposal."""
    word = getattr(move, "proposal", None)
    found = next((proposal for proposal in state.proposals if proposal.id == word), None)
    if isinstance(found, Exchange):
        return found.by, found.give, found.want
    return None if found is None else (found.by, found.coins)
