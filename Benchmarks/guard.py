#!/usr/bin/env python3
"""Fails if the field became slower, by counts that do not vary, not by times.

    Benchmarks/guard.py             compares with thresholds.json and with the counts of version 0.2
    Benchmarks/guard.py --update    lowers thresholds.json to the counts of today, and adds new ones; it never raises one

reference.json has the counts of 0.2 and of 27a44af, written down once. What is above 0.2 stands in thresholds.json under
"above", by the beginning of its name, with its reason. What is worse than its limit and has yet to be mended stands under
"owed", by its name, with the most that it may cost until then: the limits stay, and the guard prints the row each time.
Needs valgrind and, like the rest, Swift. --scratch-path PATH builds elsewhere. It also compares the bytes that each product
of the kit adds to a program, see weigh.py.
"""

import argparse
import json
import re
import shutil
import subprocess
import sys

import counts
import weigh

THRESHOLDS = counts.PACKAGE / "thresholds.json"
REFERENCE = counts.PACKAGE / "reference.json"
BASE = "0.2"
GUARDED = ["weight/", "key/", "incoming/", "picture/", "view/", "check/is", "memory/editor", "redraw/", "bitmap/"]
REFERENCES = ["limit/", "check/Scanner/6"]
# Instructions are counted exactly, but a C library of another version takes a few more or less.
TOLERANCE = {"instructions": 0.03, "own instructions": 0.05, "carried bytes": 0.005}
# A key is a thousandth of a frame, so clear code comes before fast code: half as many instructions again, and two
# allocations.
KEYS = ("key/",)
ROOM = 0.5
KEY_ALLOCATIONS = 2
# The average of a workload's keys has fractions, which differ between machines. What each key allocates is a whole number.
ALLOWANCE = {"allocations": 0.5}
# Another compiler makes other code: only what is plainly worse fails.
FOREIGN_TOLERANCE = {"instructions": 0.3, "own instructions": 0.3, "allocations": 0.3, "carried bytes": 0.3}


def toolchain():
    text = subprocess.run(["swift", "--version"], check=True, capture_output=True, text=True).stdout
    machine = subprocess.run(["uname", "-m"], check=True, capture_output=True, text=True).stdout.strip()
    return f"Swift {re.search(r'Swift version ([0-9.]+)', text).group(1)}, {machine}"


def is_guarded(name):
    return any(name.startswith(prefix) for prefix in GUARDED)


def measured(scratch):
    program = counts.build("GuardLoad", scratch)
    found = counts.run_with_callgrind(program, GUARDED + REFERENCES)
    for name, entry in found.items():
        # Most instructions of a view are the stand-in's: the kit's own count. What it allocates tells a layout that does
        # things twice.
        entry.pop("instructions" if name.startswith("view/") else "own instructions", None)
    weights = weigh.weigh(weigh.Package(counts.PACKAGE.parent, f"{scratch}/weigh" if scratch else None))
    for product, count in weigh.totals(weights).items():
        found[f"weight/{product}"] = {"carried bytes": count}
    return found


def compare(found, thresholds):
    """Yields what is worse, and says what is so much better that the threshold should follow."""
    tolerance = TOLERANCE if thresholds["toolchain"] == toolchain() else FOREIGN_TOLERANCE
    if tolerance is FOREIGN_TOLERANCE:
        print(f"The thresholds are of {thresholds['toolchain']}, this is {toolchain()}: compared loosely.")
    for name, limits in thresholds["counts"].items():
        if name not in found:
            yield f"{name}: was not counted"
            continue
        for key, limit in limits.items():
            count = found[name][key]
            most = limit * (1 + tolerance.get(key, 0)) + ALLOWANCE.get(key, 0.01)
            if name.startswith(KEYS):
                most = max(most, key_allocations(name) if key == "allocations" else limit * (1 + ROOM))
            if count > most:
                yield f"{name}: {count:.1f} {key}, at most {most:.1f} are allowed"
            elif count < limit * 0.9 - 0.01:
                print(f"better: {name}: {count:.1f} {key} instead of {limit:.1f}")
    for name in found:
        if is_guarded(name) and name not in thresholds["counts"]:
            yield f"{name}: has no threshold; --update writes one"


