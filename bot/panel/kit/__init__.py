"""The parts of which every message is made: layout, widgets, ids, wording, links."""
