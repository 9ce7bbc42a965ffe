import Foundation

extension ToolbarItem {
  /// Creates a customizable item. Users cannot customize it in Galley.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }
}

extension ToolbarItemGroup {
  /// Creates a group with a label that replaces its items if space is limited. The items are always
  /// shown.
  public init<L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> L
  ) {
    self.init(placement: placement, content: content)
  }
}

/// A system item. Not rendered.
public struct DefaultToolbarItem: ToolbarContent {
  /// An item has no body.
  public typealias Body = Never
  /// The kind of item.
  public enum Kind: Hashable, Sendable { case sidebarToggle, title, search }
  /// Creates an item.
  public init(kind: Kind, placement: ToolbarItemPlacement = .automatic) {}
  /// Adds nothing.
  public func _add(to target: _ToolbarTarget) {}
}

extension ToolbarContent {
  /// Accepted for source compatibility: bars of iOS 18 have no shared background.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
  /// Accepted for source compatibility: transitions between screens are not rendered.
  public func matchedTransitionSource<I: Hashable>(
    id: I, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }
  /// Accepted for source compatibility: items cannot be customized.
  public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some ToolbarContent { self }
}

/// How users can customize an item. Accepted for source compatibility.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String
  /// The bar's default behavior.
  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  /// No customization.
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
  /// Reordering only.
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
}

/// A customizable toolbar; the same as other toolbars in Galley.
public typealias CustomizableToolbarContent = ToolbarContent

extension View {
  /// Adds controls to the bars of the screen. Customization is not supported.
  nonisolated public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: @escaping @MainActor () -> Content
  ) -> some View {
    toolbar(content: content)
  }

  /// Sets an editable title for the screen. Editing is not supported.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Adds a bar at an edge, like `safeAreaInset`, because iOS 18 has no such bars.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Adds a bar at an edge, like `safeAreaInset`, because iOS 18 has no such bars.
  nonisolated public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
