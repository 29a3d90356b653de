"""The engine beneath: one SQLite file, its schema, its lock, one job after the other, copies and exports."""
