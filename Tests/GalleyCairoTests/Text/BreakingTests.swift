import Expectations
import Foundation
import Galley
import GalleyCairo
import Testing

@Suite struct BreakingTests {
  @Test func `words wrap, and spaces at line ends do not count`() throws {
    let engine = try PangoTextEngine()
    let text = "Hello world again"
    let shaped = engine.shape(text, width: 95)
    expectEqual(pieces(shaped, of: text), ["Hello world ", "again"])
    expect(near(shaped.lines[0].width, 84.872))
    expectGreater(shaped.lines[0].trailingWhitespace, 3)
    expectEqual(shaped.lines.map(\.endsParagraph), [false, true])
    let trailing = engine.shape("trailing   ").lines[0]
    expect(near(trailing.width, engine.shape("trailing").width, 1e-9))
    expectGreater(trailing.trailingWhitespace, 10)
  }

  @Test(arguments: ["Hello world", "trailing  ", "中文排版，你好。", "Ünïcödé ﬁ", "שלום עולם"])
  func `text does not wrap in its measured width`(text: String) throws {
    let engine = try PangoTextEngine()
    let natural = engine.shape(text)
    expectEqual(engine.shape(text, width: natural.width), natural)
    expectGreater(engine.shape(text, width: natural.width - 0.1).lines.count, 1)
  }

