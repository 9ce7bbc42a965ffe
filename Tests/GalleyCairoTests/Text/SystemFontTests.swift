import CPango
import Foundation
import Galley
@testable import GalleyCairo
import Expectations
import Testing

/// Compares the system font's metrics with pictures painted by iOS.
@MainActor
@Suite("The system font")
struct SystemFontTests {
  /// A line of text as measured in a picture; widths are accurate to about 0.14 points.
  struct Line: Sendable {
    let text: String
    let size: Double
    let weight: Font.Weight
    let scale: Double
    let width: Double
  }

  /// Source: decision 0026. Lines that were misread are left out.
  nonisolated static let lines = Result<[Line], any Error> {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../SystemFont/strings.tsv")
    let text = try String(contentsOf: file, encoding: .utf8)
    let weights: [Substring: Font.Weight] = [
      "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold,
    ]
    return try text.split(separator: "\n").dropFirst().map { line in
      let parts = line.split(separator: "\t")
      guard parts.count == 5, let size = Double(parts[1]), let weight = weights[parts[2]],
        let scale = Double(parts[3]), let width = Double(parts[4])
      else { throw CocoaError(.fileReadCorruptFile) }
      return Line(text: String(parts[0]), size: size, weight: weight, scale: scale, width: width)
    }
  }

  private func tree(
    _ text: String, _ size: Double, _ weight: Font.Weight = .regular, scale: Double,
    _ metrics: SystemFontMetrics = .ios
  ) -> LayoutTree {
    var environment = EnvironmentValues()
    environment.displayScale = CGFloat(scale)
    environment.systemFontMetrics = metrics
    return LayoutTree(
      of: Text(verbatim: text).font(.system(size: CGFloat(size), weight: weight)),
      environment: environment, tracing: false)
  }

  private func errors(_ metrics: SystemFontMetrics) throws -> [(line: Line, error: Double)] {
    try Self.lines.get().filter { 10...17 ~= $0.size }.map { line in
      let tree = tree(line.text, line.size, line.weight, scale: line.scale, metrics)
      // Widths are rounded up to pixels: by half a pixel on average.
      let width = Double(tree.root.frame.width) - 0.5 / line.scale
      return (line, width - line.width)
    }
  }

  private func shareWithinBounds(_ errors: [(line: Line, error: Double)]) -> Double {
    let good = errors.count { abs($0.error) <= max(0.5, $0.line.width / 100) }
    return Double(good) / Double(errors.count)
  }

  @Test("lines from 10 to 17 points are as wide as iOS draws them")
  func widths() throws {
    let errors = try errors(.ios)
    expectEqual(errors.count, 810)
    expectGreater(shareWithinBounds(errors), 0.95)
    let squares = errors.reduce(0) { $0 + $1.error * $1.error }
    expectLess((squares / Double(errors.count)).squareRoot(), 0.4)
    let mean = errors.reduce(0) { $0 + $1.error } / Double(errors.count)
    expectLess(abs(mean), 0.1)
    for (line, error) in errors where abs(error) > 2.5 { Issue.record("\(line): \(error)") }
  }

  @Test("Inter's own metrics are not iOS's")
  func nativeWidths() throws { expectLess(shareWithinBounds(try errors(.native)), 0.6) }

  @Test("large lines are as wide as iOS draws them, at every weight")
  func largeWidths() throws {
    let large = try Self.lines.get().filter { $0.size > 17 }
    expectEqual(large.count, 5)
    for line in large {
      let tree = tree(line.text, line.size, line.weight, scale: line.scale)
      let width = Double(tree.root.frame.width) - 0.5 / line.scale
      expectLess(abs(width - line.width), max(1, line.width * 0.015), "\(line): \(width)")
    }
  }

  /// Source: a label in the style `title` at all text sizes, at 3 pixels per point.
  @Test(
    "titles have iOS's widths, heights and baselines",
    arguments: [
      (25, 188.667, 30, 23.667), (26, 196, 31.333, 24.667), (27, 203.333, 32.333, 25.667),
      (28, 210.667, 33.667, 26.667), (30, 225.667, 36, 28.667), (32, 240.333, 38.333, 30.333),
      (34, 255, 40.667, 32.333), (38, 284, 45.667, 36.333), (43, 320.667, 51.333, 41),
      (48, 356.667, 57.333, 45.667), (53, 392.667, 63.333, 50.333), (58, 428.333, 69.333, 55.333),
    ] as [(Double, Double, Double, Double)])
  func titles(size: Double, width: Double, height: Double, baseline: Double) {
    let root = tree("What's the point?", size, scale: 3).root
    expectAtMost(abs(Double(root.frame.width) - width), 1)
    expect(near(Double(root.frame.height), height, 0.001))
    expect(near(Double(root.dimensions[.firstTextBaseline]), baseline, 0.001))
  }

  /// The height is 1.1934 times the size, rounded up to a pixel.
  @Test(
    "one line is as high as on iOS",
    arguments: [(17, 2, 20.5), (17, 3, 20.333), (14, 3, 17), (12, 3, 14.333), (17, 1, 21)]
      as [(Double, Double, Double)])
  func lineHeight(size: Double, scale: Double, height: Double) {
    expect(near(Double(tree("Ag", size, scale: scale).root.frame.height), height, 0.001))
  }

