import Foundation

/// A label in the foreground style set around the button, or else in the tint; red with the
/// destructive role, gray when disabled.
struct AccentLabel: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  private var style: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.tertiaryLabel)) }
    return configuration.role.accent
  }

  var body: some View { configuration.label.defaultForegroundStyle(style) }
}

extension Optional<ButtonRole> {
  /// The color of the button: red for the destructive role, or else the tint.
  var accent: AnyShapeStyle {
    self == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
  }
}

extension View {
  /// Sets the foreground style, unless one is set outside of the control.
  func defaultForegroundStyle(_ style: AnyShapeStyle) -> some View {
    modifier(DefaultForegroundModifier(style: style))
  }

  /// Sets a foreground style that controls in this view replace with their own.
  func plainForegroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(ForegroundModifier(levels: [AnyShapeStyle(style)], isChosen: false))
  }
}

private struct DefaultForegroundModifier: EnvironmentModifier {
  let style: AnyShapeStyle

  func change(_ environment: inout EnvironmentValues) {
    if environment.standard.isForegroundChosen { return }
    ForegroundModifier(levels: [style], isChosen: false).change(&environment)
  }
}

/// A label in its own style; gray when disabled.
struct PlainLabel: View {
  let label: _ControlPart
  @Environment(\.isEnabled) private var isEnabled

  var body: some View { label.foregroundColor(isEnabled ? nil : Color(.tertiaryLabel)) }
}

/// A label on a colored background.
struct BorderedButton: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.standard.tint) private var tint
  @Environment(\.controls.buttonBorderShape) private var borderShape
  @Environment(\.font) private var font
  @Environment(\.theme.look.button) private var look

  private var metrics: BorderedButtonMetrics { BorderedButtonMetrics(controlSize) }

  private var labelStyle: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.tertiaryLabel)) }
    return isProminent ? AnyShapeStyle(Color.white) : configuration.role.accent
  }

  private var background: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.tertiaryFill)) }
    if isProminent { return configuration.role.accent }
    // Gray, or the tint if one is set.
    return tint.map { AnyShapeStyle($0.opacity(look.tintOpacity)) }
      ?? AnyShapeStyle(Color(.tertiaryFill))
  }

  var body: some View {
    configuration.label
      .font(font ?? metrics.font)
      .defaultForegroundStyle(labelStyle)
      .multilineTextAlignment(.center)
      .padding(.horizontal, metrics.padding.width)
      .padding(.vertical, metrics.padding.height)
      .background(background, in: borderShape.shape(radius: metrics.radius, look))
  }
}

/// The metrics of bordered buttons, in points.
///
/// Source: iOS 18 button configurations.
struct BorderedButtonMetrics {
  let padding: CGSize
  let radius: CGFloat
  let font: Font

  init(_ size: ControlSize) {
    switch size {
    case .mini: (padding, radius, font) = (CGSize(width: 10, height: 5), 8, .subheadline)
    case .small: (padding, radius, font) = (CGSize(width: 10, height: 5), 8, .subheadline)
    case .regular: (padding, radius, font) = (CGSize(width: 12, height: 7), 8, .body)
    case .large: (padding, radius, font) = (CGSize(width: 20, height: 15), 12, .body)
    case .extraLarge: (padding, radius, font) = (CGSize(width: 22, height: 17), 12, .body)
    }
  }
}

/// The border shape of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  fileprivate enum Kind: Hashable {
    case automatic, capsule, circle
    case rounded(CGFloat?)
  }
  fileprivate let kind: Kind
  fileprivate var inset: CGFloat = 0

  /// The system default: a rounded rectangle; a capsule in the theme of iOS 26.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle, or an ellipse if the button is not square.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A rounded rectangle with the corner radius of the control size: 8 points, or 12 for `large`
  /// and `extraLarge`.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))

  /// A rounded rectangle.
  ///
  /// - Parameter radius: The corner radius, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius))
  }

  func shape(radius: CGFloat, _ look: ButtonTheme) -> AnyShape {
    switch kind {
    case .automatic:
      look.isCapsule ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: radius))
    case .capsule: AnyShape(Capsule())
    case .circle: AnyShape(Circle())
    case .rounded(let own): AnyShape(RoundedRectangle(cornerRadius: own ?? radius))
    }
  }
}

extension ButtonBorderShape: InsettableShape {
  /// Returns the outline in `rect`. The corner radius is 8 points unless the shape has its own.
  nonisolated public func path(in rect: CGRect) -> Path {
    switch kind {
    case .automatic: RoundedRectangle(cornerRadius: 8).inset(by: inset).path(in: rect)
    case .capsule: Capsule().inset(by: inset).path(in: rect)
    case .circle: Circle().inset(by: inset).path(in: rect)
    case .rounded(let own):
      RoundedRectangle(cornerRadius: own ?? 8).inset(by: inset).path(in: rect)
    }
  }

  /// Returns the shape inset by `amount` points on all sides.
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.inset += amount
    return shape
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The default border shape of buttons.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

extension View {
  /// Sets the border shape of bordered buttons in this view. Default: automatic.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.controls.buttonBorderShape, shape)
  }
}
