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

  public static let leading = HorizontalAlignment(.start, BuiltInAlignmentID.Start.self)
  public static let center = HorizontalAlignment(
    .center, BuiltInAlignmentID.HorizontalCenter.self)
  public static let trailing = HorizontalAlignment(.end, BuiltInAlignmentID.HorizontalEnd.self)
  public static let listRowSeparatorLeading = HorizontalAlignment(
    BuiltInAlignmentID.ListRowSeparatorLeading.self)
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

  public static let top = VerticalAlignment(.start, BuiltInAlignmentID.Start.self)
  public static let center = VerticalAlignment(.center, BuiltInAlignmentID.VerticalCenter.self)
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
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}
