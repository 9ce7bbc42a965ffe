import Foundation

private enum AccessibilityLabel {}

extension LayoutNode {
  private static let labelKey = ObjectIdentifier(AccessibilityLabel.self)

  /// The view's accessibility label.
  package var accessibilityLabel: String? {
    get { !hasTraits ? nil : traits[Self.labelKey] as? String }
    nonmutating set { traits[Self.labelKey] = newValue }
  }
}
