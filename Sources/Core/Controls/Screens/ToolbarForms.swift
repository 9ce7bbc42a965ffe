import Foundation

extension ToolbarItem {
  /// Creates an item that the user can move and remove; in a picture nobody does.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }
}

extension ToolbarItemGroup {
  /// Creates a group with a label for where there is no space for its items. A picture shows the
  /// items.
  public init<L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> L
  ) {
    self.init(placement: placement, content: content)
  }
}

/// An item of the system. A picture does not show it.
public struct DefaultToolbarItem: ToolbarContent {
  /// An item has no body.
  public typealias Body = Never
  /// What the item is.
  public enum Kind: Hashable, Sendable { case sidebarToggle, title, search }
  /// Creates an item.
  public init(kind: Kind, placement: ToolbarItemPlacement = .automatic) {}
  /// Adds nothing.
  public func _add(to target: _ToolbarTarget) {}
}

extension ToolbarContent {
  /// Accepted for source compatibility: bars of iOS 18 have no shared background.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
  /// Accepted for source compatibility: a picture shows the root of a stack.
  public func matchedTransitionSource<I: Hashable>(
    id: I, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }
  /// Accepted for source compatibility: items are not customized in a picture.
  public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some ToolbarContent { self }
}

/// How an item is customized. Accepted for source compatibility.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String
  /// As the bar does.
  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  /// Not at all.
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
  /// It is moved.
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
}

/// A toolbar that the user can customize: in a picture the same as others.
public typealias CustomizableToolbarContent = ToolbarContent

extension View {
  /// Adds controls to the bars of the screen, which the user could customize.
  nonisolated public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    toolbar(content: content)
  }

  /// Sets the title of the screen, which the user can change.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Puts a bar at an edge: as `safeAreaInset`, as iOS 18 has no bars of this kind.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Puts a bar at an edge: as `safeAreaInset`, as iOS 18 has no bars of this kind.
  nonisolated public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
