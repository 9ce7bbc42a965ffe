import Galley

/// What UIKit's paragraph styles say about lines and the space around them.
struct ParagraphLook: Hashable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineSpacing: CGFloat = 0
  /// The height of lines; `nil` for that of their fonts.
  var lineHeight: AttributedString.LineHeight?
  /// The indentation of lines, and the distance from their end to the edge, in points.
  var head: CGFloat = 0
  var tail: CGFloat = 0
  /// The greatest width of lines, in points.
  var width: CGFloat?
  /// How much more the first line of a paragraph is indented, in points.
  var firstHead: CGFloat = 0

  init(_ style: NSParagraphStyle) {
    alignment = style.alignment
    lineBreakMode = style.lineBreakMode
    lineSpacing = length(style.lineSpacing)
    let multiple = length(style.lineHeightMultiple)
    let (least, most) = (length(style.minimumLineHeight), length(style.maximumLineHeight))
    if multiple > 0 || least > 0 || most > 0 {
      let end = most > 0 ? most : 10_000
      lineHeight = .limited(multiple: multiple > 0 ? multiple : 1, to: min(least, end)...end)
    }
    head = length(style.headIndent)
    // A negative indentation is measured from the other edge.
    tail = length(-style.tailIndent)
    if style.tailIndent > 0 { width = length(style.tailIndent - head) }
    firstHead = length(style.firstLineHeadIndent) - head
  }
}

/// A length that text can have, in points.
private func length(_ value: CGFloat) -> CGFloat {
  value.isFinite ? min(max(value, 0), 10_000) : 0
}

/// Successive paragraphs that have the same look.
struct ParagraphGroup {
  /// The text without a line break at its end. Spaces of the right width stand for tabs and for the
  /// indentation of first lines.
  fileprivate(set) var string: NSAttributedString
  /// The look; `nil` without a paragraph style.
  let look: ParagraphLook?
  /// The distance from the paragraphs above, in points.
  let space: CGFloat

  /// Returns the groups of a text: one, unless paragraphs differ or have a distance.
  ///
  /// - Parameter font: The font of text without one.
  static func groups(of string: NSAttributedString, font: UIFont) -> [ParagraphGroup] {
    let paragraphs = Paragraph.all(in: string)
    guard paragraphs.contains(where: { $0.style != nil || $0.hasTab }) else {
      return [ParagraphGroup(string: string, look: nil, space: 0)]
    }
    var groups: [ParagraphGroup] = []
    var previous: Paragraph?
    for paragraph in paragraphs {
      let look = paragraph.style.map { ParagraphLook($0) }
      let text = paragraph.spaced(in: string, firstHead: look?.firstHead ?? 0, font)
      let space = length(
        (previous?.style?.paragraphSpacing ?? 0) + (paragraph.style?.paragraphSpacingBefore ?? 0))
      if let previous, let last = groups.last, last.look == look, space == 0 {
        let joined = NSMutableAttributedString(attributedString: last.string)
        joined.append(string.attributedSubstring(from: previous.lineBreak))
        joined.append(text)
        groups[groups.count - 1].string = joined
      } else {
        let isFirst = groups.isEmpty
        groups.append(
          ParagraphGroup(
            string: text, look: look,
            space: isFirst ? 0 : space + (groups.last?.look?.lineSpacing ?? 0)))
      }
      previous = paragraph
    }
    return groups
  }
}

/// A paragraph of a text.
private struct Paragraph {
  /// The characters without the line break.
  let range: NSRange
  let lineBreak: NSRange
  let style: NSParagraphStyle?
  let hasTab: Bool

  /// Returns the paragraphs of a text; after a line break at its end, the last one is empty.
  static func all(in string: NSAttributedString) -> [Paragraph] {
    let text = string.string as NSString
    var (all, start): ([Paragraph], Int) = ([], 0)
    repeat {
      let separators = CharacterSet(charactersIn: "\n\r\u{2029}")
      let found = text.rangeOfCharacter(
        from: separators, range: NSRange(location: start, length: text.length - start))
      var lineBreak = found.length > 0 ? found : NSRange(location: text.length, length: 0)
      let end = lineBreak.location
      if end + 1 < text.length, text.character(at: end) == 13, text.character(at: end + 1) == 10 {
        lineBreak.length = 2
      }
      let range = NSRange(location: start, length: end - start)
      let style: NSParagraphStyle? =
        start < text.length
        ? string.attributes(at: start, effectiveRange: nil)[.paragraphStyle] as? NSParagraphStyle
        : all.last?.style
      all.append(
        Paragraph(
          range: range, lineBreak: lineBreak, style: style,
          hasTab: text.range(of: "\t", range: range).length > 0))
      start = end + lineBreak.length
      if lineBreak.length == 0 { break }
    } while true
    return all
  }

  /// Returns the text with spaces that are as wide as its tabs and its indentation.
  func spaced(
    in string: NSAttributedString, firstHead: CGFloat, _ font: UIFont
  ) -> NSAttributedString {
    let source = string.attributedSubstring(from: range)
    guard range.length > 0, hasTab || firstHead != 0 else { return source }
    let result = NSMutableAttributedString(string: "")
    func addSpace(_ character: String, _ width: CGFloat, like index: Int) {
      var attributes = source.attributes(at: index, effectiveRange: nil)
      let space = NSAttributedString(string: character, attributes: attributes)
      attributes[.tracking] = NSNumber(
        value: Double(width - StringMeasure(space, font: font).advance))
      result.append(NSAttributedString(string: character, attributes: attributes))
    }
    // A no-break space stays at the start of a line.
    if firstHead != 0 { addSpace("\u{A0}", firstHead, like: 0) }
    var position = length(style?.firstLineHeadIndent ?? 0)
    let columns = source.string.components(separatedBy: "\t")
    var index = 0
    for (number, column) in columns.enumerated() {
      let text = source.attributedSubstring(
        from: NSRange(location: index, length: (column as NSString).length))
      let width = StringMeasure(text, font: font).advance
      if number > 0 {
        let space = max(stop(after: position, column: width) - position, 0)
        addSpace(" ", space, like: index - 1)
        position += space
      }
      result.append(text)
      position += width
      index += text.length + 1
    }
    return result
  }

  /// Returns where the text after a tab begins, in points from the edge.
  ///
  /// - Parameter width: The width of this text.
  private func stop(after position: CGFloat, column width: CGFloat) -> CGFloat {
    let stops = (style?.tabStops ?? []).sorted { $0.location < $1.location }
    for stop in stops {
      let location = length(stop.location)
      guard location > position else { continue }
      switch stop.alignment {
      case .right: return max(location - width, position)
      case .center: return max(location - width / 2, position)
      case .left, .natural, .justified: return location
      }
    }
    let given = length(style?.defaultTabInterval ?? 0)
    let interval = given > 0 ? max(given, 1) : 28
    return ((position / interval).rounded(.down) + 1) * interval
  }
}
