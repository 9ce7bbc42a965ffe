import Foundation

extension AttributedString {
  /// Creates the translation of an interpolated literal in the language of the current rendering, with its
  /// inline Markdown. Markdown in values is not interpreted.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is also the fallback if no translation exists.
  ///   - table: The name of the strings file, without its extension. Default: `Localizable`.
  ///   - bundle: The bundle of the file. Default: the program's own resources.
  ///   - locale: The locale for formatting values. Default: the locale of the rendering.
  ///   - comment: Accepted for source compatibility.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(keyAndValue.key, in: Translations.Place(bundle: bundle, table: table), locale)
  }

  /// Creates the translation of a key, or a default value if none exists, with its inline Markdown.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let value = LocalizedStringKey(defaultValue.key.parts, key: "\(key)")
    self.init(value, in: Translations.Place(bundle: bundle, table: table), locale)
  }

  /// Creates the translation of a resource, with its inline Markdown.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self.init(resource.text.key, in: resource.text.place, resource.ownLocale)
  }

  private init(_ key: LocalizedStringKey, in place: Translations.Place, _ locale: Locale?) {
    let current = RendererContext.current.locale
    let translation = key.translated(in: place, for: current)
    var markdown = InlineMarkdown()
    markdown.inflects = translation == key || current.isEnglish
    for part in translation.parts {
      if case .literal(let text) = part {
        markdown.read(text)
      } else {
        markdown.append(verbatim: part.string(locale ?? current))
      }
    }
    self.init(joining: markdown.pieces, nil)
  }
}
