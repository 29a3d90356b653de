"""All that a player thinks of at one question, of a view that stays as it is meanwhile."""

from games.archipelago.computer.appraisal import Appraisal
from games.archipelago.computer.insight import Insight
from games.archipelago.computer.people import People
from games.archipelago.computer.plans import Plans
from games.archipelago.computer.stores import Stores
from games.archipelago.state import State
from games.core.seats import Seat


class Mind:
    """What is thought out once, however many of the moves it bears on."""

    def __init__(self, view: State, seat: Seat) -> None:
        self.view, self.seat = view, seat
        self.insight = Insight(view, seat)
        self.aims = self.insight.aims
        self.plans = Plans(self.insight)
        self.stores = Stores(self.insight, self.plans)
        self.people = People(self.insight, self.plans)
        self.appraisal = Appraisal(self.insight, self.plans, self.stores)
