import Expectations
import Galley
import TestSupport
import Testing

@MainActor
@Suite("Recorded cases C: cross axis and alignment guides")
struct GroupCGuidesTests {
  @Test("C01: columns align their views on the leading or trailing edge")
  func columnAlignments() {
    let tree = layout(300, 200) {
      HStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 4) {
          box(100, 20).named("l1")
          box(50, 20).named("l2")
        }
        .named("left")
        VStack(alignment: .trailing, spacing: 4) {
          box(100, 20).named("t1")
          box(50, 20).named("t2")
        }
        .named("right")
      }
    }
    expectClose(tree["l1"].frame.origin.values, [50, 78])
    expectClose(tree["l2"].frame.origin.values, [50, 102])
    expectClose(tree["t1"].frame.origin.values, [150, 78])
    expectClose(tree["t2"].frame.origin.values, [200, 102])
    for frame in tree.frames("left", "right") { expectClose(frame.size, 100, 44) }
  }

  @Test("C03: explicit leading guides shift views relative to each other")
  func explicitLeadingGuides() {
    let tree = layout(300, 200) {
      VStack(alignment: .leading, spacing: 4) {
        box(100, 20).alignmentGuide(.leading) { $0[.trailing] }.named("a")
        box(50, 20).named("b")
        box(30, 20).alignmentGuide(.leading) { $0.width / 2 }.named("c")
      }
      .named("stack")
    }
    expectClose(tree["stack"].frame, CGRect(75, 66, 150, 68))
    expectClose(tree.frames("a", "b", "c").map(\.minX), [75, 175, 160])
    expectClose(tree.frames("a", "b", "c").map(\.minY), [66, 90, 114])
  }

  @Test("C05: an outer guide closure reads the inner value")
  func nestedGuideClosures() throws {
    final class Readings {
      var value: CGFloat?
      var explicit: CGFloat?
    }
    let readings = Readings()
    let tree = layout(300, 200) {
      VStack(alignment: .leading) {
        box(100, 20)
          .alignmentGuide(.leading) { $0.width / 3 }
          .alignmentGuide(.leading) {
            readings.value = $0[.leading]
            readings.explicit = $0[explicit: .leading]
            return $0[HorizontalAlignment.center]
          }
          .named("a")
        box(100, 20)
      }
    }
    expectClose([try require(readings.value)], [33.33], tolerance: 0.01)
    expectClose([try require(readings.explicit)], [33.33], tolerance: 0.01)
    expectClose([tree["a"].dimensions[.leading]], [50])
  }

  @Test("C07: a column's first baseline is the highest and its last baseline the lowest")
  func baselinesOfColumn() {
    let tree = layout(100, 100) {
      VStack(spacing: 0) {
        box(40, 20).alignmentGuide(.firstTextBaseline) { _ in 5 }
          .alignmentGuide(.lastTextBaseline) { _ in 15 }
        box(40, 20).alignmentGuide(.firstTextBaseline) { _ in 7 }
          .alignmentGuide(.lastTextBaseline) { _ in 12 }
      }
      .named("stack")
    }
    let dimensions = tree["stack"].dimensions
    expectClose([dimensions[.firstTextBaseline], dimensions[.lastTextBaseline]], [5, 32])
    expectEqual(dimensions[explicit: .firstTextBaseline], 5)
    expectEqual(dimensions[explicit: .lastTextBaseline], 32)
  }

  @Test("C09: the leading guide of a view does not become its row's guide")
  func leadingGuideInRow() {
    let tree = layout(200, 100) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          box(40, 20).alignmentGuide(.leading) { _ in -20 }
          box(40, 20)
        }
        .named("row")
        box(100, 20).named("b")
      }
    }
    expectClose([tree["row"].frame.minX], [tree["b"].frame.minX])
    expectNil(tree["row"].dimensions[explicit: .leading])
  }

  @Test("C11: a frame's own baseline is its bottom")
  func baselineOfFrame() {
    let tree = layout(200, 200) {
      box(40, 20).named("a").frame(height: 100, alignment: .leadingFirstTextBaseline)
    }
    expectClose([tree.local("a").minY], [80])
  }

  @Test("C13: a flexible view makes a ZStack fill the window")
  func flexibleViewInZStack() {
    let tree = layout(200, 200) {
      ZStack(alignment: .topLeading) {
        Color.red.named("fill")
        box(30, 30).named("b")
      }
    }
    expectClose(tree["fill"].frame, CGRect(0, 0, 200, 200))
    expectClose(tree["b"].frame.origin.values, [0, 0])
  }

  @Test("C15: a ZStack is the union of its aligned views")
  func unionOfAlignedViews() {
    let tree = layout(nil, nil) {
      ZStack(alignment: .topLeading) {
        box(100, 100).named("a")
        box(50, 50).alignmentGuide(.leading) { _ in 30 }.named("b")
      }
    }
    expectClose(tree.root.frame.size, 130, 100)
    expectClose(tree.frames("a", "b").map(\.minX), [30, 0])
  }

  @Test("C17: an overlay is aligned with the view and does not change its size")
  func overlayAlignment() {
    let tree = layout(nil, nil) {
      box(50, 30).overlay(alignment: .topTrailing) { box(10, 10).named("overlay") }
    }
    expectClose(tree.local("overlay"), CGRect(40, 0, 10, 10))
    expectClose(tree.root.frame.size, 50, 30)
  }

  @Test("C19: an offset moves the drawing, not the view's place in the row")
  func offsetInRow() throws {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 20, height: 20).named("inner").offset(x: 5).named("a")
      box(20, 20).named("b")
    }
    let tree = layout(nil, nil) { row }
    expectClose(tree.frames("a", "b").map(\.minX), [0, 20])
    expectClose([tree["inner"].frame.minX], [5])
    let drawn = try ImageRenderer(content: row).displayList().filledRects
    expectClose(drawn.map(\.minX), [5, 20])
  }
}

extension CGPoint {
  var values: [CGFloat] { [x, y] }
}
