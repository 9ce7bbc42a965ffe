import Expectations
import SwiftUI
import Testing
import UIKit

@testable import SnapshotTesting

@Suite("Paragraph styles in texts of UIKit")
@MainActor
struct UIKitParagraphTests {
  private func label(
    _ text: String, _ more: [NSAttributedString.Key: Any] = [:],
    _ change: (NSMutableParagraphStyle) -> Void = { _ in }
  ) -> UILabel {
    let (label, style) = (UILabel(), NSMutableParagraphStyle())
    change(style)
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: text, attributes: more.merging([.paragraphStyle: style]) { $1 })
    return label
  }

  private func texts(_ view: UIView, width: CGFloat) -> [LayoutTree.Node] {
    view.frame = CGRect(x: 0, y: 0, width: width, height: 300)
    return LayoutTree(
      of: UIKitPicture(view).content, proposal: ProposedViewSize(width: width, height: 300)
    ).nodes.filter { $0.text != nil }
  }

  @Test("lines have a height between limits, a multiple of their own, and a distance")
  func lineHeights() throws {
    let own = label("one\ntwo").intrinsicContentSize.height
    func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      label("one\ntwo", [:], change).intrinsicContentSize.height
    }
    expectClose(height { $0.minimumLineHeight = 32 }, 64)
    expectClose(height { $0.minimumLineHeight = 5 }, own, tolerance: 0.5)
    expectClose(height { $0.maximumLineHeight = 12 }, 24)
    expectClose(height { $0.lineHeightMultiple = 1.5 }, own * 1.5, tolerance: 1)
    expectClose(height { ($0.lineHeightMultiple, $0.maximumLineHeight) = (3, 25) }, 50)
    expectClose(height { $0.lineSpacing = 10 }, own + 10, tolerance: 0.5)
    expectClose(height { $0.paragraphSpacing = 16 }, own + 16, tolerance: 1)
    expectClose(height { $0.paragraphSpacingBefore = 16 }, own + 16, tolerance: 1)
    let text = try require(label("one\ntwo") { $0.minimumLineHeight = 32 }.attributedText)
    expectClose(text.size().height, 64)
  }

  @Test("additional height is above the glyphs, which an offset raises")
  func baselines() throws {
    func baseline(_ label: UILabel) throws -> CGFloat {
      try require(require(texts(label, width: 200).first?.text).lineBaselines.first)
    }
    let plain = label("text")
    let tall = label("text") { ($0.minimumLineHeight, $0.maximumLineHeight) = (40, 40) }
    let more = 40 - plain.intrinsicContentSize.height
    try expectClose(baseline(tall), baseline(plain) + more, tolerance: 1)
    let raised = label("text", [.baselineOffset: 6]) {
      ($0.minimumLineHeight, $0.maximumLineHeight) = (40, 40)
    }
    expectClose(raised.intrinsicContentSize.height, 40)
    try expectClose(baseline(raised), baseline(tall), tolerance: 1)
  }

  @Test("lines are indented, and tabs end at their stops")
  func indentation() throws {
    let plain = label("text").intrinsicContentSize.width
    func width(_ text: String, _ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      label(text, [:], change).intrinsicContentSize.width
    }
    expectClose(width("text") { $0.firstLineHeadIndent = 30 }, plain + 30, tolerance: 1)
    expectClose(
      width("text") { ($0.firstLineHeadIndent, $0.headIndent) = (30, 30) }, plain + 30, tolerance: 1
    )
    expectClose(width("text") { $0.tailIndent = -12 }, plain + 12, tolerance: 1)
    expectClose(
      width("a\ttext") { $0.tabStops = [NSTextTab(textAlignment: .left, location: 50)] },
      plain + 50, tolerance: 1)
    expectClose(
      width("a\ttext") { $0.tabStops = [NSTextTab(textAlignment: .right, location: 90)] }, 90,
      tolerance: 1)
    expectClose(width("a\ttext") { $0.defaultTabInterval = 40 }, plain + 40, tolerance: 1)
    expectClose(width("a\ttext") { _ in }, plain + 28, tolerance: 1)
    let endless = NSTextTab(textAlignment: .left, location: .infinity)
    expectClose(width("a\ttext") { $0.tabStops = [endless] }, plain + 28, tolerance: 1)
    expectClose(width("a\ttext") { $0.defaultTabInterval = .infinity }, plain + 28, tolerance: 1)
    expectClose(width("a\ttext") { $0.firstLineHeadIndent = .infinity }, plain + 28, tolerance: 1)
    // The first line begins before the others.
    let list = label("•\ta text of several words") {
      ($0.headIndent, $0.tabStops) = (20, [NSTextTab(textAlignment: .left, location: 20)])
    }
    try expectEqual(require(texts(list, width: 100).first).frame.minX, 20)
  }

  @Test("each paragraph has its own alignment")
  func alignments() {
    let text = NSMutableAttributedString(string: "")
    for (string, alignment) in [
      ("left\n", NSTextAlignment.left), ("right\n", .right), ("center", .center),
    ] {
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      text.append(NSAttributedString(string: string, attributes: [.paragraphStyle: style]))
    }
    let label = UILabel()
    (label.numberOfLines, label.attributedText) = (0, text)
    let frames = texts(label, width: 200).map(\.frame)
    expectEqual(frames.count, 3)
    guard frames.count == 3 else { return }
    expectEqual(frames[0].minX, 0)
    expectClose(frames[1].maxX, 200)
    expectClose(frames[2].midX, 100, tolerance: 0.5)
    label.numberOfLines = 2
    expectEqual(texts(label, width: 200).count, 2)
  }

  @Test("the lines of justified text are as wide as their view")
  func justified() throws {
    func width(_ alignment: NSTextAlignment) throws -> CGFloat {
      let label = label("a text of several words that wraps") { $0.alignment = alignment }
      return try require(texts(label, width: 100).first).frame.width
    }
    try expectLess(width(.left), 100)
    try expectEqual(width(.justified), 100)
    let plain = UILabel()
    (plain.text, plain.numberOfLines) = ("a text of several words that wraps", 0)
    plain.textAlignment = .justified
    try expectEqual(require(texts(plain, width: 100).first).frame.width, 100)
  }

  @Test("only modes that truncate add an ellipsis")
  func ellipsis() {
    func width(_ mode: NSLineBreakMode) -> CGFloat {
      let label = UILabel()
      (label.text, label.numberOfLines, label.lineBreakMode) = ("one\ntwo\nthree", 2, mode)
      return label.intrinsicContentSize.width
    }
    expectLess(width(.byWordWrapping) + 3, width(.byTruncatingTail))
    expectEqual(width(.byClipping), width(.byWordWrapping))
  }

  @Test("copies of a style are independent")
  func copies() throws {
    let style = NSMutableParagraphStyle()
    (style.lineSpacing, style.alignment) = (3, .right)
    let copy = try require(style.mutableCopy() as? NSMutableParagraphStyle)
    copy.lineSpacing = 5
    expectEqual([style.lineSpacing, copy.lineSpacing], [3, 5])
    expectEqual(copy.alignment, .right)
    style.setParagraphStyle(copy)
    expectEqual(style.lineSpacing, 5)
  }
}
