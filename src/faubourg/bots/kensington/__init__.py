"""What bots know of Kensington."""
