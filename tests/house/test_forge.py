"""The forge runs on every system what the README says: all tests, found by the very lines a person copies."""

import re

from tests.program import ROOT

WORKFLOW = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
SCRIPT = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()


def jobs() -> dict[str, str]:
    """What the workflow says of each job."""
    parts = re.split(r"^  (\w+):\n", WORKFLOW.partition("jobs:\n")[2], flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def command(pattern: str) -> str:
    """The first line of the README that a pattern finds."""
    return next(line for line in README if re.search(pattern, line))


def test_there_is_a_job_for_each_system() -> None:
    runners = {name: re.search(r"runs-on: (\w+)-", job) for name, job in jobs().items()}
    assert {name: found and found[1] for name, found in runners.items()} == {
        "linux": "ubuntu",
        "macos": "macos",
        "windows": "windows",
    }


def test_on_linux_and_macos_the_script_runs_the_command_of_the_readme_whole() -> None:
    for name in ("linux", "macos"):
        assert "- run: .ci/run\n" in jobs()[name]
    (pattern,) = re.findall(r"grep -m 1 -E '(.*)' README\.md", SCRIPT)
    assert 'step eval "$test_command"' in SCRIPT
    assert command(pattern).endswith('install -q -e ".[test]" && .venv/bin/python -m pytest -n auto')


def test_on_windows_the_workflow_runs_the_command_of_the_readme_whole() -> None:
    job = jobs()["windows"]
    (pattern,) = re.findall(r"Select-String '(.*)' \|", job)
    assert "Invoke-Expression $command.Line" in job and "exit $LASTEXITCODE" in job
    assert command(pattern).endswith('install -q -e ".[test]"; .venv\\Scripts\\python -m pytest -n auto')


def test_a_failure_on_any_system_fails_the_workflow() -> None:
    assert "continue-on-error" not in WORKFLOW and "|| true" not in WORKFLOW + SCRIPT
    assert "set -euo pipefail" in SCRIPT
