import Expectations
import Galley
import TestSupport
import Testing

@MainActor
@Suite("Text content and lines")
struct TextContentTests {
  private func size(_ text: some View) -> CGSize { layout(nil, nil) { text }.root.frame.size }

  private func string(_ text: Text) throws -> String {
    try require(layout(nil, nil) { text }.root.text).string
  }

  @Test(
    "an accessibility label for part of a text is included in the label of the whole",
    .enabled(if: hasPainter))
  func accessibilityLabel() throws {
    let named: Text = Text("**KTO**").accessibilityLabel("K, T, O")
    let heading: Text = (Text("See ") + named).accessibilityHeading(.h2)
    let tree = layout(nil, nil) { heading }
    try expectEqual(string(heading), "See KTO")
    expectEqual(tree.placed.accessibilityLabel(of: 0), "See K, T, O")
    expectEqual(size(heading), size(Text("See **KTO**")))
    let plain = Text(verbatim: "KTO").accessibilityLabel("K, T, O")
    let inside = layout(nil, nil) { Text("See \(plain) and \(plain)!") }
    expectEqual(inside.placed.accessibilityLabel(of: 0), "See K, T, O and K, T, O!")
    let replaced = layout(nil, nil) { (named + Text(" 2")).accessibilityLabel(Text("all")) }
    expectEqual(replaced.placed.accessibilityLabel(of: 0), "all")
    expectNil(layout(nil, nil) { Text("plain") }.placed.accessibilityLabel(of: 0))
  }

  // MARK: Content

  @Test(
    "literals parse Markdown; strings and verbatim literals are shown as is",
    .enabled(if: hasPinnedFonts))
  func markdown() throws {
    try expectEqual(
      string(Text("**Bold**, *italic*, `code`, ~~gone~~")), "Bold, italic, code, gone")
    try expectEqual(string(Text("[Link](https://example.org) here")), "Link here")
    try expectEqual(string(Text("2 * 3 * 4 and a_b_c")), "2 * 3 * 4 and a_b_c")
    let variable = "**Bold**"
    try expectEqual(string(Text(variable)), "**Bold**")
    try expectEqual(string(Text(verbatim: "**Bold**")), "**Bold**")
    try expectEqual(string(Text("**\(variable)**")), "**Bold**")
    expectEqual(size(Text("**\(variable)**")), size(Text(variable).bold()))
    expectEqual(size(Text("**\(Text("Bold"))**")), size(Text("Bold").bold()))
    try expectEqual(string(Text("_\(1)_ and *\(2)*~~\(3)~~")), "1 and 23")
    try expectEqual(string(Text("\(3) of \(2.5, specifier: "%.2f")")), "3 of 2.50")
    expectEqual(size(Text("**Bold**")), size(Text("Bold").bold()))
    expectGreater(size(Text("**Bold**")).width, size(Text("Bold")).width)
  }

  @Test("numbers with specifiers have the separators of the locale")
  func localizedSpecifiers() throws {
    let number = 12345.678
    func strings(_ locale: String, _ text: Text) -> [String] {
      layout(nil, nil) { text.environment(\.locale, Locale(identifier: locale)) }.texts
    }
    let total = Text("Total \(number, specifier: "%.2f")")
    expectEqual(strings("de_DE", total), ["Total 12.345,68"])
    expectEqual(strings("en_US", total), ["Total 12,345.68"])
    expectEqual(strings("de_DE", Text("\(12345, specifier: "%d")")), ["12.345"])
    expectEqual(strings("de_DE", Text("\(5, specifier: "%04d")")), ["0005"])
    expectEqual(strings("de_DE", Text("\(-2.5, specifier: "%06.1f")")), ["-002,5"])
    expectEqual(strings("de_DE", Text("\(number, specifier: "<%.1e>")")), ["<1,2e+04>"])
    expectEqual(strings("de_DE", Text("\(0.5, specifier: "%.1f %%")")), ["0,5 %"])
    expectEqual(strings("de_DE", Text("\(255, specifier: "%x")")), ["ff"])
    let resource: LocalizedStringResource = "\(number, specifier: "%.1f")"
    var german = resource
    german.locale = Locale(identifier: "de_DE")
    expectEqual(String(localized: german), "12.345,7")
  }

