import Foundation

extension String {
  /// A localizable string literal with interpolated values.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    let key: LocalizedStringKey

    /// Creates a value from a string that is the key.
    public init(_ value: String) { key = LocalizedStringKey(value) }
    /// Creates a value from a literal that is the key.
    public init(stringLiteral value: String) { key = LocalizedStringKey(value) }
    /// Creates a value from an interpolated literal. Its key contains a specifier for each value.
    public init(stringInterpolation: StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation.base)
    }

    /// Collects the literal parts and interpolated values.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var base: LocalizedStringKey.StringInterpolation

      /// Creates an empty interpolation.
      public init(literalCapacity: Int, interpolationCount: Int) {
        base = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
      }
      /// Appends a literal part.
      public mutating func appendLiteral(_ literal: String) { base.appendLiteral(literal) }
      /// Appends a string, written as `%@` in the key.
      public mutating func appendInterpolation(_ string: String) {
        base.appendInterpolation(string)
      }
      /// Appends the description of a value, written as `%@` in the key.
      public mutating func appendInterpolation<T>(_ value: T) { base.appendInterpolation(value) }
      /// Appends a number, written as `%lld` or similar in the key.
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
        base.appendInterpolation(value)
      }
      /// Appends a formatted value, written as `%@` in the key.
      public mutating func appendInterpolation<F: FormatStyle>(
        _ input: F.FormatInput, format: F
      ) where F.FormatInput: Equatable, F.FormatOutput == String {
        base.appendInterpolation(input, format: format)
      }
      /// Appends a number with a specifier, which is also used in the key.
      public mutating func appendInterpolation<T: _FormatSpecifiable>(
        _ value: T, specifier: String
      ) {
        base.appendInterpolation(value, specifier: specifier)
      }
    }
  }

  /// Creates the translation of an interpolated literal in the language of the current rendering.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is also the fallback if no translation exists.
  ///   - table: The name of the strings file, without its extension. Default: `Localizable`.
  ///   - bundle: The bundle of the file. Default: the program's own resources.
  ///   - locale: The locale for formatting values. Default: the locale of the rendering.
  ///   - comment: Accepted for source compatibility.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(keyAndValue.key, in: Translations.Place(bundle: bundle, table: table), locale)
  }

  /// Creates the translation of a key, or a default value if none exists.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let value = LocalizedStringKey(defaultValue.key.parts, key: "\(key)")
    self.init(value, in: Translations.Place(bundle: bundle, table: table), locale)
  }

  /// Creates the translation of a resource.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self.init(resource.text.key, in: resource.text.place, resource.ownLocale)
  }

  private init(_ key: LocalizedStringKey, in place: Translations.Place, _ locale: Locale?) {
    let current = RendererContext.current.locale
    self = key.translated(in: place, for: current).parts.map { $0.string(locale ?? current) }
      .joined()
  }
}

extension LocalizedStringKey.Part {
  /// Returns the part, with values in the format of a locale.
  func string(_ locale: Locale) -> String {
    var environment = EnvironmentValues()
    environment.locale = locale
    return switch self {
    case .literal(let text), .value(let text): text
    case .text(let text): text.formatted(in: environment).string
    case .formatted(let value): value.string(in: environment)
    case .specified(let number): number.string(in: locale)
    }
  }
}

/// A localizable string that is looked up later.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The location of translations.
  public enum BundleDescription: Sendable {
    /// The program's own resources.
    case main
    /// The bundle of a class.
    case forClass(AnyClass)
    /// The bundle at a URL.
    case atURL(URL)

    fileprivate var bundle: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  let text: LocalizedText
  /// The locale that was set; `nil` uses the locale of the rendering.
  private(set) var ownLocale: Locale?
  /// The locale for formatting values. Default: the locale of the rendering.
  public var locale: Locale {
    get { ownLocale ?? RendererContext.current.locale }
    set { ownLocale = newValue }
  }

  private init(
    _ key: LocalizedStringKey, _ table: String?, _ locale: Locale?, _ bundle: BundleDescription
  ) {
    text = LocalizedText(key, in: Translations.Place(bundle: bundle.bundle, table: table))
    ownLocale = locale
  }

  /// Creates a resource from an interpolated literal.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(keyAndValue.key, table, locale, bundle)
  }

  /// Creates a resource from a key and a default value.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      LocalizedStringKey(defaultValue.key.parts, key: "\(key)"), table, locale, bundle)
  }

  /// Creates a resource from a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource from an interpolated literal.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The key.
  public var key: String { text.key.key }
  /// The name of the strings file, without its extension.
  public var table: String? { text.place.table == "Localizable" ? nil : text.place.table }

  /// Whether two resources have equal keys, values and locations.
  public static func == (a: LocalizedStringResource, b: LocalizedStringResource) -> Bool {
    a.text == b.text && a.ownLocale == b.ownLocale
  }
}

extension Text {
  /// Creates a text from a resource, in the language of the environment.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(runs: [Run(resource.text)]) }
}
