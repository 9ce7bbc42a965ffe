import Foundation

/// A kind of alignment guide: where the guide lies in a view that does not say so itself.
public protocol AlignmentID {
  /// The guide's default position in a view, in points from its leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment along one axis, as the engine compares and evaluates it.
///
/// Unchecked, as the compiler does not know that a type without isolation may be named anywhere.
package struct AlignmentKey: @unchecked Sendable {
  /// Guides that the engine knows without asking a type.
  package enum Kind: UInt8, Sendable {
    case start, center, end, firstTextBaseline, lastTextBaseline, textLeading, custom
  }

  package let axis: Axis
  package let kind: Kind
  /// The type that `HorizontalAlignment(_:)` or `VerticalAlignment(_:)` was made from.
  package let id: any AlignmentID.Type

  package init(axis: Axis, kind: Kind = .custom, id: any AlignmentID.Type) {
    self.axis = axis
    self.kind = kind
    self.id = id
  }

  /// Every guide that needs no type of yours.
  package static let builtIn: [AlignmentKey] = [
    HorizontalAlignment.leading.key, HorizontalAlignment.center.key,
    HorizontalAlignment.trailing.key, HorizontalAlignment.listRowSeparatorLeading.key,
    HorizontalAlignment.listRowSeparatorTrailing.key, VerticalAlignment.top.key,
    VerticalAlignment.center.key, VerticalAlignment.bottom.key,
    VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
  ]

  package var isTextBaseline: Bool { kind == .firstTextBaseline || kind == .lastTextBaseline }

  /// Whether texts are the views that have the guide.
  @inline(__always)
  var isOfTexts: Bool { isTextBaseline || kind == .textLeading }

  /// Whether children's explicit values become their container's.
  ///
  /// Source: leading … bottom are never merged upward; see `combined(_:)` for the others.
  package var mergesInContainers: Bool { isOfTexts || kind == .custom }

  /// The guide's position in a view of this size whose content says nothing about it.
  @inline(__always)
  package func builtInDefault(_ size: CGSize) -> CGFloat? {
    let length = axis == .horizontal ? size.width : size.height
    switch kind {
    case .start, .textLeading: return 0
    case .center: return length / 2
    case .end, .firstTextBaseline, .lastTextBaseline: return length
    case .custom: return nil
    }
  }

  /// The guide's position in an empty view of this size.
  @inline(__always)
  package func defaultValue(_ size: CGSize) -> CGFloat {
    builtInDefault(size) ?? id.defaultValue(in: ViewDimensions(empty: size))
  }

  /// One explicit value out of several children's: topmost first baseline, lowest last baseline, the
  /// leading edge of the text that begins first, the running mean of custom guides, nothing for the
  /// others.
  package func combined(_ values: some Sequence<CGFloat>) -> CGFloat? {
    guard mergesInContainers else { return nil }
    var result: CGFloat?
    var count: CGFloat = 0
    for value in values {
      if let merged = result {
        switch kind {
        case .firstTextBaseline, .textLeading: result = min(merged, value)
        case .lastTextBaseline: result = max(merged, value)
        default: result = (merged * count + value) / (count + 1)
        }
      } else {
        result = value
      }
      count += 1
    }
    return result
  }
}

extension AlignmentKey: Hashable {
  package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.kind == b.kind && a.axis == b.axis && (a.kind != .custom || a.id == b.id)
  }
  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(axis)
    if kind == .custom { hasher.combine(ObjectIdentifier(id)) }
  }
}

extension AlignmentKey: CustomStringConvertible {
  package var description: String {
    switch kind {
    case .start: axis == .horizontal ? "leading" : "top"
    case .center: axis == .horizontal ? "horizontalCenter" : "verticalCenter"
    case .end: axis == .horizontal ? "trailing" : "bottom"
    case .firstTextBaseline: "firstTextBaseline"
    case .lastTextBaseline: "lastTextBaseline"
    case .textLeading: "textLeading"
    case .custom: String(describing: id)
    }
  }
}

/// The identifiers behind the built-in guides.
enum BuiltInAlignmentID {
  enum Start: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  enum HorizontalCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  enum HorizontalEnd: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  enum VerticalCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  enum VerticalEnd: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  enum ListRowSeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }
  enum ListRowSeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
  }
}
