"""Does what a page asks for, as its player."""

from typing import assert_never

from bot.local.actions import players
from bot.local.actions.player_actions import PlayerActions
from bot.local.serve import page_requests as asks
from bot.local.serve.page_view import history
from bot.local.wire.channels import channel as channel_wire
from bot.local.wire.messages import message_event
from bot.local.world import fresh
from bot.local.world.json_object import Json
from bot.local.world.realm import Realm
from bot.local.world.things import LONGEST_NONCE


class PageAnswers:
    def __init__(self, realm: Realm, actions: PlayerActions) -> None:
        self._realm = realm
        self._actions = actions

    def answer(self, asked: asks.QuickRequest) -> Json:
        """What the page is told when it is done; a refusal is an `ApiError`."""
        match asked:
            case asks.Say():
                return self._say(asked)
            case asks.OpenDm():
                channel = self._actions.open_dm(int(asked.user_id))
                return {"channel": channel_wire(self._realm, channel, self._actions.user_id)}
            case asks.MarkRead():
                self._actions.mark_read(int(asked.channel_id), int(asked.message_id))
                players.announce_player(self._realm, self._actions.user)
                return {}
            case asks.LookBack():
                channel = self._actions.channel(int(asked.channel_id))
                return history(self._realm, self._actions, channel, int(asked.before))
            case asks.UseCommand() | asks.Complete() | asks.UseComponent() | asks.SendModal():
                return self._interact(asked)
            case asks.SetPlayer() | asks.SetBotPermissions() | asks.AddPlayer():
                return self._set_up(asked)
            case asks.Upload():
                return {"attachment_id": str(self._actions.upload(asked.filename, asked.data))}
            case asks.Dismiss():
                self._actions.dismiss(int(asked.message_id))
            case asks.JoinThread():
                self._actions.join_thread(int(asked.thread_id))
            case asks.LeaveThread():
                self._actions.leave_thread(int(asked.thread_id))
            case _:
                assert_never(asked)
        return {}

    def _say(self, asked: asks.Say) -> Json:
        reply_to = int(asked.reply_to) if asked.reply_to else None
        nonce = asked.nonce[:LONGEST_NONCE] or None
        message = self._actions.say(int(asked.channel_id), asked.content, reply_to, nonce)
        return {"message": message_event(self._realm, message)}

    def _interact(self, asked: asks.UseCommand | asks.Complete | asks.UseComponent | asks.SendModal) -> Json:
        actions = self._actions
        match asked:
            case asks.UseCommand() | asks.Complete():
                which = int(asked.channel_id), int(asked.command_id), asks.as_json(asked.options)
                completing = isinstance(asked, asks.Complete)
                begun = actions.command(*which, nonce=asked.nonce, autocomplete=completing)
            case asks.UseComponent():
                where = int(asked.channel_id), int(asked.message_id)
                begun = actions.component(*where, asked.custom_id, asked.values or [], nonce=asked.nonce)
            case asks.SendModal():
                answers = asks.as_json(asked.components)
                begun = actions.modal(int(asked.interaction_id), asked.custom_id, answers, nonce=asked.nonce)
            case _:
                assert_never(asked)
        return {"interaction_id": str(begun.id)}

    def _set_up(self, asked: asks.SetPlayer | asks.SetBotPermissions | asks.AddPlayer) -> Json:
        match asked:
            case asks.SetPlayer():
                players.set_player(self._realm, self._actions.user, dms_open=asked.dms_open, locale=asked.locale)
            case asks.SetBotPermissions():
                channel_id = int(asked.channel_id) if asked.channel_id else None
                players.set_bot_permissions(self._realm, asked.permissions, channel_id)
            case asks.AddPlayer():
                name = players.read_player_name(self._realm, asked.name)
                added = fresh.add_player(self._realm.world, self._realm.ids, name)
                players.announce_player(self._realm, added)
                return {"player": players.player_wire(self._realm, added)}
            case _:
                assert_never(asked)
        return {}
