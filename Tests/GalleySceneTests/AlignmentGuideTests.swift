import Galley
import GalleyScenes
import Testing

/// What guides are, their default and explicit values, and what follows for the layout.
@MainActor
@Suite("Alignment guides")
struct AlignmentGuideTests {
  @Test("alignment/01: three views share one centre, and the disc is the tallest")
  func sharedCentre() {
    let tree = alignmentTree(1)
    let views = ["hello", "world", "disc"].map { tree[$0].frame }
    for view in views {
      #expect(view.midX.isClose(to: views[0].midX))
      #expect(view.midY.isClose(to: views[0].midY))
    }
    #expect(tree["stack"].frame.width == views.map(\.width).max())
    #expect(tree["stack"].frame.height == 50)
    #expect(tree["disc"].frame.size == CGSize(width: 50, height: 50))
  }

  @Test("alignment/05: leading is left from left to right, right from right to left")
  func layoutDirection() {
    let (ltr, rtl) = (alignmentTree(5, variant: 0), alignmentTree(5, variant: 1))
    #expect(ltr["hello"].frame.minX == ltr["event"].frame.minX)
    #expect(ltr["hello"].frame.maxX != ltr["event"].frame.maxX)
    #expect(rtl["hello"].frame.maxX == rtl["event"].frame.maxX)
    #expect(rtl["hello"].frame.minX != rtl["event"].frame.minX)
    for id in ["hello", "event"] {
      let (a, b) = (ltr[id].frame, rtl[id].frame)
      #expect(b.minX.isClose(to: ltr.canvas.width - a.maxX))
      #expect(b.minY == a.minY)
      #expect(b.size == a.size)
    }
  }

  @Test("alignment/08: a guide 30 points inside puts the upper square 30 points to the left")
  func guideMovesSquare() {
    let tree = alignmentTree(8)
    let stack = tree["stack"]
    #expect(tree["lower"].dimensions[.leading] == 0)
    #expect(tree["lower"].dimensions[explicit: .leading] == nil)
    #expect(tree["upper"].dimensions[.leading] == 30)
    #expect(tree["upper"].frame(in: stack) == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(tree["lower"].frame(in: stack) == CGRect(x: 30, y: 108, width: 100, height: 100))
    #expect(stack.frame.size == CGSize(width: 130, height: 208))
  }
}