  @Test func `wrapped text breaks in the same places in its measured width`() throws {
    let engine = try PangoTextEngine()
    let text = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 60)
    for width in [80.0, 133.3, 251] {
      let first = engine.shape(text, width: width)
      let again = engine.shape(text, width: first.width)
      expectEqual(first.shapes, again.shapes)
      expectAtMost(first.width, width)
    }
  }

  @Test func `lines break before words that begin with punctuation`() throws {
    let engine = try PangoTextEngine()
    for (text, expected) in [
      ("Use the .headline font", ["Use the ", ".headline ", "font"]),
      ("Or use :emphasis here", ["Or use ", ":emphasis ", "here"]),
      ("Or use .long-dashes", ["Or use ", ".long-", "dashes"]),
    ] {
      let width = expected.map { engine.shape($0).width }.max() ?? 0
      expectEqual(pieces(engine.shape(text, width: width + 1), of: text), expected)
    }
  }

  @Test func `no line starts with closing punctuation`() throws {
    let engine = try PangoTextEngine()
    let text = "海阔凭鱼跃，天高任鸟飞。春眠不觉晓，处处闻啼鸟。夜来风雨声，花落知多少。"
    for width in stride(from: 20.0, through: 200, by: 7) {
      let lines = pieces(engine.shape(styled(text, language: "zh-Hans"), width: width), of: text)
      expectEqual(lines.joined(), text)
      for line in lines where width > 40 { expect(!"，。".contains(line.first ?? " ")) }
    }
  }

  @Test func `a width of zero gives one character per line`() throws {
    let engine = try PangoTextEngine()
    for width in [0, -10, 0.001, -Double.infinity] {
      expectEqual(engine.shape("abcde", width: width).lines.count, 5)
    }
    expectEqual(engine.shape("e\u{301}e\u{301}", width: 0).lines.count, 2)
    expectEqual(engine.shape("ab", width: .infinity).lines.count, 1)
    expectEqual(engine.shape("ab", width: .nan).lines.count, 1)
    expectEqual(engine.shape("ab", width: 1e300).lines.count, 1)
  }

  @Test func `every separator ends a line, but only some end a paragraph`() throws {
    let engine = try PangoTextEngine()
    let text = "a\nb\r\nc\rd\u{2029}e\u{2028}f\u{0B}g"
    let shaped = engine.shape(text)
    expectEqual(pieces(shaped, of: text), ["a", "b", "c", "d", "e", "f", "g"])
    expectEqual(
      shaped.lines.map(\.endsParagraph), [true, true, true, true, false, false, true])
  }

  @Test func `empty lines are as high as their font`() throws {
    let engine = try PangoTextEngine()
    for (text, count) in [("", 1), ("\n", 2), ("a\n\nb", 3), ("\r\n\r\n", 3)] {
      let shaped = engine.shape(text)
      expectEqual(shaped.lines.count, count)
      expect(shaped.lines.allSatisfy { near($0.height, 20.288) })
    }
    expect(engine.shape("").lines[0].runs.isEmpty)
    expectEqual(engine.shape(StyledText(runs: [])).lines.count, 1)
    let twoRuns = StyledText(runs: [
      .init(text: "a\r", font: body17), .init(text: "\nb", font: FontDescription(size: 34)),
    ])
    expectEqual(engine.shape(twoRuns).lines.count, 2)
  }

  @Test func `long paragraphs break like short ones`() throws {
    let engine = try PangoTextEngine()
    let words = (0..<700).map { "w\($0 * 7919 % 1000)" }
    let text = words.joined(separator: " ")
    let shaped = engine.shape(text, width: 300)
    let lines = pieces(shaped, of: text)
    expectEqual(lines.joined(), text)
    // Line breaking is greedy: the first word of a line doesn't fit on the previous line.
    for (line, next) in zip(lines, lines.dropFirst()).prefix(40) {
      let word = next.prefix { $0 != " " }
      expectGreater(engine.shape(line + word).width, 300)
    }
    expectAtMost(shaped.width, 300)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a quarter of a megabyte of text is shaped in reasonable time`() throws {
    let engine = try PangoTextEngine()
    let text = String(repeating: "lorem ipsum dolor sit amet, ", count: 9_250)
    let clock = ContinuousClock()
    var lines = 0
    let wrapped = clock.measure { lines = engine.shape(text, width: 400).lines.count }
    expectGreater(lines, 2_500)
    let narrow = clock.measure {
      lines = engine.shape(String(text.prefix(5_000)), width: 0).lines.count
    }
    expectGreater(lines, 3_750)
    let unbroken = clock.measure { lines = engine.shape(text).lines.count }
    expectEqual(lines, 1)
    let limited = clock.measure { lines = engine.shape(text, width: 400, limit: 3).lines.count }
    expectEqual(lines, 3)
    print(
      "1/4 MB: wrapped \(wrapped), unbroken \(unbroken), 5 kB in no width \(narrow), three lines \(limited)"
    )
  }

  @Test(arguments: [
    ("Maintainer", "Main-", ["Main-", "tainer"]), ("Maintainer", "Maintai-", ["Main-", "tainer"]),
    ("a Maintainer", "Maintai-", ["a ", "Main-", "tainer"]),
    ("Unternehmung", "Unternehm", ["Unterneh-", "mung"]),
    ("Éléments", "Élémen", ["Élé-", "ments"]),
    ("0000000000", "00000", ["00000", "00000"]),
  ])
  func `a word longer than its line breaks between syllables, with a hyphen`(
    text: String, fitting: String, expected: [String]
  ) throws {
    let engine = try PangoTextEngine()
    let width = engine.shape(fitting).width
    let shaped = engine.shape(text, width: width)
    expectEqual(shaped.lines.map(\.text), expected)
    expect(shaped.lines.allSatisfy { $0.width <= width + 0.002 })
    expectEqual(pieces(shaped, of: text).joined(), text)
  }

  @Test func `a long word breaks in the same places alone and in a long text`() throws {
    let engine = try PangoTextEngine()
    let word = "Donaudampfschifffahrtsgesellschaft"
    let text = Array(repeating: word, count: 40).joined(separator: " ")
    let one = pieces(engine.shape(word, width: 90), of: word)
    expectGreater(one.count, 2)
    let all = pieces(engine.shape(text, width: 90), of: text)
    expectEqual(all.joined(), text)
    expectEqual(
      all.map { $0.filter { $0 != " " } }, Array(repeating: one, count: 40).flatMap(\.self))
  }

  @Test func `a soft hyphen is shown only where a line breaks`() throws {
    let engine = try PangoTextEngine()
    func glyphs(_ text: String, _ width: Double) -> [Int] {
      engine.shape(text, width: width).lines.map { $0.runs.flatMap(\.glyphs).count }
    }
    let width = engine.shape("Donau-").width
    expectEqual(glyphs("Donau\u{AD}ufer", width), [6, 4])
    expectEqual(glyphs("Donau\u{AD}ufer", 1000), [9])
    expectEqual(glyphs("123456789", width).reduce(0, +), 9)
  }
}
