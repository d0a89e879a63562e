"""Compile engine, games and bots with mypyc into build/compiled, a mirror of the project that runs and tests itself.

    python tools/compile.py [--level 0..3]     exit status 0: compiled, 3: no C compiler, 1: it failed
    python tools/compile.py --package          only the package, into build/packaged: tools/package.py makes a wheel of it

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
PACKAGE = ("ludarium/engine", "ludarium/games", "ludarium/bots")
TESTS = ("tests/toy", "tests/engine/small")
# Not optimized, which takes half as long: what nobody waits for while games are played, by the names of the C files.
COLD = (
    "__native_tests___",
    *(f"__native_ludarium___engine___{name}.c" for name in ("errors", "facts", "fields", "language", "line", "pack", "record", "saving")),
    *("___statistics.c", "___options.c", "___game.c"),
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
# What is compiled never waits for a package that may be missing where a wheel is built: it is asked for by those who draw.
modules = mypycify(["--ignore-missing-imports", *{modules!r}], opt_level={level!r}, debug_level="0", multi_file=True)
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


class Mirror:
    """A copy of the project in which modules lie compiled beside their sources."""

    def __init__(self, name: str, compiled: tuple[str, ...], folders: tuple[str, ...], files: tuple[str, ...]) -> None:
        self.root = ROOT / "build" / name
        self.stamp = self.root / "stamp"
        self.compiled = compiled
        self.folders = folders
        self.files = files

    def fingerprint(self, level: str) -> str:
        """Return a number that changes when anything that is compiled changes."""
        digest = hashlib.sha256(f"{sys.version} {level}".encode())
        for path in self.sources(ROOT / "src", ROOT):
            digest.update(path.read_bytes())
        digest.update(Path(__file__).read_bytes())
        return digest.hexdigest()

    def sources(self, ludarium_in: Path, tests_in: Path) -> list[Path]:
        """Return the files that are compiled, in a fixed order."""
        found: list[Path] = []
        for folder in self.compiled:
            base = tests_in if folder.startswith("tests") else ludarium_in
            found += [path for path in sorted((base / folder).rglob("*.py")) if path.name not in INTERPRETED]
        return found

    def modules(self) -> list[str]:
        """Return the names of the files to compile, as the mirror's own set-up sees them."""
        return [path.relative_to(self.root).as_posix() for path in self.sources(self.root, self.root)]

    def copy_folders(self) -> None:
        """Copy the folders of the project over the mirror's."""
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / "src" / "ludarium", self.root / "ludarium", ignore=ignored, dirs_exist_ok=True)
        for folder in self.folders:
            if (ROOT / folder).exists():
                shutil.copytree(ROOT / folder, self.root / folder, ignore=ignored, dirs_exist_ok=True)

    def copy_files(self) -> None:
        """Copy the project's own files; not before the compilation, whose setup.py must not meet the project's settings."""
        for name in self.files:
            if (ROOT / name).exists():
                shutil.copy2(ROOT / name, self.root / name)


MIRROR = Mirror("compiled", (*PACKAGE, *TESTS), MIRRORED, MIRRORED_FILES)
PACKAGED = Mirror("packaged", PACKAGE, (), ())


def main() -> int:
    """Compile if anything changed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", default="1", choices=["0", "1", "2", "3"], help="optimization; 1 runs as fast as 3 and builds faster")
    parser.add_argument("--package", action="store_true", help="only the package, for a wheel")
    chosen = parser.parse_args()
    if compiler() is None and not chosen.package:  # whoever wants a compiled wheel is told by setuptools what it looked for
        print("compile: no C compiler found; Ludarium runs interpreted (the same rules, about five times slower)")
        return NO_COMPILER
    return compile_in(PACKAGED if chosen.package else MIRROR, chosen.level)


def compile_in(mirror: Mirror, level: str) -> int:
    """Bring a mirror up to date; return the exit status."""
    mark = mirror.fingerprint(level)
    if mirror.stamp.exists() and mirror.stamp.read_text() == mark:
        mirror.copy_folders()
        mirror.copy_files()
        return 0
    mirror.stamp.unlink(missing_ok=True)  # first: a server's bots take the mirror for complete as long as it is there
    shutil.rmtree(mirror.root, ignore_errors=True)
    mirror.root.mkdir(parents=True)
    mirror.copy_folders()
    modules = mirror.modules()
    print(f"compile: {len(modules)} modules with {compiler()}, level {level} …", flush=True)
    workers = os.cpu_count() or 2
    (mirror.root / "setup.py").write_text(SETUP.format(modules=modules, level=level, workers=workers, cold=COLD))
    environment = {**os.environ, "MYPYPATH": str(mirror.root)}
    log = mirror.root / "compile.log"
    with log.open("w") as out:
        # in parallel too: beside the library every module has a small file of its own that lets Python find it there
        command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "--parallel", str(workers)]
        done = subprocess.run(command, cwd=mirror.root, env=environment, stdout=out, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        print("\n".join(log.read_text().splitlines()[-25:]))
        print(f"compile: failed; the whole output is in {log.relative_to(ROOT)}")
        return 1
    mirror.copy_files()
    mirror.stamp.write_text(mark)
    return 0


if __name__ == "__main__":
    sys.exit(main())
