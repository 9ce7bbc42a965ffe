import Foundation

/// A key with where it is looked up.
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
  /// The run with a style for all in which it has none of its own.
  func styled(below outer: Text.Style) -> Text.Run {
    var copy = self
    copy.style = style.over(outer)
    return copy
  }
}

extension LocalizedStringKey.Part {
  /// The specifier that stands for the part in a key, without the percent sign; `nil` for literals.
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

  /// The part where a translation has `specifier` for it.
  fileprivate func shown(as specifier: String) -> Self {
    // Without flags, width and precision, numbers are shown as the locale has them.
    guard case .formatted(let value) = self, specifier.contains(where: { "-+ #0.'".contains($0) }),
      let number = value.string(format: "%\(specifier)")
    else { return self }
    return .specified(number)
  }
}

extension LocalizedStringKey {
  /// The key as catalogs have it: with a specifier for each value.
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

  /// The translation with the values of this key; the key itself where there is none.
  func translated(in place: Translations.Place, for locale: Locale) -> LocalizedStringKey {
    guard let (string, language) = Translations.string(key, in: place, for: locale) else {
      return self
    }
    let values = parts.filter { $0.specifier != nil }
    var format = LocalizedFormat(string: string, values: values, language: language)
    return LocalizedStringKey(format.parts())
  }
}

/// Puts values into a translated string.
private struct LocalizedFormat {
  let string: TranslatedString
  let values: [LocalizedStringKey.Part]
  let language: String
  /// The value that the next specifier without a number stands for.
  private var next = 0

  init(string: TranslatedString, values: [LocalizedStringKey.Part], language: String) {
    (self.string, self.values, self.language) = (string, values, language)
  }

  /// Substitutions may name others, but not themselves.
  private static let depthLimit = 8
  /// Those that name others twice would take for ever.
  private static let substitutionLimit = 256
  private var substitutions = 0

  mutating func parts() -> [LocalizedStringKey.Part] {
    let text = text(of: string.variation, for: values.lazy.compactMap(\.number).first)
    // Without values it is no format, and a percent sign is one.
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
      // A form for nothing is used for it in every language.
      let zero = number?.value == 0 ? forms["zero"] : nil
      return (zero ?? category.flatMap { forms[$0] } ?? forms["other"]).map {
        text(of: $0, for: number)
      } ?? ""
    }
  }

  /// - Parameter fixed: The index of the value that specifiers without a number stand for; `nil` is
  ///   one after the other.
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

/// Reads a format: literal text, specifiers such as `%2$@`, and `%#@name@`.
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
