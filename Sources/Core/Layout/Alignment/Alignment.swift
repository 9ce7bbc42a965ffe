import Foundation

/// An alignment position along the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// Creates a guide whose default position comes from `id`.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(axis: .horizontal, id: id)
  }

  package init(key: AlignmentKey) { self.key = key }
  private init(_ kind: AlignmentKey.Kind, _ id: any AlignmentID.Type) {
    key = AlignmentKey(axis: .horizontal, kind: kind, id: id)
  }

  /// The leading edge. Layouts work from left to right; right-to-left environments mirror the
  /// result.
  public static let leading = HorizontalAlignment(.start, BuiltInAlignmentID.Start.self)
  /// The horizontal center.
  public static let center = HorizontalAlignment(
    .center, BuiltInAlignmentID.HorizontalCenter.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(.end, BuiltInAlignmentID.HorizontalEnd.self)
  /// The leading edge of the leading-most text, or of a view without text.
  package static let textLeading = HorizontalAlignment(
    .textLeading, BuiltInAlignmentID.Start.self)
  /// The leading end of a list row's separator; by default the leading edge of the row's first
  /// text.
  public static let listRowSeparatorLeading = HorizontalAlignment(
    BuiltInAlignmentID.ListRowSeparatorLeading.self)
  /// The trailing end of a list row's separator; by default the row's trailing edge.
  public static let listRowSeparatorTrailing = HorizontalAlignment(
    BuiltInAlignmentID.ListRowSeparatorTrailing.self)

  /// Merges the explicit `values` of a container's children into the container's explicit value.
  public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    key.combined(values.lazy.compactMap { $0 })
  }
}

/// An alignment position along the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  /// Creates a guide whose default position comes from `id`.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(axis: .vertical, id: id)
  }

  package init(key: AlignmentKey) { self.key = key }
  private init(_ kind: AlignmentKey.Kind, _ id: any AlignmentID.Type) {
    key = AlignmentKey(axis: .vertical, kind: kind, id: id)
  }

  /// The top edge.
  public static let top = VerticalAlignment(.start, BuiltInAlignmentID.Start.self)
  /// The vertical center.
  public static let center = VerticalAlignment(.center, BuiltInAlignmentID.VerticalCenter.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(.end, BuiltInAlignmentID.VerticalEnd.self)
  /// The baseline of the topmost text line, or the bottom edge of a view without text.
  public static let firstTextBaseline = VerticalAlignment(
    .firstTextBaseline, BuiltInAlignmentID.VerticalEnd.self)
  /// The baseline of the lowest text line, or the bottom edge of a view without text.
  public static let lastTextBaseline = VerticalAlignment(
    .lastTextBaseline, BuiltInAlignmentID.VerticalEnd.self)

  /// Merges the explicit `values` of a container's children into the container's explicit value.
  public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    key.combined(values.lazy.compactMap { $0 })
  }
}

/// An alignment along both axes.
public struct Alignment: Hashable, Sendable {
  /// The guide that positions the point along the width.
  public var horizontal: HorizontalAlignment
  /// The guide that positions the point along the height.
  public var vertical: VerticalAlignment

  /// Creates an alignment at the point where two guides cross.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The center.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The center of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The center of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The center of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The center of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The horizontal center of the first text baseline.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// The horizontal center of the last text baseline.
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  /// The leading edge of the first text baseline.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading edge of the last text baseline.
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing edge of the first text baseline.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing edge of the last text baseline.
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
