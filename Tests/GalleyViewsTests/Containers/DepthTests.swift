import Expectations
import Galley
import TestSupport
import Testing

/// Nested views that all read the geometry or the preferences of views around or inside them.
@MainActor
@Suite("Depth")
struct DepthTests {
  private enum Sum: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private func nested(_ depth: Int, _ wrap: (AnyView, Int) -> AnyView) -> AnyView {
    (0..<depth).reduce(AnyView(Color.red.preference(key: Sum.self, value: 1)), wrap)
  }

  private func tree(_ view: some View) -> LayoutTree {
    LayoutTree(of: view, proposal: ProposedViewSize(width: 300, height: 300))
  }

  @Test("a changed preference is computed once, however many views around it read it")
  func preferences() {
    var (changes, values): (Int, [Int]) = (0, [])
    let view = nested(50) { view, _ in
      AnyView(
        view.transformPreference(Sum.self) {
          changes += 1
          $0 += 1
        }
        .onPreferenceChange(Sum.self) { values.append($0) })
    }
    _ = tree(view)
    expectEqual(changes, 50)
    expectEqual(values.sorted(), Array(2...51))
  }

  @Test("geometry in nested spaces and effects refers to the nearest space of a name")
  func geometry() {
    var frames: [Int: CGRect] = [:]
    let view = nested(40) { view, index in
      AnyView(
        view.onGeometryChange(for: CGRect.self, of: { $0.frame(in: .named(index % 3)) }) {
          frames[index] = $0
        }
        .padding(1)
        .scaleEffect(index == 20 ? 0.5 : 1, anchor: .topLeading)
        .coordinateSpace(.named(index % 3)))
    }
    _ = tree(view)
    // Each view is a point inside the space around it, whose own effects do not count.
    for index in [0, 10, 30, 39] {
      let length = 300 - 2 * CGFloat(40 - index)
      expectEqual(frames[index], CGRect(x: 1, y: 1, width: length, height: length))
    }
    expectEqual(frames[20], CGRect(x: 0.5, y: 0.5, width: 130, height: 130))
  }

  @Test("the work for bars around a scroll view does not double with each of them")
  func bars() {
    let view = (0..<14).reduce(AnyView(ScrollView { Color.red.frame(height: 500) })) {
      view, index in
      AnyView(view.safeAreaInset(edge: .top) { Color.blue.frame(height: 1 + CGFloat(index) / 8) })
    }
    expectLess(tree(view).counts.measurements, 1000)
  }
}
