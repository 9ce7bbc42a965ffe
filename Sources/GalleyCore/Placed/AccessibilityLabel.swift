import Foundation

private enum AccessibilityLabel {}

extension LayoutNode {
  private static let labelKey = ObjectIdentifier(AccessibilityLabel.self)

  /// What the view is called by those who do not see it.
  package var accessibilityLabel: String? {
    get { !hasTraits ? nil : traits[Self.labelKey] as? String }
    nonmutating set { traits[Self.labelKey] = newValue }
  }
}
