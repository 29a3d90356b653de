"""What the host sets, and reads: the settings and the logs."""
