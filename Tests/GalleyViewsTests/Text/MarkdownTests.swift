import Expectations
import Foundation
import Galley
import TestSupport
import Testing

@MainActor
@Suite("Markdown", .enabled(if: hasPinnedFonts))
struct MarkdownTests {
  private func string(_ text: Text) throws -> String { try styled(text).string }

  @Test(
    "within a paragraph, block syntax is text and whitespace is preserved",
    arguments: [
      "# No heading", "- no list\n- here", "1. one\n2. two", "> no quote", "    no code", "---",
      "===", "a\n\nb", "a  \nb", "\tx\ty", "  spaces  ", "<div>", "| a | b |\n|---|---|", "\n",
      "[a]: b", "5 * 3 = 15", "snake_case_name", "~", "`", "[", "](", "\u{1680}x\u{100001}",
    ])
  func verbatim(source: String) throws {
    try expectEqual(string(Text(LocalizedStringKey(source))), source)
  }

  @Test(
    "marks become styles, entities become characters, and unmatched marks are shown",
    arguments: [
      ("**a** *b* ~~c~~ `d`", "a b c d"), ("***both***", "both"), ("**open", "**open"),
      ("\\*star\\*", "*star*"), ("&amp; &copy;", "& ©"), ("`a * b`", "a * b"),
      ("[text](https://example.org)", "text"), ("[text](", "[text]("),
      ("<https://example.org>", "https://example.org"), ("![alt](x.png)", "alt"),
      ("^[3 apples](inflect: true)", "3 apples"), ("^[x](", "^[x]("), ("**a**\n**b**", "a\nb"),
      ("**a [b *c*](u) d**", "a b c d"), ("*x*\u{301}", "x\u{301}"),
    ])
  func marks(source: String, shown: String) throws {
    try expectEqual(string(Text(LocalizedStringKey(source))), shown)
  }

  @Test(
    "English nouns agree with their number",
    arguments: [
      ("^[1 order](inflect: true)", "1 order"), ("^[0 order](inflect: true)", "0 orders"),
      ("^[2 new box](inflect: true).", "2 new boxes."), ("^[1.5 hour](inflect:true)", "1.5 hours"),
      ("^[3 piece of cake](inflect: true)", "3 pieces of cake"),
      ("^[**12** *country*](inflect: true)", "12 countries"), ("^[2 day](inflect: true)", "2 days"),
      ("^[4 Person](inflect: true)", "4 People"), ("^[2 PDF](inflect: true)", "2 PDFs"),
      ("^[2 grandchild](inflect: true)", "2 grandchildren"), ("^[2 man](inflect: true)", "2 men"),
      ("^[2 thesis](inflect: true)", "2 theses"), ("^[2 canvas](inflect: true)", "2 canvases"),
      ("^[2 items](inflect: true)", "2 items"), ("^[2 fish](inflect: true)", "2 fish"),
      ("^[2 [order](https://a.b)](inflect: true)", "2 orders"), ("^[2 order](other: 1)", "2 order"),
      ("^[many order](inflect: true)", "many order"), ("^[2 `order`](inflect: true)", "2 orders"),
      ("^[1 cat](inflect: true) ^[2 dog](inflect: true)", "1 cat 2 dogs"),
      ("^[2 in stock](inflect: true)", "2 in stock"),
      ("^[a ^[2 cup](inflect: true) of tea](inflect: true)", "a 2 cups of tea"),
    ])
  func agreement(source: String, shown: String) throws {
    try expectEqual(string(Text(LocalizedStringKey(source))), shown)
  }

  @Test("English nouns agree with interpolated numbers")
  func agreementWithValues() throws {
    for (count, shown) in [(1, "1 new order: yes"), (2, "2 new orders: yes")] {
      try expectEqual(string(Text("^[\(count) new order](inflect: true): \("yes")")), shown)
    }
    try expectEqual(string(Text("^[\(1234) \("big") order](inflect: true)")), "1,234 big orders")
    try expectEqual(string(Text("^[\("1") order](inflect: true)")), "1 order")
    try expectEqual(string(Text("^[**\(2)** order](inflect: true)")), "2 orders")
  }

