"""What bots know of Bella Vista."""
