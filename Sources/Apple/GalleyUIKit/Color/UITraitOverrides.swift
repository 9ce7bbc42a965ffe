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
    switch trait {
    case is UITraitUserInterfaceStyle.Type: reset(\.userInterfaceStyle)
    case is UITraitPreferredContentSizeCategory.Type: reset(\.preferredContentSizeCategory)
    case is UITraitHorizontalSizeClass.Type: reset(\.horizontalSizeClass)
    case is UITraitVerticalSizeClass.Type: reset(\.verticalSizeClass)
    case is UITraitLayoutDirection.Type: reset(\.layoutDirection)
    case is UITraitDisplayScale.Type: reset(\.displayScale)
    case is UITraitUserInterfaceIdiom.Type: reset(\.userInterfaceIdiom)
    case is UITraitAccessibilityContrast.Type: reset(\.accessibilityContrast)
    default: break
    }
  }

  /// Makes a value unspecified.
  private mutating func reset<Value>(_ value: WritableKeyPath<Self, Value>) {
    self[keyPath: value] = Self()[keyPath: value]
  }
}
