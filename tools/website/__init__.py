"""The site, and the lists in `docs/` that follow from the code: written by hand or drawn, and bound by Sphinx."""
