"""What is worked out beside the event loop: in threads, and in processes of their own."""
