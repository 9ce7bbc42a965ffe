import Galley

/// A view with a text that has attributes of its own or the properties of the view.
@MainActor
protocol TextHolder: AnyObject {
  /// The text with attributes; `nil` for plain text.
  var styledText: NSAttributedString? { get set }
  var textAlignment: NSTextAlignment { get }
  /// The attributes of text without attributes.
  var textDefaults: [NSAttributedString.Key: Any] { get }
}

extension TextHolder {
  /// The text with all of its attributes; `nil` without a text.
  func completeText(_ plain: String?) -> NSAttributedString? {
    guard let styledText else {
      return plain.map { NSAttributedString(string: $0, attributes: textDefaults) }
    }
    // Paragraphs without a style follow the view.
    return styledText.filled(with: textDefaults.filter { $0.key != .paragraphStyle })
  }

  /// Sets an attribute of the whole text, if it has attributes.
  func restyle(_ key: NSAttributedString.Key, _ value: Any?) {
    styledText = styledText?.setting(key, to: value)
  }

  /// Changes the styles of all paragraphs that have one.
  func restyleParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    styledText = styledText?.changingParagraphs(change)
  }

  func realign() { restyleParagraphs { $0.alignment = textAlignment } }

  fileprivate func defaults(
    font: UIFont, color: UIColor, _ mode: NSLineBreakMode
  ) -> [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (textAlignment, mode)
    return [.font: font, .foregroundColor: color, .paragraphStyle: style]
  }
}

extension UILabel: TextHolder {
  final var shownFont: UIFont { font ?? .systemFont(ofSize: 17) }

  final var textDefaults: [NSAttributedString.Key: Any] {
    defaults(font: shownFont, color: textColor ?? .label, lineBreakMode)
  }
}

extension UITextField: TextHolder {
  final var shownFont: UIFont { font ?? .systemFont(ofSize: 17) }

  final var textDefaults: [NSAttributedString.Key: Any] {
    let own = defaults(font: shownFont, color: textColor ?? .label, .byTruncatingTail)
    return ownAttributes.merging(own) { given, own in given is NSParagraphStyle ? given : own }
  }

  /// Sets the properties and the text to attributes.
  final func takeDefaults(_ attributes: [NSAttributedString.Key: Any]) {
    if let new = attributes[.font] as? UIFont { font = new }
    if let new = attributes[.foregroundColor] as? UIColor { textColor = new }
    if let new = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = new.alignment }
    for (key, value) in attributes { restyle(key, value) }
  }
}

extension UITextView: TextHolder {
  final var shownFont: UIFont { font ?? .systemFont(ofSize: 12) }

  final var textDefaults: [NSAttributedString.Key: Any] {
    defaults(font: shownFont, color: textColor ?? .label, .byWordWrapping)
  }
}
