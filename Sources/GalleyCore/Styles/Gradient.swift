import Foundation

/// Colours at locations of 0…1; between them the change looks even.
public struct Gradient: Hashable, Sendable {
  /// A colour at its place.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]

  /// - Parameter stops: In order of their places.
  public init(stops: [Stop]) { self.stops = stops }

  /// The colours at equal distances.
  public init(colors: [Color]) {
    let last = max(CGFloat(colors.count - 1), 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// Stops in order of location, with the steps added that a painter needs.
  func resolved(in environment: EnvironmentValues) -> [PaintStop] {
    var location = 0.0
    let stops = stops.map { stop in
      // A location that runs backwards counts as the one before it.
      let next = stop.location.isNaN ? location : min(max(Double(stop.location), 0), 1)
      location = max(location, next)
      return PaintStop(color: stop.color.resolve(in: environment), location: location)
    }
    return PaintStop.perceptual(stops)
  }
}

/// The gradient that `Color.gradient` makes, or one of yours; as a fill it runs downward.
public struct AnyGradient: Hashable, Sendable {
  private enum Source: Hashable, Sendable {
    case soft(Color)
    case stops(Gradient)
  }
  private let source: Source

  init(_ color: Color) { source = .soft(color) }
  /// A gradient of yours.
  public init(_ gradient: Gradient) { source = .stops(gradient) }

  // Stops of the system's own gradient are not published; this step towards white is close.
  private static let lightening = 0.18

  func resolved(in environment: EnvironmentValues) -> [PaintStop] {
    switch source {
    case .stops(let gradient): return gradient.resolved(in: environment)
    case .soft(let color):
      let base: ResolvedColor = color.resolve(in: environment)
      var white = ResolvedColor.white
      white.opacity = base.opacity
      return PaintStop.perceptual([
        PaintStop(color: base.mixed(with: white, by: Self.lightening), location: 0),
        PaintStop(color: base, location: 1),
      ])
    }
  }
}

extension AnyGradient: ShapeStyle {
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    .linear(resolved(in: environment), start: .top, end: .bottom)
  }
}

extension Gradient: ShapeStyle {
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    .linear(resolved(in: environment), start: .top, end: .bottom)
  }
}

/// A gradient along a line; as a view it takes the size that it is proposed.
public struct LinearGradient: ShapeStyle {
  private let gradient: AnyGradient
  private let start: UnitPoint
  private let end: UnitPoint

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = AnyGradient(gradient)
    start = startPoint
    end = endPoint
  }
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    .linear(gradient.resolved(in: environment), start: start, end: end)
  }
}

/// A gradient outward from a point; radii in points. As a view it takes the size that it is proposed.
public struct RadialGradient: ShapeStyle {
  private let gradient: AnyGradient
  private let center: UnitPoint
  private let startRadius: CGFloat
  private let endRadius: CGFloat

  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = AnyGradient(gradient)
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    .radial(
      gradient.resolved(in: environment), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

/// A gradient around a point. As a view it takes the size that it is proposed.
public struct AngularGradient: ShapeStyle {
  private let gradient: AnyGradient
  private let center: UnitPoint
  private let start: Angle
  private let end: Angle

  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = AnyGradient(gradient)
    self.center = center
    start = startAngle
    end = endAngle == startAngle ? startAngle + .degrees(360) : endAngle
  }
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }
  /// A full turn from `angle`.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    .angular(gradient.resolved(in: environment), center: center, start: start, end: end)
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}
