import Expectations
import Foundation
import GalleyFixedText
import GalleyGraphics
import Testing

@Suite("Text warnings")
struct TextWarningTests {
  private let engine = FixedTextEngine()

  private func list(_ texts: [String]) -> DisplayList {
    let items = texts.map { text in
      let line = engine.shape(
        StyledText(runs: [.init(text: text, font: FontDescription(size: 17))]), width: nil,
        lineLimit: nil, truncation: .tail
      ).lines[0]
      return DisplayItem.glyphs(line, origin: .zero, paints: [.color(.black)])
    }
    return DisplayList(size: CGSize(width: 100, height: 100), scale: 1, items: items)
  }

  @Test("a picture lists each warning of its texts once")
  func pictures() {
    let first = list(["a", "\u{E001}", "\u{E000}\u{E001}"])
    let second = list(["a", "\u{E002}"])
    expectEqual(
      first.textWarnings, [.missingGlyph("\u{E001}"), .missingGlyph("\u{E000}")])
    expectEqual(second.textWarnings, [.missingGlyph("\u{E002}")])
    expect(list(["a"]).textWarnings.isEmpty)
  }
}
