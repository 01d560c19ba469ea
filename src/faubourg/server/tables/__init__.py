"""Tables: what happens there, who sits where, and what each viewer is sent."""
