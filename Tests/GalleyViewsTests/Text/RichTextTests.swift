import Foundation
import Galley
import TestSupport
import Testing

@MainActor
private func styled(_ text: Text, width: CGFloat? = nil) throws -> PlacedText {
  let tree = layout(width, nil) { text }
  return try #require(tree.placed.nodes.indices.lazy.compactMap { tree.placed.text(of: $0) }.first)
}

@MainActor
private func size(_ text: some View) -> CGSize { layout(nil, nil) { text }.root.frame.size }

@MainActor
@Suite("Texts with attributes")
struct RichTextTests {
  @Test("attributes are found by name, and each is the style that a modifier sets")
  func attributes() throws {
    var string = AttributedString("red big low gone")
    let word = { (text: String) in string.range(of: text)! }
    string[word("red")].foregroundColor = .red
    string[word("big")].font = .title
    string[word("low")].baselineOffset = -4
    string[word("low")].kern = 3
    string[word("gone")].strikethroughStyle = Text.LineStyle(pattern: .dash, color: .blue)
    let joined =
      Text("red").foregroundColor(.red) + Text(" ") + Text("big").font(.title) + Text(" ")
      + Text("low").baselineOffset(-4).kerning(3) + Text(" ")
      + Text("gone").strikethrough(pattern: .dash, color: .blue)
    let (a, b) = (try styled(Text(string)), try styled(joined))
    #expect(a.source == b.source)
    #expect(a.paints == b.paints)
    #expect(a.lines == b.lines)
  }

  @Test("tracking replaces kerning, wherever each is set")
  func tracking() throws {
    var string = AttributedString("abc")
    string.kern = 9
    string.tracking = 2
    #expect(try styled(Text(string)).source.runs[0].tracking == 2)
    #expect(try styled(Text("abc").kerning(9).tracking(2)).source.runs[0].tracking == 2)
    #expect(size(Text("abc").kerning(9)) == size(Text("abc").tracking(9)))
    #expect(size(VStack { Text("abc").kerning(9) }.tracking(2)) == size(Text("abc").tracking(2)))
  }

  @Test("presentation intents, links and languages of Foundation are drawn")
  func foundation() throws {
    var string = AttributedString("strong")
    string.inlinePresentationIntent = [.stronglyEmphasized, .code]
    #expect(try styled(Text(string)).source == styled(Text("strong").bold().monospaced()).source)
    var link = AttributedString("link")
    link.link = URL(string: "https://example.org")
    let paint = try styled(Text(link)).paints
    #expect(try paint == styled(Text("link").foregroundStyle(TintShapeStyle())).paints)
    link.foregroundColor = .green
    #expect(try styled(Text(link)).paints == styled(Text("link").foregroundColor(.green)).paints)
    var japanese = AttributedString("骨")
    japanese.languageIdentifier = "ja"
    #expect(try styled(Text(japanese)).source.runs[0].language == "ja")
  }

  @Test("attributes that contradict modifiers win, and an empty string is a line")
  func precedence() throws {
    var string = AttributedString("a")
    string.font = .largeTitle
    string.foregroundColor = .red
    let text = Text(string).font(.caption).foregroundColor(.blue)
    #expect(try styled(text).source == styled(Text(string)).source)
    #expect(try styled(text).paints == styled(Text(string)).paints)
    #expect(size(Text(AttributedString(""))) == size(Text(verbatim: "")))
    let interpolated = Text("x \(string) y")
    #expect(try styled(interpolated).source.runs.count == 3)
  }

  @Test("a background is as wide as its text and as high as its line")
  func background() throws {
    var string = AttributedString("plain marked words")
    string[string.range(of: "marked words")!].backgroundColor = .yellow
    let text = try styled(Text(string))
    let bars = text.lines[0].backgrounds
    #expect(bars.count == 1)
    let plain = try styled(Text("plain "))
    expectEqual(
      [bars[0].frame.minX, bars[0].frame.maxX, bars[0].frame.height],
      [
        plain.lines[0].width + plain.lines[0].trailingWhitespace, text.lines[0].width,
        text.lines[0].height,
      ].map { CGFloat($0) }, tolerance: 0.01)
  }

  @Test("a text of many colors with one shadow is drawn in a few steps")
  func manyColors() throws {
    func text(_ count: Int) -> Text {
      (0..<count).reduce(Text("")) { sum, index in
        let letter = Text("x").foregroundStyle(
          Color(red: Double(index) / Double(count), green: 0.5, blue: 0))
        let shadowed = Text("y").foregroundStyle(.red.shadow(.drop(color: .black, radius: 3)))
        return sum + (index == count / 2 ? shadowed : letter)
      }
    }
    let items = try ImageRenderer(content: text(100).fixedSize()).displayList().items
    let lines = items.count { if case .glyphs = $0 { true } else { false } }
    #expect(lines == 3)
    // Neighbours with the same mark are one run; others are told apart.
    #expect(try styled(text(2) + Text("z")).paints.count == 3)
  }

