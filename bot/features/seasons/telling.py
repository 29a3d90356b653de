"""Keeps a season's card in its channel as it is: edited in place, and posted anew, in silence, when a table is over."""

from bot.features.seasons.drawing import drawn, tables_of
from bot.features.seasons.news import SeasonNews, former_card
from bot.features.seasons.rows import Season, load_whole, note_card
from bot.features.seasons.words import season_card
from bot.panel.kit.posting import Posting
from bot.publisher.begun import Begun
from bot.publisher.messages import Edited, is_old
from bot.publisher.publisher import TellsApart, Told, Undeliverable
from bot.publisher.sending import Sending
from bot.store.identity import MessageId


class Telling:
    """Tells how seasons go."""

    def __init__(self, sending: Sending) -> None:
        self._sending = sending
        self._messages = sending.messages
        self._store = sending.store

    @property
    def tells(self) -> TellsApart:
        """What it tells, and how."""
        return {SeasonNews: self.card}

    async def card(self, begun: Begun, news: SeasonNews) -> Told:
        """The card as it is now."""
        if begun.overtaken and not begun.item.attempts:
            raise Undeliverable("the next news tell it")
        whole = await self._store.read(lambda db: load_whole(db, news.season_id))
        if whole is None or whole.season.status == "draft":
            raise Undeliverable("nobody sees this season")
        season = whole.season
        pictures = await drawn(self._sending.pictures, whole, season.language)
        posting = season_card(whole, season.language, pictures, await tables_of(self._sending.tables, whole))
        message = await self._shown(begun, season, posting, anew=news.anew)
        former = () if message == season.message_id else former_card(season)
        return Told(message, then=former, keep=lambda db: note_card(db, season, message))

    async def _shown(self, begun: Begun, season: Season, posting: Posting, *, anew: bool) -> MessageId:
        where, there = season.channel_id, season.message_id
        stays = there is not None and not anew and not is_old(there)
        if there is not None and stays and await self._messages.edit(where, there, posting) is Edited.DONE:
            return there
        return await self._sending.send_marked(begun.item, where, posting, f"season {season.id}", there)
