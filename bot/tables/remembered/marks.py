"""How a game stood for each seat when it was last there: what has changed since is marked for it."""

from games.core.seats import Seat


class Marks:
    """The states after the seats' last moves, as they are saved."""

    def __init__(self) -> None:
        self.before: dict[Seat, bytes] = {}
        """The state after each seat's last move: what has changed since is marked for that seat."""
        self.missed: dict[Seat, bytes] = {}
        """The same after the last move that was not left to a plan, for the seat's own eyes alone."""
        self.by_plan: set[Seat] = set()
        """The seats whose last move was left to a plan."""

    def of(self, seat: Seat, viewer: Seat | None) -> bytes | None:
        """The state that this viewer saw when the seat had moved last."""
        return (self.missed.get(seat) if viewer == seat else None) or self.before.get(seat)

    def moved(self, seat: Seat, saved: bytes, *, planned: bool) -> None:
        """The seat has moved, by itself or by its plan, and the game stands so now."""
        if planned:
            if seat in self.before and seat not in self.by_plan:
                self.missed.setdefault(seat, self.before[seat])
            self.by_plan.add(seat)
        else:
            self.missed.pop(seat, None)
            self.by_plan.discard(seat)
        self.before[seat] = saved

    def clear(self) -> None:
        """Nothing is marked any more."""
        self.before.clear()
        self.missed.clear()
        self.by_plan.clear()
