import Galley

extension NSParagraphStyle {
  /// Copies all properties to another style, and returns that one.
  final func copied<Style: NSParagraphStyle>(_ style: Style) -> Style {
    (style.alignment, style.lineBreakMode) = (alignment, lineBreakMode)
    (style.lineSpacing, style.paragraphSpacing) = (lineSpacing, paragraphSpacing)
    style.paragraphSpacingBefore = paragraphSpacingBefore
    style.lineHeightMultiple = lineHeightMultiple
    (style.minimumLineHeight, style.maximumLineHeight) = (minimumLineHeight, maximumLineHeight)
    (style.firstLineHeadIndent, style.headIndent) = (firstLineHeadIndent, headIndent)
    (style.tailIndent, style.hyphenationFactor) = (tailIndent, hyphenationFactor)
    (style.defaultTabInterval, style.tabStops) = (defaultTabInterval, tabStops)
    style.lineBreakStrategy = lineBreakStrategy
    style.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
    return style
  }
}

extension NSAttributedString {
  /// Returns a copy with another value for an attribute of the whole text.
  final func setting(_ key: Key, to value: Any?) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: self)
    let whole = NSRange(location: 0, length: length)
    if let value { copy.addAttribute(key, value: value, range: whole) }
    return copy
  }

  /// Returns a copy with its paragraph styles changed. Paragraphs without a style stay as they are.
  final func changingParagraphs(
    _ change: (NSMutableParagraphStyle) -> Void
  ) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.paragraphStyle, in: NSRange(location: 0, length: length)) {
      value, range, _ in
      guard let style = value as? NSParagraphStyle else { return }
      let changed = style.copied(NSMutableParagraphStyle())
      change(changed)
      copy.addAttribute(.paragraphStyle, value: changed, range: range)
    }
    return copy
  }

  /// Returns a copy with attributes where the text doesn't have them.
  final func filled(with defaults: [Key: Any]) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: self)
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      for (key, value) in defaults where attributes[key] == nil {
        copy.addAttribute(key, value: value, range: range)
      }
    }
    return copy
  }
}
