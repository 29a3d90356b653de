"""The running service: settings, store, tables, publisher, and the local table."""
