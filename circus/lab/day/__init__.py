"""Report of a day: the visits at one or more stands, merged and summed up on one page.

`visits` reads the folders, `played` the records in them, `merging` joins laptops; `figures`, `course` and
`understanding` are pure functions of these data. `telling` writes them as JSON, `tables` as CSV, `page` as
one HTML page.
"""
