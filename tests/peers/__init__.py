"""The games as other frameworks play them: the same rules, nothing hidden told, their own suites passed."""
