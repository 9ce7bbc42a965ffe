import Foundation

extension AccessibilityElement {
  /// What a screen reader says for the element, in English and without the hint: the label and
  /// the value, then the traits, each as a sentence, then the position.
  ///
  /// Examples: `Delete. Button.`, `Volume: 50%. Adjustable.`, `Selected: Overview. Tab. 1 of 3.`
  public var spokenDescription: String {
    var text = saysOnlyHint ? hint : words
    text = Self.sentence(text, spokenTraits.joined(separator: " "))
    if let position { text = Self.sentence(text, "\(position.number) of \(position.count).") }
    return text
  }

  /// The hint that a screen reader says after the description, including the one for the kind of
  /// control; empty for an element without a hint.
  public var spokenHint: String {
    var text = saysOnlyHint ? "" : hint
    guard isEnabled else { return text }
    if traits.contains(.isToggle) { text = Self.sentence(text, "Double tap to toggle setting.") }
    if traits.contains(.isTextEntry) {
      // As on iOS, without a period and with its comma.
      let words = "Use the rotor to access Misspelled Words"
      let isBoth = traits.contains(.isMultiline)
      text =
        traits.contains(.isEditing) ? words : "Double tap to edit." + (isBoth ? ", \(words)" : "")
    }
    let isAdjusted = traits.contains(.isAdjustable) && !traits.contains(.isToggle)
    if isAdjusted, hint.isEmpty || !label.isEmpty || !value.isEmpty {
      text = Self.sentence(text, "Swipe up or down with one finger to adjust the value.")
    }
    return text
  }

  /// The description, followed by the hint.
  public var speech: String { Self.sentence(spokenDescription, spokenHint) }

  /// Whether the hint is the whole description.
  private var saysOnlyHint: Bool { words.isEmpty }

  /// The label, the value, important content, and whether the element is selected.
  private var words: String {
    let isBack = traits.contains(.isBackButton) && label.lowercased() == "back"
    var text = Self.joined(isBack ? "" : label, traits.contains(.isToggle) ? "" : value)
    for content in customContent where content.isImportant {
      text = Self.sentence(text, Self.joined(content.label, content.value))
    }
    guard traits.contains(.isSelected) else { return text }
    return text.isEmpty ? "Selected." : "Selected: \(text)"
  }

  private var spokenTraits: [String] {
    var words: [String] = []
    func add(_ trait: AccessibilityTraits, _ word: String) {
      if traits.contains(trait) { words.append(word) }
    }
    if !isEnabled { words.append("Dimmed.") }
    let isSpecial = !traits.isDisjoint(with: [.isKeyboardKey, .isToggle, .isTab, .isBackButton])
    if !isSpecial { add(.isButton, "Button.") }
    add(.isBackButton, "Back Button.")
    if traits.contains(.isToggle) {
      words.append("Switch Button.")
      switch value {
      case "1": words.append("On.")
      case "0": words.append("Off.")
      case "2": words.append("Mixed.")
      case "": break
      default: words.append(value)
      }
    }
    add(.isTab, "Tab.")
    if traits.contains(.isTextEntry) {
      words.append(traits.contains(.isSecure) ? "Secure Text Field." : "Text Field.")
      add(.isEditing, "Is editing.")
    }
    add(.isHeader, "Heading.")
    add(.isLink, "Link.")
    add(.isAdjustable, "Adjustable.")
    add(.isImage, "Image.")
    add(.isSearchField, "Search Field.")
    return words
  }

  private static func joined(_ label: String, _ value: String) -> String {
    label.isEmpty ? value : value.isEmpty ? label : "\(label): \(value)"
  }

  /// Appends a sentence. Adds a period to the text before it if necessary.
  static func sentence(_ text: String, _ next: String) -> String {
    guard !text.isEmpty, !next.isEmpty else { return text + next }
    return text + (text.hasSuffix(".") ? " " : ". ") + next
  }
}
