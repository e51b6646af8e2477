"""Drawing toolkit: window, display list, sprites, lettering, backgrounds; no other room uses pixels."""
