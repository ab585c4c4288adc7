#!/usr/bin/env python3
"""Measures the field and prints ratios from one run.

    Benchmarks/measure.py             runs the benchmarks and prints the tables
    Benchmarks/measure.py --write     puts them into docs/benchmarks.md as well

--scratch-path PATH sets the build folder. Compare times only within one run. The tables show ratios, and the fastest
sample of each.
"""

import argparse
import datetime
import json
import os
import pathlib
import platform
import re
import subprocess

import counts
import weigh
from weigh import DOCUMENT, table

REFERENCES = json.loads((counts.PACKAGE / "reference.json").read_text())
OWN = "own instructions"
PEERS = (counts.PACKAGE / "peers.md").read_text()
STYLES = ["underline", "box", "joined", "circles", "dots", "background"]


def measured_times(scratch):
    """The fastest sample of each workload, in nanoseconds for doing it once."""
    command = ["swift", "package", "--package-path", str(counts.PACKAGE)]
    if scratch:
        command += ["--scratch-path", scratch]
    command += [
        "--disable-sandbox", "benchmark", "run", "--target", "FieldBenchmarks", "--format", "jmh", "--path", "stdout",
        "--no-progress", "--quiet",
    ]
    result = subprocess.run(command, capture_output=True, text=True)
    report = next((line for line in result.stdout.splitlines() if line.startswith("[{")), None)
    if report is None:
        raise SystemExit(f"The benchmarks did not run:\n{result.stdout}\n{result.stderr}")
    times = {}
    for entry in json.JSONDecoder().raw_decode(report)[0]:
        name, repetitions = entry["benchmark"].split(".", 3)[3].replace("_", " ").split("#")
        clock = next(m for key, m in entry["secondaryMetrics"].items() if key.startswith("Time (wall clock)"))
        times[name] = clock["scorePercentiles"]["0.0"] * 1000 / int(repetitions)
    return times


def number(value):
    """Three digits, and no more."""
    if value >= 99.5:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 9.95 else f"{value:.2f}"


def duration(nanoseconds):
    for unit, size in [("ms", 1e6), ("µs", 1e3)]:
        if nanoseconds >= size:
            return f"{number(nanoseconds / size)} {unit}"
    return f"{number(nanoseconds)} ns"


def checks(times):
    sizes = ["1", "6", "1024", "1024 marks"]
    names = [name.split("/")[1] for name in times if name.startswith("check/") and name.endswith("/6")]
    names.sort(key=lambda name: times[f"check/{name}/6"])
    own = {size: times[f"check/isAllDigits/{size}"] for size in sizes}
    rows = [[f"`{name}`"] + [number(times[f"check/{name}/{size}"] / own[size]) for size in sizes] for name in names]
    rows.append(["*`isAllDigits` itself*"] + [duration(own[size]) for size in sizes])
    return table(["check", "1 digit", "6 digits", "1 KB, wrong at its end", "1 KB, one character"], rows)


def count(found, name, kind):
    return f"{found[name][kind]:,.0f}" if kind in found.get(name, {}) else ""


def allocations(found, name):
    return count(found, name, "allocations")


def versions(kind):
    """The counts of the versions in which such were made."""
    counted = {name: version["counts"] for name, version in REFERENCES.items()}
    return {name: found for name, found in counted.items() if any(kind in entry for entry in found.values())}


def history(found, name, kind="instructions"):
    return [count(version, name, kind) for version in [*versions(kind).values(), found]]


def columns(kind="instructions"):
    first, *others = [*map(weigh.other_run, versions(kind)), "today"]
    return [f"instructions, {first}", *others]


def since(found, weights):
    """What a key and an app cost today, and in the first version that was measured."""
    first, version = next(iter(REFERENCES.items()))
    key, app = "key/type and delete/6", "CodeInputUIKit"
    before, after = version["counts"][key]["instructions"], found[key]["instructions"]
    then, now = (weigh.totals(one)[app] / 1000 for one in [json.loads(weigh.WEIGHTS.read_text())[first], weights])
    return f"""Since {first}, typing and deleting a character went from {before:,.0f} to {after:,.0f} instructions ({after / before:.1f} times as many),
and what an app with a field carries from {then:,.0f} KB, with the number pad and SwiftUI, to {now:,.0f} KB without them."""


def keys(times, found):
    limit = "limit/type and delete/6"
    names = [name for name in found if name.startswith("key/")]
    rows = [
        [name[4:], duration(times[name]), *history(found, name),
         number(found[name]["instructions"] / found[limit]["instructions"]) if "and delete" in name else "",
         number(times["check/Scanner/6"] / times[name]), allocations(found, name)]
        for name in names
    ]
    rows.append(
        ["*the limit: type and delete*", duration(times[limit]), *history(found, limit), "1", "",
         allocations(found, limit)])
    return table(
        ["edit / cells", "takes", *columns(), "of the limit", "fit into Scanner's check", "allocations"], rows)


def incoming(times, found):
    names = [name for name in found if name.startswith(("incoming/", "bulk/"))]
    rows = [
        [name.split("/", 1)[1], duration(times[name]), *history(found, name), allocations(found, name)]
        for name in names
    ]
    return table(["text", "takes", *columns(), "allocations"], rows)


def pictures(times, found):
    rows = []
    for style in STYLES:
        row = [style]
        for name in [f"picture/one key/{style}", f"picture/everything/{style}"]:
            row += [duration(times[name]), *history(found, name), allocations(found, name)]
        rows.append(row)
    return table(
        ["style", "a key and its cell", *columns(), "allocations", "everything", *columns(), "allocations"], rows)


