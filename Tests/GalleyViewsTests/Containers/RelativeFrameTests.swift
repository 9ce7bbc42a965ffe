import Galley
import TestSupport
import Testing

/// What relative frames do with bad input.
@MainActor
@Suite("Relative frames of bad input")
struct RelativeFrameTests {
  @Test(
    "impossible parts and lengths leave the view as it is, with a word about it",
    arguments: [
      (0, 1), (-2, 1), (3, -1),
    ])
  func oddParts(count: Int, span: Int) {
    let tree = layout(100, 50) {
      Color.red.containerRelativeFrame(.horizontal, count: count, span: span, spacing: 4)
    }
    #expect(tree.root.frame.width == 100)
    #expect(tree.diagnostics.count == 1)
    #expect(tree.diagnostics[0].view.contains("containerRelativeFrame"))
  }

  @Test("a span beyond the count is as long as the formula says")
  func longSpan() {
    let tree = layout(100, 50) {
      Color.red.containerRelativeFrame(.horizontal, count: 2, span: 4, spacing: 0)
    }
    #expect(tree.root.frame.width == 200)
    #expect(tree.diagnostics.isEmpty)
  }

  @Test("closures that return no lengths", arguments: [CGFloat.nan, .infinity, -1])
  func oddLengths(length: CGFloat) {
    let tree = layout(100, 50) {
      Color.red.containerRelativeFrame([.horizontal, .vertical]) { _, _ in length }
    }
    #expect(tree.root.frame.size == CGSize(width: 100, height: 50))
    #expect(tree.diagnostics.count == 2)
  }

  @Test("without a container of known size the view has its own, and that is reported")
  func noContainer() {
    let tree = layout(nil, nil) {
      Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }
    }
    #expect(tree.root.frame.size == CGSize(width: 10, height: 10))
    #expect(tree.diagnostics.count == 1)
  }

  @Test("a container of no size, and scroll views in each other, have finite pictures")
  func extremes() {
    let empty = layout(0, 0) {
      NavigationStack { Color.red.containerRelativeFrame([.horizontal, .vertical]) }
    }
    #expect(empty.root.frame.size == .zero)
    let nested = layout(100, 100) {
      ScrollView {
        ScrollView {
          ScrollView { Color.red.containerRelativeFrame(.vertical).named("inner") }
        }
        Text("after")
      }
    }
    for node in nested.nodes {
      #expect(node.frame.height.isFinite && node.frame.minY.isFinite)
    }
  }

  @Test("measurements stay few where containers are nested")
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
    #expect(most(48) < 9 * most(6))
  }
}
