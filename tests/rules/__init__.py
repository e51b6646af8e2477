"""One test for each sentence of each rule text and for each ruling."""
