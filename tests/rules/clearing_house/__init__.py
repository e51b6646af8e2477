"""The rules of Clearing House, sentence by sentence and ruling by ruling."""
