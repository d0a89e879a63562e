"""Imperial Miners: everybody digs at the same time, card by card, and every new chamber sets the way up in motion."""
