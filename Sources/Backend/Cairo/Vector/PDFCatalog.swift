import Foundation

/// Adds to a PDF file what Cairo 1.16 cannot write: the language, the display of the title,
/// descriptions of figures, and a document element that holds the structure of all pages.
///
/// A tag around all pages cannot create that element: Cairo ends open tags with their page, and a
/// painted group is a surface of its own, which cannot end the tags of another surface.
enum PDFCatalog {
  /// A range of bytes and its replacement.
  private struct Change {
    let range: Range<Int>
    let bytes: [UInt8]

    init(_ range: Range<Int>, _ text: String) {
      (self.range, bytes) = (range, Array(text.utf8))
    }

    init(at place: Int, _ text: String) { self.init(place..<place, text) }

    var growth: Int { bytes.count - range.count }
  }

  /// Returns the file with additions to its catalog, figures and structure; unchanged if its
  /// objects are not laid out as Cairo 1.16 does.
  ///
  /// - Parameters:
  ///   - figures: The descriptions of the figures, in file order.
  ///   - tags: For each tag, in file order, its place in the reading order, and in a table or list.
  static func describe(
    _ file: [UInt8], language: String?, hasTitle: Bool, figures: [String],
    tags: [PDFStructure.Place] = []
  ) -> [UInt8] {
    guard let catalog = last("/Type /Catalog", in: file),
      let start = last("startxref\n", in: file), let table = number(file, from: start),
      table > catalog, table < start, file[table...].starts(with: "xref\n".utf8)
    else { return file }
    var objects = ObjectTable(file, at: table, end: start)
    var changes: [Change] = []
    var entries = ""
    if let language, language.utf8.allSatisfy({ isLanguage($0) }), !language.isEmpty {
      entries += "\n   /Lang (\(language))"
    }
    if last("/StructTreeRoot", in: file) != nil { entries += "\n   /MarkInfo << /Marked true >>" }
    if hasTitle { entries += "\n   /ViewerPreferences << /DisplayDocTitle true >>" }
    if !entries.isEmpty { changes.append(Change(at: catalog, entries)) }
    let places = figures.isEmpty ? [] : all("/S /Figure", in: file, before: table)
    if places.count == figures.count {
      changes += zip(places, figures).map { Change(at: $0, "\n   /Alt \(text($1))") }
    }
    let document = document(file, objects, catalog: catalog, table: table)
    changes += document?.changes ?? []
    var added = document.map { [$0.object] } ?? []
    if document != nil, let order = readingOrder(file, objects, tags) {
      changes += order.changes
      added += order.objects
    }
    changes.sort { $0.range.lowerBound < $1.range.lowerBound }
    func moved(_ place: Int) -> Int {
      place + changes.lazy.filter { $0.range.lowerBound < place }.reduce(0) { $0 + $1.growth }
    }
    var result = file
    var growth = 0
    objects.places = objects.places.map { $0.map(moved) }
    // The new objects are the last ones before the table.
    for object in added {
      objects.places.append(moved(table) + growth)
      growth += object.utf8.count
    }
    var end = start
    while end < file.count, isDigit(file[end]) { end += 1 }
    let newTable = moved(table) + growth
    result.replaceSubrange(start..<end, with: String(newTable).utf8)
    objects.write(to: &result)
    changes.append(Change(at: table, added.joined()))
    for change in changes.reversed() { result.replaceSubrange(change.range, with: change.bytes) }
    return result
  }

  /// Returns changes that turn the structure root into its only document element, so that its
  /// children need not change, and a new object that becomes the root.
  private static func document(
    _ file: [UInt8], _ objects: ObjectTable, catalog: Int, table: Int
  ) -> (changes: [Change], object: String)? {
    let word = "/StructTreeRoot "
    guard let reference = last(word, in: file), reference > catalog,
      let root = number(file, from: reference), objects.places.indices.contains(root),
      let place = objects.places[root]
    else { return nil }
    let beginning = "\(root) 0 obj\n<< /Type /StructTreeRoot\n   /ParentTree "
    let parents = place + beginning.utf8.count
    guard parents < table, file[place...].starts(with: beginning.utf8),
      let tree = number(file, from: parents)
    else { return nil }
    let new = objects.places.count
    let changes = [
      Change(
        place..<parents + "\(tree)".utf8.count,
        "\(root) 0 obj\n<< /Type /StructElem\n   /S /Document\n   /P \(new)"),
      Change(reference..<reference + "\(root)".utf8.count, "\(new)"),
    ]
    let object =
      "\(new) 0 obj\n<< /Type /StructTreeRoot\n   /ParentTree \(tree) 0 R\n   /K \(root) 0 R\n>>\n"
      + "endobj\n"
    return (changes, object)
  }

