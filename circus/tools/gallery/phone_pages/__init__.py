"""Pictures of the page on phones, taken in a real browser that shows it at four sizes."""
