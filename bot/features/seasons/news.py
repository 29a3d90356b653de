"""What has to be told of a season; the kind's name and fields are stored."""

from bot.features.seasons.rows import Season
from bot.store.telling.news import AtServer, FormerCard, News, Outgoing


class SeasonNews(News, frozen=True, tag="season"):
    """A season's card is behind."""

    cosmetic = True

    season_id: int
    anew: bool = False
    """It comes to the foot of its channel: a table is over, or a round begins."""

    def suffices_for(self, earlier: News) -> bool:
        """The last of a season tells what those before it could."""
        if not isinstance(earlier, SeasonNews) or earlier.season_id != self.season_id:
            return False
        return self.anew or not earlier.anew


def season_news(season: Season, *, anew: bool = False) -> Outgoing:
    """What its channel shows of it is behind."""
    return Outgoing(news=SeasonNews(season.id, anew), target=AtServer(season.guild_id, season.channel_id))


def former_card(season: Season) -> tuple[Outgoing, ...]:
    """What shows it now has to go."""
    if season.message_id is None:
        return ()
    target = AtServer(season.guild_id, season.channel_id)
    return (Outgoing(news=FormerCard(season.channel_id, season.message_id), target=target),)
