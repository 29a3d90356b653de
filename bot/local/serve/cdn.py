"""Serves attachments under signed addresses that nobody can guess, and the application's emojis under their ids."""

import hmac

from aiohttp import web

from bot.local.validate.pictures import picture_type
from bot.local.world.realm import Realm
from bot.local.world.snowflakes import read_id

_PICTURES = {"png": "image/png", "webp": "image/webp", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif"}


class Cdn:
    def __init__(self, realm: Realm) -> None:
        self._realm = realm

    def mount(self, app: web.Application) -> None:
        app.router.add_get("/cdn/{signature}/{attachment_id:[0-9]+}/{filename}", self._attachment)
        app.router.add_get(r"/cdn/emojis/{emoji_id:[0-9]+}.{suffix:png|webp|gif|jpg|jpeg}", self._emoji)

    async def _attachment(self, request: web.Request) -> web.Response:
        attachment_id = read_id(request.match_info["attachment_id"]) or 0
        expected = self._realm.attachment_signature(attachment_id)
        if not hmac.compare_digest(expected.encode(), request.match_info["signature"].encode()):
            raise web.HTTPNotFound
        data = await self._realm.files.get(attachment_id)
        if data is None:
            raise web.HTTPNotFound
        suffix = request.match_info["filename"].rpartition(".")[2].lower()
        # Never a type that a browser would run.
        return _served(data, _PICTURES.get(suffix, "application/octet-stream"), inline=suffix in _PICTURES)

    async def _emoji(self, request: web.Request) -> web.Response:
        """Whatever is asked for is served in the format that was uploaded: browsers go by its type."""
        emoji = self._realm.world.emojis.get(read_id(request.match_info["emoji_id"]) or 0)
        data = None if emoji is None else await self._realm.files.get(emoji.id)
        if data is None:
            raise web.HTTPNotFound
        return _served(data, picture_type(data) or "application/octet-stream", inline=True)


def _served(data: bytes, content_type: str, *, inline: bool) -> web.Response:
    return web.Response(
        body=data,
        headers={
            "Content-Type": content_type,
            "Cache-Control": "private, max-age=31536000, immutable",
            "Content-Disposition": "inline" if inline else "attachment",
            "X-Content-Type-Options": "nosniff",
        },
    )
