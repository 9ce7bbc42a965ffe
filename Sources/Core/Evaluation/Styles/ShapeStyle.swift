import Foundation

/// A color, gradient or other style for shapes and text.
public protocol ShapeStyle: Sendable {
  /// The type of the resolved style.
  associatedtype Resolved: ShapeStyle = Never

  /// Returns the style, expressed as another one, for an environment. Implement this in custom
  /// styles.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Returns the style with all colors resolved. Custom styles never implement this.
  func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle
}

extension ShapeStyle {
  /// Resolves the style returned by `resolve(in:)`. A style that implements no requirement, or that
  /// resolves to itself, is clear.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    let depth = environment[StyleDepth.self]
    if Resolved.self == Never.self || depth == StyleDepth.limit { return .color(.clear) }
    var inner = environment
    inner[StyleDepth.self] = depth + 1
    return resolve(in: environment)._resolved(in: inner)
  }
}

/// The number of nested calls of `resolve(in:)`.
private enum StyleDepth: EnvironmentKey {
  static let limit = 64
  static var defaultValue: Int { 0 }
}

extension ShapeStyle where Resolved == Never {
  /// Never called: a style without `Resolved` does not resolve to another one.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) does not resolve to another style")
  }
}

extension Never: ShapeStyle {
  /// Never called: `Never` has no values.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    .color(.clear)
  }
}

/// A style with resolved colors; points are still relative to the filled area.
public enum _ResolvedStyle: Hashable, Sendable {
  case color(ResolvedColor)
  indirect case linear([PaintStop], start: UnitPoint, end: UnitPoint)
  indirect case radial([PaintStop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Radii are fractions of the area's width and height.
  indirect case elliptical(
    [PaintStop], center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
  indirect case angular([PaintStop], center: UnitPoint, start: Angle, end: Angle)
  indirect case backdrop(Backdrop)
  /// Tiles whose origin is relative to the top left corner of the area.
  indirect case image(TiledImage)
  /// Points are fractions of the area.
  indirect case mesh(MeshPaint)
  /// A style with a shadow of its drawing.
  indirect case shadow(_ResolvedStyle, _ResolvedShadow)
  /// A style blended with the content below.
  indirect case blended(_ResolvedStyle, BlendMode)

  /// Returns the paint for `rect`, in canvas coordinates.
  package func paint(in rect: CGRect) -> Paint {
    switch self {
    case .color(let color): .color(color)
    case .linear(let stops, let start, let end):
      .linearGradient(stops, start: start.point(in: rect), end: end.point(in: rect))
    case .radial(let stops, let center, let startRadius, let endRadius):
      .radialGradient(
        stops, center: center.point(in: rect), startRadius: startRadius, endRadius: endRadius)
    case .elliptical(let stops, let center, let start, let end):
      .ellipticalGradient(
        stops, center: center.point(in: rect), size: rect.size, startFraction: start,
        endFraction: end)
    case .angular(let stops, let center, let start, let end):
      .angularGradient(stops, center: center.point(in: rect), startAngle: start, endAngle: end)
    case .backdrop(let backdrop): .backdrop(backdrop)
    case .image(let image): .image(image.moved(by: rect.origin))
    case .mesh(let mesh):
      .mesh(
        mesh.applying(
          CGAffineTransform(
            a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)))
    case .shadow(let style, _), .blended(let style, _): style.paint(in: rect)
    }
  }

  package func multiplyingOpacity(by factor: Double) -> _ResolvedStyle {
    func faded(_ stops: [PaintStop]) -> [PaintStop] {
      stops.map {
        PaintStop(color: $0.color.multiplyingOpacity(by: factor), location: $0.location)
      }
    }
    switch self {
    case .color(let color): return .color(color.multiplyingOpacity(by: factor))
    case .linear(let stops, let start, let end):
      return .linear(faded(stops), start: start, end: end)
    case .radial(let stops, let center, let from, let to):
      return .radial(faded(stops), center: center, startRadius: from, endRadius: to)
    case .elliptical(let stops, let center, let from, let to):
      return .elliptical(faded(stops), center: center, startFraction: from, endFraction: to)
    case .angular(let stops, let center, let start, let end):
      return .angular(faded(stops), center: center, start: start, end: end)
    case .backdrop(var backdrop):
      backdrop.opacity *= min(max(factor, 0), 1)
      return .backdrop(backdrop)
    case .image(var image):
      image.opacity *= min(max(factor, 0), 1)
      return .image(image)
    case .mesh(let mesh): return .mesh(mesh.multiplyingOpacity(by: factor))
    case .shadow(let style, var shadow):
      shadow.color = shadow.color.multiplyingOpacity(by: factor)
      return .shadow(style.multiplyingOpacity(by: factor), shadow)
    case .blended(let style, let mode):
      return .blended(style.multiplyingOpacity(by: factor), mode)
    }
  }
}

extension TiledImage {
  fileprivate func moved(by offset: CGPoint) -> TiledImage {
    var copy = self
    copy.origin.x += offset.x
    copy.origin.y += offset.y
    return copy
  }
}

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Creates a type-erased style.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  /// The style as a gradient without direction; `nil` for other styles.
  package var gradient: Gradient? {
    switch style {
    case let gradient as Gradient: gradient
    case let style as AnyShapeStyle: style.gradient
    case let style as InheritedStyleModifier.InnerStyle: style.style.gradient
    default: nil
    }
  }

  /// Returns the wrapped style in an environment.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    style._resolved(in: environment)
  }

  /// Returns the color that the style is, whatever the foreground style inside of its view, which is faster to
  /// resolve; `nil` for other styles.
  func lateColor(in environment: EnvironmentValues) -> Color? {
    let type = type(of: style)
    if type == Color.self { return style as? Color }
    guard type == HierarchicalShapeStyle.self, environment.standard.foregroundStyle == nil else {
      return nil
    }
    return (style as? HierarchicalShapeStyle)?.systemColor
  }
}

/// The background style of the environment. Default: white; in dark mode black, or dark gray in
/// sheets and popovers.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the background style of an environment.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    if let style = environment.standard.backgroundStyle { return style._resolved(in: environment) }
    return Color(.background)._resolved(in: environment)
  }
}

