"""Type-checks checkouts module by module; called by Scripts/corpus."""
import collections
import os
import re
import subprocess
import sys
import tempfile

# What comes with Swift on Linux.
SYSTEM = {
    "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "Dispatch", "Observation",
    "RegexBuilder", "Synchronization", "CoreFoundation", "Testing", "Glibc", "_Concurrency",
}
IMPORT = re.compile(
    r"^[ \t]*(?:@\w+[ \t]+)*import[ \t]+(?:(?:struct|class|enum|protocol|func|var|let|typealias)[ \t]+)?(\w+)",
    re.M)
# What galley compiles beside files that use names which Foundation marks as unavailable on Linux. The rest
# of Sources/Apps/Command/Files/AppDefaults.swift changes no errors.
DEFAULTS = {
    "NSPredicate(format:": """extension Foundation.NSPredicate {
      convenience init(format: String, _ arguments: Any...) { self.init(_format: format, arguments) }
    }""",
}
NAMES = [
    (re.compile(r"cannot find (?:type )?'([^']+)' in scope"), "{}"),
    (re.compile(r"(?:value of )?type '([^']+)' has no member '([^']+)'"), "{}.{}"),
    (re.compile(r"'([^']+)' is not a member type of (?:\w+ )*'([^']+)'"), "{1}.{0}"),
    (re.compile(r"no exact matches in call to (.*)"), "no exact matches: {}"),
    (re.compile(r"(extra argument '[^']+' in call|unknown attribute '[^']+')"), "{}"),
]


def files(folder):
    """Yields the Swift files below a folder, without tests."""
    for parent, folders, names in os.walk(folder):
        folders[:] = sorted(
            name for name in folders
            if not name.startswith(".") and not name.endswith("Tests") and name != "Pods")
        for name in sorted(names):
            if name.endswith(".swift") and name != "Package.swift":
                yield os.path.join(parent, name)


def module(file, root):
    """Returns the folder of the module that a file belongs to."""
    below, parent = file, os.path.dirname(file)
    while len(parent) >= len(root):
        names = os.listdir(parent)
        if os.path.basename(parent) == "Sources" or any(n.endswith(".xcodeproj") for n in names):
            return below if below != file else parent
        below, parent = parent, os.path.dirname(parent)
    return root


def missing_modules(text, available):
    """Returns the modules that a file imports and that do not exist."""
    missing = set(IMPORT.findall(text)) - available
    if not missing:
        return missing
    # Some imports are conditional.
    with tempfile.NamedTemporaryFile("w", suffix=".swift") as file:
        file.write(text)
        file.flush()
        words = ["swiftc", "-frontend", "-emit-imported-modules", file.name, "-o", "-"]
        run = subprocess.run(words, capture_output=True, text=True)
    return missing & set(run.stdout.split()) if run.returncode == 0 else missing


def adapted(text):
    """Returns the text as galley compiles it."""
    text = re.sub(
        r"^[ \t]*#(?:else)?if.*$",
        lambda line: re.sub(r"\bos\(iOS\)", "true   ", line[0]), text, flags=re.M)
    text = re.sub(r"@(UI|NS)ApplicationMain\b", "@main", text)
    text = re.sub(
        r"^extension\s+UI\w+[^{\n]*\{.*?^\}",
        lambda block: re.sub(
            r"\boverride\b(.*?\b(?:func|var)\s+)(\w)", lambda m: m[1] + m[2].upper(), block[0]),
        text, flags=re.M | re.S)
    text = re.sub(r"@objc(Members\b|\([^)]*\)|\b)|@IB(Action|Outlet|Inspectable|Designable)\b", "", text)
    text = re.sub(r"#(?:selector|keyPath)\(((?:[^()\n]|\([^()\n]*\))*)\)", r'"\1"', text)
    return re.sub(
        r"^([ \t]*(?:@\w+[ \t]+)*import[ \t]+\w+)\.[\w.]+[ \t]*$", r"\1", text, flags=re.M)


