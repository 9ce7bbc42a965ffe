import Expectations
import Galley
import GalleyCairo
import Testing

@Suite struct MetricsTests {
  @Test func `Inter at 17 points has the metrics of its file`() throws {
    let engine = try PangoTextEngine()
    let font = native17
    let metrics = engine.metrics(for: font)
    expect(near(metrics.ascent, 16.469))
    expect(near(metrics.descent, 4.105))
    expect(near(metrics.capHeight, 12.363))
    expect(near(metrics.xHeight, 9.272, 0.02))
    expectEqual(metrics.leading, 0)
    let shaped = engine.shape(StyledText(runs: [.init(text: "Hello world", font: font)]))
    // 90.021 according to the file, plus eleven times the tracking of this size.
    expect(near(shaped.width, 90.021 - 11 * 0.217))
    expectEqual(shaped.lines.count, 1)
    expect(near(shaped.lines[0].ascent, metrics.ascent, 1e-9))
  }

  @Test func `the system font at 17 points has iOS's metrics`() throws {
    let engine = try PangoTextEngine()
    let metrics = engine.metrics(for: body17)
    expect(near(metrics.ascent, 16.187, 0.001))
    expect(near(metrics.descent, 4.101, 0.001))
    expect(near(metrics.capHeight, 11.978, 0.001))
    expect(near(metrics.xHeight, 8.948, 0.001))
    expectEqual(metrics.leading, 0)
    expect(near(engine.shape("Hello world").lines[0].ascent, metrics.ascent, 1e-9))
  }

  private var native17: FontDescription { FontDescription(size: 17, systemMetrics: .native) }

  @Test func `leading is the line pitch minus the height of the face, and never negative`() throws {
    let engine = try PangoTextEngine()
    var font = body17
    font.linePitch = 22
    expect(near(engine.metrics(for: font).leading, 22 - 20.288))
    font.linePitch = 10
    expectEqual(engine.metrics(for: font).leading, 0)
  }

  @Test(arguments: [8.5, 13, 34, 51])
  func `widths grow in proportion to the size`(size: Double) throws {
    let engine = try PangoTextEngine()
    func unit(_ family: FontDescription.Family, _ size: Double) -> Double {
      let font = FontDescription(family: family, size: size)
      let text = "Sphinx of black quartz, judge my vow"
      return engine.shape(StyledText(runs: [.init(text: text, font: font)])).width / size
    }
    for family in [FontDescription.Family.serif, .monospaced, .named("Inter")] {
      expect(near(unit(family, size), unit(family, 17), 0.003))
    }
  }

  @Test(arguments: [(6, 0.256), (11, 0.053), (17, -0.217), (22, -0.403), (34, -0.742)])
  func `Inter as the system font is spaced for its size`(
    size: Double, tracking: Double
  ) throws {
    let engine = try PangoTextEngine()
    func width(_ family: FontDescription.Family) -> Double {
      let font = FontDescription(family: family, size: size, systemMetrics: .native)
      return engine.shape(StyledText(runs: [.init(text: "Hamburg", font: font)])).width
    }
    expect(near(width(.system), width(.named("Inter")) + 7 * tracking, 0.01))
    expectEqual(width(.rounded), width(.system))
  }

  @Test func `fonts that stand in for the system font keep their own spacing`() throws {
    let engine = try PangoTextEngine()
    let (han, mixed) = ("中文排版", "中文排版 Inter 中文")
    let named = FontDescription(family: .named("Inter"), size: 34)
    func width(_ text: String, _ font: FontDescription) -> Double {
      engine.shape(StyledText(runs: [.init(text: text, font: font)])).width
    }
    expectEqual(width(han, FontDescription(size: 34)), width(han, named))
    // Five letters and the surrounding spaces.
    let native = FontDescription(size: 34, systemMetrics: .native)
    expect(near(width(mixed, native), width(mixed, named) - 7 * 0.742, 0.01))
    func inner(_ font: FontDescription) -> Double {
      let line = engine.shape(StyledText(runs: [.init(text: " Inter ", font: font)])).lines[0]
      return line.width + line.trailingWhitespace
    }
    let correction = inner(FontDescription(size: 34)) - inner(named)
    expect(near(width(mixed, FontDescription(size: 34)), width(mixed, named) + correction, 0.01))
  }

