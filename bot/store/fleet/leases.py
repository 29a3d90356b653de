"""Who serves which block of shards: a row each, by the clock of the database, in words that PostgreSQL alone reads."""

import msgspec

from bot.store.connection import Connection, StoreError


class LeaseLost(StoreError):
    """This process does not serve its block any more, or cannot know whether it does."""


class CountedOtherwise(Exception):
    """Others count other blocks, or other shards."""

    def __init__(self, blocks: int, shards: int) -> None:
        super().__init__(f"The Caravels that run on these tables count {blocks} blocks of {shards} shards.")


class Counting(msgspec.Struct, frozen=True):
    """How all processes count."""

    blocks: int
    shards: int


class Lease(msgspec.Struct, frozen=True):
    """A block, and how often it has passed to another process until now."""

    block: int
    epoch: int


class Held(msgspec.Struct, frozen=True):
    """A lease as whoever looks on sees it."""

    block: int
    owner: str | None
    epoch: int
    left: float
    """For so many seconds it is still held, unless it is renewed."""
    leaving: bool


TAKEN = (
    "UPDATE leases SET owner = :me, epoch = epoch + 1, until = now() + make_interval(secs => :lasts), "
    "blocks = :blocks, shards = :shards, leaving = 0, followed_by = NULL, wanted_by = NULL "
)
_LEFT_ALONE = "(followed_by IS NULL OR until <= now() - make_interval(secs => :lasts))"


def take_free(db: Connection, me: str, counting: Counting, lasts: float) -> Lease | None:
    """Serve the first block that nobody serves; None if all are served. CountedOtherwise if others count otherwise."""
    blocks = [(block,) for block in range(counting.blocks)]
    values = {"me": me, "lasts": lasts, "blocks": counting.blocks, "shards": counting.shards}
    where = f"block < :blocks AND until <= now() AND {_LEFT_ALONE}"
    free = f"SELECT owner FROM leases WHERE {where} ORDER BY block LIMIT 1"
    db.executemany("INSERT INTO leases (block) VALUES (?) ON CONFLICT DO NOTHING", blocks)
    found = db.execute(free, values).fetchone()
    if found is None:
        _must_count_alike(db, counting)
        return None
    _cut_off(db, found[0])
    # Of two that take one at once and count otherwise one sees the other: both write this row.
    db.execute("UPDATE leases SET epoch = epoch WHERE block = 0")
    _must_count_alike(db, counting)
    return _lease(db, f"{TAKEN}WHERE block = (SELECT min(block) FROM leases WHERE {where})", values)


def counted_shards(db: Connection) -> int | None:
    """How many shards those count who hold a lease; None if nobody does."""
    row = db.execute("SELECT shards FROM leases WHERE until > now() LIMIT 1").fetchone()
    return None if row is None else row[0]


def renew(db: Connection, me: str, lease: Lease, lasts: float) -> None:
    """Serve it for so much longer; LeaseLost if another process does."""
    renewed = db.execute(
        "UPDATE leases SET until = now() + make_interval(secs => ?) WHERE block = ? AND owner = ? AND epoch = ?",
        (lasts, lease.block, me, lease.epoch),
    )
    if not renewed.rowcount:
        raise LeaseLost(f"block {lease.block} is another process's")


def must_hold(db: Connection, me: str, lease: Lease) -> None:
    """Until this transaction ends nobody else takes the lease; LeaseLost if somebody has."""
    held = "SELECT 1 FROM leases WHERE block = ? AND owner = ? AND epoch = ? FOR SHARE"
    if db.execute(held, (lease.block, me, lease.epoch)).fetchone() is None:
        raise LeaseLost(f"block {lease.block} is another process's")


def leave(db: Connection, me: str, lease: Lease) -> None:
    """Say that somebody may come and serve it."""
    db.execute(
        "UPDATE leases SET leaving = 1 WHERE block = ? AND owner = ? AND epoch = ?", (lease.block, me, lease.epoch)
    )


def is_wanted(db: Connection, lease: Lease) -> bool:
    """Whether somebody has come, and hears of its servers."""
    row = db.execute("SELECT wanted_by FROM leases WHERE block = ? AND epoch = ?", (lease.block, lease.epoch))
    return row.fetchone() not in (None, (None,))


def give(db: Connection, me: str, lease: Lease) -> None:
    """Serve it no more."""
    db.execute(
        "UPDATE leases SET owner = NULL, until = now(), leaving = 0 WHERE block = ? AND owner = ? AND epoch = ?",
        (lease.block, me, lease.epoch),
    )


