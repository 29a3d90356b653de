"""JSON as plain data, under one name."""

from typing import Any

Json = dict[str, Any]
