import Galley
import GalleyCatalog
@testable import GalleyScenes
import Expectations
import Testing

/// Alignment guides, their default and explicit values, and their effect on layout.
@MainActor
@Suite("Alignment guides")
struct AlignmentGuideTests {
  @Test("alignment/01: three views share a center, and the disc is the tallest")
  func sharedCentre() {
    let tree = alignmentTree(1)
    let views = ["hello", "world", "disc"].map { tree[$0].frame }
    for view in views {
      expect(view.midX.isClose(to: views[0].midX))
      expect(view.midY.isClose(to: views[0].midY))
    }
    expectEqual(tree["stack"].frame.width, views.map(\.width).max())
    expectEqual(tree["stack"].frame.height, 50)
    expectEqual(tree["disc"].frame.size, CGSize(width: 50, height: 50))
  }

  @Test("alignment/05: leading is left in left-to-right layouts, right in right-to-left ones")
  func layoutDirection() {
    let (ltr, rtl) = (alignmentTree(5, variant: 0), alignmentTree(5, variant: 1))
    expectEqual(ltr["hello"].frame.minX, ltr["event"].frame.minX)
    expect(ltr["hello"].frame.maxX != ltr["event"].frame.maxX)
    expectEqual(rtl["hello"].frame.maxX, rtl["event"].frame.maxX)
    expect(rtl["hello"].frame.minX != rtl["event"].frame.minX)
    for id in ["hello", "event"] {
      let (a, b) = (ltr[id].frame, rtl[id].frame)
      expect(b.minX.isClose(to: ltr.canvas.width - a.maxX))
      expectEqual(b.minY, a.minY)
      expectEqual(b.size, a.size)
    }
  }

  @Test("alignment/08: a guide 30 points inside moves the upper square 30 points left")
  func guideMovesSquare() {
    let tree = alignmentTree(8)
    let stack = tree["stack"]
    expectEqual(tree["lower"].dimensions[.leading], 0)
    expectNil(tree["lower"].dimensions[explicit: .leading])
    expectEqual(tree["upper"].dimensions[.leading], 30)
    expectEqual(tree["upper"].frame(in: stack), CGRect(x: 0, y: 0, width: 100, height: 100))
    expectEqual(tree["lower"].frame(in: stack), CGRect(x: 30, y: 108, width: 100, height: 100))
    expectEqual(stack.frame.size, CGSize(width: 130, height: 208))
  }

  @Test("alignment/02: three guides are at 0, half and all of the width, three of the height")
  func lines() {
    let tree = alignmentTree(2)
    let box = tree["box"]
    let (width, height) = (box.frame.width, box.frame.height)
    let horizontal: [(HorizontalAlignment, CGFloat)] = [
      (.leading, 0), (.center, width / 2), (.trailing, width),
    ]
    for (guide, value) in horizontal { expectEqual(box.dimensions[guide], value) }
    let vertical: [(VerticalAlignment, CGFloat)] = [
      (.top, 0), (.center, height / 2), (.bottom, height),
    ]
    for (guide, value) in vertical { expectEqual(box.dimensions[guide], value) }
  }

  @Test("alignment/03: an alignment is the point where its two guides meet")
  func points() {
    let points: [(Alignment, HorizontalAlignment, VerticalAlignment, String)] = [
      (.topLeading, .leading, .top, "topLeading"), (.top, .center, .top, "top"),
      (.topTrailing, .trailing, .top, "topTrailing"), (.leading, .leading, .center, "leading"),
      (.center, .center, .center, "center"), (.trailing, .trailing, .center, "trailing"),
      (.bottomLeading, .leading, .bottom, "bottomLeading"), (.bottom, .center, .bottom, "bottom"),
      (.bottomTrailing, .trailing, .bottom, "bottomTrailing"),
      (.leadingFirstTextBaseline, .leading, .firstTextBaseline, "leadingFirstTextBaseline"),
      (.centerFirstTextBaseline, .center, .firstTextBaseline, "centerFirstTextBaseline"),
      (.trailingFirstTextBaseline, .trailing, .firstTextBaseline, "trailingFirstTextBaseline"),
      (.leadingLastTextBaseline, .leading, .lastTextBaseline, "leadingLastTextBaseline"),
      (.centerLastTextBaseline, .center, .lastTextBaseline, "centerLastTextBaseline"),
      (.trailingLastTextBaseline, .trailing, .lastTextBaseline, "trailingLastTextBaseline"),
    ]
    let tree = alignmentTree(3)
    let box = tree["box"]
    for (point, horizontal, vertical, name) in points {
      expectEqual(point, Alignment(horizontal: horizontal, vertical: vertical))
      let dot = tree[name].frame(in: box)
      expect(dot.midX.isClose(to: box.dimensions[horizontal]), "\(name)")
      expect(dot.midY.isClose(to: box.dimensions[vertical]), "\(name)")
    }
    expectLess(box.first, box.last)
  }

