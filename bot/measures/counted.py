"""The same as numbers that Prometheus reads."""

import math
from collections.abc import Mapping
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from bot.measures.measures import Kind, Measures, Stage
from bot.measures.sight import Sight

ANSWERS = (0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0)
"""Discord shows a failure after three seconds; people should hear of us within one."""
JOBS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
DRAWINGS = (0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 1.5, 3.0, 6.0, 12.0)
LAGS = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)


class Counted(Measures):
    """In a register of its own: what Prometheus' library counts of the process besides is none of Caravel's."""

    def __init__(self) -> None:
        self._all = CollectorRegistry()
        self._clicks = self._histogram("click_seconds", "From a click to each stage of its answer", ANSWERS, "stage")
        self._moves = self._counter("moves", "Moves stored", "game")
        self._late = self._counter("late", "Answers to questions that were settled already")
        self._refused = self._counter("refused", "What people did that cannot be", "why")
        self._requests = self._counter("requests", "Requests to Discord", "route", "status")
        self._limited = self._counter("rate_limited", "Requests that Discord refused for their number", "scope")
        self._jobs = self._histogram("store_seconds", "Jobs of the store, with their wait", JOBS, "kind")
        self._retries = self._counter("store_retries", "Times that a job of the store was begun anew")
        self._drawings = self._histogram("draw_seconds", "Pictures, with their wait", DRAWINGS, "game")
        self._lag = self._histogram("loop_lag_seconds", "How late the event loop comes round", LAGS)
        self._untold = self._gauge("outbox_untold", "What is stored and still to be told")
        self._oldest = self._gauge("outbox_oldest_seconds", "For how long the oldest of that has waited")
        self._paused = self._gauge("lanes_paused", "Targets that wait for a cause to end", "why")
        self._easel = self._gauge("easel_waiting", "Pictures that wait for their turn")
        self._tables = self._gauge("tables", "Tables that are not over", "status")
        self._servers = self._gauge("servers", "Servers that Caravel is in")
        self._copy = self._gauge("copy_age_seconds", "How old the newest copy is that Caravel makes by itself")
        self._leases = self._gauge("lease_epoch", "How often the block that is served here has passed on", "block")
        self._latency = self._gauge("shard_latency_seconds", "The last heartbeat of each shard", "shard")

    def clicked(self, stage: Stage, seconds: float) -> None:
        """From the click on."""
        self._clicks.labels(stage).observe(seconds)

    def moved(self, game: str, moves: int) -> None:
        """Of people and computers alike."""
        self._moves.labels(game).inc(moves)

    def late(self) -> None:
        """Nobody's fault, and many of them a sign that panels come too late."""
        self._late.inc()

    def refused(self, why: str) -> None:
        """By the house's own reasons."""
        self._refused.labels(why).inc()

    def requested(self, route: str, status: str) -> None:
        """By the kind of request, without any id."""
        self._requests.labels(route, status).inc()

    def rate_limited(self, scope: str) -> None:
        """Of one route, of the whole application, or of something shared with others."""
        self._limited.labels(scope).inc()

    def stored(self, kind: Kind, seconds: float) -> None:
        """Reads and writes."""
        self._jobs.labels(kind).observe(seconds)

    def retried(self, times: int) -> None:
        """On PostgreSQL alone."""
        self._retries.inc(times)

    def drawn(self, game: str, seconds: float) -> None:
        """What was drawn anew, not what was kept."""
        self._drawings.labels(game).observe(seconds)

    def lagged(self, seconds: float) -> None:
        """Looked at all the time."""
        self._lag.observe(seconds)

    def text(self, now: Sight) -> bytes:
        """All of it, as Prometheus reads it."""
        self._untold.set(now.untold)
        self._oldest.set(now.oldest)
        self._easel.set(now.easel_waiting)
        self._servers.set(now.servers)
        self._copy.set(math.nan if now.copy_age is None else now.copy_age)
        by_label: tuple[tuple[Gauge, Mapping[Any, float]], ...] = (
            (self._paused, now.pausing),
            (self._tables, now.tables),
            (self._latency, now.latencies),
            (self._leases, now.lease_epochs),
        )
        for gauge, values in by_label:
            gauge.clear()
            for label, value in values.items():
                gauge.labels(str(label)).set(value)
        return generate_latest(self._all)

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"caravel_{name}", about, labels, registry=self._all)

    def _gauge(self, name: str, about: str, *labels: str) -> Gauge:
        return Gauge(f"caravel_{name}", about, labels, registry=self._all)

    def _histogram(self, name: str, about: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(f"caravel_{name}", about, labels, registry=self._all, buckets=buckets)
