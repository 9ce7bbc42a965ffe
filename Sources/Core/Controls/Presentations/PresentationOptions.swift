import Foundation

/// The options that the content of a presentation requests.
final class PresentationOptions {
  var detents: Set<PresentationDetent> = []
  var selectedDetent: PresentationDetent?
  var dragIndicator = Visibility.automatic
  var cornerRadius: CGFloat?
  var background: AnyView?
  var adaptation = PresentationAdaptation.automatic
  var isDismissDisabled = false

  /// The sheet's current detent: the selected one, or the lowest; `nil` for full height.
  var detent: PresentationDetent? {
    if let selectedDetent, detents.contains(selectedDetent) { return selectedDetent }
    return detents.min { $0.height(in: 1000) < $1.height(in: 1000) }
  }

  var showsDragIndicator: Bool {
    dragIndicator == .visible || dragIndicator == .automatic && detents.count > 1
  }
}

extension EnvironmentValues {
  /// The options of the enclosing presentation.
  @Entry var presentationOptions: PresentationOptions?
}

/// Sets an option of the enclosing presentation, without adding a node.
struct PresentationOptionModifier {
  let write: @MainActor (PresentationOptions) -> Void
}

extension PresentationOptionModifier: RequestModifier {
  func request(in context: _ResolveContext) {
    if let options = context.environment.presentationOptions { write(options) }
  }
}

extension View {
  nonisolated private func presentation(
    _ write: @escaping @MainActor (PresentationOptions) -> Void
  ) -> some View {
    modifier(PresentationOptionModifier(write: write))
  }

  /// Sets the available heights of the enclosing sheet. It starts at the lowest.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentation { $0.detents = detents }
  }

  /// Sets the available heights of the enclosing sheet and the selected one.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let selected = selection.wrappedValue
    return presentation {
      $0.detents = detents
      $0.selectedDetent = selected
    }
  }

  /// Shows or hides the drag indicator of the enclosing sheet; `automatic` shows it if the sheet
  /// has several heights.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentation { $0.dragIndicator = visibility }
  }

  /// Sets the corner radius of the enclosing sheet, in points; `nil` uses the system's radius.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentation { $0.cornerRadius = cornerRadius.map { $0.isFinite ? max($0, 0) : 0 } }
  }

  /// Fills the enclosing presentation with a style.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    let style = AnyShapeStyle(style)
    return modifier(PresentationBackgroundModifier(background: Rectangle().fill(style)))
  }

  /// Puts a view behind the content of the enclosing presentation.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      PresentationBackgroundModifier(
        background: Color.clear.overlay(alignment: alignment, content: content)))
  }

  /// Sets how the enclosing presentation adapts to a compact width, such as an iPhone's.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    presentation { $0.adaptation = adaptation }
  }

  /// Sets how the enclosing presentation adapts to a compact width or height. Only the width's
  /// adaptation is used.
  nonisolated public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontal)
  }

  /// Sets whether a tap outside the enclosing sheet dismisses it. By default it does.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentation { $0.isDismissDisabled = $0.isDismissDisabled || isDisabled }
  }
}

/// Sets the background of the enclosing presentation.
struct PresentationBackgroundModifier<Background> {
  let background: Background
}

extension PresentationBackgroundModifier: ViewModifier, RequestModifier where Background: View {
  func request(in context: _ResolveContext) {
    context.environment.presentationOptions?.background = AnyView(background)
  }
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  private enum Height: Hashable, Sendable {
    case fraction(CGFloat)
    case points(CGFloat)
    case custom(CustomHeight)
  }
  private struct CustomHeight: Hashable, Sendable {
    let type: any CustomPresentationDetent.Type

    static func == (a: CustomHeight, b: CustomHeight) -> Bool { a.type == b.type }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
  }
  private let height: Height

  /// Half of the screen, approximately.
  public static let medium = PresentationDetent(height: .fraction(0.5))

  /// The full height.
  public static let large = PresentationDetent(height: .fraction(1))

  /// A fraction of the available height, 0…1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction.isNaN ? 1 : min(max(fraction, 0), 1)))
  }

  /// A height in points, limited to the available height.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .points(height.isNaN ? 0 : max(height, 0)))
  }

  /// A height that a type computes, or the full height if it returns `nil`.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(height: .custom(CustomHeight(type: type)))
  }

  /// The information for computing a height.
  @dynamicMemberLookup
  public struct Context {
    fileprivate let environment = EnvironmentValues()
    /// The largest height, in points.
    public let maxDetentValue: CGFloat
    /// An environment value, which has its default.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  /// The height in points above the bottom of the safe area.
  func height(in available: CGFloat) -> CGFloat {
    switch height {
    case .fraction(let fraction): return fraction * available
    case .points(let points): return min(points, available)
    case .custom(let custom):
      let height = custom.type.height(in: Context(maxDetentValue: available)) ?? available
      return height.isNaN ? available : min(max(height, 0), available)
    }
  }
}

/// A type that computes the height of a sheet.
public protocol CustomPresentationDetent: SendableMetatype {
  /// The information for computing the height.
  typealias Context = PresentationDetent.Context
  /// Returns the height in points, or `nil` for the full height.
  static func height(in context: Context) -> CGFloat?
}

/// How a presentation adapts to a compact width. By default, a popover becomes a sheet; use
/// `popover` or `none` to keep it.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String

  /// The default adaptation of the presentation.
  public static let automatic = PresentationAdaptation(name: "automatic")

  /// No adaptation.
  public static let none = PresentationAdaptation(name: "none")

  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")

  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")

  /// A full-screen cover.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// The part of a view that a popover is attached to. The popover points at the view's frame.
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)

  /// A point relative to the view's size.
  case point(UnitPoint)
}
