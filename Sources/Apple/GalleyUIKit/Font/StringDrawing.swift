import Galley

/// Measures strings with the fonts of their attributes.
struct StringMeasure {
  private let string: NSAttributedString
  private let font: UIFont

  init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
    self.init(
      NSAttributedString(string: string, attributes: attributes),
      font: attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12))
  }

  /// - Parameter font: The font of text without one: Helvetica in drawings.
  init(_ string: NSAttributedString, font: UIFont = .systemFont(ofSize: 12)) {
    (self.string, self.font) = (string, font)
  }

  private func text(_ string: NSAttributedString) -> StyledText {
    var runs: [StyledText.Run] = []
    let whole = string.string as NSString
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) {
      attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? font
      var run = StyledText.Run(text: whole.substring(with: range), font: font.resolved)
      if let space = attributes.number(.tracking) ?? attributes.number(.kern) {
        run.tracking = space
      }
      if let rise = attributes.number(.baselineOffset) { run.baselineOffset = rise }
      runs.append(run)
    }
    return StyledText(runs: runs.isEmpty ? [StyledText.Run(text: "", font: font.resolved)] : runs)
  }

  /// The width on one line, with white space at the end, in points.
  var advance: CGFloat {
    let shaped = UIFont.engine?.shape(
      text(string), width: nil, lineLimit: nil, truncation: .tail)
    return CGFloat(shaped?.lines.map { $0.width + $0.trailingWhitespace }.max() ?? 0)
  }

  /// Returns the size of the text, broken into lines of a width if it is not `nil`, in points.
  func size(width: CGFloat?) -> CGSize {
    guard let engine = UIFont.engine else { return .zero }
    var size = CGSize.zero
    for group in ParagraphGroup.groups(of: string, font: font) {
      let look = group.look
      let margins = (look?.head ?? 0) + (look?.tail ?? 0)
      let available = [width.map { $0 - margins }, look?.width].compactMap { $0 }.min()
      let lines = engine.shape(
        text(group.string), width: available.map { Double($0) }, lineLimit: nil, truncation: .tail
      ).lines
      let heights = lines.map { line in
        look?.lineHeight?.height(size: font.pointSize, glyphs: line.height, pitch: 0)
          ?? line.height
      }
      size.width = max(size.width, (lines.map { CGFloat($0.width) }.max() ?? 0) + margins)
      size.height += group.space + CGFloat(heights.reduce(0, +))
      size.height += (look?.lineSpacing ?? 0) * CGFloat(max(lines.count - 1, 0))
    }
    return size
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
