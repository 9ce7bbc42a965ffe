import Foundation

extension AttributedString {
  /// Creates the translation of an interpolated literal in the language of the current rendering, with its
  /// inline Markdown.
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
    let text = String(localized: keyAndValue, table: table, bundle: bundle, locale: locale)
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
  }
}
