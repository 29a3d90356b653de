"""Tells what was stored: drains the outbox to Discord. It may stop and run again at any point."""
