"""Where a database is that is no file: a PostgreSQL server, and which part of a database there is Caravel's."""

from urllib.parse import SplitResult, unquote, urlsplit

import msgspec

from bot.host.secret import Secret

SCHEMES = ("postgresql", "postgres")
SCHEMA, LOCAL_SCHEMA = "caravel", "caravel_local"
"""Of Discord's tables, and of the local table's: one server can hold both."""
HIDDEN = "..."


class DatabaseAddress(msgspec.Struct, frozen=True):
    """Where it is; whoever prints it sees no password."""

    url: Secret
    schema: str = SCHEMA
    member: str = ""
    """By which name this process works there beside others; none where it is alone."""

    def __str__(self) -> str:
        parts = self._parts
        where = parts.netloc.rpartition("@")[2] or "localhost"
        return f"the schema {self.schema} of postgresql://{where}{parts.path}"

    def without_secrets(self, words: str) -> str:
        """What somebody else has said of it, who may have quoted it."""
        shown = words.replace(self.url.reveal(), HIDDEN)
        for secret in self.secrets:
            shown = shown.replace(secret, HIDDEN)
        return shown

    @property
    def secrets(self) -> list[str]:
        """What nobody may see of it: the password, as it is and as it stands in the address."""
        password = self._parts.password or ""
        return [each for each in (password, unquote(password)) if each]

    @property
    def _parts(self) -> SplitResult:
        return urlsplit(self.url.reveal())


def database_url(text: str) -> Secret:
    """The address of a database; a ValueError says in words what is wrong, and never what was typed."""
    try:
        parts = urlsplit(text)
        _ = parts.hostname
        hosts = [each.rpartition(":")[2] for each in parts.netloc.rpartition("@")[2].split(",") if ":" in each]
        known = parts.scheme in SCHEMES and all(port.isdecimal() for port in hosts if not port.endswith("]"))
    except ValueError:
        known = False
    if not known or any(each.isspace() or each == "\0" for each in text):
        raise ValueError(
            "must be an address such as postgresql://caravel:PASSWORD@localhost/caravel, "
            "with % signs for what is no letter or digit in the password (%40 for @)"
        )
    return Secret(text)