  @Test("tracking falls smoothly as text grows")
  func tracking() throws {
    let engine = try PangoTextEngine()
    for weight in [400, 500, 600, 700, 900] {
      let widths = stride(from: 8, through: 90, by: 0.5).map { size in
        engine.shape(styled("Hamburgefonstiv", size: size, weight: weight)).width / size
      }
      let steps = zip(widths, widths.dropFirst()).map { $1 - $0 }
      expect(steps.allSatisfy { $0 < 0.002 })
      expect(steps.allSatisfy { $0 > -0.07 })
    }
  }

  @Test("accented letters and curly quotes are spaced like their plain forms")
  func kin() throws {
    let engine = try PangoTextEngine()
    func correction(_ text: String) -> Double {
      var native = body17
      native.systemMetrics = .native
      let own = engine.shape(StyledText(runs: [.init(text: text, font: native)])).width
      return engine.shape(text).width - own
    }
    expect(near(correction("eé"), 2 * correction("e"), 0.002))
    expect(near(correction("Àñǖ"), correction("A") + correction("n") + correction("u"), 0.002))
    expect(near(engine.shape("I’m").width, engine.shape("I'm").width, 0.4))
  }

  /// The distance between the ink of two letters beside each other, in thousandths of an em.
  private func gap(_ pair: String, _ size: Double, _ weight: Int) throws -> Double {
    let line = try PangoTextEngine().shape(styled(pair, size: size, weight: weight)).lines[0]
    let run = try require(line.runs.first)
    let boxes = run.glyphs.map {
      run.font.outline(of: $0.index).boundingRect.offsetBy(dx: $0.x, dy: $0.y)
    }
    return Double(boxes[1].minX - boxes[0].maxX) * 1000 / size
  }

  @Test("neighboring letters never touch, and iOS's w is narrower than Inter's")
  func neighbors() throws {
    for size in [11.0, 17, 28, 60] {
      for weight in [400, 700] {
        for pair in ["ww", "vv", "xx", "yy", "kk", "ff", "kf", "AA", "KK", "VV", "WW", "TT"] {
          try expectGreater(gap(pair, size, weight), 5, "\(pair) at \(size), \(weight)")
        }
      }
    }
    // The hook of j reaches under f.
    try expectGreater(gap("fj", 17, 400), -35)
    let run = try PangoTextEngine().shape(styled("w", size: 17)).lines[0].runs[0]
    let ink = run.font.outline(of: run.glyphs[0].index).boundingRect
    expect(near(Double(ink.width) * 1000 / 17, 699, 3))
  }

  @Test("contextual forms of Inter are off")
  func contextualForms() throws {
    let engine = try PangoTextEngine()
    func glyphs(_ text: String) -> [UInt32] {
      engine.shape(text).lines[0].runs.flatMap { $0.glyphs.map(\.index) }
    }
    expectEqual(glyphs("4x7")[1], glyphs("x")[0])
    expectEqual(glyphs("9:41")[1], glyphs(":")[0])
  }

  @Test("fonts that the user names keep their own widths")
  func named() throws {
    let engine = try PangoTextEngine()
    let inter = engine.shape(styled("Hamburg", family: .named("Inter"))).lines[0]
    expect(near(inter.width, 73.77, 0.02))
    expect(near(inter.height, 20.574))
    var native = body17
    native.systemMetrics = .native
    let both = StyledText(runs: [
      .init(text: "Hamburg", font: body17), .init(text: "Hamburg", font: native),
      .init(text: "Hamburg", font: FontDescription(family: .named("Inter"), size: 17)),
    ])
    let widths = engine.shape(both).lines[0].runs.map(\.width)
    expect(near(widths[0], engine.shape("Hamburg").width))
    expect(near(widths[1], inter.width - 7 * 0.217))
    expect(near(widths[2], inter.width))
  }

  /// Only the first font of a face is read. If its size mattered, pictures would depend on earlier
  /// ones.
  @Test("corrections do not depend on the size of the font that they are read from")
  func sizes() throws {
    let path = "/usr/share/fonts/opentype/inter/Inter-SemiBold.otf"
    let file = try require(hb_blob_create_from_file(path))
    let face = hb_face_create(file, 0)
    defer {
      hb_face_destroy(face)
      hb_blob_destroy(file)
    }
    func correction(_ character: Unicode.Scalar, _ scale: Int32) -> Int32 {
      guard let font = hb_font_create(face) else { return 0 }
      defer { hb_font_destroy(font) }
      hb_font_set_scale(font, scale, scale)
      var glyph: hb_codepoint_t = 0
      hb_font_get_nominal_glyph(font, character.value, &glyph)
      return SystemFontAdvances(font, weight: 600).correction(of: glyph, in: 1e6)
    }
    for character in ["'", "\u{2019}", "\u{2010}", "\u{A0}"] as [Unicode.Scalar] {
      let exact = correction(character, 1 << 20)
      expect(exact != 0)
      for scale in [9216, 11_264, 13_312, 17_408] as [Int32] {
        expectEqual(correction(character, scale), exact, "\(character)")
      }
    }
  }
}
