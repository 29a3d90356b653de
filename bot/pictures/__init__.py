"""The pictures of a table, drawn beside the event loop."""