  @Test("joined texts form one paragraph, with the tallest run's line height")
  func concatenation() throws {
    expectEqual(size(Text("Hello, ") + Text("world")), size(Text("Hello, world")))
    let mixed = layout(nil, nil) {
      (Text("Big").font(.largeTitle) + Text(" small").font(.caption)).named("text")
    }
    expectEqual(mixed.nodes.count, 1)
    expectClose([mixed["text"].frame.height], [size(Text("Big").font(.largeTitle)).height])
    expectClose(
      [mixed["text"].dimensions[.firstTextBaseline]],
      [PixelGrid(scale: 2).round(try metrics(.largeTitle).ascent)])
  }

  @Test("a style on the whole text does not override the style of a part")
  func partialStyles() {
    let whole = (Text("a").font(.largeTitle) + Text("b")).font(.caption)
    expectEqual(size(whole), size(Text("a").font(.largeTitle) + Text("b").font(.caption)))
  }

  @Test("raised text makes its line taller")
  func baselineOffset() {
    let plain = size(Text("Hello"))
    let raised = size(Text("Hello") + Text("2").baselineOffset(9))
    expectClose([raised.height], [plain.height + 9], tolerance: 0.5)
  }

  @Test("monospaced digits have equal widths", .enabled(if: hasPinnedFonts))
  func monospacedDigits() {
    expectEqual(size(Text("1111").monospacedDigit()), size(Text("8888").monospacedDigit()))
    expectLess(size(Text("1111")).width, size(Text("8888")).width)
    expectEqual(size(Text("iiii").monospaced()), size(Text("WWWW").monospaced()))
  }

  @Test("textCase changes the displayed characters")
  func textCase() throws {
    expectEqual(size(Text("hello").textCase(.uppercase)), size(Text("HELLO")))
    expectEqual(size(Text("HELLO").textCase(.lowercase)), size(Text("hello")))
    expectEqual(size(Text("Hello").textCase(nil)), size(Text("Hello")))
  }

  @Test("kerning and tracking add space after each character")
  func tracking() {
    let plain = size(Text("abcd")).width
    expectClose([size(Text("abcd").tracking(5)).width], [plain + 20], tolerance: 0.51)
    expectClose([size(Text("abcd").kerning(5)).width], [size(Text("abcd").tracking(5)).width])
  }

  // MARK: Lines

