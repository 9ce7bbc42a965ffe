import Galley

/// The traits that colors and images depend on.
public final class UITraitCollection: Sendable {
  struct Values: Hashable, Sendable, UIMutableTraits {
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var displayScale: CGFloat = 0
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var displayGamut = UIDisplayGamut.unspecified
    var forceTouchCapability = UIForceTouchCapability.unknown
    /// The system's colors; `nil` if unspecified.
    var palette: SystemPalette?

    /// Takes the traits that the other values specify.
    mutating func merge(_ other: Values) {
      let unspecified = Values()
      func take<Trait: Equatable>(_ trait: WritableKeyPath<Values, Trait>) {
        guard other[keyPath: trait] != unspecified[keyPath: trait] else { return }
        self[keyPath: trait] = other[keyPath: trait]
      }
      take(\.userInterfaceStyle)
      take(\.accessibilityContrast)
      take(\.userInterfaceLevel)
      if other.displayScale > 0 { displayScale = other.displayScale }
      take(\.horizontalSizeClass)
      take(\.verticalSizeClass)
      take(\.preferredContentSizeCategory)
      take(\.layoutDirection)
      take(\.userInterfaceIdiom)
      take(\.legibilityWeight)
      take(\.displayGamut)
      take(\.forceTouchCapability)
      take(\.palette)
    }
  }

  let values: Values

  /// The traits of the views that are drawn; `nil` outside of drawing.
  @TaskLocal static var drawn: UITraitCollection?

  init(_ values: Values) { self.values = values }

  /// Creates traits by combining several. The last specified value of each trait wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      traitCollections.reduce(into: Values()) { all, next in all.merge(next.values) })
  }

  /// The traits of an environment.
  convenience init(_ environment: EnvironmentValues) {
    self.init(
      Values(
        userInterfaceStyle: UIUserInterfaceStyle(environment.colorScheme),
        accessibilityContrast: .normal,
        userInterfaceLevel: environment.standard.isElevated ? .elevated : .base,
        displayScale: environment.displayScale,
        horizontalSizeClass: UIUserInterfaceSizeClass(environment.horizontalSizeClass),
        verticalSizeClass: UIUserInterfaceSizeClass(environment.verticalSizeClass),
        preferredContentSizeCategory: UIContentSizeCategory(environment.dynamicTypeSize),
        layoutDirection: UITraitEnvironmentLayoutDirection(environment.layoutDirection),
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

  var colorScheme: ColorScheme { ColorScheme(values.userInterfaceStyle) ?? .light }

  /// An environment with these traits.
  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    apply(to: &environment)
    return environment
  }

  /// Sets the environment values of the traits that are specified.
  package func apply(to environment: inout EnvironmentValues) {
    if let scheme = ColorScheme(values.userInterfaceStyle) { environment.colorScheme = scheme }
    if values.userInterfaceLevel != .unspecified {
      environment.standard.isElevated = values.userInterfaceLevel == .elevated
    }
    if let palette = values.palette { environment.standard.palette = palette }
    if values.displayScale > 0 { environment.displayScale = values.displayScale }
    if let size = DynamicTypeSize(values.preferredContentSizeCategory) {
      environment.dynamicTypeSize = size
    }
    if let direction = LayoutDirection(values.layoutDirection) {
      environment.layoutDirection = direction
    }
    if let width = UserInterfaceSizeClass(values.horizontalSizeClass) {
      environment.horizontalSizeClass = width
    }
    if let height = UserInterfaceSizeClass(values.verticalSizeClass) {
      environment.verticalSizeClass = height
    }
  }
}
