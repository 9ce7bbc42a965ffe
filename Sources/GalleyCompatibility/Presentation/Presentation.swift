import Foundation

extension View {
  /// Reports a diagnostic that something is presented that a picture does not show.
  nonisolated func presenting(_ what: String, if isPresented: Bool) -> some View {
    reporting(isPresented ? "\(what) is presented here, which a picture does not show" : nil)
  }

  /// Not shown in a picture; a diagnostic says where a sheet is presented.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting("a sheet", if: isPresented.wrappedValue)
  }

  /// Not shown in a picture; a diagnostic says where a sheet is presented.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting("a sheet", if: item.wrappedValue != nil)
  }

  /// Not shown in a picture; a diagnostic says where a screen is covered.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting("a full-screen cover", if: isPresented.wrappedValue)
  }

  /// Not shown in a picture; a diagnostic says where a screen is covered.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting("a full-screen cover", if: item.wrappedValue != nil)
  }

  /// Not shown in a picture; a diagnostic says where a popover is presented.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting("a popover", if: isPresented.wrappedValue)
  }

  /// Not shown in a picture; a diagnostic says where a popover is presented.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting("a popover", if: item.wrappedValue != nil)
  }

  /// Not shown in a picture; a diagnostic says where an inspector is presented.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    presenting("an inspector", if: isPresented.wrappedValue)
  }

  /// Accepted for source compatibility: a picture does not show the menu.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View { self }

  /// Accepted for source compatibility: a picture does not show the menu.
  nonisolated public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View { self }

  /// Accepted for source compatibility: sheets are not shown.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    self
  }

  /// Accepted for source compatibility: sheets are not shown.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }

  /// Accepted for source compatibility: sheets are not shown.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  /// Accepted for source compatibility: sheets are not shown.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

  /// Accepted for source compatibility: sheets are not shown.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Accepted for source compatibility: sheets are not shown.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }

  /// Accepted for source compatibility: sheets are not shown.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { self }

  /// Accepted for source compatibility: nothing is dismissed.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    self
  }
}

/// A height of a sheet. Accepted for source compatibility: sheets are not shown.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String

  /// About half of the screen.
  public static let medium = PresentationDetent(name: "medium")

  /// The full height.
  public static let large = PresentationDetent(name: "large")
  /// A fraction of the available height, 0…1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height \(height)")
  }
  /// A height that a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(name: "custom \(type)")
  }

  /// What a height is computed from.
  @dynamicMemberLookup
  public struct Context {
    private let environment = EnvironmentValues()
    /// The largest height, in points.
    public let maxDetentValue: CGFloat
    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }
}

/// A height of a sheet that a type computes. Accepted for source compatibility: sheets are not
/// shown.
public protocol CustomPresentationDetent {
  /// What the height is computed from.
  typealias Context = PresentationDetent.Context
  /// The height in points; `nil` for none.
  static func height(in context: Context) -> CGFloat?
}

/// How a presentation adapts to a compact size class. Accepted for source compatibility:
/// presentations are not shown.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  /// The default adaptation of the presentation.
  public static let automatic = PresentationAdaptation(name: "automatic")

  /// No adaptation.
  public static let none = PresentationAdaptation(name: "none")

  /// As a popover.
  public static let popover = PresentationAdaptation(name: "popover")

  /// As a sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")

  /// As a full-screen cover.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// The part of a view that a popover is attached to. Accepted for source compatibility: popovers
/// are not shown.
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)

  /// A point relative to the view's size.
  case point(UnitPoint)
}