  @Test("the colors of a text are found in time that grows with their number")
  func colorsInTime() throws {
    func seconds(_ count: Int) throws -> Double {
      var string = AttributedString()
      for index in 0..<count {
        var letter = AttributedString("x")
        letter.foregroundColor = Color(red: Double(index) / Double(count), green: 0.5, blue: 0)
        string += letter
      }
      let text = Text(string).fixedSize()
      return try cpuSeconds { _ = try ImageRenderer(content: text).displayList() }
    }
    _ = try seconds(100)
    // The quickest of some, as other programs use the processor's caches.
    let few = try (0..<4).map { _ in try seconds(1_000) }.min() ?? 0
    let many = try (0..<4).map { _ in try seconds(4_000) }.min() ?? 0
    #expect(many < few * 9, "\(few) and \(many) seconds")
  }

  @Test("patterns are strokes of the line's length, in the line's color")
  func patterns() throws {
    func bars(_ pattern: Text.LineStyle.Pattern) throws -> [CGRect] {
      let line = try styled(Text("underlined").underline(pattern: pattern, color: .red)).lines[0]
      #expect(line.decorationBars(startingAt: 0).allSatisfy { $0.paint != line.runs[0].paint })
      return line.decorationBars(startingAt: 0).map(\.frame)
    }
    let solid = try bars(.solid)
    #expect(solid.count == 1)
    for pattern in [Text.LineStyle.Pattern.dot, .dash, .dashDot, .dashDotDot] {
      let parts = try bars(pattern)
      #expect(parts.count > 2)
      #expect(parts[0].minX == solid[0].minX && parts.last!.maxX <= solid[0].maxX + 1e-9)
      #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.maxX < $1.minX })
    }
  }
}

@MainActor
@Suite("Markdown", .enabled(if: hasPinnedFonts))
struct MarkdownTests {
  private func string(_ text: Text) throws -> String { try styled(text).string }

  @Test(
    "within a paragraph, blocks are no blocks and white space stays",
    arguments: [
      "# No heading", "- no list\n- here", "1. one\n2. two", "> no quote", "    no code", "---",
      "===", "a\n\nb", "a  \nb", "\tx\ty", "  spaces  ", "<div>", "| a | b |\n|---|---|", "\n",
      "[a]: b", "5 * 3 = 15", "snake_case_name", "~", "`", "[", "](", "\u{1680}x\u{100001}",
    ])
  func verbatim(source: String) throws {
    #expect(try string(Text(LocalizedStringKey(source))) == source)
  }

  @Test(
    "marks are styles, entities characters, and broken marks are shown",
    arguments: [
      ("**a** *b* ~~c~~ `d`", "a b c d"), ("***both***", "both"), ("**open", "**open"),
      ("\\*star\\*", "*star*"), ("&amp; &copy;", "& ©"), ("`a * b`", "a * b"),
      ("[text](https://example.org)", "text"), ("[text](", "[text]("),
      ("<https://example.org>", "https://example.org"), ("![alt](x.png)", "alt"),
      ("^[3 apples](inflect: true)", "3 apples"), ("^[x](", "^[x]("), ("**a**\n**b**", "a\nb"),
      ("**a [b *c*](u) d**", "a b c d"), ("*x*\u{301}", "x\u{301}"),
    ])
  func marks(source: String, shown: String) throws {
    #expect(try string(Text(LocalizedStringKey(source))) == shown)
  }

  @Test("bare addresses are links")
  func addresses() throws {
    for source in ["https://example.org", "www.example.org", "someone@example.org"] {
      let text = try styled(Text(LocalizedStringKey(source)))
      #expect(text.string == source)
      #expect(try text.paints == styled(Text("x").foregroundStyle(TintShapeStyle())).paints)
    }
  }

  @Test("values are no Markdown, also within marks and addresses")
  func values() throws {
    let stars = "**a**"
    #expect(try string(Text("*\(stars)* \(stars)")) == "**a** **a**")
    let address = "https://example.org/a_b_c"
    #expect(try string(Text("[here](\(address))")) == "here")
    #expect(try styled(Text("**\(3) of \(stars)**")).source.runs.count == 1)
  }

  @Test("hostile Markdown is read in time that grows with its length")
  func hostile() throws {
    for part in ["*", "[", "^[", "`", "~~", "](", "<", "&", "**a*", "[a](b"] {
      func seconds(_ length: Int) -> Double {
        let source = String(repeating: part, count: length / part.count)
        return cpuSeconds { _ = Text(LocalizedStringKey(source)).string }
      }
      _ = seconds(1_000)
      let (short, long) = (seconds(20_000), seconds(80_000))
      #expect(long < max(short * 8, 0.02), "\(part): \(short) and \(long) seconds")
    }
  }

