import Foundation

/// A guide that runs from top to bottom of a view, positioned along its width.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// The guide whose default position `id` computes.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(axis: .horizontal, id: id)
  }

  package init(key: AlignmentKey) { self.key = key }
  private init(_ kind: AlignmentKey.Kind, _ id: any AlignmentID.Type) {
    key = AlignmentKey(axis: .horizontal, kind: kind, id: id)
  }

  /// The leading edge. Layouts work from left to right; in right-to-left environments the result is
  /// mirrored.
  public static let leading = HorizontalAlignment(.start, BuiltInAlignmentID.Start.self)
  /// The middle of the width.
  public static let center = HorizontalAlignment(
    .center, BuiltInAlignmentID.HorizontalCenter.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(.end, BuiltInAlignmentID.HorizontalEnd.self)
  /// The leading edge of the text that begins first; the leading edge of a view without text.
  package static let textLeading = HorizontalAlignment(
    .textLeading, BuiltInAlignmentID.Start.self)
  /// Where the separator of a list row begins; by default at the leading edge of its first text.
  public static let listRowSeparatorLeading = HorizontalAlignment(
    BuiltInAlignmentID.ListRowSeparatorLeading.self)
  /// Where the separator of a list row ends; by default at the trailing edge.
  public static let listRowSeparatorTrailing = HorizontalAlignment(
    BuiltInAlignmentID.ListRowSeparatorTrailing.self)

  /// The explicit value that a container reports for its children's explicit `values`.
  public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    key.combined(values.lazy.compactMap { $0 })
  }
}

/// A guide that runs from side to side of a view, positioned along its height.
public struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// The guide whose default position `id` computes.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(axis: .vertical, id: id)
  }

  package init(key: AlignmentKey) { self.key = key }
  private init(_ kind: AlignmentKey.Kind, _ id: any AlignmentID.Type) {
    key = AlignmentKey(axis: .vertical, kind: kind, id: id)
  }

  /// The top edge.
  public static let top = VerticalAlignment(.start, BuiltInAlignmentID.Start.self)
  /// The middle of the height.
  public static let center = VerticalAlignment(.center, BuiltInAlignmentID.VerticalCenter.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(.end, BuiltInAlignmentID.VerticalEnd.self)
  /// The baseline of the topmost text line; the bottom of a view without text.
  public static let firstTextBaseline = VerticalAlignment(
    .firstTextBaseline, BuiltInAlignmentID.VerticalEnd.self)
  /// The baseline of the lowest text line; the bottom of a view without text.
  public static let lastTextBaseline = VerticalAlignment(
    .lastTextBaseline, BuiltInAlignmentID.VerticalEnd.self)

  /// The explicit value that a container reports for its children's explicit `values`.
  public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    key.combined(values.lazy.compactMap { $0 })
  }
}

/// A point of a view: where a vertical and a horizontal guide cross.
public struct Alignment: Hashable, Sendable {
  /// The guide that gives the point its place along the width.
  public var horizontal: HorizontalAlignment
  /// The guide that gives the point its place along the height.
  public var vertical: VerticalAlignment

  /// The point where two guides cross.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The corner of the top and leading edges.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The corner of the top and trailing edges.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The corner of the bottom and leading edges.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The corner of the bottom and trailing edges.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The middle of the width, on the first text baseline.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The middle of the width, on the last text baseline.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The leading edge, on the first text baseline.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading edge, on the last text baseline.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing edge, on the first text baseline.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing edge, on the last text baseline.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
