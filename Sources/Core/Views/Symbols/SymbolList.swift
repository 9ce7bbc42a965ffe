/// A list of drawings as text: a line with a name, then what is drawn, in the notation of
/// `SymbolOutline`, indented by two: `fill` areas, `cut` lines out of them, draw a `line`. A longer
/// indentation continues the line before. Behind a name, a number is the line width relative to
/// that of other symbols, and `mirrors` a drawing that points forward.
struct SymbolList {
  /// Each drawing's lines, by its name.
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

  /// The drawing called `name`; `nil` when there is none.
  func symbol(_ name: String) -> Symbol? {
    guard let entry = entries[name] else { return nil }
    var parts: [String: String] = [:]
    var keyword = ""
    for line in entry.lines {
      if line.hasPrefix("    ") {
        parts[keyword]? += line
      } else {
        let words = line.split(separator: " ", maxSplits: 1)
        keyword = String(words[0])
        parts[keyword] = String(words[1])
      }
    }
    let settings = entry.settings.split(separator: " ")
    return Symbol(
      areas: parts["fill"] ?? "", lines: parts["line"] ?? "", cuts: parts["cut"] ?? "",
      lineFactor: settings.lazy.compactMap { Double($0) }.first ?? 1,
      mirrors: settings.contains("mirrors"))
  }
}
