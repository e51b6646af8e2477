"""The table on the screen: what is shown of a session, and what the person does with their hands."""
