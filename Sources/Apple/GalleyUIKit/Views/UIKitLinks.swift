import Galley

/// The links of a text view.
@MainActor
struct UIKitLinks {
  private let view: UITextView

  init(_ view: UITextView) { self.view = view }

  /// The text with its links in their color; `nil` for plain text without links.
  var text: NSAttributedString? {
    let plain = view.text ?? ""
    let pages = findsPages ? Self.pages(in: plain) : []
    guard view.styledText != nil || !pages.isEmpty else { return nil }
    let string = view.styledText ?? NSAttributedString(string: plain)
    let copy = NSMutableAttributedString(attributedString: string)
    for page in pages { copy.addAttribute(.link, value: page.url, range: page.range) }
    let whole = NSRange(location: 0, length: copy.length)
    copy.enumerateAttribute(.link, in: whole) { link, range, _ in
      guard link != nil else { return }
      // Texts draw links without a color in the tint.
      guard let own = view.ownLinkAttributes else {
        return copy.removeAttribute(.foregroundColor, range: range)
      }
      string.enumerateAttribute(.foregroundColor, in: range) { color, range, _ in
        guard color == nil else { return }
        copy.addAttribute(.foregroundColor, value: view.textColor ?? UIColor.label, range: range)
      }
      copy.addAttributes(own, range: range)
    }
    return copy
  }

  private var findsPages: Bool { view.dataDetectorTypes.contains(.link) && !view.isEditable }

  /// Returns the addresses of pages in a text.
  private static func pages(in text: String) -> [(url: URL, range: NSRange)] {
    guard
      let pattern = try? NSRegularExpression(
        pattern: #"\b(https?://|www\.)[^\s<>"]*[^\s<>".,;:!?')\]]"#, options: .caseInsensitive)
    else { return [] }
    let (string, whole) = (text as NSString, NSRange(location: 0, length: text.utf16.count))
    return pattern.matches(in: text, range: whole).compactMap { match in
      let found = string.substring(with: match.range)
      let address = found.lowercased().hasPrefix("www.") ? "http://" + found : found
      return URL(string: address).map { ($0, match.range) }
    }
  }
}
