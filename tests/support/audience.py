"""Who sees what Caravel says to Discord: one person alone, or others, too."""

from dataclasses import dataclass

from bot.local.actions.interactions import Interactions
from bot.local.world.interaction import AnswerKind, LiveInteraction
from bot.local.world.memory import World
from bot.local.world.realm import Exchange
from bot.local.world.things import Message, MessageFlag

UNSEEN = (
    AnswerKind.DEFERRED_MESSAGE,
    AnswerKind.DEFERRED_UPDATE,
    AnswerKind.AUTOCOMPLETE,
    AnswerKind.MODAL,
)
"""Answers to an interaction that show nobody else anything: working, suggestions, a window."""


@dataclass(frozen=True)
class Said:
    """Something that Caravel said to Discord, or wrote into its log."""

    text: str
    private: bool
    """One person alone sees it; which one, the message itself shows."""


@dataclass(frozen=True)
class Audience:
    """Tells by where something is sent, not by what Discord answers: a refused private message is no public one."""

    world: World
    interactions: Interactions

    def is_one(self, exchange: Exchange) -> bool:
        """A private message, a message that vanishes, suggestions, a window."""
        token = exchange.parameters.get("interaction_token") or exchange.parameters.get("webhook_token")
        interaction = None if token is None else self.interactions.find(token)
        place = exchange.parameters.get("channel_id", 0) if interaction is None else interaction.channel_id
        channel = self.world.channels.get(int(place))
        if channel is not None and channel.is_dm:
            return True
        return interaction is not None and _vanishes(exchange, interaction)


def _vanishes(exchange: Exchange, interaction: LiveInteraction) -> bool:
    body = exchange.body if isinstance(exchange.body, dict) else {}
    if exchange.route.startswith("/interactions"):
        if body.get("type") == AnswerKind.UPDATE:
            return _is_ephemeral(interaction.source)
        return body.get("type") in UNSEEN or _has_flag(body.get("data"))
    if exchange.method == "POST":
        return _has_flag(body) or _has_flag(exchange.answer)
    which = exchange.parameters.get("message_id")
    shown = [each for each in (interaction.original, *interaction.replies) if each is not None]
    return _is_ephemeral(next((each for each in shown if which in (None, str(each.id))), None))


def _is_ephemeral(message: Message | None) -> bool:
    return message is not None and message.is_ephemeral


def _has_flag(message: object) -> bool:
    return isinstance(message, dict) and bool(message.get("flags", 0) & MessageFlag.EPHEMERAL)
