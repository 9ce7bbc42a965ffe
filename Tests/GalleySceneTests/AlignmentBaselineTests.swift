import Galley
import GalleyCatalog
@testable import GalleyScenes
import Expectations
import Testing

/// The text baselines of leaf views and containers.
@MainActor
@Suite("Alignment on text baselines")
struct AlignmentBaselineTests {
  @Test("alignment/13: both baselines of a shape are at its bottom edge and not explicit")
  func shape() {
    let square = alignmentTree(13)["square"]
    expectEqual(square.frame.size, CGSize(width: 100, height: 100))
    expectEqual(square.first, 100)
    expectEqual(square.last, 100)
    expectEqual(square.dimensions[.bottom], 100)
    expectNil(square.explicitFirst)
    expectNil(square.explicitLast)
  }

  @Test("alignment/14: a single line has one explicit baseline, above its bottom edge")
  func singleLine() {
    let text = alignmentTree(14)["text"]
    expectEqual(text.text?.lineBaselines.count, 1)
    expectEqual(text.first, text.last)
    expectGreater(text.first, 0)
    expectLess(text.first, text.frame.height)
    expectEqual(text.explicitFirst, text.first)
    expectEqual(text.explicitLast, text.last)
  }

  @Test("alignment/18: a frame has the baseline of the text in its corner")
  func textInFrame() {
    let tree = alignmentTree(18)
    let (text, box) = (tree["text"], tree["box"])
    expectEqual(box.frame.size, CGSize(width: 100, height: 100))
    expectEqual(text.frame(in: box).origin, .zero)
    expectEqual(box.explicitFirst, text.first + text.frame(in: box).minY)
    expectEqual(box.explicitLast, text.last + text.frame(in: box).minY)
    expectLess(box.first, 100)
  }

  @Test("alignment/19: a column's first baseline is its first text's, the last its third one's")
  func mixedColumn() throws {
    let tree = alignmentTree(19)
    let column = tree["column"]
    let (text1, text3) = (tree["text1"], tree["text3"])
    let (first, last) = (try require(column.explicitFirst), try require(column.explicitLast))
    expect(first.isClose(to: text1.frame(in: column).minY + text1.first))
    expect(last.isClose(to: text3.frame(in: column).minY + text3.last))
    expectLess(column.first, column.last)
    expectLess(column.last, column.frame.height - 10)
  }

  @Test("alignment/20: a column without text has both baselines at its bottom, not explicit")
  func columnOfShapes() {
    let column = alignmentTree(20)["column"]
    expectEqual(column.frame.size, CGSize(width: 50, height: 108))
    expectNil(column.explicitFirst)
    expectNil(column.explicitLast)
    expectEqual(column.first, 108)
    expectEqual(column.last, 108)
  }

  @Test("alignment/21: a row's baselines are its highest first and lowest last baseline")
  func mixedRow() throws {
    let tree = alignmentTree(21)
    let row = tree["row"]
    let (greeting, poem, event) = (tree["greeting"], tree["poem"], tree["event"])
    expectEqual(row.frame.height, poem.frame.height)
    expectGreater(row.frame.height, 100)
    let (first, last) = (try require(row.explicitFirst), try require(row.explicitLast))
    let texts = [greeting, poem, event]
    expect(first.isClose(to: texts.map { $0.frame(in: row).minY + $0.first }.min()!))
    expect(last.isClose(to: texts.map { $0.frame(in: row).minY + $0.last }.max()!))
    expect(first.isClose(to: poem.first))
    expect(last.isClose(to: poem.last))
  }

  @Test("alignment/22: a ZStack's first baseline is the upper text's, the last the lower one's")
  func mixedPile() throws {
    let tree = alignmentTree(22)
    let stack = tree["stack"]
    let (upper, lower) = (tree["upper"], tree["lower"])
    let (upperBox, lowerBox) = (
      try require(upper.parent).frame(in: stack), try require(lower.parent).frame(in: stack)
    )
    expectEqual(stack.frame.size, CGSize(width: 130, height: 130))
    expectEqual(upperBox, CGRect(x: 15, y: 15, width: 100, height: 100))
    expectEqual(lowerBox, upperBox)
    expect(upper.frame(in: stack).maxX.isClose(to: 115))
    let (first, last) = (try require(stack.explicitFirst), try require(stack.explicitLast))
    expect(first.isClose(to: 15 + upper.first))
    expect(last.isClose(to: 115 - (lower.frame.height - lower.last)))
  }

  @Test("alignment/24: a row's baselines come from deeply nested texts")
  func nestedRow() throws {
    let tree = alignmentTree(24)
    let (row, column) = (tree["row"], tree["column"])
    // The column's border and the padding around it.
    let padding = try require(column.parent?.parent)
    expectEqual(padding.type, "padding")
    expectEqual(column.frame(in: padding).origin, CGPoint(x: 16, y: 16))
    expectEqual(padding.frame.height, column.frame.height + 32)
    let (text1, text3) = (tree["text1"], tree["text3"])
    let (first, last) = (try require(row.explicitFirst), try require(row.explicitLast))
    expect(first.isClose(to: text1.frame(in: row).minY + text1.first))
    expect(last.isClose(to: text3.frame(in: row).minY + text3.last))
    expect(tree["first"].frame.midY.isClose(to: row.frame.midY))
  }

  @Test(
    "alignment/26, 27: a layout's own baselines equal the merged default ones",
    .enabled(if: hasPainter))
  func explicitAlignment() throws {
    for number in [26, 27] {
      let tree = alignmentTree(number)
      let (builtIn, replica) = (tree["built-in"], tree["replica"])
      expectEqual(replica.explicitFirst, builtIn.explicitFirst)
      expectEqual(replica.explicitLast, builtIn.explicitLast)
      expectEqual(replica.frame.size, builtIn.frame.size)
      expect(replica.firstBaseline.isClose(to: tree["Text"].firstBaseline))
    }
    try expectEqual(
      bitmap("alignment/26-explicit-alignment-custom", isAnnotated: false),
      bitmap("alignment/27-explicit-alignment-default", isAnnotated: false))
    let shapes = LayoutTree(of: MyZStack { Color.red.frame(width: 20, height: 20) }).root
    expectNil(shapes.explicitFirst)
    expectNil(shapes.explicitLast)
  }

  @Test("alignment/28: a guide overrides the layout's baseline by exactly 20")
  func guideOverExplicit() throws {
    let tree = alignmentTree(28)
    let (plain, moved) = (tree["plain"], tree["moved"])
    expectEqual(moved.first, plain.first + 20)
    expectEqual(plain.frame.minY - moved.frame.minY, 20)
    expectEqual(moved.firstBaseline, plain.firstBaseline)
    expectEqual(moved.last, plain.last)
  }

  /// A layout that defines only a horizontal guide.
  private struct HorizontalOnly: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      subviews[0].place(at: bounds.origin, proposal: proposal)
    }

    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout ()
    ) -> CGFloat? {
      guide == .trailing ? 7 : nil
    }
  }

  @Test("alignment/29: overriding one overload keeps the default for the other axis")
  func overloads() {
    let text = LayoutTree(of: Text("Hello")).root
    let node = LayoutTree(of: HorizontalOnly { Text("Hello") }).root
    expectEqual(node.dimensions[explicit: .trailing], 7)
    expectNil(node.dimensions[explicit: .leading])
    expectEqual(node.explicitFirst, text.explicitFirst)
    expectEqual(node.explicitLast, text.explicitLast)
    expectNil(node.dimensions[explicit: VerticalAlignment.center])
  }
}
