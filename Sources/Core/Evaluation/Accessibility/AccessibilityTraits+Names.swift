extension AccessibilityTraits: Hashable {
  /// The view is a text field.
  package static let isTextEntry = AccessibilityTraits(rawValue: 1 << 40)
  /// The text field is secure.
  package static let isSecure = AccessibilityTraits(rawValue: 1 << 41)
  /// The view has a value that swiping up or down changes.
  package static let isAdjustable = AccessibilityTraits(rawValue: 1 << 42)
  /// The view leads back to the previous screen.
  package static let isBackButton = AccessibilityTraits(rawValue: 1 << 43)
  /// The view is a tab of a tab bar.
  package static let isTab = AccessibilityTraits(rawValue: 1 << 44)
  /// The text field has several lines.
  package static let isMultiline = AccessibilityTraits(rawValue: 1 << 45)
  /// The text field has the focus.
  package static let isEditing = AccessibilityTraits(rawValue: 1 << 46)

  /// The traits that an element made of several others keeps. It is neither a text nor a picture,
  /// and its controls become actions.
  static let joined: AccessibilityTraits = [
    .isHeader, .isSelected, .playsSound, .isSummaryElement, .updatesFrequently,
    .startsMediaSession, .causesPageTurn, .isModal,
  ]

  /// The traits of something that can be activated or changed.
  package static let interactive: AccessibilityTraits = [
    .isButton, .isLink, .isToggle, .isTextEntry, .isAdjustable, .isBackButton, .isTab,
    .isSearchField,
  ]

  private static let names: [(trait: AccessibilityTraits, name: String)] = [
    (.isButton, "button"), (.isBackButton, "backButton"), (.isToggle, "toggle"), (.isTab, "tab"),
    (.isTextEntry, "textEntry"), (.isSecure, "secure"), (.isMultiline, "multiline"),
    (.isEditing, "editing"), (.isHeader, "header"), (.isLink, "link"),
    (.isAdjustable, "adjustable"), (.isImage, "image"), (.isSearchField, "searchField"),
    (.isSelected, "selected"), (.isStaticText, "staticText"),
    (.updatesFrequently, "updatesFrequently"), (.isModal, "modal"), (.isTabBar, "tabBar"),
    (.isKeyboardKey, "keyboardKey"), (.isSummaryElement, "summaryElement"),
    (.playsSound, "playsSound"), (.startsMediaSession, "startsMediaSession"),
    (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
  ]

  /// The names of the traits, in a fixed order.
  public var names: [String] { Self.names.filter { contains($0.trait) }.map(\.name) }
}
