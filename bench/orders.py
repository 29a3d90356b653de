"""The standing orders that sensible players leave, in the games that know any."""

from collections.abc import Callable, Mapping
from typing import Any

from games.archipelago.moves import Policy
from games.core.moves import Move
from games.core.play import Play
from games.core.seats import Seat
from games.puerto_rico import GAME as PUERTO_RICO
from games.puerto_rico.computer.forethought import wished_orders
from games.santa_maria.moves import Ask

Wished = Callable[[Any, Seat], list[Move]]
"""`(state, seat) -> moves`: what a sensible player has done with every question that an order can answer."""

WISHED: Mapping[str, Wished] = {
    "puerto_rico": lambda state, seat: wished_orders(PUERTO_RICO.view(state, seat), seat),
    "santa_maria": lambda state, seat: [Ask("own_turns")],
    "archipelago": lambda state, seat: [Policy("market")],
}


def leave_orders(key: str, play: Play[Any], seat: Seat) -> None:
    """Whoever has answered looks after the orders for what comes next."""
    for order in WISHED[key](play.state, seat) if key in WISHED and not play.state.over else ():
        if play.legal(seat).accepts(order):
            play.apply(seat, order)
