extension View {
  /// Adds a header to the outline of a PDF file. Other traits are accepted for source
  /// compatibility.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(DocumentNoteModifier(traits.contains(.isHeader) ? .heading(level: 1) : nil))
  }

  /// Adds a heading to the outline of a PDF file, at its level.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modifier(DocumentNoteModifier(.heading(level: max(Int(level.rawValue), 1))))
  }
}

extension Text {
  /// Adds a text, or the concatenated text that contains it, to the outline of a PDF file, at its
  /// level.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    noted(.heading(level: max(Int(level.rawValue), 1)))
  }
}
