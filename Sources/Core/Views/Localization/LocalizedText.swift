import Foundation

/// A localization key and the place to look it up.
final class LocalizedText: Equatable, Sendable {
  let key: LocalizedStringKey
  let place: Translations.Place

  init(_ key: LocalizedStringKey, in place: Translations.Place) {
    (self.key, self.place) = (key, place)
  }

  static func == (a: LocalizedText, b: LocalizedText) -> Bool {
    a === b || (a.key == b.key && a.place == b.place)
  }
}

extension Text.Run {
  /// Returns the run with `outer` as the fallback for its own style.
  func styled(below outer: Text.Style) -> Text.Run {
    var copy = self
    copy.style = style.over(outer)
    return copy
  }
}

extension LocalizedStringKey.Part {
  /// The specifier of the part in a key, without the percent sign; `nil` for literals.
  fileprivate var specifier: String? {
    switch self {
    case .literal: nil
    case .value, .text: "@"
    case .formatted(let value): value.specifier
    case .specified(let number):
      number.format.hasPrefix("%") ? String(number.format.dropFirst()) : number.format
    }
  }

  fileprivate var number: PluralNumber? {
    switch self {
    case .literal, .value, .text: nil
    case .formatted(let value): value.number
    case .specified(let number): number.number
    }
  }

  /// Returns the part formatted as a translation's `specifier` requires.
  fileprivate func shown(as specifier: String) -> Self {
    // Without flags, width and precision, numbers use the locale's format.
    guard case .formatted(let value) = self, specifier.contains(where: { "-+ #0.'".contains($0) }),
      let number = value.string(format: "%\(specifier)")
    else { return self }
    return .specified(number)
  }
}

extension LocalizedStringKey {
  /// The key as written in catalogs, with a specifier for each value.
  var key: String {
    if let explicitKey { return explicitKey }
    let hasValues = parts.contains { $0.specifier != nil }
    return parts.map { part in
      switch part {
      case .literal(let text):
        hasValues ? text.replacingOccurrences(of: "%", with: "%%") : text
      default: "%\(part.specifier ?? "@")"
      }
    }.joined()
  }

  /// Returns the translation with this key's values, or the key itself if none exists.
  func translated(in place: Translations.Place, for locale: Locale) -> LocalizedStringKey {
    guard let (string, language) = Translations.string(key, in: place, for: locale) else {
      return self
    }
    let values = parts.filter { $0.specifier != nil }
    var format = LocalizedFormat(string: string, values: values, language: language)
    return LocalizedStringKey(format.parts())
  }
}

/// A translated string whose specifiers are replaced by values.
private struct LocalizedFormat {
  let string: TranslatedString
  let values: [LocalizedStringKey.Part]
  let language: String
  /// The index of the value for the next specifier without a position.
  private var next = 0

  init(string: TranslatedString, values: [LocalizedStringKey.Part], language: String) {
    (self.string, self.values, self.language) = (string, values, language)
  }

  /// Substitutions may refer to others, but recursion is cut off.
  private static let depthLimit = 8
  /// Limits substitutions that refer to others several times, which grow exponentially.
  private static let substitutionLimit = 256
  private var substitutions = 0

  mutating func parts() -> [LocalizedStringKey.Part] {
    let text = text(of: string.variation, for: values.lazy.compactMap(\.number).first)
    // Without values the text is not a format, and percent signs are literal.
    return values.isEmpty ? [.literal(text)] : parts(of: text, fixed: nil, depth: 0)
  }

  private func text(of variation: StringVariation, for number: PluralNumber?) -> String {
    switch variation {
    case .text(let text): return text
    case .device(let forms):
      let kinds =
        MainScreen.device.isPhone ? ["iphone", "other", "ipad"] : ["ipad", "other", "iphone"]
      return kinds.lazy.compactMap { forms[$0] }.first.map { self.text(of: $0, for: number) } ?? ""
    case .plural(let forms):
      let category = number.map {
        PluralRules.category($0.value, isInteger: $0.isInteger, language: language)
      }
      // A "zero" form applies in every language.
      let zero = number?.value == 0 ? forms["zero"] : nil
      return (zero ?? category.flatMap { forms[$0] } ?? forms["other"]).map {
        text(of: $0, for: number)
      } ?? ""
    }
  }

  /// - Parameter fixed: The index of the value for specifiers without a position; `nil` uses the
  ///   next value for each.
  private mutating func parts(
    of text: String, fixed: Int?, depth: Int
  ) -> [LocalizedStringKey.Part] {
    var parts: [LocalizedStringKey.Part] = []
    var reader = FormatReader(text)
    while let token = reader.next() {
      switch token {
      case .literal(let text): parts.append(.literal(text))
      case .value(let position, let specifier):
        let index = position.map { $0 - 1 } ?? fixed ?? takeNext()
        if values.indices.contains(index) {
          parts.append(values[index].shown(as: specifier))
        } else {
          parts.append(.literal("%\(specifier)"))
        }
      case .substitution(let position, let name):
        guard depth < Self.depthLimit, substitutions < Self.substitutionLimit,
          let part = string.substitutions[name]
        else {
          parts.append(.literal("%#@\(name)@"))
          continue
        }
        substitutions += 1
        let index = (position ?? part.argument).map { $0 - 1 } ?? takeNext()
        let number = values.indices.contains(index) ? values[index].number : nil
        let form = self.text(of: part.variation, for: number)
          .replacingOccurrences(of: "%arg", with: "%\(index + 1)$\(part.specifier)")
        parts += self.parts(of: form, fixed: index, depth: depth + 1)
      }
    }
    return parts
  }

  private mutating func takeNext() -> Int {
    defer { next += 1 }
    return next
  }
}

/// Parses a format: literal text, specifiers such as `%2$@`, and `%#@name@`.
private struct FormatReader {
  enum Token {
    case literal(String)
    /// The specifier without the percent sign and the position.
    case value(position: Int?, specifier: String)
    case substitution(position: Int?, name: String)
  }

  private var rest: Substring

  init(_ text: String) { rest = Substring(text) }

  mutating func next() -> Token? {
    guard let first = rest.first else { return nil }
    guard first == "%" else {
      let text = rest.prefix { $0 != "%" }
      rest = rest.dropFirst(text.count)
      return .literal(String(text))
    }
    rest.removeFirst()
    if rest.first == "%" || rest.isEmpty {
      rest = rest.dropFirst()
      return .literal("%")
    }
    var position: Int?
    let digits = rest.prefix { $0.isASCII && $0.isWholeNumber }
    if rest.dropFirst(digits.count).first == "$" {
      position = Int(digits)
      rest = rest.dropFirst(digits.count + 1)
    }
    if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
      let name = String(rest[..<end].dropFirst(2))
      rest = rest[end...].dropFirst()
      return .substitution(position: position, name: name)
    }
    let flags = rest.prefix { "-+ #0123456789.'hlqjztL".contains($0) }
    rest = rest.dropFirst(flags.count)
    guard let conversion = rest.first, conversion.isLetter || conversion == "@" else {
      return .literal("%\(flags)")
    }
    rest.removeFirst()
    return .value(position: position, specifier: "\(flags)\(conversion)")
  }
}
