import Foundation

/// The hit-testing shape of a view, if it is not its frame.
package final class ContentShape: Sendable {
  private let outline: ShapeOutline
  private let isEOFilled: Bool

  package init(_ outline: ShapeOutline, eoFill: Bool) {
    self.outline = outline
    isEOFilled = eoFill
  }

  /// Whether the shape contains a point when the view has this frame.
  package func contains(_ point: CGPoint, in frame: CGRect) -> Bool {
    outline.path(in: frame).contains(point, eoFill: isEOFilled)
  }
}

extension LayoutNode {
  private static let contentShapeKey = ObjectIdentifier(ContentShape.self)

  /// The hit-testing shape of the view; `nil` for its frame.
  package var contentShape: ContentShape? {
    get { hasTraits ? traits[Self.contentShapeKey] as? ContentShape : nil }
    nonmutating set { traits[Self.contentShapeKey] = newValue }
  }
}
