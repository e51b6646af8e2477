"""The Lab for people who do not type: what to compare, the figures as they come, past experiments."""
