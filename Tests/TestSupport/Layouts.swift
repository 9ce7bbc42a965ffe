import Expectations
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

/// Returns the layout of a view on the screen of a device.
@MainActor
package func layout(_ view: some View, on device: Device) -> LayoutTree {
  layout(device.size.width, device.size.height) { DeviceScreen(device) { view } }
}

/// Returns the frame of the view that shows a text, or records an issue and ends the test.
package func frame(
  _ text: String, in tree: LayoutTree, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) throws -> CGRect {
  try require(
    tree.nodes.first { $0.text?.string == text }, "no \(text)", fileID: fileID,
    filePath: filePath, line: line, column: column
  ).frame
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

extension CGRect {
  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
