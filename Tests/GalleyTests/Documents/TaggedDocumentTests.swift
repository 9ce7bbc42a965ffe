import Expectations
import Foundation
import Galley
import TestSupport
import Testing

/// The tags of PDF files, as read by other programs.
@MainActor
@Suite(
  "Tagged PDF files for screen readers",
  .enabled(if: SystemTool("pdfinfo") != nil, "needs poppler-utils"))
struct TaggedDocumentTests {
  private func run(_ tool: String, _ arguments: [String], _ data: Data) throws -> String {
    let path =
      NSTemporaryDirectory() + "galley-tagged-\(getpid())-\(UInt32.random(in: 0 ... .max)).pdf"
    defer { unlink(path) }
    try data.write(to: URL(fileURLWithPath: path))
    let words = arguments.map { $0 == "FILE" ? path : $0 }
    return String(decoding: try require(SystemTool(tool)).run(words), as: UTF8.self)
  }

  /// Returns the tags with their texts, one per line, without surrounding spaces.
  private func structure(_ data: Data) throws -> [String] {
    let text = try run("pdfinfo", ["-struct-text", "FILE"], data)
    return text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("tags follow the reading order, with headings and descriptions of the accessibility tree")
  func readingOrder() throws {
    let data = try ImageRenderer(
      content: VStack(alignment: .leading) {
        Text("second")
        Text("first").accessibilitySortPriority(1)
        List { Section("Bills") { Text("row") } }.frame(width: 200, height: 120)
        Image(systemName: "trash")
        Image(systemName: "star").accessibilityHidden(true)
        Text("decoration").accessibilityHidden(true)
      }
    ).pdfData(options: DocumentOptions(language: "en"))
    let found = try structure(data)
    let words = found.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "\"")) }
    let places = ["first", "second", "BILLS", "row"].map { word in
      words.firstIndex { $0.hasPrefix(word) } ?? -1
    }
    expect(places == places.sorted() && places[0] >= 0, "\(found)")
    let heading = try require(words.firstIndex { $0.hasPrefix("BILLS") })
    expectEqual(
      found[..<heading].last { !$0.hasPrefix("/") && !$0.hasPrefix("Object") }, "H1 (block)")
    expectEqual(found.count { $0.hasPrefix("Figure") }, 1, "\(found)")
    expect(!words.contains { $0.hasPrefix("decoration") })
    try expect(run("pdftotext", ["FILE", "-"], data), contains: "decoration")
    let digits = "Delete".utf16.map { String(format: "%04X", $0) }.joined()
    expect(String(decoding: data, as: UTF8.self), contains: "/Alt <FEFF\(digits)>")
  }

  @Test("grids are tables and the rows of a section are a list, even across pages")
  func tables() throws {
    let view = VStack {
      Text("before")
      Grid {
        GridRow {
          Text("Item").accessibilityAddTraits(.isHeader)
          Text("Price").accessibilityAddTraits(.isHeader)
        }
        Divider()
        ForEach(0..<12) { row in
          GridRow {
            Text("tea \(row)").frame(height: 60)
            VStack {
              Text("cost \(row)"); Text("tax \(row)")
            }
          }
        }
      }
      List {
        Section("Bills") {
          Text("rent"); Link("power", destination: URL(string: "https://example.org")!)
        }
      }
      .frame(width: 200, height: 160)
      Text("after")
    }
    let data = try ImageRenderer(content: view).pdfData(pages: PageSize(width: 300, height: 500))
    let tags = try run("pdfinfo", ["-struct", "FILE"], data).split(separator: "\n")
      .map { String($0).replacing(" (block)", with: "").replacing(" (inline)", with: "") }
      .filter { !$0.hasPrefix(" /") && !$0.contains("Object") && !$0.contains("    /") }
    func list(_ lines: String...) -> [String] { lines }
    let cells = ["      TD", "        P", "      TD", "        P", "        P"]
    let rows = (0..<12).flatMap { _ in ["    TR"] + cells }
    let header = ["    TR", "      TH", "        H1", "      TH", "        H1"]
    let expected =
      ["Document", "  P", "  Table"] + header + rows
      + list("  H1", "  L", "    LI", "      LBody", "        P", "    LI", "      LBody")
      + list("        Link", "  P")
    expectEqual(tags, expected)
    try expect(run("pdftotext", ["FILE", "-"], data), contains: "tea 11")
  }

  @Test("headings, paragraphs, links and figures are tagged in the order of the views")
  func order() throws {
    let data = try ImageRenderer(
      content: VStack(alignment: .leading) {
        Text("Title").font(.title).accessibilityAddTraits(.isHeader)
        Text("A text of so many words that it has more than one line.").frame(width: 120)
        Text("Part").accessibilityHeading(.h2)
        Link("a link", destination: URL(string: "https://example.org")!)
        Circle().fill(.red).frame(width: 20, height: 20).accessibilityLabel("A red (dot), é 王")
        Text("half").opacity(0.5)
        Divider()
        Text("end")
      }
    ).pdfData(options: DocumentOptions(title: "T", language: "en"))
    try expect(run("pdfinfo", ["FILE"], data), contains: "Tagged:          yes")
    let found = try structure(data)
    let words = found.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "\"")) }
    let order = ["Title", "A text of", "Part", "a link", "half", "end"]
    let places = order.map { word in words.firstIndex { $0.hasPrefix(word) } ?? -1 }
    expect(places == places.sorted() && places[0] >= 0, "\(found)")
    for (element, text) in [("H1", "Title"), ("H2", "Part"), ("Link", "a link"), ("P", "half")] {
      let index = try require(words.firstIndex { $0.hasPrefix(text) })
      let tag = found[..<index].last {
        !$0.hasPrefix("\"") && !$0.hasPrefix("/") && !$0.hasPrefix("Object")
      }
      expectEqual(tag?.hasPrefix(element), true, "\(text): \(found)")
    }
    // Any number of lines make one paragraph.
    expectEqual(found.count { $0.hasPrefix("P (block)") || $0 == "P" }, 3, "\(found)")
    expect(found.contains { $0.hasPrefix("Figure") })
    let bytes = String(decoding: data, as: UTF8.self)
    let digits = "A red (dot), é 王".utf16.map { String(format: "%04X", $0) }.joined()
    expect(bytes, contains: "/Alt <FEFF\(digits)>")
    // All object offsets are correct.
    try expect(!run("pdftotext", ["FILE", "-"], data).isEmpty)
  }

  @Test("effects around texts preserve the order of the tags", arguments: [0.5, 1])
  func groups(_ opacity: Double) throws {
    let view = VStack {
      Text("one").opacity(opacity)
      VStack {
        Text("two").mask { Rectangle() }
        Text("three").blendMode(.multiply)
        Link("four", destination: URL(string: "https://example.org")!).opacity(opacity)
      }
      .compositingGroup().opacity(opacity)
      Text("five").blur(radius: 1)
      Image(systemName: "star").accessibilityLabel("star")
      Text("six").shadow(radius: 3)
    }
    let data = try ImageRenderer(content: view).pdfData()
    try expect(run("pdfinfo", ["FILE"], data), contains: "Tagged:          yes")
    try expect(run("pdftotext", ["FILE", "-"], data), contains: "one")
  }

  @Test("a text is tagged even if its page consists of a single group")
  func alone() throws {
    let data = try ImageRenderer(content: Text("only").saturation(0.5).grayscale(0.5)).pdfData()
    let found = try structure(data)
    expect(found.contains { $0.contains("only") }, "\(found)")
    expect(found.contains { $0.hasPrefix("P") }, "\(found)")
  }

  @Test("an invisible text preserves the order of the tags")
  func hidden() throws {
    let view = VStack {
      Text("gone").frame(width: 40, height: 0).clipped()
      Text("here")
      Text("outside").offset(y: 400).frame(height: 0).clipped()
    }
    let found = try structure(try ImageRenderer(content: view).pdfData())
    expect(found.contains { $0.contains("here") }, "\(found)")
  }

  @Test("letters that exceed the maximum font size become shapes")
  func enormous() throws {
    let view = VStack {
      Text("vast 🎉").scaleEffect(x: 4_000_000, y: 10).frame(width: 40, height: 20)
      Text("here")
    }
    let text = try run("pdftotext", ["FILE", "-"], try ImageRenderer(content: view).pdfData())
    expect(text, contains: "here")
    expect(text, lacks: "vast")
  }

  @Test("emoji are searchable text")
  func emoji() throws {
    let data = try ImageRenderer(
      content: VStack {
        Text("Party 🎉 now 👩‍👩‍👧")
        Text("🚀")
      }
    ).pdfData()
    let text = try run("pdftotext", ["FILE", "-"], data)
    for word in ["Party", "🎉", "now", "👩‍👩‍👧", "🚀"] {
      expect(text, contains: word)
    }
  }

  private func rows(_ pages: [DisplayList]) -> [[String]] {
    pages.map { page in
      page.items.compactMap { item in
        if case .glyphs(let line, _, _) = item, line.text.hasPrefix("Row ") {
          line.text
        } else {
          nil
        }
      }
    }
  }

  @Test("no row of a list or form is split or lost")
  func listsAndForms() throws {
    let list = ImageRenderer(
      content: List {
        Section("First") { ForEach(1..<61) { Text("Row \($0)") } }
        Section("Second") { ForEach(61..<121) { Text("Row \($0)") } }
      })
    let form = ImageRenderer(
      content: Form {
        Section("All") {
          ForEach(1..<121) { id in Toggle("Row \(id)", isOn: .constant(id % 2 == 0)) }
        }
      })
    let expected = (1..<121).map { "Row \($0)" }
    for pages in [try list.pages(.a4), try form.pages(.a4)] {
      expectGreater(pages.count, 3)
      let rows = rows(pages)
      expectEqual(rows.flatMap(\.self), expected)
      expect(rows.allSatisfy { !$0.isEmpty })
    }
  }
}
