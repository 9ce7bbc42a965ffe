import Expectations
import Foundation
import Galley
import GalleyCairo
import Testing

@Suite("Variable fonts")
struct VariableFontTests {
  init() throws { try require(VariableFont.isRegistered) }

  private func font(
    size: Double = 14, weight: Int = 400, isItalic: Bool = false, stretch: Int = 100,
    features: FontDescription.Features = []
  ) -> FontDescription {
    var font = FontDescription(
      family: .named(VariableFont.family), size: size, weight: weight, isItalic: isItalic,
      features: features)
    font.stretch = stretch
    return font
  }

  private func text(_ string: String, _ font: FontDescription) -> StyledText {
    StyledText(runs: [.init(text: string, font: font)])
  }

  /// Returns the width of `H` in thousandths of its size.
  private func width(_ font: FontDescription, _ string: String = "H") throws -> Double {
    let shaped = try PangoTextEngine().shape(text(string, font))
    expect(shaped.warnings.isEmpty)
    return (shaped.width / font.size * 1000).rounded()
  }

  @Test("have all weights and widths on their axes")
  func axes() throws {
    try expectEqual(width(font()), 600)
    try expectEqual(width(font(weight: 900)), 800)
    try expectEqual(width(font(weight: 650)), 700)
    try expectEqual(width(font(weight: 100)), 540)
    try expectEqual(width(font(weight: 250)), 570)
    try expectEqual(width(font(stretch: 125)), 750)
    try expectEqual(width(font(stretch: 62)), 372)
    try expectEqual(width(font(stretch: 81)), 486)
    // Values are clamped to the ends of the axes. Changes on both axes add up.
    try expectEqual(width(font(stretch: 150)), 750)
    try expectEqual(width(font(weight: 900, stretch: 62)), 572)
  }

  @Test("use the optical size of the displayed text")
  func opticalSizes() throws {
    try expectEqual(width(font(size: 72)), 560)
    try expectEqual(width(font(size: 200)), 560)
    try expectEqual(width(font(size: 8)), 620)
    try expectEqual(width(font(size: 43)), 580)
    // Text that is shaped larger than it is displayed uses the displayed size.
    var run = StyledText.Run(text: "H", font: font(size: 72))
    run.opticalSize = 14
    let shaped = try PangoTextEngine().shape(StyledText(runs: [run]))
    expect(near(shaped.width, 72 * 0.6))
  }

  @Test("are slanted for italic text if there is no italic face")
  func slant() throws {
    let engine = try PangoTextEngine()
    func bounds(_ font: FontDescription) throws -> CGRect {
      let run = try require(engine.shape(text("H", font)).lines[0].runs.first)
      return run.font.outline(of: run.glyphs[0].index).boundingRect
    }
    try expectEqual(width(font(isItalic: true)), 600)
    let (upright, leaning) = (try bounds(font()), try bounds(font(isItalic: true)))
    expect(near(upright.width, 14 * 0.4))
    expect(near(leaning.width, 14 * 0.52))
  }

  @Test("support features at every width")
  func features() throws {
    try expectEqual(width(font(), "1"), 350)
    try expectEqual(width(font(features: .monospacedDigits), "1"), 600)
    try expectEqual(width(font(weight: 900, features: .monospacedDigits), "1"), 800)
    try expectEqual(width(font(features: .lowercaseSmallCaps), "a"), 450)
  }

  @Test("have ink as wide as measured", arguments: [1.0, 2])
  func ink(scale: Double) throws {
    let engine = try PangoTextEngine()
    let fonts = [
      font(size: 40), font(size: 40, weight: 900), font(size: 40, weight: 530),
      font(size: 40, stretch: 62), font(size: 40, weight: 800, stretch: 110), font(size: 72),
      font(size: 40, isItalic: true),
    ]
    for font in fonts {
      let line = engine.shape(text("HH", font)).lines[0]
      let image = try picture(
        size: 140, scale: scale,
        [.glyphs(line, origin: CGPoint(x: 10, y: 80), paints: [.color(.black)])])
      var (left, right) = (Int.max, 0)
      for y in 0..<image.height {
        for x in 0..<image.width where image.rgba(x, y)[0] < 128 {
          (left, right) = (min(left, x), max(right, x + 1))
        }
      }
      let margin = font.size * 0.1
      let lean = font.isItalic ? font.size * 0.12 : 0
      let ink: ClosedRange<Double> = (10 + margin)...(10 + line.width - margin + lean)
      expectAtMost(abs(Double(left) / scale - ink.lowerBound), 1, "\(font)")
      expectAtMost(abs(Double(right) / scale - ink.upperBound), 1, "\(font)")
    }
  }

  @Test("with different variations of a face can be mixed in a text")
  func mixed() throws {
    let engine = try PangoTextEngine()
    let shaped = engine.shape(
      StyledText(runs: [
        .init(text: "H", font: font()), .init(text: "H", font: font(weight: 900)),
        .init(text: "H", font: font(stretch: 62)),
      ]))
    expect(near(shaped.width, 14 * (0.6 + 0.8 + 0.372)))
    let identities = Set(shaped.lines[0].runs.map(\.font.identity))
    expectEqual(identities.count, 3)
    expect(shaped.warnings.isEmpty)
  }

  @Test("families without the requested width use their regular width and warn")
  func missingWidth() throws {
    let engine = try PangoTextEngine()
    var font = FontDescription(size: 17)
    let regular = engine.shape(text("Hello", font))
    font.stretch = 75
    let condensed = engine.shape(text("Hello", font))
    expectEqual(condensed.width, regular.width)
    expect(regular.warnings.isEmpty)
    expectEqual(condensed.warnings, [.missingWidth(family: "Inter", stretch: 75)])
    expectEqual(
      condensed.warnings.first?.description,
      "the font Inter has no condensed face; using its regular width")
  }

  @Test("use the widths and weights of views")
  @MainActor func views() throws {
    func width(_ text: some View) throws -> CGFloat {
      try ImageRenderer(
        content: text.font(.custom(VariableFont.family, fixedSize: 14))
      ).displayList().size.width
    }
    let text = Text(verbatim: String(repeating: "H", count: 100))
    // Each letter is rounded to 1/1000 point, and the total is rounded up to a pixel.
    try expectAtMost(abs(width(text) - 840), 1)
    try expectAtMost(abs(width(text.fontWidth(.expanded)) - 1050), 1)
    try expectLess(width(text.fontWidth(.condensed)), 840 * 0.8)
    try expectLess(width(text.fontWidth(.compressed)), width(text.fontWidth(.condensed)))
    try expectGreater(width(text.fontWidth(Font.Width(0.1))), 850)
    try expectAtMost(abs(width(text.fontWeight(.black)) - 1120), 1)
    try expectAtMost(abs(width(VStack { text }.fontWidth(.expanded)) - 1050), 1)
  }
}