  @Test("bare URLs are links")
  func addresses() throws {
    for source in ["https://example.org", "www.example.org", "someone@example.org"] {
      let text = try styled(Text(LocalizedStringKey(source)))
      expectEqual(text.string, source)
      try expectEqual(text.paints, styled(Text("x").foregroundStyle(TintShapeStyle())).paints)
    }
  }

  @Test("values are not parsed as Markdown, even within marks and addresses")
  func values() throws {
    let stars = "**a**"
    try expectEqual(string(Text("*\(stars)* \(stars)")), "**a** **a**")
    let address = "https://example.org/a_b_c"
    try expectEqual(string(Text("[here](\(address))")), "here")
    try expectEqual(styled(Text("**\(3) of \(stars)**")).source.runs.count, 1)
  }

  @Test("hostile Markdown is parsed in time proportional to its length")
  func hostile() throws {
    for part in [
      "*", "[", "^[", "^[2 a](inflect: true)", "`", "~~", "](", "<", "&", "**a*", "[a](b",
    ] {
      func seconds(_ length: Int) -> Double {
        let source = String(repeating: part, count: length / part.count)
        // Takes the fastest run, because other processes may use the processor and its caches.
        return (0..<3).map { _ in cpuSeconds { _ = Text(LocalizedStringKey(source)).string } }.min()
          ?? 0
      }
      _ = seconds(1_000)
      let (short, long) = (seconds(20_000), seconds(80_000))
      expectLess(long, max(short * 8, 0.02), "\(part): \(short) and \(long) seconds")
    }
  }

