"""A step of the past, shown in the thread to all: in silence, and as everybody may see it."""

from bot.features.history.news import StepNews
from bot.features.history.service import Histories
from bot.features.history.words import shared_step
from bot.publisher.begun import Begun
from bot.publisher.publisher import Tells, Told, Undeliverable
from bot.publisher.sending import Sending
from bot.store.table.records import Table


class Sharing:
    """Tells what everybody saw then."""

    def __init__(self, sending: Sending) -> None:
        self._sending = sending

    @property
    def tells(self) -> Tells:
        """What it tells, and how."""
        return {StepNews: self.step}

    async def step(self, begun: Begun, table: Table, news: StepNews) -> Told:
        """The board of then, what happened, and what leads back to it at any time."""
        sending = self._sending
        live, histories = await sending.tables.live(table.id), Histories(sending.tables)
        steps = await histories.of(table.id, None, openly=False)
        at = next((at for at, step in enumerate(steps) if step.version == news.version), None)
        if table.thread_id is None or not live.playing or at is None:
            raise Undeliverable("there is nowhere to show it, or it was taken back")
        before, view = await histories.views(live, None, [steps[max(0, at - 1)].version, news.version])
        drawing = sending.pictures.past(live, None, table.language, view, before)
        posting = shared_step(live, steps[at], news.number, await sending.drawn(drawing, table))
        messages = sending.messages
        return Told(await messages.send(table.thread_id, posting, nonce=begun.item.nonce, silent=True))