def parts(found):
    """What of a key and its cell is the edit, and what the state: the rest is the drawing."""
    def made(name):
        return found[name]["instructions"]
    edit = made("key/type and delete/6")
    state = made("picture/key and state/6") - edit
    long = made("picture/key and state/64") - made("key/type and delete/64")
    return f"""Of these instructions the edit is {edit:,.0f} and the state {state:,.0f}, in a field of 64 cells {long:,.0f}; the
rest makes a drawing."""


def views(times, found):
    rows = []
    for style in STYLES:
        typing, deleting, everything = f"view/type/{style}", f"view/delete/{style}", f"view/everything/{style}"
        redraw = found[f"redraw/{style}"]
        rows.append([
            style, duration(times[typing]), *history(found, typing, OWN), duration(times[deleting]),
            *history(found, deleting, OWN), duration(times[everything]), f"{redraw['layers']:.0f}",
            f"{redraw['calls']:.0f}", f"{redraw['permille'] / 10:.0f} %",
        ])
    return table(
        ["style", "typing a key", *columns(OWN), "deleting one", *columns(OWN), "a whole redraw", "layers drawn",
         "graphics operations", "of the field's pixels"], rows)


def lengths(times, found):
    rows = []
    for style in ["box", "joined"]:
        for cells, suffix in [(6, ""), (64, " 64")]:
            typing = f"view/type/{style}{suffix}"
            rows.append([style, cells, duration(times[typing]), *history(found, typing, OWN)])
    return table(["style", "cells", "typing a key", *columns(OWN)], rows)


def others(times, found):
    titles = {
        "view/first picture/box": "from init to the first picture",
        "view/paste six/box": "six characters pasted over six others",
        "view/paste six into empty/box": "six characters pasted into an empty field",
        "view/rotation/box": "twice as wide, or half",
        "view/focus/box": "into a window, and the focus",
        "view/update/SwiftUI": "SwiftUI's update and layout if nothing has changed",
    }
    rows = [
        [title, duration(times[name]), *history(found, name, OWN), allocations(found, name)]
        for name, title in titles.items()
    ]
    return table(["box, 6 cells", "takes", *columns(OWN), "allocations"], rows)


def memory(found):
    rows = [[name[7:], f"{entry['bytes']:,.0f} bytes"] for name, entry in found.items() if name.startswith("memory/")]
    return table(["what", "on the heap"], rows)


def machine():
    model = ""
    if pathlib.Path("/proc/cpuinfo").exists():
        match = re.search(r"^model name\s*: (.*)$", pathlib.Path("/proc/cpuinfo").read_text(), re.MULTILINE)
        model = match.group(1) + ", " if match else ""
    swift = subprocess.run(["swift", "--version"], check=True, capture_output=True, text=True).stdout
    swift = re.search(r"Swift version ([0-9.]+)", swift).group(1)
    return f"{model}{os.cpu_count()} cores ({platform.machine()}), {platform.system()}, Swift {swift}"


def report(times, found, weights):
    growth = found["bulk/paste/60 KB"]["instructions"] / found["bulk/paste/4 KB"]["instructions"]
    return f"""# Benchmarks

<!-- Written by Benchmarks/measure.py --write. Do not edit: run it again. -->

{machine()}; {datetime.date.today().isoformat()}.

Times and the columns of today are from one run. Columns of an earlier version are the counts of another run, made with that version and
written down. Times are those of the fastest sample. They differ on another machine, and on a busy one. valgrind counts
instructions, which vary by less than 2 % between runs.

{since(found, weights)}

## A key

The limit is a handwritten loop that does the least that any field must: check a byte, store it, and remove it.
"Fit into Scanner's check" is the number of edits in the time that `Scanner` takes to check six digits.

{keys(times, found)}

{weigh.section(weights)}
## Several characters at once

With fifteen times the text, 60 KB instead of 4 KB, an edit takes {number(growth)} times the instructions. A text of more than 65,536 bytes
is refused unread, so the rows of 1 MB measure the refusal.

{incoming(times, found)}

## A picture

From the editor to the state and the drawing of the changed cell, and to the drawings of all cells and the background.

{pictures(times, found)}

{parts(found)}

## The view

From `insertText` to the graphics context, on the stand-in for UIKit. The instructions are those of the kit and of the
Swift runtime that it calls. Others are the stand-in's, and on Apple platforms UIKit's. A key fills the fifth of six
cells.

{views(times, found)}

The cost of a longer field. The stand-in walks over all layers, but the kit draws two cells.

{lengths(times, found)}

{others(times, found)}

{PEERS}
## Memory

With the stand-in's views and layers, but without the records that the stand-in keeps of a drawing.

{memory(found)}

## Is it a number?

The time of each check as a multiple of `DigitScanner.isAllDigits`. The checks answer different questions. Only
`isInteger` agrees with `Scanner`.

{checks(times)}
"""


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--scratch-path")
    options = parser.parse_args()
    found = counts.run_with_callgrind(counts.build("GuardLoad", options.scratch_path), [])
    scratch = f"{options.scratch_path}/weigh" if options.scratch_path else None
    weights = weigh.weigh(weigh.Package(counts.PACKAGE.parent, scratch))
    weights["stripped"] = weigh.stripped(counts.PACKAGE.parent, scratch and f"{scratch}-stripped")
    weights["builds"] = weigh.builds(counts.PACKAGE.parent, scratch and f"{scratch}-builds")
    weights["bitmaps"] = {name[7:]: entry["bytes"] for name, entry in found.items() if name.startswith("bitmap/")}
    text = report(measured_times(options.scratch_path), found, weights)
    print(text)
    if options.write:
        DOCUMENT.write_text(text)


if __name__ == "__main__":
    main()
