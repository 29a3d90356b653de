"""Story cards: new quests each round without a campaign; in a campaign what is read, voted on and followed."""

from collections import Counter

from games.core.events import Phrase, Value
from games.core.fields import Pick
from games.core.moves import Offer
from games.core.seats import Seat
from games.maracaibo.actions.quests import place_quest, remove_from
from games.maracaibo.campaign.components import CHAPTERS, FREE, LEGACY, STORIES, STORY_TOKENS
from games.maracaibo.campaign.legacy import enter
from games.maracaibo.components import START
from games.maracaibo.moves import CastVote
from games.maracaibo.rulebook import RULES, Maracaibo
from games.maracaibo.state import State
from games.maracaibo.steps import CheckStories, CountVotes, FollowStory, ReadStory, Resume, Vote


def story_tile(number: int) -> str:
    """The word of a story tile."""
    return f"story_{number}"


@RULES.step(FollowStory)
def follow(play: Maracaibo, step: FollowStory) -> None:
    """Lay the card out and do what it says."""
    state = play.state
    key = step.story
    if key in CHAPTERS:
        chapter = CHAPTERS[key]
        _tiles_and_cards(play, key, chapter.tiles, chapter.shuffle)
        play.then(FollowStory(chapter.then))
        return
    state.stories.append(key)
    state.stories.sort()
    if key in FREE:
        play.emit("story", story=key)
        _tiles_and_cards(play, key, FREE[key].tiles, FREE[key].shuffle)
        _new_quests(play, FREE[key].rounds[0][state.size() - 2])
        return
    story = STORIES[key]
    play.emit("story-card", story=key, what=Phrase(f"maracaibo-story-{key}-about"))
    _tiles_and_cards(play, key, story.tiles, story.shuffle)
    if key not in state.stories:
        return
    state.discards += [card for card in story.discard if card in state.story_cards]
    state.story_cards = [card for card in state.story_cards if card not in story.discard]
    if story.place and (tile := _next_story_tile(state)):
        state.story_tiles[tile] = key
        state.quests.setdefault(story.place, []).append(tile)
        play.emit("story-tile", quest=tile, place=story.place)
    _new_quests(play, story.quests[state.size() - 2])


@RULES.step(Resume)
def resume(play: Maracaibo, step: Resume) -> None:
    """The archived tiles lie on their places again, and the archived story cards are followed."""
    for tile in step.tiles:
        enter(play, tile)
    play.then(*(FollowStory(story) for story in sorted(step.stories)))


def _next_story_tile(state: State) -> str:
    """The four tiles come in their order, again and again; none if all lie on the map."""
    lying = {quest for quests in state.quests.values() for quest in quests}
    for _ in range(STORY_TOKENS):
        tile = story_tile(state.story_tile)
        state.story_tile = state.story_tile % STORY_TOKENS + 1
        if tile not in lying:
            return tile
    return ""


def _tiles_and_cards(play: Maracaibo, key: str, tiles: tuple[str, ...], cards: tuple[str, ...]) -> None:
    """Legacy tiles come to their places, cards are shuffled into the deck."""
    state = play.state
    rivals = [other for other in state.stories if other != key and set(tiles) & set(tiles_of(other))]
    if any(rival > key for rival in rivals):
        state.stories.remove(key)
        return
    for rival in rivals:
        set_aside(state, rival)
    for tile in tiles:
        enter(play, tile)
    new = [card for card in cards if card in state.story_cards]
    if new:
        state.story_cards = [card for card in state.story_cards if card not in new]
        state.deck += new
        state.chance.shuffle(state.deck)
        play.emit("shuffled-in", count=len(new))


def set_aside(state: State, story: str) -> None:
    """The card leaves the game, and with it the quest on it, if that has not been fulfilled."""
    state.stories.remove(story)
    for place in list(state.quests):
        for quest in list(state.quests[place]):
            if state.story_tiles.get(quest) == story:
                remove_from(state, place, quest)
                del state.story_tiles[quest]


def tiles_of(story: str) -> tuple[str, ...]:
    """The legacy tiles that a story card asks for."""
    return STORIES[story].tiles if story in STORIES else FREE[story].tiles


def _new_quests(play: Maracaibo, places: tuple[str, ...]) -> None:
    for place in places:
        place_quest(play, place)


@RULES.step(CheckStories)
def check_stories(play: Maracaibo, step: CheckStories) -> None:
    """Without a campaign new quests come for the next round; in one, what is met is read in ascending order."""
    state = play.state
    met = []
    for story in state.stories:
        if story in FREE:
            if state.round < START.rounds:
                _new_quests(play, FREE[story].rounds[state.round][state.size() - 2])
        elif (reader := reader_of(state, story)) is not None:
            met.append(ReadStory(story, reader))
    play.then(*met)


def reader_of(state: State, story: str) -> int | None:
    """Who reads the card: who took its story tile, or who ended the round in which its tile was filled."""
    if STORIES[story].fill:
        tile = STORIES[story].fill
        full = tile in state.legacy and state.legacy[tile] >= LEGACY[tile].discs
        return state.closer if full else None
    return state.fulfilled.get(story)


@RULES.step(ReadStory)
def read_story(play: Maracaibo, step: ReadStory) -> None:
    """A card that was read leaves the game; where it branches, all vote."""
    state = play.state
    state.stories.remove(step.story)
    state.read.append(step.story)
    onward = STORIES[step.story].next
    play.emit("read", story=step.story)
    if len(onward) > 1:
        state.votes.clear()
        play.then(Vote(list(state.every_seat()), step.story, step.reader), CountVotes(step.story, step.reader))
    elif onward:
        take(play, onward[0])


def take(play: Maracaibo, story: str) -> None:
    """The new card is followed at once; in final scoring it waits for the next game. There is but one of each."""
    state = play.state
    if story in (*state.stories, *state.read, *state.unread):
        return
    if state.round == START.rounds:
        state.unread.append(story)
        play.emit("story-waits", story=story)
    else:
        play.then(FollowStory(story))


@RULES.offers(Vote)
def ways(state: State, step: Vote, seat: Seat) -> list[Offer]:
    """Each way that the card names."""
    return [Offer(CastVote, (Pick("story", "story", STORIES[step.story].next),))]


@RULES.asks(Vote)
def who_breaks_a_tie(state: State, step: Vote, seat: Seat) -> dict[str, Value]:
    """The reader; nobody has to, where one alone votes."""
    return {"count": state.seats, "reader_seat": _deciding(state, step.reader)}


@RULES.answer(Vote, CastVote)
def vote(play: Maracaibo, step: Vote, seat: Seat, move: CastVote) -> None:
    """Votes are shown when all are in."""
    play.state.votes[seat] = move.story
    play.emit("voted", seat)


@RULES.step(CountVotes)
def count_votes(play: Maracaibo, step: CountVotes) -> None:
    """Most votes decide; in a tie the reader's vote does."""
    state = play.state
    counts = Counter(state.votes.values())
    most = [story for story, count in counts.items() if count == max(counts.values())]
    chosen = most[0] if len(most) == 1 else state.votes[_deciding(state, step.reader)]
    for seat in state.every_seat():
        play.emit("vote", seat, story=state.votes[seat])
    state.votes.clear()
    take(play, chosen)


def _deciding(state: State, reader: int) -> Seat:
    """Whose vote breaks a tie: the reader's; Jean has none."""
    return Seat(reader if reader < state.seats else 0)
