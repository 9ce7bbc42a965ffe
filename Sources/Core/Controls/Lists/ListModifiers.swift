import Foundation

/// The custom spacing of lists, in points.
struct ListSpacing {
  var rows: CGFloat?
  var sections: CGFloat?
  var rowHeight: CGFloat = 44
  var headerHeight: CGFloat?
}

/// The spacing between the sections of a list.
public struct ListSectionSpacing: Sendable {
  fileprivate let distance: CGFloat?

  /// The default spacing of the list style: 35 points for sections with backgrounds.
  public static let `default` = ListSectionSpacing(distance: nil)

  /// A smaller spacing: 20 points.
  public static let compact = ListSectionSpacing(distance: 20)

  /// A custom spacing, in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(distance: spacing)
  }
}

/// How much the header of a section stands out.
public enum Prominence: Hashable, Sendable {
  /// The standard prominence.
  case standard
  /// An increased prominence: larger and bold.
  case increased
}

/// The tint of the icons in a list row.
public struct ListItemTint: Sendable {
  fileprivate let color: Color?

  /// A color that overrides the list's tint.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// A color that the list may override. Galley always uses it.
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
  /// Rendered headers ignore it.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { controls.listSpacing.headerHeight }
    set { controls.listSpacing.headerHeight = newValue }
  }

  /// How much the headers of sections stand out. Default: standard.
  @Stored(in: \.controls) public var headerProminence: Prominence
}

extension View {
  /// Sets the spacing between the rows of the lists in this view, in points; `nil`, the default,
  /// uses the list style's spacing. Rows with spacing between them have separate backgrounds.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.controls.listSpacing.rows, spacing)
  }

  /// Sets the spacing between the sections of the lists in this view.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.controls.listSpacing.sections, spacing.distance)
  }

  /// Sets the spacing between the sections of the lists in this view, in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.controls.listSpacing.sections, spacing)
  }

  /// Not shown in a picture: the list style determines the margins of sections. A diagnostic says
  /// so.
  nonisolated public func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    reporting(
      length == nil ? nil : "the list style sets this section's margins")
  }

  /// Sets how much the headers of the sections in this view stand out. Default: standard.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }

  /// Sets the icon color of the labels in list rows in this view; `nil` uses the tint.
  nonisolated public func listItemTint(_ tint: Color?) -> some View {
    environment(\.controls.listItemTint, tint)
  }

  /// Sets the icon color of the labels in list rows in this view; `nil` uses the tint.
  nonisolated public func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.controls.listItemTint, tint?.color)
  }

  /// Sets the color of the separator below the view's list row; `nil` uses the list's color.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - edges: The edges to change. Rows have only a bottom separator, so without `.bottom` there
  ///     is no effect.
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

/// A type of view that generates views from a collection of data.
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection of data of the content.
  public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Gives the rows a delete control while their list is being edited; `nil` removes it. The action
  /// is never called.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    ModifiedContent(
      content: self,
      modifier: ListRowModifier { if action != nil { $0.isDeletable = $0.isDeletable ?? true } })
  }

  /// Gives the rows a reorder control while their list is being edited; `nil` removes it. The
  /// action is never called.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    ModifiedContent(
      content: self,
      modifier: ListRowModifier { if action != nil { $0.isMovable = $0.isMovable ?? true } })
  }
}
