import Expectations
import Foundation
import Galley
import TestSupport
import Testing

@MainActor
@Suite("Text settings")
struct TextSettingTests {
  private func size(_ text: some View, _ width: CGFloat? = nil) -> CGSize {
    layout(width, nil) { text }.root.frame.size
  }

  @Test("the secondary scale uses a smaller font")
  func scale() {
    let small = Text("Hello").textScale(.secondary)
    expectLess(size(small).width, size(Text("Hello")).width)
    expectEqual(size(Text("Hello").textScale(.secondary, isEnabled: false)), size(Text("Hello")))
    expectEqual(size(VStack { Text("Hello") }.textScale(.secondary)), size(small))
    expectEqual(
      size((Text("Hello").textScale(.default)).textScale(.secondary)), size(Text("Hello")))
  }

  @Test("lines have the requested height, with their glyphs centered")
  func lineHeight() {
    let text = Text(verbatim: "A\nB\nC").font(.system(size: 20))
    expectEqual(size(text.lineHeight(.exact(points: 40))).height, 120)
    expectEqual(size(text.lineHeight(.multiple(factor: 2))).height, 120)
    expectEqual(size(text.lineHeight(.leading(increase: 10))).height, 90)
    expectEqual(size(text.lineHeight(nil)), size(text))
    expect(size(text.lineHeight(.exact(points: .nan))).height.isFinite)
    let tree = layout(nil, nil) { text.lineHeight(.exact(points: 40)).named("text") }
    let baselines = tree.nodes.compactMap { $0.text?.lineBaselines }.first ?? []
    expect(zip(baselines, baselines.dropFirst()).allSatisfy { $1 - $0 == 40 })
    let plain = layout(nil, nil) { text.named("text") }["text"].dimensions
    let line = size(Text(verbatim: "A").font(.system(size: 20))).height
    expectClose(
      [baselines[0]], [plain[.firstTextBaseline] + (40 - line) / 2], tolerance: 0.6)
  }

  @Test("letters tighten before a text is truncated, within a limit")
  func tightening() {
    let text = Text(verbatim: "A heading that is hardly too long").lineLimit(1)
    let natural = size(text).width
    func isCut(_ view: some View, _ width: CGFloat) -> Bool {
      let tree = layout(width, nil) { view }
      return tree.placed.nodes.indices.contains { tree.placed.text(of: $0)?.isTruncated == true }
    }
    expect(isCut(text, natural * 0.98))
    expect(!isCut(text.allowsTightening(true), natural * 0.98))
    expectAtMost(size(text.allowsTightening(true), natural * 0.98).width, natural * 0.98)
    expect(isCut(text.allowsTightening(true), natural * 0.9))
    expectEqual(size(text.allowsTightening(true)).width, natural)
  }

  @Test("small capitals use the font's own forms", .enabled(if: hasPinnedFonts))
  func smallCaps() {
    let serif = Font.custom("Noto Serif", size: 20)
    expect(
      size(Text("Hello").font(serif.lowercaseSmallCaps())).width
        != size(Text("Hello").font(serif)).width)
    expect(
      size(Text("HELLO").font(serif.uppercaseSmallCaps())).width
        != size(Text("HELLO").font(serif)).width)
    expectEqual(
      size(Text("HELLO").font(serif.lowercaseSmallCaps())), size(Text("HELLO").font(serif)))
  }

  @Test("the language of a text part determines its glyphs", .enabled(if: hasPinnedFonts))
  func language() throws {
    func fonts(_ text: some View) throws -> [String] {
      try ImageRenderer(content: text).displayList().glyphLines
        .flatMap { $0.line.runs.map(\.font.familyName) }
    }
    let japanese = Locale.Language(identifier: "ja")
    try expectEqual(fonts(Text("骨").typesettingLanguage(japanese)), ["Noto Sans CJK JP"])
    try expectEqual(fonts(Text("骨")), ["Noto Sans CJK SC"])
    try expectEqual(fonts(VStack { Text("骨") }.typesettingLanguage(japanese)), ["Noto Sans CJK JP"])
    try expectEqual(
      fonts(Text("骨").typesettingLanguage(japanese, isEnabled: false)),
      ["Noto Sans CJK SC"])
  }

  @Test("lines of tall scripts are not much taller than Latin lines", .enabled(if: hasPinnedFonts))
  func scripts() {
    let latin = size(Text("Abc")).height
    for word in ["سلام", "สวัสดี", "မြန်မာ", "हिन्दी", "தமிழ்", "ខ្មែរ"] {
      expectAtMost(size(Text(verbatim: word)).height, latin * 1.2, "\(word)")
    }
  }

  @Test("a thousand combining marks and stray bidi controls are laid out safely")
  func hostile() {
    let marks = "a" + String(repeating: "\u{301}", count: 1000)
    expectLess(size(Text(verbatim: marks)).height, 100)
    let controls = String(repeating: "\u{202E}\u{2066}a\u{2069}\u{202C}\u{202D}", count: 200)
    expectAtMost(size(Text(verbatim: controls), 100).width, 100)
    expectGreater(size(Text(verbatim: "\u{2069}\u{202C}\u{2069}")).height, 0)
  }
}
