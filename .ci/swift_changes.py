"""The small changes that `.ci/changes` knows, found in a line of Swift by regular expressions."""
import collections
import re
import string

# A change of a line: what stands from `start` to `end` becomes `code`, which needs `declaration` in its module. In both,
# `$n` is the number of the change, `$it` what stands there, and `$own` an operator that nothing else uses.
# Changes of one family are found by the same rule.
Change = collections.namedtuple("Change", "start end family kind code declaration")

PAIRS = """
    < <=, > >=, == !=, === !==, && ||, + -, true false, min max, lowerBound upperBound, first last, minX maxX, minY maxY,
    midX midY, width height, forward backward, toStart toEnd, text selection, editing rejected, accepted rejected,
    insertion removal
"""
OTHER = {}
for pair in PAIRS.split(","):
    one, other = pair.split()
    OTHER |= {other: one, one: other, "." + other: "." + one, "." + one: "." + other}
WORD = r"\.(?:%s)\b" % "|".join(word for word in OTHER if word.isalpha())

# An operator becomes one of its own, which does the work of the old one or, if it is changed, of another.
INFIX = "infix operator $own: ${precedence}Precedence\n"
SIMPLE = INFIX + "func $own <T: $bound>(a: T, b: T) -> $result { changed($n) ? a $other b : a $it b }\n"
LAZY = INFIX + (
    "func $own (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool { "
    "try changed($n) ? a $other b() : a $it b() }\n")
OBJECTS = INFIX + "func $own (a: AnyObject?, b: AnyObject?) -> Bool { changed($n) ? a $other b : a $it b }\n"
NIL = INFIX + "".join(
    f"func $own <T>(a: T?, b: @autoclosure () throws -> T{end}) rethrows -> T{end} "
    "{ if changed($n) { return try b() }; return try a ?? b() }\n" for end in ("", "?"))
RANGE = INFIX + "func $own (a: Int, b: Int) -> Range<Int> { changed($n) && a < b ? a..<b - 1 : a..<b }\n"
NOT = "prefix operator $own\nprefix func $own (a: Bool) -> Bool { a == changed($n) }\n"
LIMIT = "func $it$n<T: Comparable>(_ a: T, _ b: T) -> T { changed($n) ? $other(a, b) : $it(a, b) }\n"


def operator(declaration, precedence, bound="", result="Bool"):
    return string.Template(declaration).safe_substitute(precedence=precedence, bound=bound, result=result)


def infix(*operators):
    return r"(?<=[\w)\]\"}] )(?<!func )(?:%s)(?= \S)" % "|".join(map(re.escape, operators))


KEYWORDS = (
    "return guard if else let var case default for while switch throw func init deinit defer do try static get set didSet "
    "public package private fileprivate internal override weak lazy mutating").replace(" ", "|")
CALL = r"[A-Za-z_][\w.?!]*(?:\[[^\]]*\])?(?:\(.*\)(?: \{.*\})?| \{.*\})?(?:(?<=[)}])| [-+&|]{0,2}= .+)"
STATEMENT = rf"(?!(?:{KEYWORDS})\b)(?:{CALL}|\(.*\) = \(.*\))"

# For each family: what is found, the kind of the change, the code in its place, and the declaration that this needs.
RULES = {
    "order": (infix("<", "<=", ">", ">="), "$it becomes $other", "$own", operator(SIMPLE, "Comparison", "Comparable")),
    "equality": (infix("==", "!="), "$it becomes $other", "$own", operator(SIMPLE, "Comparison", "Equatable")),
    "identity": (infix("===", "!=="), "$it becomes $other", "$own", operator(OBJECTS, "Comparison")),
    "sum": (infix("+", "-"), "$it becomes $other", "$own", operator(SIMPLE, "Addition", "AdditiveArithmetic", "T")),
    "and": (infix("&&"), "$it becomes $other", "$own", operator(LAZY, "LogicalConjunction")),
    "or": (infix("||"), "$it becomes $other", "$own", operator(LAZY, "LogicalDisjunction")),
    "nil": (infix("??"), "nil before ??", "$own", operator(NIL, "NilCoalescing")),
    "range": (r"\.\.<(?!0\b)(?=[\w(.$])", "..< ends earlier", "$own", operator(RANGE, "RangeFormation")),
    "not": (r"(?<=[ (])!(?=[\w(])", "without !", "$own", NOT),
    "bool": (r"\b(?:true|false)\b", "$it becomes $other", "(changed($n) ? $other : $it)", ""),
    # No part of a name or a version, and no index of a tuple.
    "number": (
        r"(?<![\w$])(?<!(?<!\.)\.)\d+(?!\w|\.\d|\.(?!\.))", "one more than $it", "(changed($n) ? $it + 1 : $it)", ""),
    "limit": (r"\b(?:min|max)(?=\()", "$it becomes $other", "$it$n", LIMIT),
    "property": (
        rf"(?<=[\w)\]]){WORD}(?!\s*[({{=])", "$it becomes $other", r"[keyPath: changed($n) ? \$other : \$it]", ""),
    "case": (rf"(?<=[ (])(?<!case ){WORD}(?![(.])", "$it becomes $other", "(changed($n) ? $other : $it)", ""),
    "result": (r"\breturn (?!nil\b)([^{}\s].*?)(?= \}$|$)", "nil instead of the result", "(changed($n) ? nil : $it)", ""),
    "choice": (r"(?<=[ (])[\w.!]+(?= \? )", "$it the other way", "(changed($n) != ($it))", ""),
    "statement": (
        rf"^(?:\s*|\s*(?:case .*?|default): |.*? \{{ (?:\[.*?\] .*?in )?)({STATEMENT})(?: \}}+)?$",
        "without $it", "if !changed($n) { $it }", ""),
}


