"""Compile engine, games and bots with mypyc into build/compiled, a mirror of the project that runs and tests itself.

    python tools/compile.py [--level 0..3]     exit status 0: compiled, 3: no C compiler, 1: it failed

The sources stay as they are: `src/` always runs interpreted, `build/compiled/` runs the same files compiled. Nothing is
done if the mirror is up to date.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MIRROR = ROOT / "build" / "compiled"
STAMP = MIRROR / "stamp"
COMPILED = ("ludarium/engine", "ludarium/games", "ludarium/bots", "tests/toy", "tests/engine/small")
# Not optimized, which takes half as long: what nobody waits for while games are played, by the names of the C files.
COLD = (
    "__native_tests___",
    *(f"__native_ludarium___engine___{name}.c" for name in ("errors", "facts", "fields", "language", "line", "pack", "record", "saving")),
    *("___statistics.c", "___view.c", "___options.c", "___game.c"),
)
MIRRORED = ("tests", "docs", "tools", "examples")
MIRRORED_FILES = ("pyproject.toml", "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "Makefile")
NO_COMPILER = 3
# Gather names; draw, with libraries that are not compiled; for tests.
INTERPRETED = ("__init__.py", "typed.py", "terminal.py", "svg.py", "known.py")

SETUP = """
from concurrent.futures import ThreadPoolExecutor

from mypyc.build import mypycify
from setuptools import setup
from setuptools._distutils import ccompiler


def compile_in_parallel(self, sources, output_dir=None, macros=None, include_dirs=None, debug=0, extra_preargs=None, extra_postargs=None,
                        depends=None):
    # As the original, but all files at once: one file after the other takes as long as all of them together.
    macros, objects, extra_postargs, pp_opts, build = self._setup_compile(
        output_dir, macros, include_dirs, sources, depends, extra_postargs
    )
    cc_args = self._get_cc_args(pp_opts, debug, extra_preargs)
    def compile_one(object):
        source, extension = build[object]
        cold = self.compiler_type == "unix" and any(name in source for name in {cold!r})
        self._compile(object, source, extension, cc_args, [*extra_postargs, "-O0"] if cold else extra_postargs, pp_opts)

    with ThreadPoolExecutor({workers!r}) as pool:
        list(pool.map(compile_one, objects))
    return objects


ccompiler.CCompiler.compile = compile_in_parallel
modules = mypycify({modules!r}, opt_level={level!r}, debug_level="0", multi_file=True)
if ccompiler.get_default_compiler() == "unix":
    for module in modules:  # nobody outside calls into the library: its functions need not go through a table, and can be inlined
        module.extra_compile_args.append("-fvisibility=hidden")
setup(name="ludarium-compiled", packages=[], ext_modules=modules)
"""


def compiler() -> str | None:
    """Return the C compiler this Python would use, if there is one."""
    for name in (os.environ.get("CC", ""), (sysconfig.get_config_var("CC") or "").split(" ")[0], "cc", "gcc", "clang"):
        if name and shutil.which(name):
            return name
    return None


def fingerprint(level: str) -> str:
    """Return a number that changes when anything that is compiled changes."""
    digest = hashlib.sha256(f"{sys.version} {level}".encode())
    for path in compiled_sources(ROOT / "src", ROOT):
        digest.update(path.read_bytes())
    digest.update(Path(__file__).read_bytes())
    return digest.hexdigest()


def compiled_sources(ludarium_in: Path, tests_in: Path) -> list[Path]:
    """Return the files that are compiled, in a fixed order."""
    found: list[Path] = []
    for folder in COMPILED:
        base = tests_in if folder.startswith("tests") else ludarium_in
        found += [path for path in sorted((base / folder).rglob("*.py")) if path.name not in INTERPRETED]
    return found


def copy_folders() -> None:
    """Copy the folders of the project over the mirror's."""
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "src" / "ludarium", MIRROR / "ludarium", ignore=ignored, dirs_exist_ok=True)
    for folder in MIRRORED:
        if (ROOT / folder).exists():
            shutil.copytree(ROOT / folder, MIRROR / folder, ignore=ignored, dirs_exist_ok=True)


def copy_files() -> None:
    """Copy the project's own files; not before the compilation, whose setup.py must not meet the project's settings."""
    for name in MIRRORED_FILES:
        if (ROOT / name).exists():
            shutil.copy2(ROOT / name, MIRROR / name)


def main() -> int:
    """Compile if anything changed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", default="1", choices=["0", "1", "2", "3"], help="optimization; 1 runs as fast as 3 and builds faster")
    level = parser.parse_args().level
    if compiler() is None:
        print("compile: no C compiler found; Ludarium runs interpreted (the same rules, about five times slower)")
        return NO_COMPILER
    mark = fingerprint(level)
    if STAMP.exists() and STAMP.read_text() == mark:
        copy_folders()
        copy_files()
        return 0
    STAMP.unlink(missing_ok=True)  # first: a server's bots take the mirror for complete as long as it is there
    shutil.rmtree(MIRROR, ignore_errors=True)
    MIRROR.mkdir(parents=True)
    copy_folders()
    modules = [str(path.relative_to(MIRROR)) for path in compiled_sources(MIRROR, MIRROR)]
    print(f"compile: {len(modules)} modules with {compiler()}, level {level} …", flush=True)
    workers = os.cpu_count() or 2
    (MIRROR / "setup.py").write_text(SETUP.format(modules=modules, level=level, workers=workers, cold=COLD))
    environment = {**os.environ, "MYPYPATH": str(MIRROR)}
    log = MIRROR / "compile.log"
    with log.open("w") as out:
        # in parallel too: beside the library every module has a small file of its own that lets Python find it there
        command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "--parallel", str(workers)]
        done = subprocess.run(command, cwd=MIRROR, env=environment, stdout=out, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        print("\n".join(log.read_text().splitlines()[-25:]))
        print(f"compile: failed; the whole output is in {log.relative_to(ROOT)}")
        return 1
    copy_files()
    STAMP.write_text(mark)
    return 0


if __name__ == "__main__":
    sys.exit(main())
