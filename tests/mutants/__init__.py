"""How much the tests of a game see of its rules: one thing is changed at a time, and they have to tell."""
