"""A table at an event: visits and their evidence, the staff's PIN, the time box, what is shown meanwhile."""
