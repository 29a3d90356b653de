"""The position in words, for those who can't see the picture."""

from __future__ import annotations

from games.core.seats import Seat
from games.settlers import GAME
from games.settlers.components import COUNTED_TOKENS, MASTER, STACKS, TILES
from games.settlers.grid import place_of
from games.settlers.score import score
from games.settlers.state import Lot, Player, State
from games.settlers.steps import AddDrawn
from render.kit.picture import shortened_alt
from render.settlers.changes import Changes
from render.settlers.land import free
from render.settlers.words import square_name, standing, tile_name
from render.words import listed, said
from texts import Teller


def of_table(view: State, teller: Teller, changed: Changes) -> str:
    """The whole table."""
    sentences = [f"{teller('picture-title')}. {standing(view, teller, teller.players)}."]
    sentences += [_seat(view, teller, seat) for seat in view.every_seat()]
    sentences += [_bought(view, teller), _news(view, teller, changed)]
    sentences += [
        f"{teller.player(seat)}: {said(teller, 'alt-drafted', tiles=teller.names('tile', player.drafted))}"
        for seat, player in enumerate(view.players)
        if player.drafted
    ]
    if view.draft:
        sentences.append(said(teller, "alt-draft", tiles=teller.names("tile", view.draft)))
    else:
        sentences += [
            said(
                teller,
                "alt-row",
                stack=stack,
                tiles=teller.names("tile", view.rows[stack]) or teller.words("core-nothing"),
                left=len(view.stacks[stack]),
            )
            for stack in STACKS
        ]
        drawn = [step.tile for step in view.agenda if isinstance(step, AddDrawn)]
        sentences += [said(teller, "alt-drawn", tile=teller.name("tile", tile)) for tile in drawn]
    prizes = [
        said(teller, "alt-prize", tile=teller.name("tile", tile), points=TILES[tile].points) for tile in view.prizes
    ]
    sentences.append(said(teller, "alt-prizes", prizes=listed(teller, prizes)))
    left = {**view.reserve, MASTER: len(view.master_pile)}
    sentences.append(said(teller, "alt-reserve", tokens=_counted(teller, left)))
    for seat, player in enumerate(view.players):
        if player.land:
            lots = (lot for row in _rows(player, teller) for lot in row)
            sentences += [f"{teller.player(seat)}: {listed(teller, lots)}.", _carts(player, teller)]
    return shortened_alt([sentence for sentence in sentences if sentence])


def of_seat(view: State, teller: Teller, seat: Seat, changed: Changes) -> str:
    """One player's state, row by row from the farthest one on."""
    player = view.players[seat]
    sentences = [f"{standing(view, teller, teller.players)}.", _seat(view, teller, seat)]
    if seat in GAME.play(view).waiting():
        sentences.append(_bought(view, teller))
    sentences += [f"{listed(teller, row)}." for row in _rows(player, teller)]
    if player.drafted:
        sentences.append(said(teller, "alt-drafted", tiles=teller.names("tile", player.drafted)))
    sentences.append(_carts(player, teller))
    if player.land:
        sentences.append(said(teller, "alt-exposed", spots=listed(teller, map(square_name, player.outermost()))))
        sentences.append(said(teller, "alt-free", spots=listed(teller, map(square_name, free(player.land)))))
    new = sorted(changed.at(seat).spots)
    if new:
        sentences.append(teller.words("core-picture-alt-new", what=listed(teller, map(square_name, new))))
    return shortened_alt([sentence for sentence in sentences if sentence])


def _rows(player: Player, teller: Teller) -> list[list[str]]:
    """What lies on each square, row by row from the farthest one on."""
    rows: dict[int, list[str]] = {}
    for spot, lot in sorted(player.land.items(), key=lambda item: (-place_of(item[0])[1], place_of(item[0])[0])):
        rows.setdefault(place_of(spot)[1], []).append(_lot(teller, spot, lot))
    return list(rows.values())


def _carts(player: Player, teller: Teller) -> str:
    corners = listed(teller, map(square_name, player.carts))
    return said(teller, "alt-carts", corners=corners) if corners else ""


def _seat(view: State, teller: Teller, seat: Seat) -> str:
    player = view.players[seat]
    return said(
        teller,
        "alt-seat",
        seat=teller.player(seat),
        points=score(view).scores[seat].total,
        tiles=len(player.land),
        prizes=sum(TILES[lot.tile].kind == "prize" for lot in player.land.values()),
        replaced=len(player.replaced),
        tokens=_hand(teller, player),
    )


def _bought(view: State, teller: Teller) -> str:
    """The resource that whoever is to move has bought for this turn."""
    return said(teller, "alt-bought", resource=teller.name("resource", view.bought)) if view.bought else ""


def _hand(teller: Teller, player: Player) -> str:
    tokens = _counted(teller, player.tokens) if any(player.tokens.values()) else ""
    held = [tokens, teller.names("master", player.masters)]
    return listed(teller, filter(None, held)) or teller.words("core-nothing")


def _counted(teller: Teller, tokens: dict[str, int]) -> str:
    parts = [
        f"{teller.name('token', token)} ×{tokens[token]}" for token in (*COUNTED_TOKENS, MASTER) if tokens.get(token)
    ]
    return listed(teller, parts) or teller.words("core-nothing")


def _lot(teller: Teller, spot: str, lot: Lot) -> str:
    signs = [sign for sign, there in (("ruined", lot.ruined), ("master", lot.master), ("coin", lot.coin)) if there]
    marks = f" ({listed(teller, (teller(f'picture-alt-{sign}') for sign in signs))})" if signs else ""
    return f"{square_name(spot)} {tile_name(teller, lot.tile)}{marks}"


def _news(view: State, teller: Teller, changed: Changes) -> str:
    """What has come since the viewer's last move."""
    new = [
        teller.name("tile", tile)
        for stack in STACKS
        for place, tile in enumerate(view.rows.get(stack, ()))
        if changed.new_in(stack, place)
    ]
    for seat, player in zip(view.every_seat(), view.players, strict=True):
        spots = sorted(changed.at(seat).spots)
        if spots:
            lots = listed(teller, (_lot(teller, spot, player.land[spot]) for spot in spots))
            new.append(f"{teller.player(seat)}: {lots}")
    return teller.words("core-picture-alt-new", what="; ".join(new)) if new else ""
