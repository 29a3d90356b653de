"""When people are told something, and how their time is counted: arithmetic alone, in their own time zones."""
