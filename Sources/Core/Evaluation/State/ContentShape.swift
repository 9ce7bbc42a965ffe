import Foundation

/// Where a view can be pressed, if that is not its frame.
package final class ContentShape: Sendable {
  private let outline: ShapeOutline
  private let isEOFilled: Bool

  package init(_ outline: ShapeOutline, eoFill: Bool) {
    self.outline = outline
    isEOFilled = eoFill
  }

  /// Whether a point can be pressed where the view has this frame.
  package func contains(_ point: CGPoint, in frame: CGRect) -> Bool {
    outline.path(in: frame).contains(point, eoFill: isEOFilled)
  }
}

extension LayoutNode {
  private static let contentShapeKey = ObjectIdentifier(ContentShape.self)

  /// Where the view can be pressed; `nil` for its frame.
  package var contentShape: ContentShape? {
    get { hasTraits ? traits[Self.contentShapeKey] as? ContentShape : nil }
    nonmutating set { traits[Self.contentShapeKey] = newValue }
  }
}
