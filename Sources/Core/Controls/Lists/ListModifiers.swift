import Foundation

/// The custom spacing of lists, in points.
struct ListSpacing {
  var rows: CGFloat?
  var sections: CGFloat?
  /// The minimum height of rows; `nil` leaves it to the theme.
  var rowHeight: CGFloat?
  var headerHeight: CGFloat?
}

extension EnvironmentValues {
  /// The minimum height of rows in lists, in points. Default: 44.
  public var defaultMinListRowHeight: CGFloat {
    get { controls.listSpacing.rowHeight ?? 44 }
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
  /// Gives the rows a delete control while their list is being edited, and a delete action for
  /// screen readers; `nil` removes them. The action is never called.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    ModifiedContent(
      content: ModifiedContent(
        content: self,
        modifier: ListRowModifier { if action != nil { $0.isDeletable = $0.isDeletable ?? true } }),
      modifier: DeleteSpeech(isDeletable: action != nil))
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
