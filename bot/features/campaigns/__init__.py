"""Campaigns: what outlives the games of a group, under a name; as a file, too. Loaded when somebody asks for them."""

from bot.feature import Feature
from bot.features.campaigns.archive_files import archive_of
from bot.features.campaigns.enlisting import enlist_again, move_along, settle
from bot.features.campaigns.forgetting import Forgetting
from bot.features.campaigns.rows import all_join, campaign_of, keep_archive
from bot.features.campaigns.service import Campaigns

CAMPAIGNS = Feature(
    serve=Campaigns,
    close=Campaigns.close,
    gathered=settle,
    archive=lambda db, table: archive_of(campaign_of(db, table.id)),
    seated=all_join,
    brought=move_along,
    again=enlist_again,
    ended=keep_archive,
    forgets=Forgetting.of,
    rows_of_people=("campaign_people",),
)
