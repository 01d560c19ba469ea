"""Tables on the network: an event log, live tables, and the messages between them and browsers."""
