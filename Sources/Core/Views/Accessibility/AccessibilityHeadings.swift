extension View {
  /// Adds traits. Headers form the outline of a PDF file.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(DocumentNoteModifier(traits.contains(.isHeader) ? .heading(level: 1) : nil))
      .accessibilityMark(.edit(.addTraits(traits)))
  }

  /// Makes the view a heading with a level, also in the outline of a PDF file.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modifier(DocumentNoteModifier(.heading(level: max(Int(level.rawValue), 1))))
      .accessibilityMark(.edit(.heading(Int(level.rawValue))))
  }
}

extension Text {
  /// Makes a text, or the concatenated text that contains it, a heading with a level, also in the
  /// outline of a PDF file.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    noted(.heading(level: max(Int(level.rawValue), 1)))
  }
}