  @Test("tabs and line ends are preserved in any number")
  func whitespace() throws {
    for part in ["a\r\n", "a\t", "\r", "*b* \t\n"] {
      // More than there are placeholders for values.
      let ends = part.unicodeScalars.count { "\t\r\n".unicodeScalars.contains($0) }
      let source = String(repeating: part, count: 70_000 / ends)
      let options = AttributedString.MarkdownParsingOptions(
        interpretedSyntax: .inlineOnlyPreservingWhitespace)
      let read = String(try AttributedString(markdown: source, options: options).characters)
      expectEqual(read, source.replacingOccurrences(of: "*", with: ""))
    }
    // With more values than placeholders, nothing is lost.
    let margins = String(repeating: "\u{1680}x", count: 70_000)
    let options = AttributedString.MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace)
    expectEqual(
      String(try AttributedString(markdown: margins, options: options).characters), margins)
  }

  @Test("a table reports the alignment of its columns")
  func alignments() throws {
    let string = try AttributedString(
      markdown: "| a | b | c | d |\n|:-:|:--|--:|---|\n| 1 | 2 | 3 | 4 |")
    let kinds = string.runs.first?.presentationIntent?.components.map(\.kind) ?? []
    let columns: [PresentationIntent.TableColumn] =
      [.center, .left, .right, .left].map { PresentationIntent.TableColumn(alignment: $0) }
    expect(kinds, contains: .table(columns: columns))
  }

  @Test("extended attributes in code are shown as code")
  func attributesInCode() throws {
    typealias Options = AttributedString.MarkdownParsingOptions
    func read(_ source: String) throws -> String {
      let options = Options(allowsExtendedAttributes: true)
      return String(try AttributedString(markdown: source, options: options).characters)
    }
    try expectEqual(read("`^[a](b)` ^[c](d: e)"), "^[a](b) c")
    try expectEqual(read("``x ` ^[a](b)`` ^[c](d)"), "x ` ^[a](b) c")
    try expectEqual(read("```\n^[a](b)\n```"), "^[a](b)\n")
    try expectEqual(read("` ^[c](d)"), "` c")
    // Fences of tildes, also in quotes. Three backticks followed by others are not a fence.
    try expectEqual(read("~~~\n^[a](b)\n```\n^[c](d)\n~~~~\n\n^[e](f)"), "^[a](b)\n```\n^[c](d)\ne")
    try expectEqual(read("> ~~~\n> ^[a](b)\n> ~~~\n> ^[c](d)"), "^[a](b)\nc")
    try expectEqual(read("```a``` ^[c](d)\n\n^[e](f)"), "a ce")
    // Inline code ends with its paragraph, heading or list item.
    try expectEqual(read("one ` two\n\n^[c](d)\n\nthree ` four"), "one ` twocthree ` four")
    try expectEqual(read("# one `\n^[c](d) ` two"), "one `c ` two")
    try expectEqual(read("- one `\n- ^[c](d) ` two"), "one `c ` two")
    try expectEqual(read("`one\n^[c](d) two`"), "one ^[c](d) two")
  }

  @Test("deeply nested quotes use memory proportional to the text and keep their text")
  func deepQuotations() throws {
    let lines = String(repeating: "words\n", count: 2_000)
    let source = String(repeating: "> ", count: 5_000) + lines
    let string = try AttributedString(markdown: source)
    expectEqual(string.characters.count, 2_000 * 6 - 1)
    let blocks = try require(string.runs.first?.presentationIntent)
    expectEqual(blocks.components.count, 101)
    expectEqual(blocks.components.first?.kind, .paragraph)
    expect(blocks.components.dropFirst().allSatisfy { $0.kind == .blockQuote })
    let few = try AttributedString(markdown: "> > words")
    expectEqual(few.runs.first?.presentationIntent?.components.count, 3)
  }

  @Test("a document becomes a string with presentation intents")
  func document() throws {
    let source = """
      # Title

      Some *words* and [a link](page).

      3. three
      4. **four**

      | a | b |
      |---|---|
      | 1 | 2 |
      """
    let string = try AttributedString(
      markdown: source, baseURL: URL(string: "https://example.org/")!)
    expectEqual(
      String(string.characters), "TitleSome words and a link.threefourab12")
    let title = try require(string.runs.first)
    expectEqual(title.presentationIntent?.components.map(\.kind), [.header(level: 1)])
    let link = try require(string.runs.first { $0.link != nil })
    expectEqual(link.link?.absoluteString, "https://example.org/page")
    let four = try require(
      string.runs.first { $0.inlinePresentationIntent == .stronglyEmphasized })
    expectEqual(
      four.presentationIntent?.components.map(\.kind),
      [
        .paragraph, .listItem(ordinal: 4), .orderedList,
      ])
    let cell = try require(string.runs.suffix(1).first?.presentationIntent?.components)
    expectEqual(
      cell.map(\.kind).prefix(2), [.tableCell(columnIndex: 1), .tableRow(rowIndex: 1)])
  }

  @Test("options select the Markdown syntax to interpret")
  func options() throws {
    typealias Options = AttributedString.MarkdownParsingOptions
    func read(_ source: String, _ syntax: Options.InterpretedSyntax) throws -> String {
      String(
        try AttributedString(
          markdown: source, options: Options(interpretedSyntax: syntax)
        ).characters)
    }
    try expectEqual(read("# a\n\n**b**", .full), "ab")
    try expectEqual(read("# a\n\n**b**", .inlineOnly), "# a b")
    try expectEqual(read("10\u{A0}km \r\n on", .inlineOnly), "10\u{A0}km on")
    try expectEqual(read("# a\n\n**b**", .inlineOnlyPreservingWhitespace), "# a\n\nb")
    let extended = Options(
      allowsExtendedAttributes: true, interpretedSyntax: .inlineOnly, languageCode: "fr")
    let string = try AttributedString(markdown: "^[a](b: c)", options: extended)
    expectEqual(String(string.characters), "a")
    expectEqual(string.languageIdentifier, "fr")
  }
}