/// The tint of the environment. Default: the program's accent color, or else blue.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the tint of an environment.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    let style =
      environment.standard.tint?._resolved(in: environment)
      ?? environment.standard.accentColor._resolved(in: environment)
    guard environment.isTintDimmed, case .color(let color) = style else { return style }
    return .color(color.gray)
  }
}

extension EnvironmentValues {
  private struct DimmedTintKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether the tint is gray, as behind a sheet or an alert.
  package var isTintDimmed: Bool {
    get { self[DimmedTintKey.self] }
    set { self[DimmedTintKey.self] = newValue }
  }
}

extension ResolvedColor {
  /// The gray of the same brightness.
  fileprivate var gray: ResolvedColor {
    let level = 0.299 * red + 0.587 * green + 0.114 * blue
    return ResolvedColor(red: level, green: level, blue: level, opacity: opacity)
  }
}

/// A level of the foreground style. From primary to quinary, each level is fainter than the
/// previous one.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  /// The foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)

  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)

  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)

  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)

  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// Returns the style of the level set by `foregroundStyle(_:_:_:)`, or else the foreground style
  /// with reduced opacity, or else the system color of the level.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    let levels = environment.standard.foregroundLevels
    if level < levels.count { return levels[level]._resolved(in: environment) }
    if let style = environment.standard.foregroundStyle {
      // Explicit styles fade in the same steps as the label colors.
      let opacity = [1, 0.6, 0.3, 0.18, 0.05][level]
      return style._resolved(in: environment).multiplyingOpacity(by: opacity)
    }
    return systemColor._resolved(in: environment)
  }

  /// The color of the level without a foreground style.
  fileprivate var systemColor: Color {
    let system: [SystemColor] = [
      .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel,
    ]
    return Color(system[level])
  }
}

/// A style with reduced opacity.
public struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  /// Returns the base style in an environment, with its opacity multiplied.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    base._resolved(in: environment).multiplyingOpacity(by: opacity)
  }
}

/// The foreground style of the environment. Default: the primary color.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the foreground style of an environment.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    (environment.standard.foregroundStyle ?? AnyShapeStyle(Color.primary))
      ._resolved(in: environment)
  }
}

/// The style of separators: a translucent gray.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the color of separators in an environment.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    Color(.separator)._resolved(in: environment)
  }
}
