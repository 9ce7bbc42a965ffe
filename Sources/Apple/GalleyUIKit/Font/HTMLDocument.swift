import Galley

extension NSAttributedString {
  /// The format of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name of the format.
    public let rawValue: String
    /// Creates a format with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Plain text.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Rich text, which is not supported.
    public static let rtf = DocumentType(rawValue: "NSRTF")
  }

  /// An option for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates an option with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The format: a `DocumentType`. Default: plain text.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding: a raw value of `String.Encoding`. Default: UTF-8.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The default attributes. They have no effect.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// Reads a document of plain text or HTML.
  ///
  /// HTML may contain paragraphs, line breaks, headings, lists, links, and bold and italic text;
  /// style sheets and images have no effect.
  ///
  /// - Throws: `CocoaError.fileReadCorruptFile` for other formats and wrong encodings.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    self.init(attributedString: try Self.document(data, options))
  }

  fileprivate static func document(
    _ data: Data, _ options: [DocumentReadingOptionKey: Any]
  ) throws -> NSAttributedString {
    let encoding = (options[.characterEncoding] as? UInt).map { String.Encoding(rawValue: $0) }
    let type = options[.documentType] as? DocumentType ?? .plain
    guard type == .html || type == .plain,
      let text = String(data: data, encoding: encoding ?? .utf8)
    else { throw CocoaError(.fileReadCorruptFile) }
    return type == .html ? HTMLDocument(text).string : NSAttributedString(string: text)
  }
}

/// The text of an HTML document. Any input is accepted.
struct HTMLDocument {
  private(set) var string: NSAttributedString

  private struct Style {
    var tag: Substring
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var link: URL?
  }

  private static let headings: [Substring: CGFloat] = [
    "h1": 24, "h2": 18, "h3": 14, "h4": 12, "h5": 10, "h6": 8,
  ]
  private static let blocks: Set<Substring> = [
    "p", "div", "ul", "ol", "li", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "table",
    "tr",
  ]
  private static let hidden: Set<Substring> = ["head", "style", "script", "title"]

  init(_ html: String) {
    let result = NSMutableAttributedString(string: "")
    var styles = [Style(tag: "")]
    var rest = html[...]
    var last: Character?
    func append(_ text: String) {
      guard !text.isEmpty, let style = styles.last else { return }
      last = text.last
      var traits: UIFontDescriptor.SymbolicTraits = []
      if style.isBold { traits.insert(.traitBold) }
      if style.isItalic { traits.insert(.traitItalic) }
      let font =
        UIFont(name: "TimesNewRomanPSMT", size: style.size) ?? .systemFont(ofSize: style.size)
      let descriptor = font.fontDescriptor.withSymbolicTraits(traits) ?? font.fontDescriptor
      var attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont(descriptor: descriptor, size: style.size)
      ]
      attributes[.link] = style.link
      result.append(NSAttributedString(string: text, attributes: attributes))
    }
    func beginLine() {
      if last != nil, last != "\n" { append("\n") }
    }
    while let open = rest.firstIndex(of: "<") {
      append(Self.text(rest[..<open], afterSpace: last?.isWhitespace ?? true))
      rest = rest[open...].dropFirst()
      guard let end = rest.firstIndex(of: ">") else {
        rest = ""
        break
      }
      let tag = rest[..<end]
      rest = rest[end...].dropFirst()
      let isEnd = tag.hasPrefix("/")
      let word = tag.dropFirst(isEnd ? 1 : 0).prefix { $0.isLetter || $0.isNumber }
      let name = word.lowercased()[...]
      if Self.hidden.contains(name), !isEnd {
        let close = rest.range(of: "</\(name)", options: .caseInsensitive)
        rest = close.map { rest[$0.lowerBound...] } ?? ""
        continue
      }
      if name == "br" { append("\n") }
      if Self.blocks.contains(name) { beginLine() }
      if isEnd {
        if let index = styles.lastIndex(where: { $0.tag == name }), index > 0 {
          styles.removeSubrange(index...)
        }
      } else if !tag.hasSuffix("/"), name != "br", name != "img", name != "hr",
        var style = styles.last
      {
        style.tag = name
        if name == "b" || name == "strong" || Self.headings[name] != nil { style.isBold = true }
        if name == "i" || name == "em" { style.isItalic = true }
        style.size = Self.headings[name] ?? style.size
        if name == "a" { style.link = Self.link(in: tag) }
        styles.append(style)
        if name == "li" { append("\t•\t") }
      }
    }
    append(Self.text(rest, afterSpace: last?.isWhitespace ?? true))
    string = result
  }

  private static func link(in tag: Substring) -> URL? {
    tag.firstMatch(of: /href\s*=\s*["']([^"']*)["']/).flatMap { URL(string: String($0.1)) }
  }

  /// Returns the text between tags: spaces are collapsed, and entities are replaced.
  private static func text(_ source: Substring, afterSpace: Bool) -> String {
    var words = source.split(omittingEmptySubsequences: false) { $0.isASCII && $0.isWhitespace }
      .map { entities(in: $0) }
    guard words.contains(where: { !$0.isEmpty }) else {
      return source.isEmpty || afterSpace ? "" : " "
    }
    let startsWithSpace = words.first == "" && !afterSpace
    let endsWithSpace = words.last == ""
    words.removeAll(where: \.isEmpty)
    return (startsWithSpace ? " " : "") + words.joined(separator: " ") + (endsWithSpace ? " " : "")
  }

  private static let named = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "mdash": "—",
    "ndash": "–", "hellip": "…", "copy": "©", "rsquo": "’", "lsquo": "‘", "rdquo": "”",
    "ldquo": "“",
    "euro": "€", "bull": "•",
  ]

  private static func entities(in source: Substring) -> String {
    String(source).replacing(/&(#[xX]?)?(\w{1,8});/) { match in
      guard let prefix = match.1 else { return named[String(match.2)] ?? String(match.0) }
      let code = UInt32(match.2, radix: prefix.count > 1 ? 16 : 10).flatMap(Unicode.Scalar.init)
      return code.map { String(Character($0)) } ?? String(match.0)
    }
  }
}
