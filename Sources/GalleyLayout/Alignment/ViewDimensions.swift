import Foundation

/// A view's size for one proposal, with its alignment guides in its own coordinates (points).
public struct ViewDimensions {
  public let width: CGFloat
  public let height: CGFloat

  // The guides belong to the answer to one proposal, so both stay with the size. A size without a
  // node is an empty view: every guide has its default.
  private let proposal: ProposedViewSize
  private let node: LayoutNode.Reference?

  package init(_ node: LayoutNode, in proposal: ProposedViewSize) {
    let size = node.size(for: proposal)
    width = size.width
    height = size.height
    self.proposal = proposal
    self.node = node.reference
  }

  /// The dimensions of an empty view of `size`.
  package init(empty size: CGSize) {
    width = size.width
    height = size.height
    proposal = ProposedViewSize(size)
    node = nil
  }

  package var size: CGSize { CGSize(width: width, height: height) }

  /// The guide's position: its explicit value if it has one, else its default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The guide's position: its explicit value if it has one, else its default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The position that the view's content or a modifier gives the guide, if any does.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }

  /// The position that the view's content or a modifier gives the guide, if any does.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

  package subscript(key: AlignmentKey) -> CGFloat {
    self[explicit: key] ?? key.builtInDefault(size) ?? key.id.defaultValue(in: self)
  }

  package subscript(explicit key: AlignmentKey) -> CGFloat? {
    node?.node.explicitValue(of: key, for: proposal)
  }
}

extension ViewDimensions: Equatable {
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.width == b.width && a.height == b.height && a.proposal == b.proposal
      && a.node?.node == b.node?.node
  }
}
