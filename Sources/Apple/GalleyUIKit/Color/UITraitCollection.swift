import Galley

/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The contrast between the colors of the interface.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

/// A class of widths or heights.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// Whether an interface is on the lowest level or raised above it.
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }

/// What colors and images depend on.
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

  /// Creates traits of which none is specified.
  public convenience init() { self.init(Values()) }

  /// Creates traits with an interface style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Values(style: userInterfaceStyle))
  }

  /// Creates traits with a contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(Values(contrast: accessibilityContrast))
  }

  /// Creates traits with a level. In the dark style the system's backgrounds depend on it.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(Values(level: userInterfaceLevel))
  }

  /// Creates traits with a number of pixels per point.
  public convenience init(displayScale: CGFloat) { self.init(Values(scale: displayScale)) }

  /// Creates traits with a class of widths.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(horizontal: horizontalSizeClass))
  }

  /// Creates traits with a class of heights.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Values(vertical: verticalSizeClass))
  }

  /// Creates traits of several; of those that are specified, the last one counts.
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

  /// The traits where no view says which: the light style, normal contrast, two pixels per point.
  public static let current = UITraitCollection(EnvironmentValues())

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  /// The contrast between colors.
  public var accessibilityContrast: UIAccessibilityContrast { values.contrast }
  /// The level of the interface.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.level }
  /// Pixels per point; 0 where that is not specified.
  public var displayScale: CGFloat { values.scale }
  /// The class of the width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
  /// The class of the height.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }

  var colorScheme: ColorScheme { values.style == .dark ? .dark : .light }

  /// The environment with these traits.
  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = colorScheme
    environment.standard.isElevated = values.level == .elevated
    if values.scale > 0 { environment.displayScale = values.scale }
    return environment
  }

  /// Whether all traits are equal.
  public static func == (a: UITraitCollection, b: UITraitCollection) -> Bool {
    a.values == b.values
  }
  /// Hashes all traits.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension UIUserInterfaceSizeClass {
  /// The class of SwiftUI's name; `nil` is unspecified.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case nil: self = .unspecified
    }
  }
}

extension UIUserInterfaceStyle {
  /// The style of a color scheme; `nil` is unspecified.
  public init(_ colorScheme: ColorScheme?) {
    self = colorScheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
  }
}
