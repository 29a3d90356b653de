"""The tests of Night Market."""
