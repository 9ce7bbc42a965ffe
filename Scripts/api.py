"""Generates tables of the API from symbol graphs; called by Scripts/api."""
import collections
import glob
import json
import re
import sys

PAGE = "Sources/Galley/Galley.docc/SupportedAPI.md"
LIST = "Documentation/SwiftUI-API.txt"
ACCEPTED = "Accepted for source compatibility"
UNSHOWN = ("Not shown in a picture", "Takes no space")
# How the documentation of types without an effect describes them.
EFFECTLESS = re.compile(
    r"(It is|They are) not (drawn|shown|rendered)|(It has|They have) no effect"
    r"|(It is|They are) never performed|methods are never called|There are none|Accepted\b")


# The documentation of types, by name.
types = {}


def symbols(folder):
    """Yields the path of each public declaration and the first paragraph of its documentation."""
    for file in sorted(glob.glob(folder + "/*.symbols.json")):
        with open(file) as stream:
            graph = json.load(stream)
        for symbol in graph["symbols"]:
            lines = symbol.get("docComment", {}).get("lines", [])
            paragraph = []
            for line in lines:
                text = line["text"].strip()
                if not text or text.startswith("- "):
                    break
                paragraph.append(text)
            path = symbol["pathComponents"]
            kind = symbol["kind"]["identifier"]
            yield ".".join(path), " ".join(paragraph)
            if kind.split(".")[-1] in ("class", "struct", "enum", "protocol") and len(path) == 1:
                types[path[0]] = " ".join(paragraph)
            # A member of a protocol extension with `Self == Color` is also a member of `Color`.
            for constraint in symbol.get("swiftExtension", {}).get("constraints", []):
                if constraint["kind"] == "sameType" and constraint["lhs"] == "Self":
                    yield ".".join([constraint["rhs"], *path[1:]]), " ".join(paragraph)


def base(path):
    """Returns a member without its labels and, for a modifier, without `View`."""
    name = re.sub(r"\(.*", "", path)
    return name[5:] if name.startswith("View.") else name


def accepted_table(all_symbols):
    """Returns the accepted declarations, grouped by the reason in their documentation."""
    reasons = collections.defaultdict(set)
    for path, text in all_symbols:
        if "(" not in path or path.split(".")[-1].startswith("init("):
            continue
        if text.startswith(UNSHOWN):
            reasons["not shown; a diagnostic says where it is presented"].add(base(path))
        elif ACCEPTED in text:
            reason = text.split(ACCEPTED, 1)[1].lstrip(":. ").split(". ")[0].rstrip(".")
            reasons[reason or "no effect in a picture"].add(base(path))
    rows = ["| modifiers and members | why they have no effect |", "|---|---|"]
    for reason, names in sorted(reasons.items(), key=lambda item: (-len(item[1]), item[0])):
        rows.append("| " + ", ".join(f"`{name}`" for name in sorted(names)) + f" | {reason} |")
    names = {name for name, text in types.items() if EFFECTLESS.search(text)}
    rows += ["", "| types that compile, but have only some of their effects or none |", "|---|"]
    rows.append("| " + ", ".join(f"`{name}`" for name in sorted(names)) + " |")
    return rows


def area(name):
    """Returns the row of the coverage table for a name."""
    head = name.split(".")[0]
    if head in ("View", "EnvironmentValues", "Scene", "Text", "Image", "Shape", "Path", "Color"):
        return f"`{head}`'s members"
    return "other members" if "." in name else "types and functions"


def coverage_table(all_symbols):
    have = {path for path, _ in all_symbols}
    with open(LIST) as stream:
        wanted = [line.strip() for line in stream if line.strip() and not line.startswith("#")]
    counts = collections.OrderedDict()
    missing = []
    for name in wanted:
        row = counts.setdefault(area(name), [0, 0])
        row[1] += 1
        if name in have:
            row[0] += 1
        else:
            missing.append(name)
    rows = ["| SwiftUI's API | available | listed |", "|---|---|---|"]
    for label, (there, total) in sorted(counts.items(), key=lambda item: -item[1][1]):
        rows.append(f"| {label} | {there} | {total} |")
    total = sum(row[1] for row in counts.values())
    rows.append(f"| all | {total - len(missing)} | {total} |")
    return rows, missing


def replaced(page, name, rows):
    begin, end = f"<!-- {name}: made by Scripts/api -->", f"<!-- end of {name} -->"
    head, rest = page.split(begin, 1)
    return head + begin + "\n" + "\n".join(rows) + "\n" + end + rest.split(end, 1)[1]


def main(folder, mode):
    all_symbols = list(symbols(folder))
    coverage, missing = coverage_table(all_symbols)
    if mode == "--missing":
        print("\n".join(missing))
        return 0
    with open(PAGE) as stream:
        page = stream.read()
    new = replaced(page, "accepted", accepted_table(all_symbols))
    new = replaced(new, "coverage", coverage)
    if mode == "--check":
        if new != page:
            print(f"Scripts/api: FAILED: {PAGE} differs from the code; run Scripts/api")
            return 1
        return 0
    with open(PAGE, "w") as stream:
        stream.write(new)
    print("\n".join(coverage))
    return 0


sys.exit(main(sys.argv[1], sys.argv[2]))
