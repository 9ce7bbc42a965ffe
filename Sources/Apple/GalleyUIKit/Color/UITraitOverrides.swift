import Galley

/// Traits that can be set for a view or a controller and its children.
public protocol UITraitOverrides: UIMutableTraits {
  /// Returns whether a trait is set.
  func contains(_ trait: UITrait) -> Bool
  /// Makes a trait follow the environment.
  mutating func remove(_ trait: UITrait)
}

extension UITraitCollection.Values: UITraitOverrides {
  func contains(_ trait: UITrait) -> Bool {
    var other = self
    other.remove(trait)
    return other != self
  }

  mutating func remove(_ trait: UITrait) {
    let unspecified = Self()
    if trait == UITraitUserInterfaceStyle.self {
      userInterfaceStyle = unspecified.userInterfaceStyle
    } else if trait == UITraitPreferredContentSizeCategory.self {
      preferredContentSizeCategory = unspecified.preferredContentSizeCategory
    } else if trait == UITraitHorizontalSizeClass.self {
      horizontalSizeClass = unspecified.horizontalSizeClass
    } else if trait == UITraitVerticalSizeClass.self {
      verticalSizeClass = unspecified.verticalSizeClass
    } else if trait == UITraitLayoutDirection.self {
      layoutDirection = unspecified.layoutDirection
    } else if trait == UITraitDisplayScale.self {
      displayScale = unspecified.displayScale
    } else if trait == UITraitUserInterfaceIdiom.self {
      userInterfaceIdiom = unspecified.userInterfaceIdiom
    } else if trait == UITraitAccessibilityContrast.self {
      accessibilityContrast = unspecified.accessibilityContrast
    }
  }
}
