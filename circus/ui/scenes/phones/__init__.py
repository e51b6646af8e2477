"""Sheet of the phones at a table."""
