"""What is handed out: wheel, source archive, and the app of its own with icon, notices and archives."""
