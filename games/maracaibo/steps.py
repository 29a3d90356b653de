"""What can be on the agenda. A step that says `seat` is about that player."""

from games.core.agenda import Decision, Step
from games.core.kinds import OneOf
from games.core.seats import Seat
from games.maracaibo.kinds import Effect, Nation


class _Private(Decision):
    """What can be answered tells of the hand, so it is for that seat alone."""

    may_answer_itself = False
    secret = True


# Before the first round


class Prepare(_Private):
    """Choose of the dealt cards: one is planned, three are discarded, the rest is the hand."""


class KeepCareer(_Private):
    """Keep one of two career cards."""


# The round


class NewRound(Step):
    """The first player's turn begins."""


class Turn(Step):
    """A player's turn: sail, main action, new cards."""

    seat: Seat


class SetSail(Decision):
    """Sail on, with up to so many movement points."""

    points: int = 7
    extra: bool = False
    """It is an assistant's sailing, which may be declined."""


class Arrive(Step):
    """What waits at the end of a sailing, before the main action."""

    seat: Seat


class UseTile(_Private):
    """Pay for a legacy tile's reward, or not."""

    tile: str


class ChooseAction(_Private):
    """The main action."""


class CityQuest(_Private):
    """Fulfil the quest of the legacy city."""


class EndActions(Step):
    """Everything above this on the agenda belongs to the actions of phase B, or to a purchase in a scoring."""

    seat: Seat
    free: bool = True
    """Free actions are open."""


class Refill(_Private):
    """Refill the hand; until then free actions are open in the own turn."""

    free: bool = True
    """Free actions are open before it."""


class EndTurn(Step):
    """The market is refilled, the next player's turn comes, or the round ends."""

    seat: Seat


# Actions


class Effects(Step):
    """What something does, part by part."""

    seat: Seat
    effects: list[Effect]


class VillageAction(_Private):
    """Take a village action; so many are left."""

    left: int


class ChooseOption(Decision):
    """One of several effects."""

    options: list[list[Effect]]


class RemoveDisc(Decision):
    """Take a disc from the ship board."""


class UpgradeDone(Step):
    """A cell of the ship board is complete."""

    seat: Seat
    upgrade: str


class GainInfluence(Decision):
    """With a nation of choice."""

    count: int


class NextRank(Decision):
    """One influence marker goes to its next red ribbon."""


class TakeSynergy(Decision):
    """A synergy token of choice."""


class PlaceMarker(Decision):
    """A nation's marker goes to a village."""

    rank: bool = False
    """The own influence with it goes to the next rank as well."""


class SettleFigures(Decision):
    """Put figures onto the card that was just bought."""

    card: str


class Veteran(Decision):
    """Give a figure back for points."""

    points: int


class RemoveSkull(Decision):
    """One of these legacy tiles leaves the board."""

    tiles: list[str]


class QuestDone(Step):
    """After its reward a quest tile comes to the player's row."""

    seat: Seat
    quest: str


class RefillQuest(Step):
    """A new quest tile comes where the last one was fulfilled."""

    place: str


# The explorer


class Explore(Decision):
    """The explorer goes up to so many steps."""

    steps: int


class Reach(Step):
    """The explorer's new space gives its reward."""

    seat: Seat


class TrackQuest(_Private):
    """Fulfil the quest where the explorer stands, or leave it."""

    quest: str


# Combat


class StartWar(Step):
    """A combat action."""

    seat: Seat


class ChoosePile(Decision):
    """Turn up a combat token of one pile."""


class ChooseNation(Decision):
    """Fight for a nation; the token is in the open."""

    token: str
    values: dict[Nation, int]


class Manoeuvre(Decision):
    """A manoeuvre, or the end of the combat."""

    nation: Nation
    value: int
    made: list[str] = []


class EndWar(Step):
    """The token goes to the player's board."""

    seat: Seat
    token: str


# Scoring


class StartScoring(Step):
    """Interim or final scoring."""


class ScoringChoice(_Private):
    """Buy or invest, or take points."""


class NewCards(Step):
    """The gaps of the market are filled."""


class PayIncome(Step):
    """Everybody's income."""


class ClearMarkets(Step):
    """The discs leave the cities."""


class NewMarket(Step):
    """Four new cards lie face up."""


class NextBuilding(Step):
    """A building is turned up."""


class CheckStories(Step):
    """New quests; in a campaign, the story cards whose requirement is met."""


class ShipsHome(Step):
    """All ships return to Havana, and a new round begins."""


class ScoreCards(Step):
    """Cards and buildings."""


class ScoreNations(Step):
    """Most influence, and ranks times multipliers."""


class ScoreJean(Step):
    """What Jean gets at the end."""


class Finish(Step):
    """The game is over."""


# Solo and campaign


class JeanTurn(Step):
    """Jean plays a card."""


class JeanActs(Step):
    """What Jean's card says after sailing and city."""

    card: str


class JeanEnds(Step):
    """The human's turn, or the end of the round."""


class ReadStory(Step):
    """A story card's requirement is met."""

    story: str
    reader: int


class Vote(Decision):
    """Which way the story goes on."""

    story: str
    reader: int

    may_answer_itself = False
    secret = True


class CountVotes(Step):
    """The way with most votes is taken."""

    story: str
    reader: int


class Resume(Step):
    """A campaign goes on: the tiles and story cards of the archive come back."""

    tiles: list[str]
    stories: list[str]


class FollowStory(Step):
    """A story card comes into play."""

    story: str


AnyStep = OneOf[Step, __name__]
