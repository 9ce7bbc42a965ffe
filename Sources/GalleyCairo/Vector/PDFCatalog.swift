import Foundation

/// What cairo (1.16) has no words for in a PDF file: its language, and that viewers show its title.
enum PDFCatalog {
  /// The file with more in its catalog and in its figures; unchanged where its parts are not where
  /// cairo 1.16 puts them.
  ///
  /// - Parameter figures: Their descriptions, in the order of the file.
  static func describe(
    _ file: [UInt8], language: String?, hasTitle: Bool, figures: [String]
  ) -> [UInt8] {
    var entries = ""
    if let language, language.utf8.allSatisfy({ isLanguage($0) }), !language.isEmpty {
      entries += "\n   /Lang (\(language))"
    }
    if last("/StructTreeRoot", in: file) != nil { entries += "\n   /MarkInfo << /Marked true >>" }
    if hasTitle { entries += "\n   /ViewerPreferences << /DisplayDocTitle true >>" }
    guard !entries.isEmpty || !figures.isEmpty, let catalog = last("/Type /Catalog", in: file),
      let start = last("startxref\n", in: file), let table = number(file, from: start),
      table > catalog, table < start, file[table...].starts(with: "xref\n".utf8)
    else { return file }
    // From the first to the last: where bytes are added, and which.
    var additions = entries.isEmpty ? [] : [(place: catalog, bytes: Array(entries.utf8))]
    let places = figures.isEmpty ? [] : all("/S /Figure", in: file, before: table)
    if places.count == figures.count {
      additions += zip(places, figures).map { ($0, Array("\n   /Alt \(text($1))".utf8)) }
    }
    additions.sort { $0.place < $1.place }
    func moved(_ place: Int) -> Int {
      place + additions.lazy.filter { $0.place < place }.reduce(0) { $0 + $1.bytes.count }
    }
    var result = file
    // The places of objects: ten digits each, in lines of twenty bytes.
    var line = table + 5
    while line < start, file[line] != UInt8(ascii: "\n") { line += 1 }
    line += 1
    while line + 20 <= start,
      file[line + 17] == UInt8(ascii: "n") || file[line + 17] == UInt8(ascii: "f")
    {
      if let place = number(file, from: line), file[line + 17] == UInt8(ascii: "n") {
        let digits = String(moved(place))
        let padded = String(repeating: "0", count: max(10 - digits.count, 0)) + digits
        result.replaceSubrange(line..<line + 10, with: padded.utf8)
      }
      line += 20
    }
    var end = start
    while end < file.count, isDigit(file[end]) { end += 1 }
    result.replaceSubrange(start..<end, with: String(moved(table)).utf8)
    for addition in additions.reversed() {
      result.insert(contentsOf: addition.bytes, at: addition.place)
    }
    return result
  }

  /// A text as PDF writes any characters.
  private static func text(_ text: String) -> String {
    let digits = text.prefix(1000).utf16.map { unit in
      let digits = String(unit, radix: 16, uppercase: true)
      return String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "<FEFF\(digits.joined())>"
  }

  /// Where each occurrence of some words ends.
  private static func all(_ words: String, in file: [UInt8], before end: Int) -> [Int] {
    let words = Array(words.utf8)
    return (0..<max(0, end - words.count)).filter {
      file[$0] == words[0] && file[$0..<$0 + words.count].elementsEqual(words)
    }.map { $0 + words.count }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  private static func isLanguage(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "-") || (65...90).contains(byte)
      || (97...122).contains(byte)
  }

  private static func number(_ file: [UInt8], from start: Int) -> Int? {
    let digits = file[start...].prefix(20).prefix(while: isDigit)
    return digits.isEmpty ? nil : digits.reduce(0) { $0 * 10 + Int($1 - 48) }
  }

  /// Where the last of some words ends.
  private static func last(_ words: String, in file: [UInt8]) -> Int? {
    let words = Array(words.utf8)
    guard file.count >= words.count else { return nil }
    return (0...file.count - words.count).reversed().first {
      file[$0] == words[0] && file[$0..<$0 + words.count].elementsEqual(words)
    }.map { $0 + words.count }
  }
}
