import Expectations
import Galley
import TestSupport
import Testing

/// Container-relative frames with invalid input.
@MainActor
@Suite("Invalid relative frames")
struct RelativeFrameTests {
  @Test(
    "invalid counts, spans and lengths leave the view unchanged and report a diagnostic",
    arguments: [
      (0, 1), (-2, 1), (3, -1),
    ])
  func oddParts(count: Int, span: Int) {
    let tree = layout(100, 50) {
      Color.red.containerRelativeFrame(.horizontal, count: count, span: span, spacing: 4)
    }
    expectEqual(tree.root.frame.width, 100)
    expectEqual(tree.diagnostics.count, 1)
    expect(tree.diagnostics[0].view, contains: "containerRelativeFrame")
  }

  @Test("a span larger than the count follows the formula")
  func longSpan() {
    let tree = layout(100, 50) {
      Color.red.containerRelativeFrame(.horizontal, count: 2, span: 4, spacing: 0)
    }
    expectEqual(tree.root.frame.width, 200)
    expect(tree.diagnostics.isEmpty)
  }

  @Test("closures that return invalid lengths", arguments: [CGFloat.nan, .infinity, -1])
  func oddLengths(length: CGFloat) {
    let tree = layout(100, 50) {
      Color.red.containerRelativeFrame([.horizontal, .vertical]) { _, _ in length }
    }
    expectEqual(tree.root.frame.size, CGSize(width: 100, height: 50))
    expectEqual(tree.diagnostics.count, 2)
  }

  @Test("without a container of known size, the view keeps its size and reports a diagnostic")
  func noContainer() {
    let tree = layout(nil, nil) {
      Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
    }
    expectEqual(tree.root.frame.size, CGSize(width: 10, height: 10))
    expectEqual(tree.diagnostics.count, 1)
  }

  @Test("an empty container and nested scroll views have finite frames")
  func extremes() {
    let empty = layout(0, 0) {
      NavigationStack { Color.red.containerRelativeFrame([.horizontal, .vertical]) }
    }
    expectEqual(empty.root.frame.size, .zero)
    let nested = layout(100, 100) {
      ScrollView {
        ScrollView {
          ScrollView { Color.red.containerRelativeFrame(.vertical).named("inner") }
        }
        Text("after")
      }
    }
    for node in nested.nodes {
      expect(node.frame.height.isFinite)
      expect(node.frame.minY.isFinite)
    }
  }

  @Test("nested containers need few measurements")
  func nestedContainers() {
    func most(_ depth: Int) -> Int {
      var view = AnyView(
        Color.red.frame(height: 5).containerRelativeFrame(.horizontal, count: 2, spacing: 0))
      for _ in 0..<depth {
        let inner = view
        view = AnyView(
          ScrollView(.horizontal) {
            HStack {
              inner
              Color.blue.frame(width: 3)
            }
          })
      }
      return layout(300, 200) { view }.counts.measurements
    }
    expectLess(most(48), 9 * most(6))
  }
}
