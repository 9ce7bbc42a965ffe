import Foundation

/// Colors at locations in 0…1, interpolated in a perceptual color space.
public struct Gradient: Hashable, Sendable {
  /// A color at a location.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color

    /// The location, in 0…1.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The color stops.
  public var stops: [Stop]

  /// Creates a gradient of stops.
  ///
  /// - Parameter stops: The stops in ascending order. A location less than the previous one becomes
  ///   equal to it; locations outside of 0…1 are clamped.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of evenly spaced colors.
  public init(colors: [Color]) {
    let last = max(CGFloat(colors.count - 1), 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The color space used for interpolation.
  public struct ColorSpace: Hashable, Sendable {
    fileprivate let isPerceptual: Bool
    /// Interpolates sRGB components.
    public static let device = ColorSpace(isPerceptual: false)
    /// Interpolates so that equal steps look equal.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// Returns the gradient interpolated in a color space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self, in: space)
  }

  /// Returns the stops in ascending order, with additional stops that approximate perceptual
  /// interpolation.
  package func resolved(
    in environment: EnvironmentValues, _ space: ColorSpace = .perceptual
  ) -> [PaintStop] {
    var location = 0.0
    let stops = stops.map { stop in
      // A descending location becomes equal to the previous one.
      let next = stop.location.isNaN ? location : min(max(Double(stop.location), 0), 1)
      location = max(location, next)
      return PaintStop(color: stop.color.resolve(in: environment), location: location)
    }
    return space.isPerceptual ? PaintStop.perceptual(stops) : stops
  }
}

/// A type-erased gradient, such as that of `Color.gradient`. As a style it runs from top to bottom.
public struct AnyGradient: Hashable, Sendable {
  private enum Source: Hashable, Sendable {
    case soft(Color)
    case stops(Gradient, Gradient.ColorSpace)
  }
  private let source: Source

  init(_ color: Color) { source = .soft(color) }
  /// Creates a type-erased gradient.
  public init(_ gradient: Gradient) { self.init(gradient, in: .perceptual) }

  init(_ gradient: Gradient, in space: Gradient.ColorSpace) { source = .stops(gradient, space) }

  /// Returns the gradient interpolated in a color space.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    switch source {
    case .soft: self
    case .stops(let gradient, _): AnyGradient(gradient, in: space)
    }
  }

  func resolved(in environment: EnvironmentValues) -> [PaintStop] {
    switch source {
    case .stops(let gradient, let space): return gradient.resolved(in: environment, space)
    case .soft(let color):
      return environment.standard.palette.gradient(color.resolve(in: environment))
    }
  }
}

extension AnyGradient: ShapeStyle {
  /// Returns a linear gradient from top to bottom.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    .linear(resolved(in: environment), start: .top, end: .bottom)
  }
}

extension Gradient: ShapeStyle {
  /// Returns a linear gradient from top to bottom.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    .linear(resolved(in: environment), start: .top, end: .bottom)
  }
}

/// A gradient along a line. As a view it fills the proposed size.
public struct LinearGradient: ShapeStyle {
  private let gradient: AnyGradient
  private let start: UnitPoint
  private let end: UnitPoint

  /// Creates a linear gradient between two points, relative to the filled area.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = AnyGradient(gradient)
    start = startPoint
    end = endPoint
  }

  /// Creates a linear gradient of evenly spaced colors.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a linear gradient of stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns the gradient with its colors resolved.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    .linear(gradient.resolved(in: environment), start: start, end: end)
  }
}

/// A gradient along the radii of a circle. As a view it fills the proposed size.
public struct RadialGradient: ShapeStyle {
  private let gradient: AnyGradient
  private let center: UnitPoint
  private let startRadius: CGFloat
  private let endRadius: CGFloat

  /// Creates a radial gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - center: The center, relative to the filled area.
  ///   - startRadius: The start of the gradient, in points from the center.
  ///   - endRadius: The end of the gradient, in points from the center.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = AnyGradient(gradient)
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a radial gradient of evenly spaced colors; radii are in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates a radial gradient of stops; radii are in points.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Returns the gradient with its colors resolved.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    .radial(
      gradient.resolved(in: environment), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

/// A gradient whose color changes with the angle around a point, clockwise from the trailing side.
/// As a view it fills the proposed size.
public struct AngularGradient: ShapeStyle {
  private let gradient: AnyGradient
  private let center: UnitPoint
  private let start: Angle
  private let end: Angle

  /// Creates an angular gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colors.
  ///   - center: The center, relative to the filled area.
  ///   - startAngle: The start of the gradient. Default: 0.
  ///   - endAngle: The end of the gradient; an angle equal to `startAngle` is a full turn later.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = AnyGradient(gradient)
    self.center = center
    start = startAngle
    end = endAngle == startAngle ? startAngle + .degrees(360) : endAngle
  }

  /// Creates an angular gradient of evenly spaced colors.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates an angular gradient of stops.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
  /// Creates an angular gradient over a full turn that starts at `angle`. Default: 0.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates an angular gradient of evenly spaced colors over a full turn.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates an angular gradient of stops over a full turn.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// Returns the gradient with its colors resolved.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    .angular(gradient.resolved(in: environment), center: center, start: start, end: end)
  }
}
