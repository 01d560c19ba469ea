"""What bots know of Sunrise Lane."""
