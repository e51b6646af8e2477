"""The lab's experiments: what they measure is true, whoever plays, and however often they are stopped."""
