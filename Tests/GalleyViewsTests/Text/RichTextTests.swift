import Expectations
import Foundation
import Galley
import TestSupport
import Testing

@MainActor
private func size(_ text: some View) -> CGSize { layout(nil, nil) { text }.root.frame.size }

@MainActor
@Suite("Attributed texts")
struct RichTextTests {
  @Test("attributes are accessed by name and match the corresponding modifiers")
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
    expectEqual(a.source, b.source)
    expectEqual(a.paints, b.paints)
    expectEqual(a.lines, b.lines)
  }

  @Test("tracking overrides kerning, wherever each is set")
  func tracking() throws {
    var string = AttributedString("abc")
    string.kern = 9
    string.tracking = 2
    try expectEqual(styled(Text(string)).source.runs[0].tracking, 2)
    try expectEqual(styled(Text("abc").kerning(9).tracking(2)).source.runs[0].tracking, 2)
    expectEqual(size(Text("abc").kerning(9)), size(Text("abc").tracking(9)))
    expectEqual(size(VStack { Text("abc").kerning(9) }.tracking(2)), size(Text("abc").tracking(2)))
  }

  @Test("Foundation's presentation intents, links and languages are drawn")
  func foundation() throws {
    var string = AttributedString("strong")
    string.inlinePresentationIntent = [.stronglyEmphasized, .code]
    try expectEqual(styled(Text(string)).source, styled(Text("strong").bold().monospaced()).source)
    var link = AttributedString("link")
    link.link = URL(string: "https://example.org")
    let paint = try styled(Text(link)).paints
    try expectEqual(paint, styled(Text("link").foregroundStyle(TintShapeStyle())).paints)
    link.foregroundColor = .green
    try expectEqual(styled(Text(link)).paints, styled(Text("link").foregroundColor(.green)).paints)
    var japanese = AttributedString("骨")
    japanese.languageIdentifier = "ja"
    try expectEqual(styled(Text(japanese)).source.runs[0].language, "ja")
  }

  @Test("attributes override modifiers, and an empty string has one line")
  func precedence() throws {
    var string = AttributedString("a")
    string.font = .largeTitle
    string.foregroundColor = .red
    let text = Text(string).font(.caption).foregroundColor(.blue)
    try expectEqual(styled(text).source, styled(Text(string)).source)
    try expectEqual(styled(text).paints, styled(Text(string)).paints)
    expectEqual(size(Text(AttributedString(""))), size(Text(verbatim: "")))
    let interpolated = Text("x \(string) y")
    try expectEqual(styled(interpolated).source.runs.count, 3)
  }

  @Test("a background is as wide as its text and as tall as its line")
  func background() throws {
    var string = AttributedString("plain marked words")
    string[string.range(of: "marked words")!].backgroundColor = .yellow
    let text = try styled(Text(string))
    let bars = text.lines[0].backgrounds
    expectEqual(bars.count, 1)
    let plain = try styled(Text("plain "))
    expectClose(
      [bars[0].frame.minX, bars[0].frame.maxX, bars[0].frame.height],
      [
        plain.lines[0].width + plain.lines[0].trailingWhitespace, text.lines[0].width,
        text.lines[0].height,
      ].map { CGFloat($0) }, tolerance: 0.01)
  }

  @Test("a text of many colors with one shadow is drawn in few steps")
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
    expectEqual(lines, 3)
    // Adjacent runs with equal custom attributes share a paint; other runs do not.
    try expectEqual(styled(text(2) + Text("z")).paints.count, 3)
  }

  @Test("the colors of a text are resolved in time proportional to their number")
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
    // Takes the fastest run, because other processes use the processor's caches.
    let few = try (0..<4).map { _ in try seconds(1_000) }.min() ?? 0
    let many = try (0..<4).map { _ in try seconds(4_000) }.min() ?? 0
    expectLess(many, few * 9, "\(few) and \(many) seconds")
  }

  @Test("line patterns cover the line's length in the line's color")
  func patterns() throws {
    func bars(_ pattern: Text.LineStyle.Pattern) throws -> [CGRect] {
      let line = try styled(Text("underlined").underline(pattern: pattern, color: .red)).lines[0]
      expect(line.decorationBars(startingAt: 0).allSatisfy { $0.paint != line.runs[0].paint })
      return line.decorationBars(startingAt: 0).map(\.frame)
    }
    let solid = try bars(.solid)
    expectEqual(solid.count, 1)
    for pattern in [Text.LineStyle.Pattern.dot, .dash, .dashDot, .dashDotDot] {
      let parts = try bars(pattern)
      expectGreater(parts.count, 2)
      expectEqual(parts[0].minX, solid[0].minX)
      expectAtMost(parts.last!.maxX, solid[0].maxX + 1e-9)
      expect(zip(parts, parts.dropFirst()).allSatisfy { $0.maxX < $1.minX })
    }
  }
}
