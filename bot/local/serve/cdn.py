"""Serves attachments under signed addresses that nobody can guess."""

import hmac

from aiohttp import web

from bot.local.world.realm import Realm


class Cdn:
    def __init__(self, realm: Realm) -> None:
        self._realm = realm

    def mount(self, app: web.Application) -> None:
        app.router.add_get("/cdn/{signature}/{attachment_id:[0-9]+}/{filename}", self._serve)

    async def _serve(self, request: web.Request) -> web.Response:
        attachment_id = int(request.match_info["attachment_id"])
        expected = self._realm.attachment_signature(attachment_id)
        if not hmac.compare_digest(expected, request.match_info["signature"]):
            raise web.HTTPNotFound
        data = await self._realm.files.get(attachment_id)
        if data is None:
            raise web.HTTPNotFound
        filename = request.match_info["filename"]
        return web.Response(
            body=data,
            headers={
                "Content-Type": _served_as(filename),
                "Cache-Control": "private, max-age=31536000, immutable",
                "Content-Disposition": "inline" if _is_picture(filename) else "attachment",
                "X-Content-Type-Options": "nosniff",
            },
        )


_PICTURES = {"png": "image/png", "webp": "image/webp", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif"}


def _is_picture(filename: str) -> bool:
    return filename.rpartition(".")[2].lower() in _PICTURES


def _served_as(filename: str) -> str:
    """Never a type that a browser would run."""
    return _PICTURES.get(filename.rpartition(".")[2].lower(), "application/octet-stream")
