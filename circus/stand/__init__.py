"""Stand: visits and their evidence, the staff's PIN, the time box, the reel and the supervisor."""
