"""The dashboard that is shipped reads what is shown, and all of it."""

import json
import re
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

from tests.bot.measures.test_counted import shown

BOARD: dict[str, Any] = json.loads(
    (Path(__file__).resolve().parents[3] / "deploy/grafana.json").read_text(encoding="utf-8")
)
PANELS: list[dict[str, Any]] = BOARD["panels"]
ASKED = [target for panel in PANELS for target in panel.get("targets", ())]
OF_A_HISTOGRAM = ("_bucket", "_count", "_sum")


def known() -> dict[str, frozenset[str]]:
    """Each series with its labels, by the names under which Prometheus has them."""
    found: dict[str, frozenset[str]] = {}
    for name, (kind, labels) in shown().items():
        if kind == "histogram":
            found |= {name + suffix: labels | ({"le"} if suffix == "_bucket" else set()) for suffix in OF_A_HISTOGRAM}
        else:
            found[name] = labels
    return found


def test_each_metric_that_it_names_exists_with_the_labels_by_which_it_is_summed() -> None:
    series = known()
    for target in ASKED:
        names = re.findall(r"caravel_\w+", target["expr"])
        assert names
        assert set(names) <= series.keys(), target["expr"]
        summed = {label for each in re.findall(r"by \(([^)]*)\)", target["expr"]) for label in each.split(", ")}
        told = set(re.findall(r"\{\{(\w+)\}\}", target["legendFormat"]))
        chosen = set(re.findall(r"(\w+)=\"", target["expr"]))
        for name in names:
            assert summed | told | chosen <= series[name], target["expr"]
        assert told <= summed


def test_every_metric_is_on_it() -> None:
    text = " ".join(target["expr"] for target in ASKED)
    assert [name for name in shown() if name not in text] == []


def test_it_can_be_read_by_grafana_and_nothing_lies_on_something_else() -> None:
    assert [count for count in Counter(panel["id"] for panel in PANELS).values() if count > 1] == []
    assert {panel["datasource"]["uid"] for panel in PANELS if "datasource" in panel} == {"${datasource}"}
    assert [each["name"] for each in BOARD["templating"]["list"]] == ["datasource"]
    for one, other in combinations((panel["gridPos"] for panel in PANELS), 2):
        apart = any(one[at] + one[size] <= other[at] or other[at] + other[size] <= one[at] for at, size in ("xw", "yh"))
        assert apart, (one, other)
    assert all(panel["gridPos"]["x"] + panel["gridPos"]["w"] <= 24 for panel in PANELS)
