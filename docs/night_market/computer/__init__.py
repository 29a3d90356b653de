"""The computer player of Night Market."""
