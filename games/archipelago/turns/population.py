"""Phase 3: what boards I to IV do, one after the other."""

from games.archipelago.components import ZONES, labour_row, stability_row
from games.archipelago.rulebook import RULES, Archipelago
from games.archipelago.steps import ReadLabour, ReadMarkets, ReadStability
from games.archipelago.turns.markers import shift_rebellion, shift_surplus


@RULES.step(ReadMarkets)
def read_markets(play: Archipelago, step: ReadMarkets) -> None:
    """Of each zone only the row of its last cube counts."""
    play.state.phase = 3
    for resource, lying in play.state.markets[step.market].items():
        if lying:
            row = ZONES[step.market][resource].row_of(lying)
            shift_surplus(play, row.surplus)
            shift_rebellion(play, row.rebellion)


@RULES.step(ReadStability)
def read_stability(play: Archipelago, _: ReadStability) -> None:
    row = stability_row(play.state.population)
    shift_surplus(play, row.surplus)
    shift_rebellion(play, row.rebellion)


@RULES.step(ReadLabour)
def read_labour(play: Archipelago, _: ReadLabour) -> None:
    shift_rebellion(play, labour_row(play.state.surplus).rebellion)
