"""The scenes: lobby, set-up, table, curtain, results, rules, settings, and the manager that shows one."""
