"""The position in words, for those who can't see the picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from games.archipelago.components import MARKETS, RESOURCES, Market
from games.archipelago.state import State, Unit
from games.core.parts.seeing import HIDDEN
from games.core.seats import Seat
from render.archipelago.changes import Changes
from render.archipelago.colony import asked
from render.archipelago.goals import progress_of
from render.archipelago.own import told_of
from render.archipelago.seats import amount
from render.archipelago.standing_there import told
from render.archipelago.supply import supply_told
from render.archipelago.words import region_named, standing
from render.kit.picture import shortened_alt
from render.words import counted, listed, said, titled
from texts import Teller


def of_table(view: State, teller: Teller, names: Sequence[str], changed: Changes) -> str:
    """The islands and who is there: how the colony stands and what it is asked, the players, what is built."""
    new = [name.upper() for name in sorted(changed.regions)]
    sentences = [
        f"{said(teller, 'title')}. {standing(view, teller, names)}.",
        teller.words("core-picture-alt-new", what=listed(teller, new)) if new else "",
        colony_told(view, teller),
        *(seat_told(view, teller, seat) for seat in view.order),
        _buildings(view, teller),
        said(
            teller,
            "alt-regions",
            regions=listed(teller, (region_named(view, teller, letter) for letter in view.regions)),
        ),
    ]
    return shortened_alt([sentence for sentence in sentences if sentence])


def of_boards(view: State, teller: Teller, changed: Changes) -> str:
    """The colony's boards: both markets, the cards, what is aimed for, what is left."""
    new = [
        *(
            f"{titled(teller.name('market', at))}: {teller.name('resource', each)}"
            for at, each in sorted(changed.markets)
        ),
        *(teller.name("card", card) for card in sorted(changed.row)),
    ]
    sentences = [
        f"{said(teller, 'boards')}. {standing(view, teller, teller.players)}.",
        *(market_told(view, teller, each) for each in MARKETS),
        said(teller, "alt-row", cards=row_told(view, teller)) if view.row else "",
        f"{goals}." if (goals := _goals(view, teller)) else "",
        colony_told(view, teller),
        teller.words("core-picture-alt-new", what=listed(teller, new)) if new else "",
        *(f"{titled(told)}." for _, told in supply_told(view, teller)),
    ]
    return shortened_alt([sentence for sentence in sentences if sentence])


def of_regions(view: State, teller: Teller, letters: Sequence[str]) -> str:
    """What stands in some regions."""
    sentences = [
        f"{said(teller, 'crowded')}. {standing(view, teller, teller.players)}.",
        *(f"{region_named(view, teller, letter)}: {'; '.join(told(view, teller, letter))}." for letter in letters),
    ]
    return shortened_alt(sentences)


def colony_told(view: State, teller: Teller) -> str:
    """People, rebels and workers, and what is asked of the colony."""
    people = said(teller, "alt-colony", people=view.population, rebels=view.rebellion, surplus=view.surplus)
    return " ".join([people, *(words for _, words in asked(view, teller))])


def of_seat(view: State, teller: Teller, seat: Seat, changed: Changes) -> str:
    """One player's things, with what lies behind the screen."""
    player = view.players[seat]
    held = dict.fromkeys((*player.drawn, *player.objectives, *view.shown_objectives))
    goals = [_aimed(view, teller, each) for each in held if each != HIDDEN]
    sentences = [
        f"{standing(view, teller, teller.players)}.",
        seat_told(view, teller, seat),
        said(
            teller,
            "alt-stock",
            money=amount(player.money),
            tokens=amount(player.tokens),
            cubes=_stock(teller, player.cubes),
        ),
        *(f"{line.rstrip('.')}." for line in told_of(view, teller, seat)),
        said(teller, "alt-objectives", objectives=listed(teller, goals)) if goals else "",
        teller.words("core-picture-alt-new", what=said(teller, "stock"))
        if any(at == seat for at, _ in changed.seats)
        else "",
    ]
    return shortened_alt([sentence for sentence in sentences if sentence])


def seat_told(view: State, teller: Teller, seat: Seat) -> str:
    player = view.players[seat]
    return said(
        teller,
        "alt-seat",
        seat=teller.player(seat),
        discs=player.discs,
        citizens=_where(teller, player.citizens()),
        ships=_where(teller, player.ships()),
        cards=teller.names("card", [owned.card for owned in player.cards]) or teller.words("core-nothing"),
    )


def _where(teller: Teller, units: Sequence[Unit]) -> str:
    """The regions that they are in, with how many are there."""
    found = sorted(Counter(unit.region.upper() for unit in units).items())
    told = (region if count == 1 else counted(teller, region, count) for region, count in found)
    return " ".join(told) or teller.words("core-nothing")


def _buildings(view: State, teller: Teller) -> str:
    """Each kind with the regions where it stands."""
    places: dict[str, list[str]] = {}
    for name in sorted(view.regions):
        for kind in view.regions[name].buildings:
            places.setdefault(kind, []).append(name.upper())
    told = [f"{teller.name('building', kind)} {' '.join(there)}" for kind, there in places.items()]
    return said(teller, "alt-buildings", buildings=listed(teller, told)) if told else ""


def _goals(view: State, teller: Teller) -> str:
    """The open trends and objectives."""
    told = [
        *(teller.name("trend", each) for each in view.trends),
        *(_aimed(view, teller, each) for each in view.shown_objectives),
    ]
    return said(teller, "alt-goals", goals=listed(teller, told)) if told else ""


def _aimed(view: State, teller: Teller, objective: str) -> str:
    """An objective with how far the table is towards its end."""
    now, wanted = progress_of(view, objective)
    return f"{teller.name('objective', objective)} ({now}/{wanted})"


def row_told(view: State, teller: Teller) -> str:
    return listed(teller, (f"{teller.name('card', card.card)} ({card.price})" for card in view.row))


def market_told(view: State, teller: Teller, market: Market) -> str:
    """What lies there."""
    lying = view.markets[market]
    cubes = listed(teller, (f"{teller.name('resource', each)} {lying[each]}" for each in RESOURCES if lying[each]))
    name = titled(teller.name("market", market))
    return said(teller, "alt-market", market=name, cubes=cubes or teller.words("core-nothing"))


def _stock(teller: Teller, cubes: Mapping[str, int]) -> str:
    told = [counted(teller, teller.name("resource", each), count) for each, count in cubes.items()]
    return listed(teller, told) or teller.words("core-nothing")
