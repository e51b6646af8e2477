"""The day in one page: what the visits at one or more stands left, merged, counted and told.

`visits` reads the folders, `played` the records in them, `merging` puts laptops together; `figures`, `course`
and `understanding` are pure functions of what was read. `telling` says it as JSON, `tables` as CSV, `page` as
one HTML page.
"""
