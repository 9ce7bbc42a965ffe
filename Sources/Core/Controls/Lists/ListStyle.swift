/// A type that defines how lists look.
public protocol ListStyle {
  /// The layout of the rows and their backgrounds.
  nonisolated var _look: _ListLook { get }
}

/// The layout of a list's rows and their backgrounds.
public enum _ListLook: Hashable, Sendable {
  case plain, grouped, insetGrouped, sidebar

  /// Whether sections are cards.
  var hasCards: Bool { self == .insetGrouped || self == .sidebar }
}

/// The default list style: inset and grouped.
@StyleInit public struct DefaultListStyle: ListStyle {
  /// Sections with rounded backgrounds, inset from the edges.
  nonisolated public var _look: _ListLook { .insetGrouped }
}
/// A list style with rows from edge to edge, without backgrounds.
@StyleInit public struct PlainListStyle: ListStyle {
  /// Rows from edge to edge.
  nonisolated public var _look: _ListLook { .plain }
}
/// A list style with section backgrounds from edge to edge.
@StyleInit public struct GroupedListStyle: ListStyle {
  /// Sections from edge to edge.
  nonisolated public var _look: _ListLook { .grouped }
}
/// A list style with rounded section backgrounds, inset from the edges.
@StyleInit public struct InsetGroupedListStyle: ListStyle {
  /// Sections inset from the edges.
  nonisolated public var _look: _ListLook { .insetGrouped }
}
/// A list style with rows from edge to edge, without backgrounds; the same as plain on iOS.
@StyleInit public struct InsetListStyle: ListStyle {
  /// Rows from edge to edge.
  nonisolated public var _look: _ListLook { .plain }
}
/// The style of lists in the sidebar of a split view: rows without backgrounds, with prominent headers. Those of
/// sections that can be collapsed have a chevron. In compact widths, sections have backgrounds.
@StyleInit public struct SidebarListStyle: ListStyle {
  /// Sections inset from the edges, with prominent headers.
  nonisolated public var _look: _ListLook { .sidebar }
}
