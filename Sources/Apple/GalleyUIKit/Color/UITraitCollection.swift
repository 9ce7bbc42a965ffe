import Galley

/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The contrast between the colors of the interface.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

/// A class of widths or heights.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// The level of an interface: base or elevated.
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }

/// The traits that colors and images depend on.
public final class UITraitCollection: Hashable, Sendable {
  private struct Values: Hashable, Sendable {
    var style = UIUserInterfaceStyle.unspecified
    var contrast = UIAccessibilityContrast.unspecified
    var level = UIUserInterfaceLevel.unspecified
    var scale: CGFloat = 0
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
  }

  private let values: Values

  private init(_ values: Values) { self.values = values }

  /// Creates unspecified traits.
  public convenience init() { self.init(Values()) }

  /// Creates traits with an interface style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Values(style: userInterfaceStyle))
  }

  /// Creates traits with a contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(Values(contrast: accessibilityContrast))
  }

  /// Creates traits with a level. In the dark style, the system backgrounds depend on it.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(Values(level: userInterfaceLevel))
  }

  /// Creates traits with a display scale, in pixels per point.
  public convenience init(displayScale: CGFloat) { self.init(Values(scale: displayScale)) }

  /// Creates traits with a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(horizontal: horizontalSizeClass))
  }

  /// Creates traits with a vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(vertical: verticalSizeClass))
  }

  /// Creates traits by combining several. The last specified value of each trait wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      traitCollections.reduce(into: Values()) { all, next in
        let next = next.values
        if next.style != .unspecified { all.style = next.style }
        if next.contrast != .unspecified { all.contrast = next.contrast }
        if next.level != .unspecified { all.level = next.level }
        if next.scale > 0 { all.scale = next.scale }
        if next.horizontal != .unspecified { all.horizontal = next.horizontal }
        if next.vertical != .unspecified { all.vertical = next.vertical }
      })
  }

  /// The traits of an environment.
  convenience init(_ environment: EnvironmentValues) {
    self.init(
      Values(
        style: environment.colorScheme == .dark ? .dark : .light, contrast: .normal,
        level: environment.standard.isElevated ? .elevated : .base, scale: environment.displayScale,
        horizontal: UIUserInterfaceSizeClass(environment.horizontalSizeClass),
        vertical: UIUserInterfaceSizeClass(environment.verticalSizeClass)))
  }

  /// The default traits: light style, normal contrast, two pixels per point.
  public static let current = UITraitCollection(EnvironmentValues())

  /// The interface style.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  /// The contrast between colors.
  public var accessibilityContrast: UIAccessibilityContrast { values.contrast }
  /// The level of the interface.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.level }
  /// The display scale, in pixels per point; 0 if unspecified.
  public var displayScale: CGFloat { values.scale }
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }

  var colorScheme: ColorScheme { values.style == .dark ? .dark : .light }

  /// An environment with these traits.
  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = colorScheme
    environment.standard.isElevated = values.level == .elevated
    if values.scale > 0 { environment.displayScale = values.scale }
    return environment
  }

  /// Returns whether all traits are equal.
  public static func == (a: UITraitCollection, b: UITraitCollection) -> Bool {
    a.values == b.values
  }
  /// Hashes all traits.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension UIUserInterfaceSizeClass {
  /// Converts a SwiftUI size class; `nil` means unspecified.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case nil: self = .unspecified
    }
  }
}

extension UIUserInterfaceStyle {
  /// Converts a color scheme; `nil` means unspecified.
  public init(_ colorScheme: ColorScheme?) {
    self = colorScheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
  }
}
