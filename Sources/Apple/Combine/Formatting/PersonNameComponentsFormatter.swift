import Foundation

/// Formats and parses names of people, as `PersonNameComponentsFormatter` does on Apple's
/// platforms.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  // `Formatter` is sendable by contract: as on Apple's platforms, clients must not change a
  // formatter on several threads at once.

  /// How much of a name is written.
  public enum Style: Int, Sendable {
    /// The given name and the family name.
    case `default`
    /// The given name.
    case short
    /// The given name and the family name.
    case medium
    /// The whole name.
    case long
    /// The initials.
    case abbreviated
  }

  /// Options of names.
  public struct Options: OptionSet, Sendable {
    /// The options as a bit mask.
    public let rawValue: UInt
    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The pronunciation instead of the name.
    public static let phonetic = Options(rawValue: 2)
  }

  /// How much of a name is written. Default: the given name and the family name.
  open var style = Style.default
  /// Whether the pronunciation is written. Default: false.
  open var isPhonetic = false
  /// The locale. It has no effect: the script of a name decides the order of its parts.
  open var locale: Locale! = .autoupdatingCurrent

  /// Creates a formatter.
  public override init() { super.init() }
  /// Creates a formatter.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a name as text in a style.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = options.contains(.phonetic)
    return formatter.string(from: components)
  }

  /// Returns a name as text.
  open func string(from components: PersonNameComponents) -> String {
    let name = isPhonetic ? components.phoneticRepresentation ?? components : components
    let (given, family) = (name.givenName, name.familyName)
    let isEastAsian = [given, family].compactMap(\.self).contains(where: \.isEastAsian)
    let parts: [String?]
    switch style {
    case .short: parts = [name.nickname ?? given ?? family]
    case .long:
      parts =
        isEastAsian
        ? [family, given]
        : [name.namePrefix, given, name.middleName, family, name.nameSuffix]
    case .abbreviated:
      if isEastAsian { return family ?? given ?? "" }
      return [given, family].compactMap { $0?.first.map { $0.uppercased() } }.joined()
    default: parts = isEastAsian ? [family, given] : [given, family]
    }
    return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: isEastAsian ? "" : " ")
  }

  /// Returns the parts of a name; `nil` for text without letters.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    var words = string.split(whereSeparator: \.isWhitespace).map(String.init)
    guard string.contains(where: \.isLetter) else { return nil }
    var name = PersonNameComponents()
    if words.count > 1, Self.prefixes.contains(words[0].lowercased().filter(\.isLetter)) {
      name.namePrefix = words.removeFirst()
    }
    if words.count > 2, let last = words.last,
      Self.suffixes.contains(last.lowercased().filter(\.isLetter))
    {
      name.nameSuffix = words.removeLast()
    }
    if let first = words.first, first.hasSuffix(",") {
      name.familyName = String(words.removeFirst().dropLast())
    } else if words.count > 1 {
      name.familyName = words.removeLast()
    }
    name.givenName = words.first
    if words.count > 1 { name.middleName = words.dropFirst().joined(separator: " ") }
    return name
  }

  /// Returns a name as text, or `nil` for other objects.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map { string(from: $0) }
  }

  private static let prefixes: Set = ["mr", "mrs", "ms", "miss", "dr", "prof", "sir"]
  private static let suffixes: Set = ["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"]
}

extension String {
  fileprivate var isEastAsian: Bool {
    unicodeScalars.contains {
      // Kana, ideographs and Hangul.
      (0x3040...0x30FF).contains($0.value) || (0x3400...0x9FFF).contains($0.value)
        || (0xAC00...0xD7AF).contains($0.value)
    }
  }
}

extension PersonNameComponents {
  /// A style that formats names, as on Apple's platforms.
  public struct FormatStyle: Foundation.FormatStyle {
    /// How much of a name is written.
    public enum Style: String, Codable, Hashable, Sendable { case short, medium, long, abbreviated }

    /// How much of a name is written. Default: the given name and the family name.
    public var style: Style
    /// The locale. It has no effect.
    public var locale: Locale

    /// Creates a style.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      (self.style, self.locale) = (style, locale)
    }

    /// Returns a name as text.
    public func format(_ value: PersonNameComponents) -> String {
      let style: PersonNameComponentsFormatter.Style =
        switch style {
        case .short: .short
        case .medium: .medium
        case .long: .long
        case .abbreviated: .abbreviated
        }
      return PersonNameComponentsFormatter.localizedString(from: value, style: style)
    }

    /// Returns the style for another locale.
    public func locale(_ locale: Locale) -> FormatStyle {
      FormatStyle(style: style, locale: locale)
    }
  }

  /// Formats the given name and the family name.
  public func formatted() -> String { FormatStyle().format(self) }

  /// Formats the name in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }

  /// Reads the parts of a name.
  ///
  /// - Throws: `CocoaError.formatting` for text without letters.
  public init(_ value: String) throws {
    guard let name = PersonNameComponentsFormatter().personNameComponents(from: value) else {
      throw CocoaError(.formatting)
    }
    self = name
  }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
  /// Reads what the style writes.
  public var parseStrategy: PersonNameComponents.ParseStrategy {
    PersonNameComponents.ParseStrategy()
  }
}

extension PersonNameComponents {
  /// Reads the parts of names.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    /// Creates a strategy.
    public init() {}

    /// Reads the parts of a name.
    ///
    /// - Throws: `CocoaError.formatting` for text without letters.
    public func parse(_ value: String) throws -> PersonNameComponents {
      try PersonNameComponents(value)
    }
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Returns a style that formats names.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}
