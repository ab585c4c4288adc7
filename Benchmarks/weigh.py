#!/usr/bin/env python3
"""Prints what a program carries of the kit: bytes by product and folder, CPU seconds of a release build, bitmaps by style.

    Benchmarks/weigh.py                  weighs this tree
    Benchmarks/weigh.py --package PATH   weighs another checkout, such as a worktree of an older version
    Benchmarks/weigh.py --save NAME      keeps the figures in weights.json under this name, such as that of a release
    Benchmarks/weigh.py --write          puts them into docs/benchmarks.md, beside those of earlier versions

The bytes are of the kit's own modules, built with -Osize and whole-module optimization, as Xcode builds an app. The
compiler writes an object file for each source file, so a folder's share is that of its files. The linker joins the
objects of a product without removing anything, so code that several files share counts once, in the file that comes
first. Code, constants, data and metadata count. Unwind tables, which iOS mostly does without, symbols and debug
information don't. Nor do the stand-ins.

The CPU seconds are of those builds, with the compiler's own overhead, on two cores or on more. They vary by a tenth.
--scratch-path PATH sets the build folder. It is emptied of the kit's objects first.
"""

import argparse
import collections
import json
import pathlib
import re
import resource
import subprocess
import tempfile

import counts

DOCUMENT = counts.PACKAGE.parent / "docs" / "benchmarks.md"
WEIGHTS = counts.PACKAGE / "weights.json"
# One line of the linker's map: address, address, size, alignment, then object and section.
INPUT = re.compile(r"^ *\w+ +\w+ +(\w+) +\d+ +(.+\.o):\((\S+)\)$", re.MULTILINE)
# The symbol of `CodeInputView.init(length:style:)`.
FIELD = "$s14CodeInputUIKit0aB4ViewC6length5styleACSi_0aB6Styles0A12CellRenderer_ptcfC"
# Other builds of the product with a field. The package manager adds frame pointers on Linux.
BUILDS = {
    "`-Osize`, without frame pointers": ["--omit-frame-pointers"],
    "`-O`": ["-Xswiftc", "-O"],
    "`-Osize`, `SWIFT_REFLECTION_METADATA_LEVEL = none`":
        ["-Xswiftc", "-Xfrontend", "-Xswiftc", "-disable-reflection-metadata"],
}
# For an arm64 iPhone, linked against declarations of iOS's frameworks, which this package does not have: written down.
IPHONE = ("2026-11-29", 624)
NOT_CARRIED = re.compile(r"\.(eh_frame|gcc_except_table|debug|comment|bss|tbss|symtab|strtab|note|group)")


class Package:
    """A checkout of the kit, and where it is built."""

    def __init__(self, root, scratch, flags=()):
        self.root = root.resolve()
        self.flags = ["-Xswiftc", "-Osize", *flags]
        self.options = ["--package-path", str(root), "--scratch-path", scratch or str(root / ".build" / "weigh")]
        described = json.loads(self.swift("package", *self.options, "describe", "--type", "json"))
        self.build_folder = pathlib.Path(self.swift("build", *self.options, "-c", "release", "--show-bin-path").strip())
        self.targets = {target["name"]: target for target in described["targets"]}
        # What a product needs is listed before it.
        self.products = [
            product["name"] for product in described["products"]
            if "library" in product["type"] and product["targets"] == [product["name"]]
            and self.is_of_kit(product["name"])
        ]

    @staticmethod
    def swift(*arguments):
        return subprocess.run(["swift", *arguments], check=True, stdout=subprocess.PIPE, text=True).stdout

    @staticmethod
    def is_of_kit(name):
        """Whether a target is a module of the kit, and no stand-in or tool."""
        return name.startswith("CodeInput")

    def needs(self, name):
        """A target and all that it depends on, the lowest first."""
        found = [one for other in self.targets[name].get("target_dependencies", []) for one in self.needs(other)]
        return list(dict.fromkeys(found + [name]))

    def build(self, target):
        """Builds a target and returns how many CPU seconds that took."""
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        self.swift("build", *self.options, "-c", "release", *self.flags, "--target", target)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    def empty(self, targets):
        """Removes the objects, those of files that are gone among them, and no more: the rest is not written again."""
        for target in targets:
            for path in self.objects(target).glob("*.o"):
                path.unlink()

    def objects(self, target):
        return self.build_folder / f"{target}.build"

    def made(self, product):
        """Builds anew what a product needs, and returns the folders of the kit's objects."""
        modules = self.needs(product)
        own = [one for one in modules if self.is_of_kit(one)]
        self.empty(own)
        for module in modules:
            self.build(module)
        return {one: self.objects(one) for one in own}

    def folder(self, target, source):
        """The folder of a source file, below that of the module."""
        parts = pathlib.Path(self.sources(target).get(source, source)).parts
        return "/".join([target, *parts[:-1][:1]])

    def sources(self, target):
        return {pathlib.Path(path).name: path for path in self.targets[target]["sources"]}