  @Test("tabs and line ends of any number stay")
  func whitespace() throws {
    for part in ["a\r\n", "a\t", "\r", "*b* \t\n"] {
      let source = String(repeating: part, count: 70_000)
      let options = AttributedString.MarkdownParsingOptions(
        interpretedSyntax: .inlineOnlyPreservingWhitespace)
      let read = String(try AttributedString(markdown: source, options: options).characters)
      #expect(read == source.replacingOccurrences(of: "*", with: ""))
    }
    // More stand-ins than there are: nothing is lost.
    let margins = String(repeating: "\u{1680}x", count: 70_000)
    let options = AttributedString.MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace)
    #expect(
      String(try AttributedString(markdown: margins, options: options).characters) == margins)
  }

  @Test("a table knows how its columns are aligned")
  func alignments() throws {
    let string = try AttributedString(
      markdown: "| a | b | c | d |\n|:-:|:--|--:|---|\n| 1 | 2 | 3 | 4 |")
    let kinds = string.runs.first?.presentationIntent?.components.map(\.kind) ?? []
    let columns: [PresentationIntent.TableColumn] =
      [.center, .left, .right, .left].map { PresentationIntent.TableColumn(alignment: $0) }
    #expect(kinds.contains(.table(columns: columns)))
  }

  @Test("attributes in code are code")
  func attributesInCode() throws {
    typealias Options = AttributedString.MarkdownParsingOptions
    func read(_ source: String) throws -> String {
      let options = Options(allowsExtendedAttributes: true)
      return String(try AttributedString(markdown: source, options: options).characters)
    }
    #expect(try read("`^[a](b)` ^[c](d: e)") == "^[a](b) c")
    #expect(try read("``x ` ^[a](b)`` ^[c](d)") == "x ` ^[a](b) c")
    #expect(try read("```\n^[a](b)\n```") == "^[a](b)\n")
    #expect(try read("` ^[c](d)") == "` c")
    // Fences of tildes, in quotations as well; three backticks with others after them are no fence.
    #expect(try read("~~~\n^[a](b)\n```\n^[c](d)\n~~~~\n\n^[e](f)") == "^[a](b)\n```\n^[c](d)\ne")
    #expect(try read("> ~~~\n> ^[a](b)\n> ~~~\n> ^[c](d)") == "^[a](b)\nc")
    #expect(try read("```a``` ^[c](d)\n\n^[e](f)") == "a ce")
    // Code ends with its paragraph, also where that is a heading or an item.
    #expect(try read("one ` two\n\n^[c](d)\n\nthree ` four") == "one ` twocthree ` four")
    #expect(try read("# one `\n^[c](d) ` two") == "one `c ` two")
    #expect(try read("- one `\n- ^[c](d) ` two") == "one `c ` two")
    #expect(try read("`one\n^[c](d) two`") == "one ^[c](d) two")
  }

  @Test("quotations in each other take memory that grows with the text, and text in them stays")
  func deepQuotations() throws {
    let lines = String(repeating: "words\n", count: 2_000)
    let source = String(repeating: "> ", count: 5_000) + lines
    let string = try AttributedString(markdown: source)
    #expect(string.characters.count == 2_000 * 6 - 1)
    let blocks = try #require(string.runs.first?.presentationIntent)
    #expect(blocks.components.count == 101 && blocks.components.first?.kind == .paragraph)
    #expect(blocks.components.dropFirst().allSatisfy { $0.kind == .blockQuote })
    let few = try AttributedString(markdown: "> > words")
    #expect(few.runs.first?.presentationIntent?.components.count == 3)
  }

  @Test("a document becomes a string with intents")
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
    #expect(
      String(string.characters) == "TitleSome words and a link.threefourab12")
    let title = try #require(string.runs.first)
    #expect(title.presentationIntent?.components.map(\.kind) == [.header(level: 1)])
    let link = try #require(string.runs.first { $0.link != nil })
    #expect(link.link?.absoluteString == "https://example.org/page")
    let four = try #require(
      string.runs.first { $0.inlinePresentationIntent == .stronglyEmphasized })
    #expect(
      four.presentationIntent?.components.map(\.kind) == [
        .paragraph, .listItem(ordinal: 4), .orderedList,
      ])
    let cell = try #require(string.runs.suffix(1).first?.presentationIntent?.components)
    #expect(
      cell.map(\.kind).prefix(2) == [.tableCell(columnIndex: 1), .tableRow(rowIndex: 1)])
  }

  @Test("options choose how much is Markdown")
  func options() throws {
    typealias Options = AttributedString.MarkdownParsingOptions
    func read(_ source: String, _ syntax: Options.InterpretedSyntax) throws -> String {
      String(
        try AttributedString(
          markdown: source, options: Options(interpretedSyntax: syntax)
        ).characters)
    }
    #expect(try read("# a\n\n**b**", .full) == "ab")
    #expect(try read("# a\n\n**b**", .inlineOnly) == "# a b")
    #expect(try read("10\u{A0}km \r\n on", .inlineOnly) == "10\u{A0}km on")
    #expect(try read("# a\n\n**b**", .inlineOnlyPreservingWhitespace) == "# a\n\nb")
    let extended = Options(
      allowsExtendedAttributes: true, interpretedSyntax: .inlineOnly, languageCode: "fr")
    let string = try AttributedString(markdown: "^[a](b: c)", options: extended)
    #expect(String(string.characters) == "a" && string.languageIdentifier == "fr")
  }
}

