"""The rules of Flip Circus, one test for each sentence and each ruling."""
