import Galley

/// The traits that colors and images depend on.
public final class UITraitCollection: Sendable {
  struct Values: Hashable, Sendable {
    var style = UIUserInterfaceStyle.unspecified
    var contrast = UIAccessibilityContrast.unspecified
    var level = UIUserInterfaceLevel.unspecified
    var scale: CGFloat = 0
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
    var category = UIContentSizeCategory.unspecified
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    var idiom = UIUserInterfaceIdiom.unspecified
    var legibility = UILegibilityWeight.unspecified
    var gamut = UIDisplayGamut.unspecified
    var force = UIForceTouchCapability.unknown
    /// The system's colors; `nil` if unspecified.
    var palette: SystemPalette?
  }

  let values: Values

  init(_ values: Values) { self.values = values }

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
        if next.category != .unspecified { all.category = next.category }
        if next.direction != .unspecified { all.direction = next.direction }
        if next.idiom != .unspecified { all.idiom = next.idiom }
        if next.legibility != .unspecified { all.legibility = next.legibility }
        if next.gamut != .unspecified { all.gamut = next.gamut }
        if next.force != .unknown { all.force = next.force }
        all.palette = next.palette ?? all.palette
      })
  }

  /// The traits of an environment.
  convenience init(_ environment: EnvironmentValues) {
    self.init(
      Values(
        style: environment.colorScheme == .dark ? .dark : .light, contrast: .normal,
        level: environment.standard.isElevated ? .elevated : .base, scale: environment.displayScale,
        horizontal: UIUserInterfaceSizeClass(environment.horizontalSizeClass),
        vertical: UIUserInterfaceSizeClass(environment.verticalSizeClass),
        category: UIContentSizeCategory(environment.dynamicTypeSize),
        direction: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
        palette: environment.standard.palette))
  }

  /// Creates traits by changing unspecified ones.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = Values()
    mutations(&traits)
    self.init(traits as? Values ?? Values())
  }

  /// Returns a copy with changes.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    var traits: any UIMutableTraits = values
    mutations(&traits)
    return UITraitCollection(traits as? Values ?? values)
  }

  var colorScheme: ColorScheme { values.style == .dark ? .dark : .light }

  /// An environment with these traits.
  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    apply(to: &environment)
    return environment
  }

  /// Sets the environment values of the traits that are specified.
  package func apply(to environment: inout EnvironmentValues) {
    if values.style != .unspecified { environment.colorScheme = colorScheme }
    if values.level != .unspecified { environment.standard.isElevated = values.level == .elevated }
    if let palette = values.palette { environment.standard.palette = palette }
    if values.scale > 0 { environment.displayScale = values.scale }
    if let size = DynamicTypeSize(values.category) { environment.dynamicTypeSize = size }
    if values.direction != .unspecified {
      environment.layoutDirection = values.direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
    if values.horizontal != .unspecified {
      environment.horizontalSizeClass = values.horizontal == .compact ? .compact : .regular
    }
    if values.vertical != .unspecified {
      environment.verticalSizeClass = values.vertical == .compact ? .compact : .regular
    }
  }
}

extension UITraitCollection.Values: UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle {
    get { style }
    set { style = newValue }
  }
  var accessibilityContrast: UIAccessibilityContrast {
    get { contrast }
    set { contrast = newValue }
  }
  var userInterfaceLevel: UIUserInterfaceLevel {
    get { level }
    set { level = newValue }
  }
  var displayScale: CGFloat {
    get { scale }
    set { scale = newValue }
  }
  var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { horizontal }
    set { horizontal = newValue }
  }
  var verticalSizeClass: UIUserInterfaceSizeClass {
    get { vertical }
    set { vertical = newValue }
  }
  var preferredContentSizeCategory: UIContentSizeCategory {
    get { category }
    set { category = newValue }
  }
  var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { direction }
    set { direction = newValue }
  }
  var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { idiom }
    set { idiom = newValue }
  }
  var legibilityWeight: UILegibilityWeight {
    get { legibility }
    set { legibility = newValue }
  }
  var displayGamut: UIDisplayGamut {
    get { gamut }
    set { gamut = newValue }
  }
  var forceTouchCapability: UIForceTouchCapability {
    get { force }
    set { force = newValue }
  }
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