  private func lines(
    _ view: some View, width: CGFloat
  ) throws -> [(line: ShapedLine, origin: CGPoint)] {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: nil)
    return try renderer.displayList().glyphLines
  }

  private let poem = Text("A long first line\nshort\nand a middle one")

  @Test(
    "multilineTextAlignment moves only lines within the text",
    .enabled(if: hasPinnedFonts))
  func multilineAlignment() throws {
    let leading = layout(200, nil) { poem }
    for alignment in TextAlignment.allCases {
      let other = layout(200, nil) { poem.multilineTextAlignment(alignment) }
      expectEqual(other.description, leading.description)
      let placed = try lines(poem.multilineTextAlignment(alignment), width: 200)
      let (x, width) = (leading.root.frame.minX, leading.root.frame.width)
      for (line, origin) in placed {
        let slack = width - line.width
        let expected =
          switch alignment {
          case .leading: 0.0
          case .center: slack / 2
          case .trailing: slack
          }
        expectClose([origin.x], [x + expected], tolerance: 0.51 + 0.5)
      }
    }
  }

  @Test("in right-to-left layouts, lines start at the right", .enabled(if: hasPinnedFonts))
  func rightToLeft() throws {
    let frame = layout(200, nil) { poem }.root.frame
    let placed = try lines(poem.environment(\.layoutDirection, .rightToLeft), width: 200)
    expectEqual(placed.count, 3)
    for (line, origin) in placed {
      expectClose([origin.x + line.width], [frame.maxX], tolerance: 1)
    }
    let column = layout(300, nil) {
      VStack(alignment: .leading) {
        Text("One").named("a")
        box(200, 10)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    expectClose([column["a"].frame.maxX], [250])
  }

  @Test("an ellipsis keeps truncated text within its width, in any mode")
  func truncation() throws {
    let text = Text("Shall we meet at the entrance?").lineLimit(1)
    for mode in [Text.TruncationMode.head, .middle, .tail] {
      for width in stride(from: 30.0, through: 200, by: 10) {
        let placed = try lines(text.truncationMode(mode), width: width)
        expect(placed.count == 1 && placed[0].line.width <= width, "\(mode) in \(width)")
      }
    }
  }

  // MARK: Caching

  @Test("equal texts in equal widths are shaped once", .enabled(if: hasPinnedFonts))
  func shapings() throws {
    let engine = try SharedTextEngine.engine()
    func count(_ view: some View) -> Int {
      let before = engine.counts.shapings
      _ = layout(300, 200) { view }
      return engine.counts.shapings - before
    }
    let unseen = "Shaped for this test alone, and once"
    let column = VStack {
      Text(unseen)
      Text(unseen)
      Text(unseen)
    }
    .frame(width: 500)
    expectEqual(count(column), 1)
    expectEqual(count(column), 0)
    expectEqual(count(Text(unseen).font(.title).fixedSize()), 1)
  }

  @Test("equal texts in one style request their shape once", .enabled(if: hasPinnedFonts))
  func sharedTexts() throws {
    let engine = try SharedTextEngine.engine()
    func count(_ view: some View) -> Int {
      let before = engine.counts
      _ = layout(300, nil) { view }
      return engine.counts.shapings + engine.counts.memoHits - before.shapings - before.memoHits
    }
    func cells(_ strings: Int, _ font: @escaping (Int) -> Font) -> some View {
      VStack { ForEach(0..<100) { Text(verbatim: "cell \($0 % strings)").font(font($0)) } }
    }
    expectEqual(count(cells(1) { _ in .body }), 1)
    expectEqual(count(cells(10) { _ in .body }), 10)
    expectEqual(count(cells(1) { $0 % 2 == 0 ? .body : .title }), 2)
    // More alternating styles than are cached.
    expectEqual(count(cells(1) { .system(size: 10 + CGFloat($0 % 20)) }), 100)
  }

  @Test("texts with one style in different environments differ")
  func sharedStyles() {
    let tree = layout(300, nil) {
      VStack(alignment: .leading) {
        Text("Same").id("plain")
        Text("Same").textCase(.uppercase)
        Text("Same").font(.largeTitle)
        Text("Same").environment(\.font, .caption)
        Text("Same").foregroundStyle(.red)
        Text("Same").redacted(reason: .placeholder)
        Text("Same").bold()
        Text("Same")
      }
    }
    let texts = tree.placed.texts
    expectEqual(texts.map(\.string), ["Same", "SAME"] + Array(repeating: "Same", count: 6))
    expectEqual(Set(texts.map { $0.source.runs[0].font }).count, 4)
    expect(Set(texts).count == 7 && texts[0] == texts[7])
    expectEqual(texts.map { $0.redaction != nil }, (0..<8).map { $0 == 5 })
  }

  @Test("texts that follow one another in different orders keep their own characters")
  func orderOfTexts() {
    let words = ["a", "b", "a", "c", "a", "b", "b", "c", "c", "a", "d", "a", "d", "b", "a", "c"]
    let tree = layout(300, nil) {
      VStack { ForEach(words.indices, id: \.self) { Text(verbatim: words[$0]) } }
    }
    expectEqual(tree.placed.texts.map(\.string), words)
  }

  @Test("canonically equivalent texts keep their own characters")
  func composedCharacters() {
    let (composed, decomposed) = ("caf\u{E9} au lait", "cafe\u{301} au lait")
    expectEqual(composed, decomposed)
    let tree = layout(300, nil) {
      VStack {
        Text(verbatim: composed)
        Text(verbatim: decomposed)
        Text(verbatim: composed)
      }
    }
    let texts = tree.placed.texts
    expectEqual(texts.map { Array($0.string.utf8).count }, [13, 14, 13])
    expectEqual(texts.map { $0.lines[0].range }, [0..<13, 0..<14, 0..<13])
  }

  @Test(
    "adjacent parts with equal styles are shaped together", .enabled(if: hasPinnedFonts))
  func oneRun() throws {
    func lines(_ text: Text) throws -> [ShapedLine] { try self.lines(text, width: 200).map(\.line) }
    let whole = try lines(Text(verbatim: "n = 7"))
    try expectEqual(lines(Text("n = \(7)")), whole)
    try expectEqual(lines(Text("n ") + Text("= ") + Text("7")), whole)
    try expectEqual(lines(Text("n = ") + Text("7").bold())[0].runs.count, 2)
  }
}