  @Test(arguments: [60.0, 90, 130, 200])
  func `lines of several scripts fit the width and nearly fill it`(
    width: Double
  ) throws {
    let engine = try PangoTextEngine()
    let text = "排版 of many 文字 and letters, 字 by 字 in one 行 of text 中文排版中文排版"
    let lines = engine.shape(styled(text, size: 22), width: width).lines
    expect(lines.allSatisfy { $0.width <= width + 0.002 })
    let utf8 = Array(text.utf8)
    for (line, next) in zip(lines, lines.dropFirst()) {
      let rest = String(decoding: utf8[next.range], as: UTF8.self)
      let word = rest.prefix { $0 != " " && $0.isASCII }
      let longer =
        String(decoding: utf8[line.range], as: UTF8.self)
        + (word.isEmpty ? rest.prefix(1) : word)
      // Where scripts meet, Pango measures spaces wider than they are, by their tracking.
      expectGreater(engine.shape(styled(longer, size: 22)).width, width - 1, "\(longer)")
    }
  }

  @Test func `text in an animation frame is spaced for its displayed size`() throws {
    let engine = try PangoTextEngine()
    let moment = ScalingTextEngine(engine, exactly: StillFonts())
    for size in [11.3, 17.2, 25, 40.7] {
      let text = styled("Hamburgefonstiv", size: size)
      let shown = moment.shape(text, width: nil, lineLimit: nil, truncation: .tail).lines[0]
      expect(near(shown.width, engine.shape(text).width, 0.02), "\(size)")
    }
  }

  @Test(arguments: [100, 200, 300, 400, 500, 600, 700, 800, 900])
  func `each weight has its own face`(weight: Int) throws {
    let engine = try PangoTextEngine()
    let name = engine.shape(styled("a", weight: weight)).fontNames
    let others = [100, 200, 300, 400, 500, 600, 700, 800, 900].filter { $0 != weight }
    for other in others {
      expect(engine.shape(styled("a", weight: other)).fontNames != name)
    }
  }

  @Test func `invalid sizes do not crash`() throws {
    let engine = try PangoTextEngine()
    for size in [0, -5, .nan, .infinity, 1e9, 0.001] {
      expectEqual(engine.shape(styled("ab", size: size)).lines.count, 1)
    }
  }

  @Test func `tracking is added after every letter, including the last`() throws {
    let engine = try PangoTextEngine()
    let plain = engine.shape("Hello").width
    for tracking in [2, -0.5] {
      let spaced = engine.shape(styled("Hello", tracking: tracking))
      expect(near(spaced.width, plain + 5 * tracking, 0.005))
      expectEqual(
        engine.shape(styled("Hello", tracking: tracking), width: spaced.width).lines.count, 1)
    }
  }

  @Test func `monospaced digits have equal widths`() throws {
    let engine = try PangoTextEngine()
    func width(_ text: String, _ monospaced: Bool) -> Double {
      var font = body17
      font.features = monospaced ? .monospacedDigits : []
      return engine.shape(StyledText(runs: [.init(text: text, font: font)])).width
    }
    expectEqual(width("1111", true), width("0000", true))
    expectLess(width("1111", false), width("0000", false))
  }

  @Test func `a baseline offset makes its line taller on its side`() throws {
    let engine = try PangoTextEngine()
    func line(_ offset: Double) -> ShapedLine {
      engine.shape(
        StyledText(runs: [.init(text: "x", font: body17, baselineOffset: offset)])
      ).lines[0]
    }
    expect(near(line(5).ascent, 21.187))
    expect(near(line(5).descent, 4.101))
    expect(near(line(-5).descent, 9.101))
    expectEqual(line(5).runs[0].glyphs[0].y, -5)
  }

  @Test func `decorations use the metrics of the requested font`() throws {
    let engine = try PangoTextEngine()
    let run = StyledText.Run(
      text: "ab", font: body17, underline: TextLine(), strikethrough: TextLine())
    let decorations = engine.shape(StyledText(runs: [run])).lines[0].runs[0].decorations
    expectEqual(decorations.count, 2)
    expectGreater(decorations[0].offset, 0)
    expectLess(decorations[0].offset, 4)
    expectLess(decorations[1].offset, 0)
    expect(decorations.allSatisfy { $0.thickness > 0.5 && $0.thickness < 2 })
  }

  @Test func `runs with different paints keep them`() throws {
    let engine = try PangoTextEngine()
    let runs = (0..<4).map { StyledText.Run(text: "ab ", font: body17, paint: $0) }
    let shaped = engine.shape(StyledText(runs: runs)).lines[0]
    expectEqual(shaped.runs.map(\.paint), [0, 1, 2, 3])
    expect(near(shaped.width, engine.shape("ab ab ab ab").width, 0.01))
  }
}
