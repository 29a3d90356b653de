"""Plays as people do who only know what they are shown: buttons, lists and windows, or commands with their choices."""

import re
from random import Random
from typing import Any

from bot.local.validate.modals import fields_of
from bot.local.world.json_object import Json
from bot.panel.typed.in_turn import AND, MORE
from bot.tables.live import Live
from games.core.fields import written
from games.core.seats import Seat
from tests.driver import Outcome, Place, Player, SeenMessage
from tests.support.harbour import Harbour, answering, press

PATIENCE = 60
EAGER = 9
"""So many times rather than taking a piece away again, people do what leads on."""


class Playing:
    """Chooses at random among what is offered."""

    def __init__(self, harbour: Harbour, seed: int) -> None:
        self.harbour = harbour
        self.random = Random(seed)

    async def by_panel(self, person: Player, message: SeenMessage) -> None:
        """Answer the question of the message, through all that a click leads to."""
        live = self.harbour.at(message)
        version = live.table.version
        if not answering(message):
            message = (await press(person, message, "mine")).message
        for _ in range(PATIENCE):
            outcome = await self.one_click(person, message)
            assert not outcome.failed, outcome
            live = await self.harbour.again(live)
            if live.table.version > version:
                return
            # An answer that is not possible is explained, and what was clicked still stands.
            message = outcome.message if answering(outcome.message) else message.again
            assert answering(message), f"{person.name} is led nowhere: {outcome.text}"
        raise AssertionError(f"{person.name} clicks without end on {message}")

    async def by_command(self, person: Player, live: Live, seat: Seat) -> Outcome:
        """Make a move by the game's command, with values that autocomplete offers."""
        thread = self.harbour.thread(live)
        offer = self.random.choice([offer for offer in live.request(seat).offers if not offer.aside])
        command = written(live.table.game)
        assert command in person.commands(thread)
        moves = await person.autocomplete(thread, command, "move", written(offer.verb))
        assert written(offer.verb) in moves.values()
        filled: dict[str, Any] = {"move": written(offer.verb)}
        if offer.fields:
            filled["details"] = await self._detailed(person, thread, command, filled)
        return await person.slash(thread, command, **filled)

    async def _detailed(self, person: Player, thread: Place, command: str, filled: dict[str, Any]) -> str:
        """What is chosen and typed on from, until a suggestion is a whole answer."""
        typed = ""
        for _ in range(PATIENCE):
            offered = await person.autocomplete(thread, command, "details", typed, **filled)
            assert offered, f"nothing is offered after /{command} {filled} {typed!r}"
            name, value = self.random.choice(list(offered.items()))
            if not name.endswith(MORE):
                return str(value)
            typed = value if value.endswith(AND) else f"{value} "
        raise AssertionError(f"{person.name} types without end: {typed}")

    async def by_text(self, person: Player, live: Live) -> Outcome:
        """Make a move as a line of text that autocomplete offers."""
        thread = self.harbour.thread(live)
        offered = await person.autocomplete(thread, "move", "move")
        return await person.slash(thread, "move", move=self.random.choice(list(offered.values())))

    async def one_click(self, person: Player, message: SeenMessage) -> Outcome:
        """Press or choose something that answers, and type where a window opens."""
        controls = answering(message)
        (chosen,) = self.random.choices(controls, [1 if ":take:" in control else EAGER for control in controls])
        select = next((select for select in message.selects if select.custom_id == chosen), None)
        if select is None:
            outcome = await person.click(message, chosen)
        else:
            # Who ticks anew mostly knows how many there shall be.
            count = len(select.chosen) or self.random.randint(select.least, select.most)
            outcome = await person.select(message, chosen, self.random.sample(list(select.options), count))
        if outcome.interaction.modal is not None:
            return await person.submit_modal(outcome, self._typed(outcome.modal))
        return outcome

    def _typed(self, modal: Json) -> dict[str, str]:
        """A number where one is asked for, else what stands there already."""
        hints = [str(row.get("description", "")) for row in modal["components"]]
        ends = [int(number) for number in re.findall(r"[0-9]+", " ".join(hints))]
        blanks = [field["custom_id"] for field in fields_of(modal) if not field.get("value")]
        return {blank: str(self.random.randint(*ends)) for blank in blanks}


async def by_command(harbour: Harbour, person: Player, live: Live, verb: str, *details: str) -> Outcome:
    """Type a move with the game's command."""
    filled = {"move": written(verb), **({"details": " ".join(details)} if details else {})}
    return await person.slash(harbour.thread(live), written(live.table.game), **filled)
