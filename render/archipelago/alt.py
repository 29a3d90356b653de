"""The position in words, for those who can't see the picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.archipelago.components import MARKETS, RESOURCES, Market
from games.archipelago.state import HIDDEN, State
from render.archipelago.changes import Changes
from render.archipelago.colony import backs_told
from render.archipelago.parts import parts
from render.archipelago.seats import amount
from render.archipelago.words import standing
from render.kit.picture import shortened_alt
from render.words import counted, listed, said
from texts import Teller


def of_table(view: State, teller: Teller, names: Sequence[str], changed: Changes) -> str:
    """The whole table: how the colony stands, the players, the regions, the boards."""
    new = [name.upper() for name in sorted(changed.regions)]
    sentences = [
        f"{said(teller, 'title')}. {standing(view, teller, names)}.",
        said(
            teller, "alt-colony", people=view.population, rebels=view.rebellion, surplus=view.surplus, money=view.money
        ),
        *(_seat(view, teller, seat) for seat in view.every_seat()),
        *(f"{told}." for told in backs_told(view, teller) if told),
        said(teller, "alt-row", cards=_row(view, teller)),
        *(_market(view, teller, each) for each in MARKETS),
        said(teller, "alt-regions", regions=listed(teller, parts(view, teller).values())),
        teller.words("core-picture-alt-new", what=listed(teller, new)) if new else "",
    ]
    return shortened_alt([sentence for sentence in sentences if sentence])


def of_seat(view: State, teller: Teller, seat: int, changed: Changes) -> str:
    """One player's things, with what lies behind the screen."""
    player = view.players[seat]
    goals = [each for each in (*player.drawn, *player.objectives) if each != HIDDEN]
    sentences = [
        f"{standing(view, teller, teller.players)}.",
        _seat(view, teller, seat),
        said(
            teller,
            "alt-stock",
            money=amount(player.money),
            tokens=amount(player.tokens),
            cubes=_stock(teller, player.cubes),
        ),
        said(teller, "hand", sides=teller.names("side", player.hand)) + "." if player.hand else "",
        said(teller, "alt-objectives", objectives=teller.names("objective", goals)) if goals else "",
        teller.words("core-picture-alt-new", what=said(teller, "stock"))
        if any(at == seat for at, _ in changed.seats)
        else "",
    ]
    return shortened_alt([sentence for sentence in sentences if sentence])


def _seat(view: State, teller: Teller, seat: int) -> str:
    player = view.players[seat]
    return said(
        teller,
        "alt-seat",
        seat=teller.player(seat),
        discs=player.discs,
        citizens=len(player.citizens()),
        ships=len(player.ships()),
        cards=teller.names("card", [owned.card for owned in player.cards]) or teller.words("core-nothing"),
    )


def _row(view: State, teller: Teller) -> str:
    return listed(teller, (f"{teller.name('card', card.card)} ({card.price})" for card in view.row))


def _market(view: State, teller: Teller, market: Market) -> str:
    lying = view.markets[market]
    cubes = listed(teller, (f"{teller.name('resource', each)} {lying[each]}" for each in RESOURCES))
    return said(teller, "alt-market", market=teller.name("market", market), cubes=cubes)


def _stock(teller: Teller, cubes: Mapping[str, int]) -> str:
    told = [counted(teller, teller.name("resource", each), count) for each, count in cubes.items()]
    return listed(teller, told) or teller.words("core-nothing")
