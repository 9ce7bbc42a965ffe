import Expectations
import GalleyFixedText
import GalleyGraphics
import Testing

@Suite("Animated text")
struct ScalingTextEngineTests {
  private let engine = FixedTextEngine()
  private let stillFonts = StillFonts()

  private func text(_ size: Double) -> StyledText {
    StyledText(runs: [.init(text: "grows", font: FontDescription(size: size))])
  }

  private func width(_ engine: any TextEngine, _ size: Double) -> Double {
    engine.shape(text(size), width: nil, lineLimit: nil, truncation: .tail).lines[0].width
  }

  @Test("end states use exact font sizes; intermediate sizes share a few fonts")
  func fonts() {
    let still = StillTextEngine(engine, noting: stillFonts)
    _ = (width(still, 17), still.metrics(for: FontDescription(size: 34)))
    let before = engine.counts.fonts
    let moment = ScalingTextEngine(engine, exactly: stillFonts)
    _ = (width(moment, 17), width(moment, 34))
    expectEqual(engine.counts.fonts, before)
    for size in stride(from: 17.1, to: 33.9, by: 0.3) {
      expectLess(abs(width(moment, size) - size * 2.5), 0.01)
      expectLess(abs(moment.metrics(for: FontDescription(size: size)).ascent - size * 0.8), 0.01)
    }
    // One font at 32 points and one at 64.
    expectEqual(engine.counts.fonts, before + 2)
  }

  @Test("a frame depends only on the end states, not on other frames")
  func history() {
    let moment = ScalingTextEngine(engine, exactly: stillFonts)
    let first = moment.shape(text(20.3), width: nil, lineLimit: nil, truncation: .tail)
    // The same engine sets another picture at the same size.
    _ = width(engine, 20.3)
    expectEqual(moment.shape(text(20.3), width: nil, lineLimit: nil, truncation: .tail), first)
  }
}