def follow(db: Connection, me: str, counting: Counting) -> int | None:
    """Come for a block that somebody is leaving; None if nobody is."""
    row = db.execute(
        "UPDATE leases SET followed_by = ? WHERE block = (SELECT min(block) FROM leases WHERE leaving = 1 "
        "AND until > now() AND followed_by IS NULL AND blocks = ? AND shards = ?) RETURNING block",
        (me, counting.blocks, counting.shards),
    ).fetchone()
    return None if row is None else row[0]


def follow_no_more(db: Connection, me: str) -> None:
    """Come for nothing any more."""
    db.execute("UPDATE leases SET followed_by = NULL, wanted_by = NULL WHERE followed_by = ?", (me,))


def want(db: Connection, me: str, block: int) -> None:
    """Whoever comes for it hears of its servers."""
    db.execute("UPDATE leases SET wanted_by = ? WHERE block = ? AND followed_by = ?", (me, block, me))


def take_over(db: Connection, me: str, block: int, counting: Counting, lasts: float) -> Lease | None:
    """Serve the block for which one has come; None as long as it is served. LeaseLost if another has taken it."""
    values = {"me": me, "lasts": lasts, "blocks": counting.blocks, "shards": counting.shards, "block": block}
    gone = db.execute("SELECT owner FROM leases WHERE block = ? AND until <= now()", (block,)).fetchone()
    _cut_off(db, None if gone is None else gone[0])
    lease = _lease(db, f"{TAKEN}WHERE block = :block AND followed_by = :me AND until <= now()", values)
    if lease is None:
        mine = db.execute("SELECT 1 FROM leases WHERE block = ? AND followed_by = ?", (block, me))
        if mine.fetchone() is None:
            raise LeaseLost(f"block {block} is another process's")
    return lease


def stand_by(db: Connection, me: str, lasts: float) -> None:
    """Wait for a block, as whoever leaves one should know."""
    db.execute(
        "INSERT INTO standbys (owner, until) VALUES (?, now() + make_interval(secs => ?)) "
        "ON CONFLICT (owner) DO UPDATE SET until = excluded.until",
        (me, lasts),
    )


def stand_by_no_more(db: Connection, me: str) -> None:
    """Wait no longer."""
    db.execute("DELETE FROM standbys WHERE owner = ? OR until <= now()", (me,))


def spares(db: Connection) -> int:
    """How many wait for a block."""
    count: int = db.execute("SELECT count(*) FROM standbys WHERE until > now()").fetchone()[0]
    return count


def leases(db: Connection) -> list[Held]:
    """All that anybody has ever held, by blocks."""
    rows = db.execute(
        "SELECT block, owner, epoch, CASE WHEN isfinite(until) THEN EXTRACT(EPOCH FROM until - now())::float8 ELSE 0 "
        "END, leaving FROM leases ORDER BY block"
    )
    return [Held(block, owner, epoch, left, bool(leaving)) for block, owner, epoch, left, leaving in rows.fetchall()]


def claim(db: Connection, interaction: int) -> bool:
    """Whether this process answers it: of two that hear of it one does."""
    return db.execute("INSERT INTO claims (interaction) VALUES (?) ON CONFLICT DO NOTHING", (interaction,)).rowcount > 0


def prune_claims(db: Connection, seconds: float) -> None:
    """Forget what was claimed longer ago."""
    db.execute("DELETE FROM claims WHERE at < now() - make_interval(secs => ?)", (seconds,))


def may_identify(db: Connection, bucket: int, seconds: float) -> bool:
    """Whether Discord takes one more connection of this bucket, the last of which was so long ago."""
    db.execute("INSERT INTO identifies (bucket) VALUES (?) ON CONFLICT DO NOTHING", (bucket,))
    taken = db.execute(
        "UPDATE identifies SET at = now() WHERE bucket = ? AND at <= now() - make_interval(secs => ?)",
        (bucket, seconds),
    )
    return taken.rowcount > 0


def _cut_off(db: Connection, owner: str | None) -> None:
    """Whoever stands still in the midst of a transaction holds up nobody who takes its place."""
    if owner is not None:
        named = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = ?"
        db.execute(named, (f"caravel {owner}",)).fetchall()


def _must_count_alike(db: Connection, counting: Counting) -> None:
    row = db.execute(
        "SELECT blocks, shards FROM leases WHERE until > now() AND (blocks <> ? OR shards <> ?) LIMIT 1",
        (counting.blocks, counting.shards),
    ).fetchone()
    if row is not None:
        raise CountedOtherwise(*row)


def _lease(db: Connection, statement: str, values: dict[str, object]) -> Lease | None:
    row = db.execute(f"{statement} RETURNING block, epoch", values).fetchone()
    return None if row is None else Lease(*row)