  /// Returns changes that put the tags into reading order and into tables and lists, with new
  /// objects for these; `nil` if the root does not list exactly these tags.
  private static func readingOrder(
    _ file: [UInt8], _ objects: ObjectTable, _ places: [PDFStructure.Place]
  ) -> (changes: [Change], objects: [String])? {
    guard let reference = last("/StructTreeRoot ", in: file),
      let root = number(file, from: reference), objects.places.indices.contains(root),
      let place = objects.places[root]
    else { return nil }
    let opening = Array("/K [ ".utf8)
    var start = place
    while start + opening.count < file.count, file[start] != UInt8(ascii: ">"),
      !file[start...].starts(with: opening)
    { start += 1 }
    guard start + opening.count < file.count, file[start] != UInt8(ascii: ">") else { return nil }
    start += opening.count
    guard let end = file[start...].firstIndex(of: UInt8(ascii: "]")) else { return nil }
    let words = file[start..<end].split(separator: UInt8(ascii: " "))
    guard words.count == places.count * 3 else { return nil }
    var tags: [Groups.Tag] = []
    var parents: [Int: Range<Int>] = [:]
    for (index, place) in places.enumerated() {
      let word = words[index * 3]
      guard let object = number(file, from: word.startIndex) else { return nil }
      let parent = parent(of: object, file, objects, root: root)
      parents[object] = parent?.range
      tags.append(
        Groups.Tag(
          object: object, rank: place.rank, cell: parent == nil ? nil : place.cell,
          isHeading: parent?.role == "H"))
    }
    // The document element replaces the root, and the new root follows the objects of the file.
    let groups = Groups(tags, in: root, first: objects.places.count + 1)
    let list = groups.children.map { "\($0) 0 R " }.joined()
    let moves = groups.parents.compactMap { move in
      parents[move.tag].map { Change($0, "\(move.parent)") }
    }
    return ([Change(start..<end, list)] + moves, groups.objects)
  }

  /// Returns the place of the number of a tag's parent, which is the root, and the first letter of
  /// the tag's role.
  private static func parent(
    of object: Int, _ file: [UInt8], _ objects: ObjectTable, root: Int
  ) -> (range: Range<Int>, role: String)? {
    guard objects.places.indices.contains(object), let place = objects.places[object] else {
      return nil
    }
    let beginning = "\(object) 0 obj\n<< /Type /StructElem\n   /S /"
    guard file[place...].starts(with: beginning.utf8) else { return nil }
    let role = place + beginning.utf8.count
    guard let end = file[role...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let word = "\n   /P "
    guard file[end...].starts(with: "\(word)\(root) 0 R".utf8) else { return nil }
    let start = end + word.utf8.count
    return (
      start..<start + "\(root)".utf8.count, String(decoding: file[role...role], as: UTF8.self)
    )
  }

  /// The cross-reference table: the objects' offsets as ten digits, in lines of twenty bytes.
  private struct ObjectTable {
    /// The offsets; `nil` for free entries.
    var places: [Int?] = []
    /// The table's original range in the file.
    private let range: Range<Int>

    init(_ file: [UInt8], at table: Int, end: Int) {
      var line = table + 5
      while line < end, file[line] != UInt8(ascii: "\n") { line += 1 }
      line += 1
      while line + 20 <= end,
        file[line + 17] == UInt8(ascii: "n") || file[line + 17] == UInt8(ascii: "f")
      {
        let isUsed = file[line + 17] == UInt8(ascii: "n")
        places.append(isUsed ? number(file, from: line) : nil)
        line += 20
      }
      range = table..<line
    }

    /// Writes the table and the number of objects.
    func write(to file: inout [UInt8]) {
      let size = "/Size "
      if let place = last(size, in: file), place > range.upperBound,
        let count = number(file, from: place)
      {
        file.replaceSubrange(place..<place + "\(count)".utf8.count, with: "\(places.count)".utf8)
      }
      let lines = places.map { place in
        let digits = String(place ?? 0)
        let padded = String(repeating: "0", count: max(10 - digits.count, 0)) + digits
        return padded + (place == nil ? " 65535 f \n" : " 00000 n \n")
      }
      file.replaceSubrange(
        range, with: "xref\n0 \(places.count)\n\(lines.joined())".utf8)
    }
  }

  /// Returns a text in PDF's encoding for arbitrary characters.
  private static func text(_ text: String) -> String {
    let digits = text.prefix(1000).utf16.map { unit in
      let digits = String(unit, radix: 16, uppercase: true)
      return String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "<FEFF\(digits.joined())>"
  }

  /// Returns the end of each occurrence of `words`.
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

  /// Returns the end of the last occurrence of `words`.
  private static func last(_ words: String, in file: [UInt8]) -> Int? {
    let words = Array(words.utf8)
    guard file.count >= words.count else { return nil }
    return (0...file.count - words.count).reversed().first {
      file[$0] == words[0] && file[$0..<$0 + words.count].elementsEqual(words)
    }.map { $0 + words.count }
  }
}