def check(paths, texts, build):
    """Returns the errors of the files of a module, by path."""
    with tempfile.TemporaryDirectory() as folder:
        copies = {}
        for number, path in enumerate(paths):
            # Equal names in different folders are no error here.
            copy = f"{folder}/{number}-{os.path.basename(path)}"
            with open(copy, "w") as stream:
                stream.write(texts[path])
            copies[copy] = path
        used = [text for word, text in DEFAULTS.items() if any(word in texts[path] for path in paths)]
        if used:
            copies[f"{folder}/Defaults.swift"] = None
            with open(f"{folder}/Defaults.swift", "w") as stream:
                stream.write("\n".join(["import SwiftUI"] + used))
        words = ["swiftc", "-typecheck", "-wmo", "-parse-as-library", "-diagnostic-style", "llvm"]
        words += ["-suppress-warnings", "-swift-version", "5", "-module-name", "Previews", "-D", "DEBUG"]
        words += ["-I", f"{build}/Modules", "-module-cache-path", f"{build}/ModuleCache"]
        words += ["-load-plugin-executable", f"{build}/GalleyMacros-tool#GalleyMacros"]
        modules = ["Combine", "Observation"]
        if any(re.search(r"\bCI(Image|Filter|Context)\b", texts[path]) for path in paths):
            modules.append("CoreImage")
        for name in modules:
            words += ["-Xfrontend", "-import-module", "-Xfrontend", name]
        try:
            run = subprocess.run(words + list(copies), capture_output=True, text=True, timeout=600)
        except subprocess.TimeoutExpired:
            return {path: ["compiling the module takes longer than 10 minutes"] for path in paths}
    found, expanded = collections.defaultdict(list), None
    for line in run.stderr.splitlines():
        match = re.match(r"(/.*?\.swift):\d+:\d+: (error|note): (.*)", line)
        if not match:
            continue
        if match[2] == "error":
            # Errors in expanded macros are followed by notes that name the file.
            expanded = None if match[1] in copies else match[3]
            if copies.get(match[1]):
                found[copies[match[1]]].append(match[3])
        elif expanded and match[3].startswith("in expansion of macro") and copies.get(match[1]):
            found[copies[match[1]]].append(expanded)
            expanded = None
    if run.returncode != 0 and not found:
        if len(paths) == 1:
            other = re.search(r"error: (.*)", run.stderr)
            return {paths[0]: [other[1] if other else "the compiler crashes"]}
        for path in paths:
            found.update(check([path], texts, build))
    return found


def main(build, folders, shows_errors):
    available = {name.split(".")[0] for name in os.listdir(f"{build}/Modules")} | SYSTEM
    total = collections.Counter()
    names, foreign = collections.Counter(), collections.Counter()
    print("| checkout | files | compile | expected | of those compile |\n|---|---|---|---|---|")
    failures = []
    checkouts = [os.path.join(f, n) for f in folders for n in sorted(os.listdir(f))]
    for root in checkouts:
        if not os.path.isdir(root) or os.path.basename(root).startswith("."):
            continue
        modules, texts, expected = collections.defaultdict(list), {}, set()
        for path in files(root):
            with open(path, errors="replace") as stream:
                text = adapted(stream.read())
            missing = missing_modules(text, available)
            foreign.update(missing)
            if not missing:
                expected.add(path)
            texts[path] = IMPORT.sub(lambda m: "" if m[1] in missing else m[0], text)
            modules[module(path, root)].append(path)
        errors = {}
        for paths in modules.values():
            errors.update(check(paths, texts, build))
        count = collections.Counter(files=len(texts), expected=len(expected))
        for path in texts:
            if path in expected and path not in errors:
                count["compile"] += 1
        for path in sorted(expected & set(errors)):
            failures.append((os.path.relpath(path, os.path.dirname(root)), errors[path][0]))
            own = set()
            for error in errors[path]:
                for pattern, form in NAMES:
                    match = pattern.search(error)
                    if match:
                        own.add(form.format(*match.groups()))
                        break
                else:
                    own.add(re.sub(r"'[^']+'", "'…'", error))
            names.update(own)
        total.update(count)
        row(os.path.basename(root), count)
    row("all", total)
    table("missing names and errors", names)
    table("missing modules", foreign)
    if shows_errors:
        print("\n" + "\n".join(f"{path}: {error}" for path, error in failures))


def share(part, whole):
    return f"{part} ({100 * part / whole:.0f} %)" if whole else "0"


def row(name, count):
    print(f"| {name} | {count['files']} | {share(count['compile'], count['files'])}"
          f" | {count['expected']} | {share(count['compile'], count['expected'])} |", flush=True)


def table(title, counts):
    if counts:
        print(f"\n| files | {title} |\n|---|---|")
        for name, number in sorted(counts.items(), key=lambda item: (-item[1], item[0]))[:60]:
            print(f"| {number} | {name.replace('|', chr(92) + '|')} |")


main(os.path.realpath(sys.argv[1]), [path for path in sys.argv[2:] if path != "--errors"], "--errors" in sys.argv)
