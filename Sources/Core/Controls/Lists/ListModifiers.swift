import Foundation

/// The distances that views set for the lists in them, in points.
struct ListSpacing {
  var rows: CGFloat?
  var sections: CGFloat?
  var rowHeight: CGFloat = 44
  var headerHeight: CGFloat?
}

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
  fileprivate let distance: CGFloat?

  /// The distance of the list style: 35 points where sections have backgrounds.
  public static let `default` = ListSectionSpacing(distance: nil)

  /// A smaller distance: 20 points.
  public static let compact = ListSectionSpacing(distance: 20)

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(distance: spacing)
  }
}

/// How much the header of a section stands out.
public enum Prominence: Hashable, Sendable {
  /// As headers are.
  case standard
  /// Larger and bold.
  case increased
}

/// The tint of the icons in a list's row.
public struct ListItemTint: Sendable {
  fileprivate let color: Color?

  /// A color, whatever the list's own tint is.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// A color that the list may replace by its own; a picture shows it.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// Gray.
  public static let monochrome = ListItemTint(color: .gray)
}

extension EnvironmentValues {
  /// The minimum height of rows in lists, in points. Default: 44.
  public var defaultMinListRowHeight: CGFloat {
    get { controls.listSpacing.rowHeight }
    set { controls.listSpacing.rowHeight = newValue }
  }

  /// The minimum height of headers in lists, in points; `nil`, the default, leaves it to the list.
  /// A picture's headers do not follow it.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { controls.listSpacing.headerHeight }
    set { controls.listSpacing.headerHeight = newValue }
  }

  /// How much the headers of sections stand out. Default: standard.
  public var headerProminence: Prominence {
    get { controls.headerProminence }
    set { controls.headerProminence = newValue }
  }
}

extension View {
  /// Sets the distance between the rows of the lists in this view, in points; `nil`, the default, is
  /// that of the list style. Rows with a distance have backgrounds of their own.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.controls.listSpacing.rows, spacing)
  }

  /// Sets the distance between the sections of the lists in this view.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.controls.listSpacing.sections, spacing.distance)
  }

  /// Sets the distance between the sections of the lists in this view, in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.controls.listSpacing.sections, spacing)
  }

  /// Not shown in a picture: the margins of sections are those of the list's style. A diagnostic
  /// says so.
  nonisolated public func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    reporting(
      length == nil ? nil : "the margins of this section are those of the list's style")
  }

  /// Sets how much the headers of the sections in this view stand out. Default: standard.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Sets the color of the icons of labels in the list's rows in this view; `nil` is the tint.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    environment(\.controls.listItemTint, tint)
  }

  /// Sets the color of the icons of labels in the list's rows in this view; `nil` is the tint.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.controls.listItemTint, tint?.color)
  }

  /// Sets the color of the separator below the view's list row; `nil` is the list's own.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - edges: Rows have a separator at their bottom alone; without it, there is no effect.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      ListRowModifier {
        if edges.contains(.bottom) { $0.separatorTint = $0.separatorTint ?? color }
      })
  }

  /// Accepted for source compatibility: sections have no separators of their own.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Accepted for source compatibility: sections have no separators of their own.
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Removes the delete control of the view's row in an edited list.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(ListRowModifier { if isDisabled { $0.isDeletable = $0.isDeletable ?? false } })
  }

  /// Removes the reorder control of the view's row in an edited list.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(ListRowModifier { if isDisabled { $0.isMovable = $0.isMovable ?? false } })
  }

  /// Removes the selection control of the view's row in an edited list.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(ListRowModifier { if isDisabled { $0.isSelectable = false } })
  }
}

/// Views made of data, such as those of a `ForEach`.
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection of the views.
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Gives the rows a delete control while their list is edited; `nil` gives none. The action is
  /// never called.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    ModifiedContent(
      content: self,
      modifier: ListRowModifier { if action != nil { $0.isDeletable = $0.isDeletable ?? true } })
  }

  /// Gives the rows a reorder control while their list is edited; `nil` gives none. The action is
  /// never called.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    ModifiedContent(
      content: self,
      modifier: ListRowModifier { if action != nil { $0.isMovable = $0.isMovable ?? true } })
  }
}
