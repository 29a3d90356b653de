"""What the chart says of ships: where they have come to, how, and where one is to sail."""

from itertools import combinations

import pytest

from games.core.fields import Pick
from games.core.game import Setup
from games.core.saving import clone
from games.core.seats import Seat
from games.maracaibo import GAME
from games.maracaibo.state import State
from render.boards import proposed
from render.kit import palette as p
from render.kit.boxes import Box
from render.kit.finish import finished
from render.kit.frame import CLOSE, MARGIN
from render.kit.ground import ground
from render.kit.proposal import Proposal
from render.maracaibo.changes import changes
from render.maracaibo.chart import Chart
from render.maracaibo.places import HEIGHT, SPOTS, WIDTH
from tests.render.looks import image
from tests.render.readable import Readers
from texts import Teller, words

BAND, SAIL = 90, 500
"""Above the map stands what is proposed, in the colour of who proposes it; so much of that colour a sail has."""
ROUTE = [place for place in SPOTS if place[0].isdigit() and place not in ("21b", "22")]


def begun() -> tuple[State, Seat, Proposal]:
    """A table where somebody is about to sail."""
    play = GAME.start(Setup(2, {}, "ships"))
    while not (offer := play.legal(play.waiting()[0]).offer("sail")):
        request = play.legal(play.waiting()[0])
        play.apply(request.seat, request.offers[0].any_move(lambda count: 0))
    field = offer.fields[0]
    assert isinstance(field, Pick)
    return play.state, play.waiting()[0], Proposal(offer, (offer.choices(field.name, {})[-1],))


def test_a_ship_is_news_where_it_has_come_to_and_not_where_it_was() -> None:
    before, seat, proposal = begun()
    now = clone(before)
    now.players[seat].place = proposal.answers[0]
    assert changes(before, now).places == {proposal.answers[0]}


def test_a_ship_is_bright_where_it_is_to_sail() -> None:
    state, seat, proposal = begun()
    teller = Teller(words("en"), "maracaibo", ("Anna", "Boris"))
    picture = proposed("maracaibo", state, teller, seat, proposal)
    map_of_it = image(picture).crop((0, BAND, picture.width, picture.height))
    seen = {colour: count for count, colour in map_of_it.getcolors(1 << 20) or []}
    assert seen.get(p.SEATS[seat], 0) > SAIL


@pytest.mark.parametrize("together", [4, 3, 2, 1])
def test_wherever_ships_lie_together_all_can_be_read_and_nothing_covers_anything(
    reading: Readers, together: int
) -> None:
    letters = ["A", "B", "C", "D"]
    state = clone(GAME.start(Setup(4, {"story": "chapter_11"}, "fleets")).state)
    state.legacy |= {"l6": 0, "l9": 0}
    for state.round, places in ((1, ROUTE), (4, ("20", "21b", "22"))):
        for place in places:
            for seat, player in enumerate(state.players):
                player.place = place if seat < together else "0"
            canvas = ground(CLOSE, HEIGHT + 2 * MARGIN)
            chart = Chart(state, letters, changes(None, state))
            chart.draw(canvas, canvas.box.inset(MARGIN))
            finished(canvas, "")
            assert reading.troubles() == [], place
            assert covering(chart) == [], place


def covering(chart: Chart) -> list[tuple[str, str]]:
    """The places of which one lies on another, or over the edge."""
    there = chart.places
    over = [(place, "edge") for place, box in there.items() if not Box(0, 0, WIDTH, HEIGHT).contains(box)]
    return over + [pair for pair in combinations(there, 2) if there[pair[0]].overlaps(there[pair[1]])]


def test_the_way_of_a_ship_goes_along_the_lanes() -> None:
    before, seat, _ = begun()
    now = clone(before)
    now.players[seat].place = "5"
    assert changes(before, now).sailed == {seat: ["0", "1", "2", "4", "5"]}
    home = clone(now)
    home.round, home.players[seat].place = 2, "0"
    assert changes(now, home).sailed == {}
    home.players[seat].place = "2"
    assert changes(now, home).sailed == {seat: ["0", "1", "2"]}
