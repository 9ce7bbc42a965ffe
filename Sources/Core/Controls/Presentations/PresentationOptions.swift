import Foundation

/// What the content of a presentation asks it for.
final class PresentationOptions {
  var detents: Set<PresentationDetent> = []
  var selectedDetent: PresentationDetent?
  var dragIndicator = Visibility.automatic
  var cornerRadius: CGFloat?
  var background: AnyView?
  var adaptation = PresentationAdaptation.automatic
  var isDismissDisabled = false

  /// The detent that the sheet has: the chosen one, else the lowest; `nil` is the full height.
  var detent: PresentationDetent? {
    if let selectedDetent, detents.contains(selectedDetent) { return selectedDetent }
    return detents.min { $0.height(in: 1000) < $1.height(in: 1000) }
  }

  var showsDragIndicator: Bool {
    dragIndicator == .visible || dragIndicator == .automatic && detents.count > 1
  }
}

private enum PresentationOptionsKey: EnvironmentKey {
  static var defaultValue: PresentationOptions? { nil }
}

extension EnvironmentValues {
  /// The options of the presentation around.
  var presentationOptions: PresentationOptions? {
    get { self[PresentationOptionsKey.self] }
    set { self[PresentationOptionsKey.self] = newValue }
  }
}

/// Sets an option of the presentation around, and adds no node.
struct PresentationOptionModifier {
  let write: @MainActor (PresentationOptions) -> Void
}

extension PresentationOptionModifier: ViewModifier {
  static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    guard let inner = context.entering(Self.self) else { return }
    content(inner, &list)
    if let options = context.environment.presentationOptions { modifier.write(options) }
  }
}

extension View {
  nonisolated private func presentation(
    _ write: @escaping @MainActor (PresentationOptions) -> Void
  ) -> some View {
    modifier(PresentationOptionModifier(write: write))
  }

  /// Sets the heights that the sheet around may have. It has the lowest at first.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentation { $0.detents = detents }
  }

  /// Sets the heights that the sheet around may have, and which of them it has.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let selected = selection.wrappedValue
    return presentation {
      $0.detents = detents
      $0.selectedDetent = selected
    }
  }

  /// Shows or hides the drag indicator of the sheet around; `automatic` shows it where the sheet has
  /// several heights.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentation { $0.dragIndicator = visibility }
  }

  /// Sets the corner radius of the sheet around, in points; `nil` is that of the system.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentation { $0.cornerRadius = cornerRadius.map { $0.isFinite ? max($0, 0) : 0 } }
  }

  /// Fills the presentation around with a style.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    let style = AnyShapeStyle(style)
    return modifier(PresentationBackgroundModifier(background: Rectangle().fill(style)))
  }

  /// Puts a view behind the content of the presentation around.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      PresentationBackgroundModifier(
        background: Color.clear.overlay(alignment: alignment, content: content)))
  }

  /// Sets what the presentation around becomes in a compact width, such as an iPhone's.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    presentation { $0.adaptation = adaptation }
  }

  /// Sets what the presentation around becomes in a compact width or height; that of the width
  /// counts.
  nonisolated public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontal)
  }

  /// Whether a tap beside the sheet around dismisses it. Default: it does.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentation { $0.isDismissDisabled = $0.isDismissDisabled || isDisabled }
  }
}

/// Sets the background of the presentation around.
struct PresentationBackgroundModifier<Background> {
  let background: Background
}

extension PresentationBackgroundModifier: ViewModifier where Background: View {
  static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    guard let inner = context.entering(Self.self) else { return }
    content(inner, &list)
    context.environment.presentationOptions?.background = AnyView(modifier.background)
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

  /// About half of the screen.
  public static let medium = PresentationDetent(height: .fraction(0.5))

  /// The full height.
  public static let large = PresentationDetent(height: .fraction(1))

  /// A fraction of the available height, 0…1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction.isNaN ? 1 : min(max(fraction, 0), 1)))
  }

  /// A height in points, at most the available one.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .points(height.isNaN ? 0 : max(height, 0)))
  }

  /// A height that a type computes; the full height where it computes none.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(height: .custom(CustomHeight(type: type)))
  }

  /// What a height is computed from.
  @dynamicMemberLookup
  public struct Context {
    fileprivate let environment = EnvironmentValues()
    /// The largest height, in points.
    public let maxDetentValue: CGFloat
    /// A value of the environment, which has its default.
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

/// A height of a sheet that a type computes.
public protocol CustomPresentationDetent: SendableMetatype {
  /// What the height is computed from.
  typealias Context = PresentationDetent.Context
  /// The height in points; `nil` for the full height.
  static func height(in context: Context) -> CGFloat?
}

/// What a presentation becomes in a compact width. A popover is a sheet there, unless it asks for
/// `popover` or `none`.
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

/// The part of a view that a popover is attached to. The popover points at the view's frame.
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view.
  case rect(Anchor<CGRect>.Source)

  /// A point relative to the view's size.
  case point(UnitPoint)
}
