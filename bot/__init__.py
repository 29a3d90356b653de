"""The running service: settings, store, tables, publisher, and the local table."""

VERSION = "0.1.0"
"""The release that this is, or that comes next."""
