"""The eight laws that every registered game obeys, the toy sixth game too."""
