"""Pictures of the project, and the scripts that draw them."""