def weigh(package):
    """The weight of each product and of its folders, and the CPU seconds of each module."""
    modules = list(dict.fromkeys(one for product in package.products for one in package.needs(product)))
    kit = [one for one in modules if package.is_of_kit(one)]
    package.empty(kit)
    seconds = {module: package.build(module) for module in modules}
    products = {}
    for product in package.products:
        own = [one for one in package.needs(product) if package.is_of_kit(one)]
        products[product] = linked({module: package.objects(module) for module in own}, package)
    return {"products": products, "seconds": {one: round(seconds[one], 1) for one in kit}}


def stripped(root, scratch):
    """The bytes of the kit in an app that shows a field and exports nothing, without what its linker may remove."""
    function_sections = ["-Xswiftc", "-Xfrontend", "-Xswiftc", "-function-sections"]
    package = Package(root, scratch or str(root / ".build" / "stripped"), function_sections)
    folders = package.made("CodeInputUIKit")
    with tempfile.NamedTemporaryFile("w", suffix=".map") as exported:
        exported.write(f"{{ global: {FIELD}; local: *; }};")
        exported.flush()
        options = ["--gc-sections", "-u", FIELD, "--version-script", exported.name]
        return sum(linked(folders, package, options).values())


def builds(root, scratch):
    """The bytes of the product with a field, by build."""
    found = {}
    for name, flags in BUILDS.items():
        package = Package(root, scratch or str(root / ".build" / "builds"), flags)
        found[name] = sum(linked(package.made("CodeInputUIKit"), package).values())
    return found


def linked(folders, package, options=()):
    """The bytes of each folder of sources in modules that are linked together."""
    objects = [path for folder in folders.values() for path in sorted(folder.glob("*.o"))]
    modules = {str(folder): module for module, folder in folders.items()}
    bytes_of = collections.Counter()
    with tempfile.TemporaryDirectory() as place:
        command = ["ld.lld", "-shared", "--unresolved-symbols=ignore-all", "-O0", "-s", "-Map", f"{place}/map", *options]
        subprocess.run(command + ["-o", f"{place}/all", *map(str, objects)], check=True)
        for size, path, section in INPUT.findall(pathlib.Path(f"{place}/map").read_text()):
            if NOT_CARRIED.match(section):
                continue
            module = modules[str(pathlib.Path(path).parent)]
            bytes_of[package.folder(module, pathlib.Path(path).name.removesuffix(".o"))] += int(size, 16)
    if not bytes_of:
        raise SystemExit("error: the linker's map names no object")
    return dict(sorted(bytes_of.items()))


def bitmaps(scratch):
    """The bytes of bitmap of each style."""
    found = counts.run(counts.build("GuardLoad", scratch), ["bitmap/"])
    return {name.split("/", 1)[1]: int(entry["bytes"]) for name, entry in found.items()}


