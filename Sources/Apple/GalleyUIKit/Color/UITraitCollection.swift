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
        category: UIContentSizeCategory(environment.dynamicTypeSize)))
  }

  var colorScheme: ColorScheme { values.style == .dark ? .dark : .light }

  /// An environment with these traits.
  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = colorScheme
    environment.standard.isElevated = values.level == .elevated
    if values.scale > 0 { environment.displayScale = values.scale }
    if let size = DynamicTypeSize(values.category) { environment.dynamicTypeSize = size }
    return environment
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
