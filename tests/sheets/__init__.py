"""What people see, laid out so that a person can look at all of it."""
