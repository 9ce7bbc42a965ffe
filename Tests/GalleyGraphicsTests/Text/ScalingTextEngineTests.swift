import GalleyFixedText
import GalleyGraphics
import Testing

@Suite("Text of an animation")
struct ScalingTextEngineTests {
  private let engine = FixedTextEngine()
  private let stillFonts = StillFonts()

  private func text(_ size: Double) -> StyledText {
    StyledText(runs: [.init(text: "grows", font: FontDescription(size: size))])
  }

  private func width(_ engine: any TextEngine, _ size: Double) -> Double {
    engine.shape(text(size), width: nil, lineLimit: nil, truncation: .tail).lines[0].width
  }

  @Test("sizes of the still pictures are set as they are, those between from few fonts")
  func fonts() {
    let still = StillTextEngine(engine, noting: stillFonts)
    _ = (width(still, 17), still.metrics(for: FontDescription(size: 34)))
    let before = engine.counts.fonts
    let moment = ScalingTextEngine(engine, exactly: stillFonts)
    _ = (width(moment, 17), width(moment, 34))
    #expect(engine.counts.fonts == before)
    for size in stride(from: 17.1, to: 33.9, by: 0.3) {
      #expect(abs(width(moment, size) - size * 2.5) < 0.01)
      #expect(abs(moment.metrics(for: FontDescription(size: size)).ascent - size * 0.8) < 0.01)
    }
    // One at 32 points and one at 64.
    #expect(engine.counts.fonts == before + 2)
  }

  @Test("what a moment looks like depends on the still pictures, not on other moments")
  func history() {
    let moment = ScalingTextEngine(engine, exactly: stillFonts)
    let first = moment.shape(text(20.3), width: nil, lineLimit: nil, truncation: .tail)
    // Another picture is set in the same size by the same engine.
    _ = width(engine, 20.3)
    #expect(moment.shape(text(20.3), width: nil, lineLimit: nil, truncation: .tail) == first)
  }
}
