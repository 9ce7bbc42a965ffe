import Galley
import Testing

/// A color of fixed size.
@MainActor
package func box(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.blue.frame(width: width, height: height)
}

/// Returns the layout of a view centered in a canvas of this size.
@MainActor
package func layout<V: View>(
  _ width: CGFloat?, _ height: CGFloat?, @ViewBuilder _ content: () -> V
) -> LayoutTree {
  LayoutTree(
    of: content(), proposal: ProposedViewSize(width: width, height: height), tracing: false)
}

extension View {
  /// Names the view in the tests' layout trees.
  package func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}

extension LayoutTree {
  /// The view's frame in the root view's coordinates.
  package func local(_ identifier: String) -> CGRect {
    self[identifier].frame.offsetBy(dx: -root.frame.minX, dy: -root.frame.minY)
  }

  /// The visible texts in declaration order.
  package var texts: [String] { nodes.compactMap(\.text?.string) }

  package func frames(_ identifiers: String...) -> [CGRect] { identifiers.map { self[$0].frame } }
  package func widths(_ identifiers: String...) -> [CGFloat] {
    identifiers.map { self[$0].frame.width }
  }
  package func heights(_ identifiers: String...) -> [CGFloat] {
    identifiers.map { self[$0].frame.height }
  }
}

extension CGRect {
  package init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}

/// Compares lengths; use `tolerance` for expectations that were printed rounded.
package func expectEqual(
  _ actual: [CGFloat], _ expected: [CGFloat], tolerance: CGFloat = 1e-6,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let isEqual =
    actual.count == expected.count
    && zip(actual, expected).allSatisfy { abs($0 - $1) <= tolerance || $0 == $1 }
  #expect(isEqual, "\(actual) is not \(expected)", sourceLocation: sourceLocation)
}

package func expectEqual(
  _ actual: CGRect, _ expected: CGRect, tolerance: CGFloat = 1e-6,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectEqual(
    [actual.minX, actual.minY, actual.width, actual.height],
    [expected.minX, expected.minY, expected.width, expected.height], tolerance: tolerance,
    sourceLocation: sourceLocation)
}

package func expectEqual(
  _ actual: CGSize, _ expected: (CGFloat, CGFloat), tolerance: CGFloat = 1e-6,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expectEqual(
    [actual.width, actual.height], [expected.0, expected.1], tolerance: tolerance,
    sourceLocation: sourceLocation)
}

extension CGRect {
  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
