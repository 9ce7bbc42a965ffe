/// A type that defines how lists look.
public protocol ListStyle {
  /// The layout of the rows and their backgrounds.
  nonisolated var _look: _ListLook { get }
}

/// The layout of a list's rows and their backgrounds.
public enum _ListLook: Hashable, Sendable { case plain, grouped, insetGrouped }

/// The style of lists where none is set: inset and grouped.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Sections inset from the edges.
  nonisolated public var _look: _ListLook { .insetGrouped }
}
/// Rows from edge to edge, without backgrounds.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Rows from edge to edge.
  nonisolated public var _look: _ListLook { .plain }
}
/// Sections with backgrounds from edge to edge.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Sections from edge to edge.
  nonisolated public var _look: _ListLook { .grouped }
}
/// Sections with rounded backgrounds, inset from the edges.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Sections inset from the edges.
  nonisolated public var _look: _ListLook { .insetGrouped }
}
/// Rows from edge to edge, without backgrounds; on iOS the same as plain.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Rows from edge to edge.
  nonisolated public var _look: _ListLook { .plain }
}
/// Lists in the sidebar of a split view: inset and grouped.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// Sections inset from the edges.
  nonisolated public var _look: _ListLook { .insetGrouped }
}

extension ListStyle where Self == DefaultListStyle {
  /// The style of lists where none is set: inset and grouped.
  nonisolated public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge, without backgrounds.
  nonisolated public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Sections with backgrounds from edge to edge.
  nonisolated public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections with rounded backgrounds, inset from the edges.
  nonisolated public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows from edge to edge, without backgrounds; on iOS the same as plain.
  nonisolated public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// Lists in the sidebar of a split view: inset and grouped.
  nonisolated public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  /// Sets the style of the lists in this view.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.controls.listLook, style._look)
  }
}
