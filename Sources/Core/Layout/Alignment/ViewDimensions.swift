import Foundation

/// A view's size for one proposal, with its alignment guides in its own coordinates (points).
public struct ViewDimensions {
  /// The width, in points.
  public let width: CGFloat
  /// The height, in points.
  public let height: CGFloat
  private let guides: Guides

  /// Where explicit guides come from.
  private enum Guides {
    /// An empty view has none.
    case none
    /// The answers of a view that is being laid out, to one proposal.
    case subview(LayoutSubview, ProposedViewSize)
    /// Those of a view that was laid out.
    case recorded([ExplicitGuide])
  }

  @inline(__always)
  init(_ subview: LayoutSubview, _ size: CGSize, _ proposal: ProposedViewSize) {
    width = size.width
    height = size.height
    guides = .subview(subview, proposal)
  }

  /// The dimensions of an empty view of `size`.
  package init(empty size: CGSize) { self.init(size, explicit: []) }

  /// The dimensions of a view that was laid out.
  package init(_ size: CGSize, explicit: [ExplicitGuide]) {
    width = size.width
    height = size.height
    guides = explicit.isEmpty ? .none : .recorded(explicit)
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

  @inline(__always)
  package subscript(key: AlignmentKey) -> CGFloat {
    self[explicit: key] ?? key.builtInDefault(size) ?? key.id.defaultValue(in: self)
  }

  package subscript(explicit key: AlignmentKey) -> CGFloat? {
    @inline(__always) get {
      switch guides {
      case .none: nil
      case .subview(let subview, let proposal):
        subview.node.guides.mayAnswer(key) ? subview.explicitValue(of: key, for: proposal) : nil
      case .recorded(let guides):
        guides.first { $0.guide == GuideName(key) }?.value
      }
    }
  }
}

extension ViewDimensions: Equatable {
  /// Whether the sizes are equal, and the guides come from the same place: one subview for one
  /// proposal, or equal recorded values.
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    guard a.width == b.width, a.height == b.height else { return false }
    switch (a.guides, b.guides) {
    case (.none, .none): return true
    case (.subview(let a, let first), .subview(let b, let second)): return a == b && first == second
    case (.recorded(let a), .recorded(let b)): return a == b
    default: return false
    }
  }
}

/// An explicit value of a guide, in points from the view's leading or top edge.
package struct ExplicitGuide: Hashable, Sendable, Codable {
  package let guide: GuideName
  package let value: CGFloat

  package init(guide: GuideName, value: CGFloat) {
    self.guide = guide
    self.value = value
  }
}

/// A guide by its name, for those who have no type for it.
package struct GuideName: Hashable, Sendable, Codable {
  /// Whether the guide runs from top to bottom, and has its position along the width.
  package let isHorizontal: Bool
  /// For printing, such as `firstTextBaseline`.
  package let name: String
  /// Tells guides of one name apart.
  private let symbol: String?

  package init(_ key: AlignmentKey) {
    isHorizontal = key.axis == .horizontal
    name = key.description
    symbol = key.kind == .custom ? _mangledTypeName(key.id) : nil
  }

  package var isTextBaseline: Bool {
    symbol == nil && (name == "firstTextBaseline" || name == "lastTextBaseline")
  }
}