  @Test("alignment/04: a guide has different values in views of different sizes")
  func function() {
    let tree = LayoutTree(
      of: HStack {
        Color.red.frame(width: 40, height: 20).accessibilityIdentifier("small")
        Color.red.frame(width: 90, height: 60).accessibilityIdentifier("large")
      })
    let (small, large) = (tree["small"].dimensions, tree["large"].dimensions)
    expect((small[HorizontalAlignment.center], large[HorizontalAlignment.center]) == (20, 45))
    expect((small[.trailing], large[.trailing]) == (40, 90))
    expect((small[.bottom], large[.bottom]) == (20, 60))
    expect((small[.leading], large[.leading]) == (0, 0))
  }

  @Test("alignment/06: views 90, 60 and 30 points wide are aligned at a third of their widths")
  func oneThird() {
    let tree = alignmentTree(6)
    let stack = tree["stack"]
    expectEqual(stack.frame.width, 90)
    for (width, origin) in [(90, 0), (60, 10), (30, 20)] as [(CGFloat, CGFloat)] {
      let bar = tree["bar-\(Int(width))"].frame(in: stack)
      expectEqual(bar.width, width)
      expect(bar.minX.isClose(to: origin))
      expect((bar.minX + width / 3).isClose(to: 30))
    }
  }

  @Test("alignment/07: a custom and a built-in guide form a point, in stacks and frames")
  func twoDimensions() {
    let pile = alignmentTree(7, variant: 0)
    for id in ["wide", "medium", "narrow"] {
      let frame = pile[id].frame(in: pile["stack"])
      expect((frame.minX + frame.width / 3).isClose(to: 60))
      expectEqual(frame.minY, 0)
    }
    expectEqual(pile["stack"].frame.size, CGSize(width: 180, height: 120))
    let framed = alignmentTree(7, variant: 1)
    expectEqual(
      framed["bar"].frame(in: framed["frame"]), CGRect(x: 30, y: 0, width: 90, height: 60))
  }

  @Test("alignment/09: the guides of a 100-point square without text")
  func defaultValues() {
    let tree = LayoutTree(of: Rectangle().frame(width: 100, height: 100))
    let square = tree.root.dimensions
    expectEqual(square[.leading], 0)
    expectEqual(square[HorizontalAlignment.center], 50)
    expectEqual(square[.trailing], 100)
    expectEqual(square[.top], 0)
    expectEqual(square[VerticalAlignment.center], 50)
    expectEqual(square[.bottom], 100)
    expectEqual(square[.firstTextBaseline], 100)
    expectEqual(square[.lastTextBaseline], 100)
  }

  /// The values passed to the closures of guides, in order.
  private final class Readings: @unchecked Sendable {
    var values: [(value: CGFloat, explicit: CGFloat?)] = []
    func read(_ dimensions: ViewDimensions) {
      values.append((dimensions[.leading], dimensions[explicit: .leading]))
    }
  }

  @Test("alignment/10: of two guides on one view, the outer one applies and sees the inner one")
  func explicitChain() throws {
    let readings = Readings()
    let view = Rectangle()
      .frame(width: 100, height: 100)
      .alignmentGuide(.leading) {
        readings.read($0)
        return $0.width / 3
      }
      .alignmentGuide(.leading) {
        readings.read($0)
        return $0[HorizontalAlignment.center]
      }
    let root = LayoutTree(of: view).root.dimensions
    expect((root[.leading], root[explicit: .leading]) == (50, 50))
    expect(readings.values.contains { $0 == (0, nil) })
    let third: CGFloat = 100 / 3
    expect(readings.values.contains { $0 == (third, third) })

    let tree = alignmentTree(10)
    let stack = tree["stack"]
    let origins = ["by default", "width / 3", "width / 3, then center"].map {
      tree[$0].frame(in: stack).minX
    }
    expect(
      origins[0].isClose(to: 50) && origins[1].isClose(to: 50 - third)
        && origins[2].isClose(to: 0))
  }

  @Test("alignment/11: a guide set to its default value is still explicit")
  func explicitDefault() {
    let square = Rectangle().frame(width: 100, height: 100)
    let before = LayoutTree(of: square).root.dimensions
    expect((before[.leading], before[explicit: .leading]) == (0, nil))
    let after = LayoutTree(of: square.alignmentGuide(.leading) { $0[.leading] }).root.dimensions
    expect((after[.leading], after[explicit: .leading]) == (0, 0))
  }
}
