"""Who may come in: only pages and programs of this machine that mean this very address."""

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from bot.local.world.realm import Realm

CONTENT_SECURITY_POLICY = "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"


def only_this_address(realm: Realm) -> Middleware:
    """A hostile web page can reach loopback ports, by its own requests or a rebound name; it cannot pass here."""

    @web.middleware
    async def check(request: web.Request, handler: Handler) -> web.StreamResponse:
        if f"http://{request.host}" != realm.base_url:
            raise web.HTTPForbidden(text="This address is not served here.")
        origin = request.headers.get("Origin")
        if origin is not None and origin != realm.base_url:
            raise web.HTTPForbidden(text="Requests from other sites are refused.")
        if request.headers.get("Sec-Fetch-Site", "none") not in ("none", "same-origin") and not _is_page(request):
            raise web.HTTPForbidden(text="Requests from other sites are refused.")
        response = await handler(request)
        if not response.prepared:
            response.headers.setdefault("Content-Security-Policy", CONTENT_SECURITY_POLICY)
            response.headers.setdefault("X-Content-Type-Options", "nosniff")
            response.headers.setdefault("Referrer-Policy", "no-referrer")
            response.headers.setdefault("Cross-Origin-Resource-Policy", "same-origin")
        return response

    return check


def _is_page(request: web.Request) -> bool:
    """Following a link to a player's page is no request of the site that has the link."""
    return request.path.startswith("/p/") and request.headers.get("Sec-Fetch-Mode") == "navigate"
