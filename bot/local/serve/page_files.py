"""The page itself: its files, its fonts, and each player's own address."""

from pathlib import Path

import font_source_sans_pro  # type: ignore[import-untyped]
from aiohttp import web

from bot.local.actions.players import by_key
from bot.local.world.realm import Realm

_PAGE = Path(__file__).parent.parent / "page"
_FONTS = Path(font_source_sans_pro.__file__).parent / "files"
_SERVED_FONTS = frozenset(f"SourceSansPro-{face}.ttf" for face in ("Regular", "It", "Semibold", "Bold"))
_TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".html": "text/html",
    ".ttf": "font/ttf",
    ".json": "application/json",
    ".png": "image/png",
    ".webp": "image/webp",
}


class PageFiles:
    def __init__(self, realm: Realm) -> None:
        self._realm = realm

    def mount(self, app: web.Application) -> None:
        app.router.add_get("/", self._start)
        app.router.add_get("/p/{key}", self._page)
        app.router.add_get("/page/fonts/{name}", self._font)
        app.router.add_get("/page/{path:.+}", self._file)

    async def _start(self, request: web.Request) -> web.StreamResponse:
        return _send(_PAGE / "start.html")

    async def _page(self, request: web.Request) -> web.StreamResponse:
        if by_key(self._realm.world, request.match_info["key"]) is None:
            raise web.HTTPNotFound(text="This link is not valid any more.")
        return _send(_PAGE / "index.html")

    async def _font(self, request: web.Request) -> web.StreamResponse:
        name = request.match_info["name"]
        if name not in _SERVED_FONTS:
            raise web.HTTPNotFound
        return _send(_FONTS / name)

    async def _file(self, request: web.Request) -> web.StreamResponse:
        try:
            path = (_PAGE / request.match_info["path"]).resolve()
        except (ValueError, OSError):
            # No file has such a name: a NUL in it, or thousands of characters.
            raise web.HTTPNotFound from None
        if not path.is_relative_to(_PAGE):
            raise web.HTTPNotFound
        return _send(path)


def _send(path: Path) -> web.StreamResponse:
    content_type = _TYPES.get(path.suffix)
    if content_type is None or not path.is_file():
        raise web.HTTPNotFound
    text = content_type.startswith("text/") or path.suffix in (".svg", ".json")
    header = f"{content_type}; charset=utf-8" if text else content_type
    return web.FileResponse(path, headers={"Content-Type": header, "Cache-Control": "no-cache"})
