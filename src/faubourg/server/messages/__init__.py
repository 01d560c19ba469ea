"""What is said between browsers and the server."""