# What the code of a condition of compilation may find in a build for Linux, where stand-ins replace UIKit and SwiftUI.
HERE = ("canImport(UIKit)", "canImport(SwiftUI)", "canImport(Foundation)", "os(Linux)")


def compiled(lines):
    """The lines of a file that are compiled here, each with its number."""
    # For each open `#if`: whether one of its branches was compiled, and whether this one is.
    branches = []
    for number, line in enumerate(lines, 1):
        directive = re.match(r"\s*#(if|elseif|else|endif)\b(.*)", line)
        if not directive:
            if all(is_here for _, is_here in branches):
                yield number, line
            continue
        kind, condition = directive.groups()
        was_here = False if kind == "if" else branches.pop()[0]
        if kind != "endif":
            is_here = not was_here and (kind == "else" or is_true(condition))
            branches.append((was_here or is_here, is_here))


def is_true(condition):
    """Whether a condition of compilation is true here."""
    values = re.sub(r"\w+\(.*?\)|\b[A-Z]\w*", lambda term: str(term[0] in HERE), condition.partition("//")[0])
    return eval(values.replace("!", " not ").replace("&&", " and ").replace("||", " or ").strip())


def changes(line):
    """Every change of a line that may compile."""
    code = blank(line)
    if re.match(r"\s*[#@]|\s*(?:\w+ )?import |\s*//", line) or "available" in code or '"""' in line:
        return
    found = [
        (family, match.span(match.lastindex or 0), texts)
        for family, (pattern, *texts) in RULES.items() for match in re.finditer(pattern, code)]
    found += [
        ("condition", span, ["without the condition $it", "(changed($n) || ($it))", ""]) for span in conditions(code)]
    for family, (start, end), texts in found:
        it = line[start:end]
        # An empty range can't end earlier.
        if is_balanced(code[start:end]) and not (family == "range" and is_same(code, start, end)):
            values = {"it": it, "other": OTHER.get(it, "")}
            yield Change(start, end, family, *(string.Template(text).safe_substitute(values) for text in texts))


def blank(line):
    """The line with its comment and the contents of its strings blanked, so that nothing in them is found."""
    line = re.sub(r'"(?:\\.|[^"\\])*"', lambda match: '"' + "~" * (len(match[0]) - 2) + '"', line)
    return re.sub(r"//.*", lambda match: " " * len(match[0]), line)


def is_same(code, start, end):
    """Whether an operator has the same operand on both sides."""
    before, after = re.search(r"[\w.]*$", code[:start])[0], re.match(r"[\w.]*", code[end:])[0]
    return before == after


def is_balanced(text):
    """Whether every bracket closes one that the text has opened: not `a() } else { b()`."""
    open_brackets = []
    for character in text:
        if character in "([{":
            open_brackets.append(")]}"["([{".index(character)])
        elif character in ")]}" and (not open_brackets or open_brackets.pop() != character):
            return False
    return not open_brackets


def conditions(line):
    """Where a line has the conditions of `if`, `else if` and `guard` that can be left out, because they bind no name."""
    head = re.match(r"\s*(?:\} else )?(?:if|guard) ", line)
    if not head:
        return
    start, depth = head.end(), 0
    for index in range(start, len(line) + 1):
        rest = line[index:]
        depth += rest.startswith(("(", "[", "{")) - rest.startswith((")", "]", "}"))
        is_end = not rest or re.match(r" else \{| \{(?= |$)", rest)
        if is_end or rest[0] == "," and depth == 0:
            condition = line[start:index].strip()
            if condition and is_balanced(condition) and not re.match(r"(?:let|var|case)\b|#", condition):
                begin = line.index(condition, start)
                yield begin, begin + len(condition)
            start = index + 1
        if is_end:
            return