@MainActor
@Suite("Images in texts")
struct TextImageTests {
  private let picture = Bitmap(
    width: 20, height: 30, pixels: Array(repeating: 255, count: 20 * 30 * 4))

  private func items(_ view: some View) throws -> [DisplayItem] {
    try ImageRenderer(content: view).displayList().items
  }

  @Test("a picture is one character that stands on the baseline")
  func onTheBaseline() throws {
    let text = try styled(Text("a\(Image(picture))b"))
    let run = try #require(text.lines[0].runs.first { $0.attachment != nil })
    #expect(run.width == 20)
    let letters = try styled(Text("ab"))
    expectEqual(
      [text.lines[0].width, text.lines[0].ascent].map { CGFloat($0) },
      [letters.lines[0].width + 20, 30].map { CGFloat($0) }, tolerance: 0.05)
    #expect(text.lines[0].descent == letters.lines[0].descent)
  }

  @Test("what is measured is painted")
  func painted() throws {
    let bitmaps = try items(Text("a\(Image(picture))b")).compactMap { item -> CGRect? in
      if case .bitmap(let placed, _) = item { placed.frame } else { nil }
    }
    let text = try styled(Text("a\(Image(picture))b"))
    let run = try #require(text.lines[0].runs.first { $0.attachment != nil })
    #expect(bitmaps.count == 1)
    expectEqual(
      bitmaps[0],
      CGRect(x: run.x, y: text.baselines[0] - 30, width: 20, height: 30), tolerance: 0.01)
  }

  @Test("a symbol follows the font of its place and the color around it")
  func symbol() throws {
    func width(_ text: Text) throws -> Double {
      try #require(styled(text).lines[0].runs.first { $0.attachment != nil }).width
    }
    let star = Text(Image(systemName: "star"))
    let (small, large) = (
      try width(star.font(.system(size: 10))), try width(star.font(.system(size: 30)))
    )
    #expect(abs(large / small - 3) < 1e-9)
    let strokes = try items(Text("a") + star.foregroundColor(.red)).compactMap { item -> Paint? in
      if case .stroke(_, _, let paint) = item { paint } else { nil }
    }
    let bar = try items(Color.red.frame(width: 1, height: 1)).compactMap { item -> Paint? in
      if case .fill(_, let paint, _) = item { paint } else { nil }
    }
    #expect(!strokes.isEmpty && strokes.allSatisfy { $0 == bar.first })
    // The ink of a symbol is no higher than a line of its font.
    let plain = size(Text("Star"))
    #expect(size(Text("Star \(Image(systemName: "star"))")).height == plain.height)
  }

  @Test("an ellipsis beside an image is text, and all images are a text too")
  func truncation() throws {
    let images = (0..<20).reduce(Text("")) { sum, _ in sum + Text(Image(picture)) }
    let cut = try styled(images.font(.body), width: 110)
    #expect(cut.lines.count > 1)
    let one = layout(110, 30) { images.lineLimit(1) }
    #expect(one.root.frame.width <= 110)
    #expect(size(Text(Image(picture))).width == 20)
  }

  @Test("a picture is no wider than text engines count, at any scale")
  func hugePicture() throws {
    let bitmap = Bitmap(width: 3, height: 1, pixels: Array(repeating: 255, count: 12))
    for scale in [1e-6, 1e-12, 1e-300, 1e300, -1, 0] as [CGFloat] {
      let size = size(Text("a\(Image(bitmap, scale: scale))b"))
      #expect(size.width.isFinite && size.width < 1e6 && size.height < 1e6)
    }
  }

  @Test("a text that shrinks shrinks its images")
  func shrinking() throws {
    let text = Text("wide \(Image(picture)) wide").lineLimit(1).minimumScaleFactor(0.2)
    let width = try items(text.frame(width: 60, height: 20)).compactMap { item -> CGFloat? in
      if case .bitmap(let placed, _) = item { placed.frame.width } else { nil }
    }
    #expect(width.count == 1 && width[0] < 20)
  }
}
