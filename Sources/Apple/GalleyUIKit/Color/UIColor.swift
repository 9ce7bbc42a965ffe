import Galley

/// A color, which may depend on traits such as the interface style.
public final class UIColor: Sendable {
  let color: Color
  /// The color's variant for increased contrast, or `nil` if there is none.
  private let system: SystemColor?
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?
  /// The image that the color repeats, if any.
  private let pattern: UIImage?

  private init(
    _ color: Color, system: SystemColor?,
    provider: (@Sendable (UITraitCollection) -> UIColor)? = nil, pattern: UIImage? = nil
  ) {
    (self.color, self.system, self.provider) = (color, system, provider)
    self.pattern = pattern
  }

  /// Creates a color that repeats an image. Only backgrounds of views show it; it is clear
  /// elsewhere.
  public convenience init(patternImage image: UIImage) {
    self.init(.clear, system: nil, pattern: image)
  }

  /// The fill of areas in this color.
  var fill: AnyShapeStyle {
    guard let pattern else { return AnyShapeStyle(Color(uiColor: self)) }
    return AnyShapeStyle(ImagePaint(image: pattern.image))
  }

  convenience init(_ color: SystemColor) { self.init(Color(color), system: color) }

  convenience init(_ resolved: ResolvedColor) { self.init(Color(resolved)) }

  /// Creates a color that a closure computes from the traits.
  ///
  /// - Parameter dynamicProvider: Called whenever the color is resolved. Pictures pass the
  ///   interface style, contrast and scale of their environment.
  public convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    let color = AdaptiveColor("dynamic color", key: DynamicColorKey()) { environment in
      dynamicProvider(UITraitCollection(environment)).resolved(in: environment)
    }
    self.init(Color(color), system: nil, provider: dynamicProvider)
  }

  /// Creates a color from a SwiftUI color, which may depend on the environment.
  public convenience init(_ color: Color) { self.init(color, system: nil) }

  /// Creates the named color of a bundle's asset catalog, or returns `nil` if it does not exist.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let resource = ColorResource(name: name, bundle: bundle ?? .main)
    guard resource.exists else { return nil }
    self.init(resource: resource)
  }

  /// Resolves the color in an environment.
  func resolved(in environment: EnvironmentValues) -> ResolvedColor {
    color.resolve(in: environment)
  }

  /// Returns the components for the given traits.
  func resolved(with traits: UITraitCollection) -> ResolvedColor {
    if let provider { return provider(traits).resolved(with: traits) }
    if let system, traits.accessibilityContrast == .high {
      return system.increased(
        in: traits.colorScheme, isElevated: traits.userInterfaceLevel == .elevated,
        palette: traits.values.palette ?? .ios18)
    }
    return color.resolve(in: traits.environment)
  }

  /// Returns the color with a different opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if provider == nil, system == nil, var fixed = color.fixedComponents {
      fixed.opacity = alpha
      return UIColor(fixed)
    }
    let key = FadedColorKey(color: self, alpha: alpha)
    let faded = AdaptiveColor("\(color)@\(alpha)", key: key) { [color] environment in
      var resolved = color.resolve(in: environment)
      resolved.opacity = alpha
      return resolved
    }
    return UIColor(Color(faded), system: nil) { traits in
      var resolved = self.resolved(with: traits)
      resolved.opacity = alpha
      return UIColor(resolved)
    }
  }
}

/// A key that makes each dynamic color equal only to itself.
private final class DynamicColorKey: Hashable, Sendable {
  static func == (a: DynamicColorKey, b: DynamicColorKey) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The inputs of a color with a different opacity.
private struct FadedColorKey: Hashable, Sendable {
  let color: UIColor
  let alpha: CGFloat
}
