import Galley

extension AttributedString {
  /// Creates a string with the UIKit attributes that SwiftUI's text draws.
  public init(_ string: NSAttributedString) {
    self.init()
    let whole = string.string as NSString
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) {
      attributes, range, _ in
      append(
        AttributedString(
          whole.substring(with: range), attributes: AttributeContainer(attributes)))
    }
  }

  /// Creates a string with the UIKit attributes that SwiftUI's text draws, whatever the scope.
  public init<S: AttributeScope>(
    _ string: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { self.init(string) }
}

extension AttributeContainer {
  /// Creates a container with the UIKit attributes that SwiftUI's text draws.
  public init(_ attributes: [NSAttributedString.Key: Any]) {
    var container = AttributeContainer()
    if let font = attributes[.font] as? UIFont { container.swiftUI.font = Font(font) }
    if let color = attributes[.foregroundColor] as? UIColor {
      container.swiftUI.foregroundColor = Color(uiColor: color)
    }
    if let color = attributes[.backgroundColor] as? UIColor {
      container.swiftUI.backgroundColor = Color(uiColor: color)
    }
    if let length = attributes.number(.kern) { container.swiftUI.kern = length }
    if let length = attributes.number(.tracking) { container.swiftUI.tracking = length }
    if let length = attributes.number(.baselineOffset) { container.swiftUI.baselineOffset = length }
    container.swiftUI.underlineStyle = attributes.line(.underlineStyle, color: .underlineColor)
    container.swiftUI.strikethroughStyle =
      attributes.line(.strikethroughStyle, color: .strikethroughColor)
    container.link =
      attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
    self = container
  }
}

extension [NSAttributedString.Key: Any] {
  fileprivate func line(_ key: Key, color: Key) -> Text.LineStyle? {
    let number = (self[key] as? NSNumber)?.intValue ?? (self[key] as? NSUnderlineStyle)?.rawValue
    guard let number, number & 0xF != 0 else { return nil }
    return Text.LineStyle(color: (self[color] as? UIColor).map { Color(uiColor: $0) })
  }
}

extension NSAttributedString {
  /// Creates a string with the colors, lines, links and spacing of an attributed string.
  public convenience init(_ string: AttributedString) {
    let copy = NSMutableAttributedString(string: "")
    for run in string.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let color = run.swiftUI.foregroundColor { attributes[.foregroundColor] = UIColor(color) }
      if let color = run.swiftUI.backgroundColor { attributes[.backgroundColor] = UIColor(color) }
      if let length = run.swiftUI.kern { attributes[.kern] = NSNumber(value: Double(length)) }
      if run.swiftUI.underlineStyle != nil { attributes[.underlineStyle] = NSNumber(value: 1) }
      if run.swiftUI.strikethroughStyle != nil {
        attributes[.strikethroughStyle] = NSNumber(value: 1)
      }
      if let url = run.link { attributes[.link] = url }
      let text = String(string.characters[run.range])
      copy.append(NSAttributedString(string: text, attributes: attributes))
    }
    self.init(attributedString: copy)
  }
}

extension NSAttributedString {
  /// Creates a string from Markdown, with the colors, lines and links that `init(_:)` keeps.
  public convenience init(
    markdown: String, options: AttributedString.MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }

  /// Creates a string from UTF-8 Markdown, with the colors, lines and links that `init(_:)` keeps.
  public convenience init(
    markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(),
    baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }
}
