import Expectations
import Galley
import GalleyCairo
import Testing

/// Small capitals of the system font, whose face has none.
@Suite("Small capitals")
struct SmallCapitalsTests {
  /// Inter's height of lowercase letters, in heights of its capitals.
  private let scale = 0.75

  private func capitals(
    _ text: String, _ features: FontDescription.Features,
    family: FontDescription.Family = .system, size: Double = 17, tracking: Double = 0
  ) -> StyledText {
    let font = FontDescription(family: family, size: size, features: features)
    return StyledText(runs: [.init(text: text, font: font, tracking: tracking)])
  }

  /// The letters of each run with the size of its font.
  private func parts(_ shaped: ShapedText) -> [String] {
    shaped.lines.flatMap { line -> [String] in
      let bytes = Array(line.text.utf8)
      return line.runs.compactMap { run -> String? in
        guard let first = run.glyphs.first, let last = run.glyphs.last else { return nil }
        // A letter can have several bytes.
        var end = Int(last.source) + 1
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        let letters = String(decoding: bytes[Int(first.source)..<end], as: UTF8.self)
        return "\(letters) \(Int(run.font.identity.size.rounded()))"
      }
    }
  }

  @Test("lowercase letters are drawn as capitals that are as high as lowercase letters")
  func lowercase() throws {
    let engine = try PangoTextEngine()
    for size in [11.0, 17, 28] {
      for tracking in [0.0, 2] {
        let small = engine.shape(
          capitals("axe", .lowercaseSmallCaps, size: size, tracking: tracking))
        let capitals = engine.shape(styled("AXE", size: size * scale, tracking: tracking))
        expect(near(small.width, capitals.width, 0.02), "\(size), \(tracking)")
        expectEqual(
          small.lines[0].runs.flatMap { $0.glyphs.map(\.index) },
          capitals.lines[0].runs.flatMap { $0.glyphs.map(\.index) })
        expectEqual(small.lines[0].text, "axe")
        expect(near(small.lines[0].height, engine.shape(styled("axe", size: size)).lines[0].height))
      }
    }
  }

  @Test("only the letters that a font's features name become small")
  func letters() throws {
    let engine = try PangoTextEngine()
    let text = "Hex12"
    func parts(_ text: String, _ features: FontDescription.Features) -> [String] {
      self.parts(engine.shape(capitals(text, features)))
    }
    expectEqual(parts(text, .lowercaseSmallCaps), ["H 17", "ex 13", "12 17"])
    expectEqual(parts(text, .uppercaseSmallCaps), ["H 13", "ex12 17"])
    expectEqual(parts(text, [.lowercaseSmallCaps, .uppercaseSmallCaps]), ["Hex 13", "12 17"])
    expectEqual(parts("été", .lowercaseSmallCaps), ["été 13"])
    // Inter has this letter, but not its capital.
    expectEqual(parts("aɐ", .lowercaseSmallCaps), ["a 13", "ɐ 17"])
    for digits in ["12", "1.5", "漢字"] {
      let plain = engine.shape(styled(digits)).width
      expect(near(engine.shape(capitals(digits, .lowercaseSmallCaps)).width, plain, 0.001))
    }
  }

  @Test("lines are broken by the widths of small capitals")
  func lines() throws {
    let engine = try PangoTextEngine()
    for tracking in [0.0, 1.5] {
      func text(_ string: String) -> StyledText {
        capitals(string, .lowercaseSmallCaps, size: 12, tracking: tracking)
      }
      let broken = engine.shape(text("The quick brown fox jumps over the lazy dog"), width: 90)
      expectGreater(broken.lines.count, 2)
      for line in broken.lines {
        expectAtMost(line.width, 90.01)
        let words = line.text.trimmingSpaces
        expect(near(line.width, engine.shape(text(words)).width, 0.02), "\(words)")
      }
    }
  }

  @Test("fonts that have no small capitals on iOS keep their letters")
  func otherFonts() throws {
    let engine = try PangoTextEngine()
    for family in [FontDescription.Family.monospaced, .named("Inter")] {
      let plain = engine.shape(styled("axe", family: family)).width
      expect(
        near(engine.shape(capitals("axe", .lowercaseSmallCaps, family: family)).width, plain))
    }
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
