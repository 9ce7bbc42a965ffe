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
  var backgroundInteraction = PresentationBackgroundInteraction.automatic
  /// The size on a screen of regular width.
  var sizing: any PresentationSizing = AutomaticPresentationSizing()

  /// The sheet's current detent: the selected one, or the lowest; `nil` for full height.
  var detent: PresentationDetent? {
    if let selectedDetent, detents.contains(selectedDetent) { return selectedDetent }
    return detents.min { $0.height(in: 1000) < $1.height(in: 1000) }
  }

  /// Whether the sheet leaves the content behind it undimmed and active at a given detent.
  func allowsInteraction(at detent: PresentationDetent?) -> Bool {
    func height(_ detent: PresentationDetent?) -> CGFloat { detent?.height(in: 1000) ?? 1000 }
    return switch backgroundInteraction.kind {
    case .disabled: false
    case .enabled: true
    case .upThrough(let highest): height(detent) <= height(highest)
    }
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
  nonisolated func presentation(
    _ write: @escaping @MainActor (PresentationOptions) -> Void
  ) -> some View {
    modifier(PresentationOptionModifier(write: write))
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

  /// Sets whether users can interact with the views behind the enclosing sheet, which are not dimmed
  /// then.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    presentation { $0.backgroundInteraction = interaction }
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

/// Whether users can interact with the views behind a sheet, which are not dimmed then.
public struct PresentationBackgroundInteraction: Sendable {
  enum Kind: Sendable {
    case disabled, enabled
    case upThrough(PresentationDetent)
  }
  let kind: Kind

  /// The default: sheets prevent interaction.
  public static var automatic: PresentationBackgroundInteraction { disabled }
  /// Allows interaction.
  public static var enabled: PresentationBackgroundInteraction { .init(kind: .enabled) }
  /// Allows interaction while the sheet is at most as high as a detent.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { .init(kind: .upThrough(detent)) }
  /// Prevents interaction.
  public static var disabled: PresentationBackgroundInteraction { .init(kind: .disabled) }
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