def table(head, rows):
    lines = [head, ["---"] + ["--:"] * (len(head) - 1), *rows]
    return "\n".join("| " + " | ".join(map(str, line)) + " |" for line in lines)


def other_run(version):
    """The head of a column whose figures were written down when that version was measured."""
    return f"{version}, another run"


def section(today):
    """What docs/benchmarks.md says: this version beside those in weights.json."""
    versions = {**json.loads(WEIGHTS.read_text()), "today": today}

    def rows(unit, figures):
        """A row for each name, with a gap for a version that does not have it."""
        names = dict.fromkeys(name for version in reversed(versions.values()) for name in figures(version))
        return [
            [f"{name}, {unit}"] + [f"{figures(one)[name]:,.0f}" if name in figures(one) else "" for one in versions.values()]
            for name in names
        ]

    def products(version):
        left = {"A field, stripped": version["stripped"] / 1000} if "stripped" in version else {}
        return {f"`{product}`": count / 1000 for product, count in totals(version).items()} | left

    def folders(version):
        return {
            f"`{folder}`": count / 1000 for product, parts in version["products"].items()
            for folder, count in parts.items() if folder.split("/")[0] == product
        }

    head = [*map(other_run, list(versions)[:-1]), "today"]
    others = [[name, f"{count / 1000:,.0f}"] for name, count in today.get("builds", {}).items()]
    return f"""## Weight

What a program carries of the kit, with everything that a product builds on: code, data and metadata of an optimized build
for size, without unwind tables. An app with a field carries `CodeInputUIKit`. Its linker removes what the app can't reach
(the last row), but keeps each type and its conformances, which Swift may look up by name.

{table(["product", *head], rows("KB", products))}

`CodeInputUIKit` in other builds. The one setting that makes an app lighter is the last: `Mirror` and `dump` then show less of every type,
and SwiftUI's `@State` needs what it removes, so it is not for an app with `CodeInputSwiftUI`. Linked for an arm64 iPhone, against
declarations of iOS, a field had {IPHONE[1]} KB on {IPHONE[0]}, of which 40 are zeroed or unwind tables.

{table(["build", "KB"], others)}

The CPU seconds of a release build are those of one processor, and the bitmaps those of a field of six cells, 320 × 56 points
with three pixels a point.

{table(["cost", *head], rows("s", lambda version: {"release build": sum(version["seconds"].values())})
        + rows("KB", lambda version: {f"bitmaps, {style}": count / 1000
                                      for style, count in version.get("bitmaps", {}).items()}))}

What each folder adds.

{table(["folder", *head], rows("KB", folders))}
"""


def totals(weights):
    return {product: sum(folders.values()) for product, folders in weights["products"].items()}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--package", type=pathlib.Path, default=counts.PACKAGE.parent)
    parser.add_argument("--save", metavar="NAME")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--scratch-path")
    options = parser.parse_args()
    weights = weigh(Package(options.package, options.scratch_path))
    # The load that draws is this version's: it says nothing of another.
    if options.package == counts.PACKAGE.parent:
        weights["bitmaps"] = bitmaps(options.scratch_path)
        weights["stripped"] = stripped(options.package, options.scratch_path)
        weights["builds"] = builds(options.package, options.scratch_path and f"{options.scratch_path}-builds")
    text = section(weights)
    print(text)
    if options.write:
        document, count = re.subn(
            r"## Weight\n.*?(?=\n## |\Z)", lambda _: text, DOCUMENT.read_text(), flags=re.DOTALL)
        if count != 1:
            raise SystemExit(f"error: {DOCUMENT} has no section of the weight")
        DOCUMENT.write_text(document)
    if options.save:
        kept = json.loads(WEIGHTS.read_text()) if WEIGHTS.exists() else {}
        kept[options.save] = weights
        WEIGHTS.write_text(counts.written(kept))


if __name__ == "__main__":
    main()
