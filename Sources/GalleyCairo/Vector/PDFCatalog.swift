import Foundation

/// What cairo (1.16) has no words for in a PDF file: its language, and that viewers show its title.
enum PDFCatalog {
  /// The file with a longer catalog; unchanged where its parts are not where cairo 1.16 puts them.
  static func describe(_ file: [UInt8], language: String?, hasTitle: Bool) -> [UInt8] {
    var entries = ""
    if let language, language.utf8.allSatisfy({ isLanguage($0) }), !language.isEmpty {
      entries += "\n   /Lang (\(language))"
    }
    if hasTitle { entries += "\n   /ViewerPreferences << /DisplayDocTitle true >>" }
    guard !entries.isEmpty, let catalog = last("/Type /Catalog", in: file),
      let start = last("startxref\n", in: file), let table = number(file, from: start),
      table > catalog, table < start, file[table...].starts(with: "xref\n".utf8)
    else { return file }
    var result = file
    // The places of objects that come after the catalog: ten digits each, in lines of twenty bytes.
    var line = table + 5
    while line < start, file[line] != UInt8(ascii: "\n") { line += 1 }
    line += 1
    while line + 20 <= start,
      file[line + 17] == UInt8(ascii: "n") || file[line + 17] == UInt8(ascii: "f")
    {
      if let place = number(file, from: line), place > catalog, file[line + 17] == UInt8(ascii: "n")
      {
        let digits = String(place + entries.utf8.count)
        let padded = String(repeating: "0", count: max(10 - digits.count, 0)) + digits
        result.replaceSubrange(line..<line + 10, with: padded.utf8)
      }
      line += 20
    }
    var end = start
    while end < file.count, isDigit(file[end]) { end += 1 }
    result.replaceSubrange(start..<end, with: String(table + entries.utf8.count).utf8)
    result.insert(contentsOf: entries.utf8, at: catalog)
    return result
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
