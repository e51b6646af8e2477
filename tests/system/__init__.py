"""What the computer can do to the app: streams that take nothing, disks that fail, days without an end."""
