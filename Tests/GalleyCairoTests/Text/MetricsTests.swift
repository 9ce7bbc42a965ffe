import Galley
import GalleyCairo
import Testing

@Suite struct MetricsTests {
  @Test func `Inter at 17 points measures what its file says`() throws {
    let engine = try PangoTextEngine()
    let metrics = engine.metrics(for: body17)
    #expect(near(metrics.ascent, 16.469))
    #expect(near(metrics.descent, 4.105))
    #expect(near(metrics.capHeight, 12.363))
    #expect(near(metrics.xHeight, 9.272, 0.02))
    #expect(metrics.leading == 0)
    let shaped = engine.shape("Hello world")
    #expect(near(shaped.width, 90.021))
    #expect(shaped.lines.count == 1)
    #expect(near(shaped.lines[0].ascent, metrics.ascent, 1e-9))
  }

  @Test func `leading is what the line pitch leaves beyond the face`() throws {
    let engine = try PangoTextEngine()
    var font = body17
    font.linePitch = 22
    #expect(near(engine.metrics(for: font).leading, 22 - 20.574))
    font.linePitch = 10
    #expect(engine.metrics(for: font).leading == 0)
  }

  @Test(arguments: [8.5, 13, 34, 51])
  func `widths grow in proportion to the size`(size: Double) throws {
    let engine = try PangoTextEngine()
    let text = "Sphinx of black quartz, judge my vow"
    let unit = engine.shape(styled(text, size: 17)).width / 17
    #expect(near(engine.shape(styled(text, size: size)).width / size, unit, 0.003))
  }

  @Test(arguments: [100, 200, 300, 400, 500, 600, 700, 800, 900])
  func `each weight has a face of its own`(weight: Int) throws {
    let engine = try PangoTextEngine()
    let name = engine.shape(styled("a", weight: weight)).fontNames
    let others = [100, 200, 300, 400, 500, 600, 700, 800, 900].filter { $0 != weight }
    for other in others {
      #expect(engine.shape(styled("a", weight: other)).fontNames != name)
    }
  }

  @Test func `strange sizes do not crash`() throws {
    let engine = try PangoTextEngine()
    for size in [0, -5, .nan, .infinity, 1e9, 0.001] {
      #expect(engine.shape(styled("ab", size: size)).lines.count == 1)
    }
  }

  @Test func `tracking follows every letter including the last`() throws {
    let engine = try PangoTextEngine()
    let plain = engine.shape("Hello").width
    for tracking in [2, -0.5] {
      let spaced = engine.shape(styled("Hello", tracking: tracking))
      #expect(near(spaced.width, plain + 5 * tracking, 0.005))
      #expect(
        engine.shape(styled("Hello", tracking: tracking), width: spaced.width).lines.count == 1)
    }
  }

  @Test func `monospaced digits are equally wide`() throws {
    let engine = try PangoTextEngine()
    func width(_ text: String, _ monospaced: Bool) -> Double {
      var font = body17
      font.hasMonospacedDigits = monospaced
      return engine.shape(StyledText(runs: [.init(text: text, font: font)])).width
    }
    #expect(width("1111", true) == width("0000", true))
    #expect(width("1111", false) < width("0000", false))
  }

  @Test func `a baseline offset makes its line taller on its side`() throws {
    let engine = try PangoTextEngine()
    func line(_ offset: Double) -> ShapedLine {
      engine.shape(
        StyledText(runs: [.init(text: "x", font: body17, baselineOffset: offset)])
      ).lines[0]
    }
    #expect(near(line(5).ascent, 21.469))
    #expect(near(line(5).descent, 4.105))
    #expect(near(line(-5).descent, 9.105))
    #expect(line(5).runs[0].glyphs[0].y == -5)
  }

  @Test func `decorations come from the font that was asked for`() throws {
    let engine = try PangoTextEngine()
    let run = StyledText.Run(text: "ab", font: body17, isUnderlined: true, isStruckThrough: true)
    let decorations = engine.shape(StyledText(runs: [run])).lines[0].runs[0].decorations
    #expect(decorations.count == 2)
    #expect(decorations[0].offset > 0 && decorations[0].offset < 4)
    #expect(decorations[1].offset < 0)
    #expect(decorations.allSatisfy { $0.thickness > 0.5 && $0.thickness < 2 })
  }

  @Test func `runs of other styles keep their paints`() throws {
    let engine = try PangoTextEngine()
    let runs = (0..<4).map { StyledText.Run(text: "ab ", font: body17, paint: $0) }
    let shaped = engine.shape(StyledText(runs: runs)).lines[0]
    #expect(shaped.runs.map(\.paint) == [0, 1, 2, 3])
    #expect(near(shaped.width, engine.shape("ab ab ab ab").width, 0.01))
  }
}
