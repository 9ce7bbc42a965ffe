import Galley

/// Measures strings with the fonts of their attributes.
struct StringMeasure {
  let text: StyledText

  init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
    text = StyledText(runs: [Self.run(string, attributes ?? [:])])
  }

  init(_ string: NSAttributedString) {
    var runs: [StyledText.Run] = []
    let whole = string.string as NSString
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) {
      attributes, range, _ in
      runs.append(Self.run(whole.substring(with: range), attributes))
    }
    text = StyledText(runs: runs)
  }

  private static func run(
    _ string: String, _ attributes: [NSAttributedString.Key: Any]
  ) -> StyledText.Run {
    // The default is Helvetica at 12 points.
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
    var run = StyledText.Run(text: string, font: font.resolved)
    if let kern = attributes.number(.kern) { run.tracking = kern }
    return run
  }

  /// Returns the size of the text, broken into lines of a width if it is not `nil`, in points.
  func size(width: CGFloat?) -> CGSize {
    guard
      let shaped = UIFont.engine?.shape(
        text, width: width.map { Double($0) }, lineLimit: nil, truncation: .tail)
    else { return .zero }
    return CGSize(
      width: shaped.lines.map(\.width).max() ?? 0,
      height: shaped.lines.reduce(0) { $0 + $1.ascent + $1.descent })
  }

  /// Returns the bounds of the text: one line, unless the options request several.
  func bounds(_ size: CGSize, _ options: NSStringDrawingOptions) -> CGRect {
    let isWrapped = options.contains(.usesLineFragmentOrigin) && size.width > 0
    return CGRect(origin: .zero, size: self.size(width: isWrapped ? size.width : nil))
  }
}

extension NSAttributedString {
  /// Returns the size of the text on one line, in points.
  public func size() -> CGSize { StringMeasure(self).size(width: nil) }

  /// Returns the bounds of the text, in points.
  ///
  /// - Parameter size: The width of lines, if the options include `usesLineFragmentOrigin`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    StringMeasure(self).bounds(size, options)
  }
}

extension NSString {
  /// Returns the size of the text on one line, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attributes)
  }

  /// Returns the bounds of the text, in points.
  ///
  /// - Parameter size: The width of lines, if the options include `usesLineFragmentOrigin`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    StringMeasure(self as String, attributes).bounds(size, options)
  }
}

// On Apple's platforms, strings have the methods of `NSString`.
extension String {
  /// Returns the size of the text on one line, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringMeasure(self, attributes).size(width: nil)
  }

  /// Returns the bounds of the text, in points.
  ///
  /// - Parameter size: The width of lines, if the options include `usesLineFragmentOrigin`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    StringMeasure(self, attributes).bounds(size, options)
  }
}

extension Text.LineStyle {
  /// Creates a line from UIKit's style, or returns `nil` for no line.
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    guard !nsUnderlineStyle.isEmpty else { return nil }
    switch nsUnderlineStyle.rawValue & 0x700 {
    case 0x100: self.init(pattern: .dot)
    case 0x200: self.init(pattern: .dash)
    case 0x300: self.init(pattern: .dashDot)
    case 0x400: self.init(pattern: .dashDotDot)
    default: self.init()
    }
  }
}
