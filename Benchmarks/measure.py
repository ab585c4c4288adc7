#!/usr/bin/env python3
"""Measures the field and prints ratios from one run.

    Benchmarks/measure.py             runs the benchmarks and prints the tables
    Benchmarks/measure.py --write     puts them into docs/benchmarks.md as well

--scratch-path PATH builds elsewhere. Times of one run compare with one another, and with those of no other run: what
the tables give are ratios, and the fastest sample of each to judge their size.
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

DOCUMENT = counts.PACKAGE.parent / "docs" / "benchmarks.md"
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


def table(head, rows):
    lines = [head, ["---"] + ["--:"] * (len(head) - 1), *rows]
    return "\n".join("| " + " | ".join(map(str, line)) + " |" for line in lines)


def allocations(found, name):
    return f"{found[name]['allocations']:,.0f}"


def checks(times):
    sizes = ["1", "6", "1024", "1024 marks"]
    names = [name.split("/")[1] for name in times if name.startswith("check/") and name.endswith("/6")]
    names.sort(key=lambda name: times[f"check/{name}/6"])
    own = {size: times[f"check/isAllDigits/{size}"] for size in sizes}
    rows = [[f"`{name}`"] + [number(times[f"check/{name}/{size}"] / own[size]) for size in sizes] for name in names]
    rows.append(["*`isAllDigits` itself*"] + [duration(own[size]) for size in sizes])
    return table(["check", "1 digit", "6 digits", "1 KB, wrong at its end", "1 KB, one character"], rows)


def keys(times, found):
    limit = times["limit/type and delete/6"]
    names = [name for name in found if name.startswith("key/")]
    rows = [
        [name[4:], duration(times[name]), number(times[name] / limit) if "and delete" in name else "",
         number(times["check/Scanner/6"] / times[name]), allocations(found, name)]
        for name in names
    ]
    rows.append(["*the limit: type and delete*", duration(limit), "1", "", allocations(found, "limit/type and delete/6")])
    return table(["edit / cells", "takes", "times the limit", "fit into Scanner's check", "allocations"], rows)


def incoming(times, found):
    key = times["key/type/6"]
    names = [name for name in found if name.startswith(("incoming/", "bulk/"))]
    rows = [
        [name.split("/", 1)[1], duration(times[name]), number(times[name] / key), allocations(found, name)]
        for name in names
    ]
    return table(["text", "takes", "keys in that time", "allocations"], rows)


def pictures(times, found):
    limit = times["limit/type, draw and delete/6"]
    rows = []
    for style in STYLES:
        one, everything = f"picture/one key/{style}", f"picture/everything/{style}"
        rows.append([
            style, duration(times[one]), number(times[one] / limit), allocations(found, one),
            duration(times[everything]), number(times[everything] / times[one]), allocations(found, everything),
        ])
    return table(
        ["style", "a key and its cell", "times the limit", "allocations", "everything", "times a key", "allocations"],
        rows)


def parts(times):
    """What of a key and its cell is the edit, and what the state: the rest is the drawing."""
    edit = times["key/type and delete/6"]
    state = times["picture/key and state/6"] - edit
    long = times["picture/key and state/64"] - times["key/type and delete/64"]
    return f"""The edit is {duration(edit)} of that and the state {duration(state)}, in a field of 64 cells
{duration(long)}; the rest goes into a drawing that can be compared, described and painted later."""


def views(times, found):
    rows = []
    for style in STYLES:
        one, everything, redraw = f"view/one key/{style}", f"view/everything/{style}", found[f"redraw/{style}"]
        rows.append([
            style, duration(times[one] / 2), number(times[one] / 2 / times[everything]),
            f"{redraw['layers']:.0f}", f"{redraw['calls']:.0f}", f"{redraw['permille'] / 10:.0f} %",
        ])
    return table(
        ["style", "a key", "of a whole redraw", "layers drawn", "graphics operations", "of the field's pixels"], rows)


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


def report(times, found):
    growth = times["bulk/paste/1 MB"] / times["incoming/paste/64 KB"]
    return f"""# Benchmarks

<!-- Written by Benchmarks/measure.py --write. Do not edit: run it again. -->

{machine()}; {datetime.date.today().isoformat()}.

All figures are of one run. Times are the fastest sample's, and mean little on another machine, or on this one while
others use it; the ratios hold.

## Is it a number?

How many times as long as `DigitScanner.isAllDigits` each check takes. They do not all answer the same question: of
these only `isInteger` gives the verdict of `Scanner`.

{checks(times)}

## A key

The limit is a loop written by hand that does the least that any field must: check a byte, store it, take it away again.
"Fit into Scanner's check" says how often the edit is done while `Scanner` checks six digits.

{keys(times, found)}

## What comes in at once

Sixteen times as much text, 1 MB instead of 64 KB, takes {number(growth)} times as long.

{incoming(times, found)}

## A picture

From the editor over the state to the drawing of the one cell that changed, and to the drawings of all cells and the
background. The limit makes one rectangle and one character by hand.

{pictures(times, found)}

{parts(times)}

## The view

From `insertText` to what reaches the graphics context, on the stand-in that plays UIKit off Apple platforms: most of
the time is the stand-in's. One key fills the fifth of six cells.

{views(times, found)}

From init to the first picture: {duration(times['view/first picture/box'])}, \
{allocations(found, 'view/first picture/box')} allocations. A key in a field of 64 cells takes \
{number(times['view/one key/box 64'] / times['view/one key/box'])} times as long as in one of 6.

## Memory

With the stand-in's views and layers.

{memory(found)}
"""


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--scratch-path")
    options = parser.parse_args()
    found = counts.run(counts.build("GuardLoad", options.scratch_path), [])
    text = report(measured_times(options.scratch_path), found)
    print(text)
    if options.write:
        DOCUMENT.write_text(text)


if __name__ == "__main__":
    main()
