"""What is shown is what the host is told of, and the other way round."""

import re
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from bot.measures.counted import Counted
from bot.measures.sight import Sight

PAGE = Path(__file__).resolve().parents[3] / "docs/metrics.md"


def shown() -> dict[str, tuple[str, frozenset[str]]]:
    """Each number by its name, with its kind and its labels, once each has been counted."""
    counted = Counted()
    counted.clicked("durable", 0.1)
    counted.moved("settlers", 1)
    counted.late()
    counted.refused("broken")
    counted.requested("GET /gateway", "200")
    counted.rate_limited("user")
    counted.stored("read", 0.1)
    counted.retried(1)
    counted.drawn("settlers", 0.1)
    counted.lagged(0.1)
    now = Sight(
        untold=1,
        oldest=2.0,
        copy_age=None,
        pausing={"ours": 1},
        easel_waiting=0,
        tables={"lobby": 1},
        servers=1,
        lease_epochs={1: 3},
        latencies={0: 0.1},
    )
    found = {}
    for family in text_string_to_metric_families(counted.text(now).decode()):
        name = f"{family.name}_total" if family.type == "counter" else family.name
        labels = {label for sample in family.samples for label in sample.labels} - {"le"}
        if not name.endswith("_created"):
            found[name] = (family.type, frozenset(labels))
    return found


def test_the_page_tells_every_number_with_its_kind_and_labels() -> None:
    page = PAGE.read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(caravel_\w+)(?:\{([\w,]+)\})?` \| (\w+) \|", page, re.MULTILINE)
    told = {name: (kind, frozenset(labels.split(",") if labels else ())) for name, labels, kind in rows}
    assert told == shown()
