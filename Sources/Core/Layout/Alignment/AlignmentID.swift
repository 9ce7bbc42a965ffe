import Foundation

/// A type that identifies an alignment guide and computes its default position.
public protocol AlignmentID {
  /// Returns the guide's default position in a view, in points from its leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment along one axis, as the engine compares and evaluates it.
///
/// Unchecked because the compiler cannot prove that the stored metatype is safe to share.
package struct AlignmentKey: @unchecked Sendable {
  /// The guides that the engine handles without calling `id`.
  package enum Kind: UInt8, Sendable {
    case start, center, end, firstTextBaseline, lastTextBaseline, textLeading, custom, leastCustom
  }

  package let axis: Axis
  package let kind: Kind
  /// The type passed to `HorizontalAlignment(_:)` or `VerticalAlignment(_:)`.
  package let id: any AlignmentID.Type

  package init(axis: Axis, kind: Kind = .custom, id: any AlignmentID.Type) {
    self.axis = axis
    self.kind = kind
    self.id = id
  }

  /// The guide with the same explicit values, of which containers pass on the least instead of the
  /// mean.
  package var least: AlignmentKey { AlignmentKey(axis: axis, kind: .leastCustom, id: id) }

  /// Whether `id` distinguishes the guide from others of its kind.
  var isCustom: Bool { kind == .custom || kind == .leastCustom }

  /// Every built-in guide.
  package static let builtIn: [AlignmentKey] = [
    HorizontalAlignment.leading.key, HorizontalAlignment.center.key,
    HorizontalAlignment.trailing.key, HorizontalAlignment.listRowSeparatorLeading.key,
    HorizontalAlignment.listRowSeparatorTrailing.key, VerticalAlignment.top.key,
    VerticalAlignment.center.key, VerticalAlignment.bottom.key,
    VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
  ]

  package var isTextBaseline: Bool { kind == .firstTextBaseline || kind == .lastTextBaseline }

  /// Whether only text defines the guide.
  @inline(__always)
  var isOfTexts: Bool { isTextBaseline || kind == .textLeading }

  /// Whether a container merges its children's explicit values into its own.
  ///
  /// Source: `leading` … `bottom` are never merged; see `combined(_:)` for the others.
  package var mergesInContainers: Bool { isOfTexts || isCustom }

  /// The guide's default position in a view of this size, regardless of its content.
  @inline(__always)
  package func builtInDefault(_ size: CGSize) -> CGFloat? {
    let length = axis == .horizontal ? size.width : size.height
    switch kind {
    case .start, .textLeading: return 0
    case .center: return length / 2
    case .end, .firstTextBaseline, .lastTextBaseline: return length
    case .custom, .leastCustom: return nil
    }
  }

  /// The guide's position in an empty view of this size.
  @inline(__always)
  package func defaultValue(_ size: CGSize) -> CGFloat {
    builtInDefault(size) ?? id.defaultValue(in: ViewDimensions(empty: size))
  }

  /// Merges several children's explicit values into one: the topmost first baseline, the lowest
  /// last baseline, the leading edge of the leading-most text, the running mean of a custom guide or
  /// its least value, and `nil` for all other guides.
  package func combined(_ values: some Sequence<CGFloat>) -> CGFloat? {
    guard mergesInContainers else { return nil }
    var result: CGFloat?
    var count: CGFloat = 0
    for value in values {
      if let merged = result {
        switch kind {
        case .firstTextBaseline, .textLeading, .leastCustom: result = min(merged, value)
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
    a.kind == b.kind && a.axis == b.axis && (!a.isCustom || a.id == b.id)
  }
  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(axis)
    if isCustom { hasher.combine(ObjectIdentifier(id)) }
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
    case .leastCustom: "least \(id)"
    }
  }
}

/// The identifiers of the built-in guides.
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
