"""HTTP and WebSockets: the application, its routes and sessions, and what surrounds them."""
