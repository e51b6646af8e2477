"""Archives for download: the built folder as one file, in the form that each system opens."""

import hashlib
import subprocess
import tarfile
import zipfile
from pathlib import Path

SELF_EXTRACTING = r"""#!/bin/sh
# Circus {version} in one file: lays itself down in your cache folder once, then starts from there.
# --extract DIR lays it down there and starts nothing.
set -eu
if [ "${{1:-}}" = --extract ]; then
  mkdir -p "$2"
  tail -n +{first} "$0" | tar -xzf - -C "$2"
  exit 0
fi
can_start_programs_in() {{ # not where the file system is mounted with noexec
  probe="$1/.probe.$$"
  {{ mkdir -p "$1" && printf '#!/bin/sh\n' >"$probe" && chmod +x "$probe" && "$probe"; }} 2>/dev/null
  can=$?
  rm -f "$probe" 2>/dev/null
  return "$can"
}}
cache="${{XDG_CACHE_HOME:-${{HOME:+$HOME/.cache}}}}"
place="$cache/circus/app-{digest}"
if [ -z "$cache" ] || [ ! -x "$place/circus/circus" ]; then
  for left in "$place".[0-9]*; do # by starts that were killed meanwhile
    [ ! -d "$left" ] || kill -0 "${{left##*.}}" 2>/dev/null || rm -rf "$left"
  done
  draft="$place.$$"
  if [ -z "$cache" ] || ! can_start_programs_in "$cache/circus" || ! mkdir "$draft" 2>/dev/null; then
    draft=
    for folder in "${{TMPDIR:-/tmp}}" /tmp /var/tmp "${{HOME:-/tmp}}" "$(dirname "$0")"; do
      draft=$(mktemp -d "$folder/circus.XXXXXX" 2>/dev/null) || continue
      ! can_start_programs_in "$draft" || break
      rmdir "$draft"
      draft=
    done
    if [ -z "$draft" ]; then
      echo "circus: no folder is found in which a program may be started: set TMPDIR to one" >&2
      exit 1
    fi
    place=$draft
  fi
  trap 'rm -rf "$draft"' EXIT
  trap 'exit 1' HUP INT TERM
  tail -n +{first} "$0" | tar -xzf - -C "$draft" || {{
    rm -rf "$draft"
    echo "circus: there is no room to lay the program down in ${{place%/*}}" >&2
    exit 1
  }}
  if [ "$draft" != "$place" ]; then
    mv -T "$draft" "$place" 2>/dev/null || rm -rf "$draft"
    trap - EXIT HUP INT TERM
  fi
fi
case "${{draft:-}}" in
  "$place") "$place/circus/circus" "$@" ;;
  *) exec "$place/circus/circus" "$@" ;;
esac
exit $?
"""
"""Start script of the one-file app: needs a shell, tail, tar and gzip, but no FUSE and no rights; two
starts at once do not conflict."""


def tar_gz(folder: Path, target: Path) -> Path:
    """Pack the folder under its own name, with a neutral owner."""

    def nobodys(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        return entry

    with tarfile.open(target, "w:gz", compresslevel=9) as archive:
        archive.add(folder, folder.name, filter=nobodys)
    return target


def self_extracting(archive: Path, target: Path, version: str) -> Path:
    """Write a shell script followed by the archive."""
    content = archive.read_bytes()
    digest = hashlib.sha256(content).hexdigest()[:12]
    facts = {"version": version, "digest": f"{version}-{digest}"}
    first = SELF_EXTRACTING.format(first=0, **facts).count("\n") + 1
    target.write_bytes(SELF_EXTRACTING.format(first=first, **facts).encode() + content)
    target.chmod(0o755)
    return target


def zip_folder(folder: Path, target: Path) -> Path:
    """Pack the folder under its own name."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                archive.write(path, path.relative_to(folder.parent))
    return target


def zip_bundle(bundle: Path, target: Path) -> Path:
    """Pack a macOS bundle with its links and rights, which only the system's own tool preserves."""
    subprocess.run(["ditto", "-c", "-k", "--keepParent", str(bundle), str(target)], check=True)
    return target


def size_of(folder: Path) -> int:
    """Return the bytes of all files below a folder; linked files count once."""
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