def is_above(entry, base):
    """Whether any count is above that of the base."""
    return any(
        key in base and count > base[key] * (1 + TOLERANCE.get(key, 0)) + ALLOWANCE.get(key, 0.01)
        for key, count in entry.items()
    )


def compare_with_base(found, above):
    """Yields what is above the base and not on the list, and what is on the list for nothing."""
    base = json.loads(REFERENCE.read_text())[BASE]
    if base["toolchain"] != toolchain():
        return
    names = [name for name in found if is_guarded(name) and is_above(found[name], base["counts"].get(name, {}))]
    for name in names:
        if not any(name.startswith(listed) for listed in above):
            yield f"{name}: is above {BASE} ({base['commit']}); say why in thresholds.json"
    for listed in above:
        if not any(name.startswith(listed) for name in names):
            yield f"{listed}: is no longer above {BASE}; remove it from thresholds.json"
    print(f"{len(names)} of {len(base['counts'])} counts are above {BASE}")


def lowered(found, limits):
    """The counts of today, but never above their limits."""
    return {
        name: {
            key: min(round(count, 2), limits.get(name, {}).get(key, count))
            for key, count in sorted(entry.items())
            if key != "repetitions"
        }
        for name, entry in found.items()
        if is_guarded(name)
    }


def key_allocations(name):
    """How often a workload may allocate for its one or two keys."""
    return KEY_ALLOCATIONS * (2 if "and delete" in name else 1)


def promises(found):
    """Yields what the field promises and does not keep, whatever the thresholds say."""
    instructions = {name: entry["instructions"] for name, entry in found.items() if "instructions" in entry}
    key = "key/type and delete/"
    for name, entry in found.items():
        if name.startswith(KEYS) and entry["allocations"] > key_allocations(name):
            yield f"{name}: {entry['allocations']:.1f} allocations, at most {key_allocations(name)} are allowed"
    if instructions[key + "64"] > instructions[key + "6"] * (1 + ROOM):
        yield "a key costs more in a field of 64 cells than in one of 6"
    ratio = instructions[key + "6"] / instructions["limit/type and delete/6"]
    print(f"a key costs {ratio:.2f} times the limit")
    ratio = instructions["check/Scanner/6"] / instructions["key/type/6"]
    print(f"Scanner's check of six digits costs {ratio:.0f} keys")
    if ratio < 10:
        yield "a key costs more than a tenth of Scanner's check"


def linkage(scratch):
    """Yields what a program that uses a part of the kit should not have to load."""
    for product, unwanted in [("LinkCore", "Foundation"), ("LinkStyles", "FoundationNetworking|FoundationXML")]:
        program = counts.build(product, scratch)
        output = subprocess.run(["ldd", program], check=True, capture_output=True, text=True).stdout
        libraries = sorted({line.split()[0].rsplit("/", 1)[-1] for line in output.splitlines()})
        print(f"{product} loads {', '.join(libraries)}")
        for library in libraries:
            if re.search(unwanted, library):
                yield f"{product} loads {library}"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--scratch-path")
    options = parser.parse_args()
    if not shutil.which("valgrind"):
        raise SystemExit("The guard counts with valgrind: apt-get install valgrind")
    found = measured(options.scratch_path)
    thresholds = json.loads(THRESHOLDS.read_text())
    if options.update:
        thresholds["toolchain"] = toolchain()
        thresholds["counts"] = lowered(found, thresholds["counts"])
        THRESHOLDS.write_text(counts.written(thresholds))
        print(f"wrote {THRESHOLDS.name}: {len(thresholds['counts'])} entries")
    problems = list(compare(found, thresholds))
    problems += compare_with_base(found, thresholds["above"])
    problems += promises(found)
    problems += linkage(options.scratch_path)
    # What is owed may get no worse.
    names = [
        name for name, most in thresholds["owed"].items()
        if all(found[name][unit] <= count for unit, count in most.items())
    ]
    owed = [problem for problem in problems if any(problem.startswith(f"{name}:") for name in names)]
    for problem in owed:
        print(f"OWED {problem}")
    problems = [problem for problem in problems if problem not in owed]
    for problem in problems:
        print(f"WORSE {problem}")
    print("The guard found nothing." if not problems else f"The guard found {len(problems)}.")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
