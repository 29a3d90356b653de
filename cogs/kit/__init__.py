"""What commands and controls share: answers, names, errors, and which table is meant."""
