/// A list of symbol drawings as text.
///
/// A line with a name is followed by lines indented by two spaces, in the notation of
/// `SymbolOutline`: `fill` for areas, `cut` for lines cut out of them, and `line` for lines. Deeper
/// indentation continues the previous line. A first line `base` and a name add the lines to those of
/// another drawing. After the name, a number sets the relative line width, and `mirrors` marks a
/// drawing that flips in right-to-left layouts.
struct SymbolList {
  /// The lines of each drawing, by name.
  private var entries: [String: Entry] = [:]

  private struct Entry {
    var settings: Substring
    var lines: ArraySlice<Substring>
  }

  init(_ texts: String...) {
    for text in texts {
      let lines = text.split(separator: "\n")
      var start = 0
      while start < lines.count {
        let end = lines[(start + 1)...].firstIndex { !$0.hasPrefix(" ") } ?? lines.count
        let name = lines[start].prefix { $0 != " " }
        entries[String(name)] = Entry(
          settings: lines[start].dropFirst(name.count), lines: lines[(start + 1)..<end])
        start = end
      }
    }
  }

  var names: some Sequence<String> { entries.keys }

  func contains(_ name: String) -> Bool { entries[name] != nil }

  /// Returns the symbol with a name, or `nil` if there is none.
  func symbol(_ name: String) -> Symbol? {
    guard let entry = entries[name] else { return nil }
    let parts = parts(of: entry)
    let settings = entry.settings.split(separator: " ")
    return Symbol(
      areas: parts["fill"] ?? "", lines: parts["line"] ?? "", cuts: parts["cut"] ?? "",
      lineFactor: settings.lazy.compactMap { Double($0) }.first ?? 1,
      mirrors: settings.contains("mirrors"))
  }

  /// Returns the notation by keyword.
  private func parts(of entry: Entry) -> [String: String] {
    var parts: [String: String] = [:]
    var keyword = ""
    for line in entry.lines {
      if line.hasPrefix("    ") {
        parts[keyword]? += line
        continue
      }
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      keyword = words[0]
      if keyword == "base" {
        guard let base = entries[words[1]] else { preconditionFailure("no drawing “\(words[1])”") }
        parts = self.parts(of: base)
      } else {
        parts[keyword, default: ""] += words[1]
      }
    }
    return parts
  }
}
