"""Builds and runs GuardLoad: what each workload allocates and, under callgrind, how many instructions it takes."""

import functools
import json
import os
import pathlib
import re
import subprocess
import tempfile

PACKAGE = pathlib.Path(__file__).resolve().parent


def build(product, scratch):
    """Builds a product for release and returns where it is."""
    # With the options of `.ci/run`, which builds the kit once for all that measure it.
    command = ["swift", "build", "--package-path", str(PACKAGE), "-c", "release", "-Xswiftc", "-warnings-as-errors"]
    if scratch:
        command += ["--scratch-path", scratch]
    subprocess.run(command + ["--product", product], check=True)
    place = subprocess.run(command + ["--show-bin-path"], check=True, capture_output=True, text=True).stdout.strip()
    return pathlib.Path(place) / product


def written(value):
    """JSON, with an object on one line if it fits there and has no other."""
    def line(found):
        text = re.sub(r"\n *", "", re.sub(r",\n *", ", ", found[0]))
        return text if len(text) < 120 else found[0]

    return re.sub(r"\{[^{}]*\}", line, json.dumps(value, indent=2)) + "\n"


def environment():
    # Hash tables that are the same in every run.
    return {**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}


def read(output):
    """The counts in the output, by name; those of workloads are for doing it once."""
    found = {}
    for line in output.splitlines():
        if line.startswith("{"):
            counts = json.loads(line)
            name, repetitions = counts.pop("name"), counts.pop("repetitions", 1)
            found[name] = {key: count / repetitions for key, count in counts.items()}
            found[name]["repetitions"] = repetitions
    return found


def run(program, prefixes):
    """Counts allocations, bytes and pixels."""
    result = subprocess.run([program, *prefixes], check=True, capture_output=True, text=True, env=environment())
    return read(result.stdout)


def run_with_callgrind(program, prefixes):
    """Counts instructions as well, which takes about fifty times as long."""
    with tempfile.TemporaryDirectory() as folder:
        # Valgrind stumbles over the debug information of newer compilers, and does not need it.
        stripped = f"{folder}/load"
        subprocess.run(["strip", "--strip-debug", "-o", stripped, program], check=True)
        command = [
            "valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/dump",
            "--dump-before=malloc_counter_mark", stripped, *prefixes,
        ]
        result = subprocess.run(command, capture_output=True, text=True, env=environment())
        if result.returncode != 0:
            raise SystemExit(f"callgrind failed:\n{result.stderr}")
        found = read(result.stdout)
        # Each workload has two dumps: of its preparation, then of itself.
        workloads = [counts for counts in found.values() if "allocations" in counts]
        for number, counts in enumerate(workloads):
            dump = pathlib.Path(f"{folder}/dump.{number * 2 + 2}").read_text()
            total = int(re.search(r"^(?:summary|totals): (\d+)", dump, re.MULTILINE).group(1))
            counts["instructions"] = total / counts["repetitions"]
            counts["own instructions"] = own_instructions(dump) / counts["repetitions"]
        return found


def own_instructions(dump):
    """How many instructions of a dump are the kit's: its own, and those of the runtime that it calls."""
    names, own = {}, 0

    def name(text):
        number, _, rest = text.partition(" ")
        return names.setdefault(number, rest)

    caller = callee = ""
    is_call = False
    for line in dump.splitlines():
        if line.startswith("fn="):
            caller = owner(name(line[3:]))
        elif line.startswith("cfn="):
            callee = owner(name(line[4:]))
        elif line.startswith("calls="):
            is_call = True
        elif line[:1] in "0123456789+-*" and " " in line:
            cost = int(line.split()[1])
            if caller == "kit" and (not is_call or callee == "runtime"):
                own += cost
            is_call = False
    return own


# The first module that a mangled name names.
MODULE = re.compile(
    r"13CodeInputCore|15CodeInputStyles|14CodeInputUIKit|16CodeInputSwiftUI|12CodeInputPIN|5UIKit|7SwiftUI|9Workloads|9GuardLoad"
)
OWNERS = {"5UIKit": "stand-in", "7SwiftUI": "stand-in", "9Workloads": "load", "9GuardLoad": "load"}


@functools.cache
def owner(name):
    """Whose a function is."""
    module = MODULE.search(name) if name.startswith("$s") else None
    return OWNERS.get(module.group(0), "kit") if module else "runtime"
