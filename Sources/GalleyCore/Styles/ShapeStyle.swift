import Foundation

/// A colour, gradient or the like that shapes and text are filled with.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  /// The style in simpler terms, for one environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The style with nothing left to look up. Styles of yours never implement it.
  func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle
}

extension ShapeStyle {
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    resolve(in: environment)._resolved(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is not made of another style")
  }
}

extension Never: ShapeStyle {
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    .color(.clear)
  }
}

/// A style whose colours are known; points are still fractions of the area it fills.
public indirect enum _ResolvedStyle: Hashable, Sendable {
  case color(ResolvedColor)
  case linear([PaintStop], start: UnitPoint, end: UnitPoint)
  case radial([PaintStop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Radii as fractions of the area's width and height.
  case elliptical([PaintStop], center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat)
  case angular([PaintStop], center: UnitPoint, start: Angle, end: Angle)

  /// What is painted in `rect`, in the coordinates of the canvas.
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
    }
  }

  package func multiplyingOpacity(by factor: Double) -> _ResolvedStyle {
    func faded(_ stops: [PaintStop]) -> [PaintStop] {
      stops.map {
        PaintStop(color: $0.color.multiplyingOpacity(by: factor), location: $0.location)
      }
    }
    return switch self {
    case .color(let color): .color(color.multiplyingOpacity(by: factor))
    case .linear(let stops, let start, let end): .linear(faded(stops), start: start, end: end)
    case .radial(let stops, let center, let from, let to):
      .radial(faded(stops), center: center, startRadius: from, endRadius: to)
    case .elliptical(let stops, let center, let from, let to):
      .elliptical(faded(stops), center: center, startFraction: from, endFraction: to)
    case .angular(let stops, let center, let start, let end):
      .angular(faded(stops), center: center, start: start, end: end)
    }
  }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle
  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  /// The style, where it is a gradient without a direction.
  package var gradient: Gradient? {
    switch style {
    case let gradient as Gradient: gradient
    case let style as AnyShapeStyle: style.gradient
    case let style as InheritedStyleModifier.InnerStyle: style.style.gradient
    default: nil
    }
  }

  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    style._resolved(in: environment)
  }
}

/// A style with its opacity reduced.
public struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    base._resolved(in: environment).multiplyingOpacity(by: opacity)
  }
}

extension ShapeStyle {
  /// The style with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: self, opacity: opacity)
  }
}

/// The foreground style of the environment, for text and shapes; black or white by default.
public struct ForegroundStyle: ShapeStyle {
  public init() {}
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    (environment.standard.foregroundStyle ?? AnyShapeStyle(Color.primary))
      ._resolved(in: environment)
  }
}

/// The style of what lies behind everything: white, or black in the dark.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    if let style = environment.standard.backgroundStyle { return style._resolved(in: environment) }
    return .color(environment.colorScheme == .dark ? .black : .white)
  }
}

/// The tint of the environment; blue by default.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    (environment.standard.tint ?? AnyShapeStyle(Color.blue))._resolved(in: environment)
  }
}

/// Separating lines.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    Color(.separator)._resolved(in: environment)
  }
}

/// The foreground, ever fainter from primary to quinary.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    let levels = environment.standard.foregroundLevels
    if level < levels.count { return levels[level]._resolved(in: environment) }
    if let style = environment.standard.foregroundStyle {
      // A style that is set fades by the same steps as the label colours.
      let opacity = [1, 0.6, 0.3, 0.18, 0.05][level]
      return style._resolved(in: environment).multiplyingOpacity(by: opacity)
    }
    let system: [SystemColor] = [
      .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel,
    ]
    return Color(system[level])._resolved(in: environment)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}
