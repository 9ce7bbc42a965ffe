import Expectations
import Foundation
import GalleyFixedText
import GalleyGraphics
import Testing
import TextEngineContract

@Suite("Fixed-width text")
struct FixedTextTests {
  @Test("meets the text engine contract", arguments: ContractCase.all)
  func contract(promise: ContractCase) throws { try promise.check(FixedTextEngine()) }

  private func shape(_ text: String, width: Double? = nil, limit: Int? = nil) -> ShapedText {
    FixedTextEngine().shape(
      StyledText(runs: [.init(text: text, font: FontDescription(size: 20))]), width: width,
      lineLimit: limit, truncation: .tail)
  }

  @Test("characters are half as wide as the font size, and lines are as high as it")
  func sizes() {
    let line = shape("Hello 中😀").lines[0]
    expectEqual(line.width, 80)
    expectEqual(line.ascent, 16)
    expectEqual(line.descent, 4)
    let metrics = FixedTextEngine().metrics(for: FontDescription(size: 20))
    expectEqual(metrics.capHeight, 14)
    expectEqual(metrics.xHeight, 10)
    expectEqual(shape("a\u{301}\u{200B}\u{200D}").lines[0].width, 10)
  }

  @Test("lines break after words, hyphens, ideographs and zero-width spaces")
  func breaking() {
    func pieces(_ text: String, _ width: Double) -> [String] {
      let bytes = Array(text.utf8)
      return shape(text, width: width).lines.map {
        String(decoding: bytes[$0.range], as: UTF8.self)
      }
    }
    expectEqual(pieces("one two three", 70), ["one two ", "three"])
    expectEqual(pieces("one two three", 69.9), ["one ", "two ", "three"])
    expectEqual(pieces("abcdefg hi", 30), ["abc", "def", "g ", "hi"])
    expectEqual(pieces("well-known", 50), ["well-", "known"])
    expectEqual(pieces("中文中文", 20), ["中文", "中文"])
    expectEqual(pieces("a\u{A0}b c", 30), ["a\u{A0}b ", "c"])
    expectEqual(pieces("ab\u{200B}cd", 20), ["ab\u{200B}", "cd"])
  }

  @Test("an ellipsis is as wide as a character")
  func truncation() {
    let cut = shape("one two three", width: 70, limit: 1)
    expect(cut.isTruncated)
    expectEqual(cut.lines[0].width, 70)
    expectEqual(cut.lines[0].range, 0..<6)
    expectEqual(shape("one two three", width: 50, limit: 1).lines[0].width, 40)
  }

  @Test(
    "truncating and breaking a long text takes linear time", .timeLimit(.minutes(1)))
  func longText() {
    let text = String(repeating: "lorem ipsum dolor sit amet, ", count: 4_000)
    expectGreater(shape(text, width: 400).lines.count, 1_000)
    expectEqual(shape(text, width: 400, limit: 3).lines.count, 3)
  }
}
