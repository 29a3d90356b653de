"""What people see and press: pure builders of layouts from tables and games, without any I/O."""
