import Foundation

/// A view's size for one proposal, with its alignment guides in its own coordinates (points).
public struct ViewDimensions {
  /// The width, in points.
  public let width: CGFloat
  /// The height, in points.
  public let height: CGFloat
  private let guides: Guides

  /// The source of explicit guides.
  private enum Guides {
    /// An empty view, which has no explicit guides.
    case none
    /// A view that is being laid out, for one proposal.
    case subview(LayoutSubview, ProposedViewSize)
    /// The recorded guides of a view whose layout has finished.
    case recorded([ExplicitGuide])
  }

  @inline(__always)
  init(_ subview: LayoutSubview, _ size: CGSize, _ proposal: ProposedViewSize) {
    width = size.width
    height = size.height
    guides = .subview(subview, proposal)
  }

  /// Creates the dimensions of an empty view of `size`.
  package init(empty size: CGSize) { self.init(size, explicit: []) }

  /// Creates the dimensions of a view whose layout has finished.
  package init(_ size: CGSize, explicit: [ExplicitGuide]) {
    width = size.width
    height = size.height
    guides = explicit.isEmpty ? .none : .recorded(explicit)
  }

  package var size: CGSize { CGSize(width: width, height: height) }

  /// The guide's explicit value, or its default if it has none.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

  /// The guide's explicit value, or its default if it has none.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

  /// The guide's explicit value, set by the view's content or a modifier, or `nil`.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }

  /// The guide's explicit value, set by the view's content or a modifier, or `nil`.
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
  /// Returns whether the sizes are equal and the guides have the same source: one subview and
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

/// A guide's explicit value, in points from the view's leading or top edge.
package struct ExplicitGuide: Hashable, Sendable, Codable {
  package let guide: GuideName
  package let value: CGFloat

  package init(guide: GuideName, value: CGFloat) {
    self.guide = guide
    self.value = value
  }
}

/// The name of a guide, for code that has no access to the guide's type.
package struct GuideName: Hashable, Sendable, Codable {
  /// Whether the guide is a position along the horizontal axis.
  package let isHorizontal: Bool
  /// The printed name, such as `firstTextBaseline`.
  package let name: String
  /// Distinguishes guides with the same name.
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
