"""What several processes on one store have to agree on."""
