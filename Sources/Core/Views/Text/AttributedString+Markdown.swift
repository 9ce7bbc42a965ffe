import Foundation

extension AttributedString {
  /// Options for parsing Markdown.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// The part of the Markdown syntax to interpret.
    public enum InterpretedSyntax: Int, Hashable, Sendable {
      /// Blocks, such as headings and lists, and inline syntax.
      case full
      /// Inline syntax. Consecutive whitespace, including line ends, collapses to one space.
      case inlineOnly
      /// Inline syntax. Whitespace is preserved.
      case inlineOnlyPreservingWhitespace
    }

    /// The policy for invalid Markdown. Never applies, because every text is valid Markdown.
    public enum FailurePolicy: Int, Hashable, Sendable {
      /// Throws an error.
      case throwError
      /// Returns the part that was parsed.
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](attribute: value)` is parsed. Only its text is kept.
    public var allowsExtendedAttributes: Bool
    /// The part of the Markdown syntax to interpret.
    public var interpretedSyntax: InterpretedSyntax
    /// The policy for invalid Markdown.
    public var failurePolicy: FailurePolicy
    /// The BCP 47 language attribute of the entire text; `nil` for none.
    public var languageCode: String?
    /// Accepted for source compatibility: source positions are not supported as attributes.
    public var appliesSourcePositionAttributes: Bool

    /// Creates options. Default: the full syntax.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// Creates a string from a Markdown file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - options: The parsing options. Default: the full syntax.
  ///   - baseURL: The base for relative URLs.
  /// - Throws: Foundation's error if the file cannot be read.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    let source = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    self.init(reading: source, options, baseURL)
  }

  init(reading source: String, _ options: MarkdownParsingOptions, _ baseURL: URL?) {
    let attributed: AttributedString
    if options.interpretedSyntax == .full {
      attributed = Self.document(source, options, baseURL)
    } else {
      var paragraph = InlineMarkdown()
      paragraph.readsExtendedAttributes = options.allowsExtendedAttributes
      paragraph.read(
        options.interpretedSyntax == .inlineOnly ? Self.joined(source) : source)
      attributed = Self(joining: paragraph.pieces, baseURL)
    }
    self = attributed
    if let language = options.languageCode {
      self[AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self] = language
    }
  }

  private static func document(
    _ source: String, _ options: MarkdownParsingOptions, _ baseURL: URL?
  ) -> AttributedString {
    let text =
      options.allowsExtendedAttributes
      ? ExtendedAttributes.removed(fromDocument: source) : source
    return Self(joining: Backend.current.markdown(text), baseURL)
  }

  private static func joined(_ source: String) -> String {
    // Nonbreaking spaces do not collapse.
    source.unicodeScalars.split { " \t\n\r".unicodeScalars.contains($0) }
      .map { String($0) }.joined(separator: " ")
  }

  init(joining pieces: [MarkdownPiece], _ baseURL: URL?) {
    self.init()
    typealias Attributes = AttributeScopes.FoundationAttributes
    for piece in pieces {
      var container = AttributeContainer()
      if !piece.intents.isEmpty {
        container[Attributes.InlinePresentationIntentAttribute.self] = piece.intents
      }
      if let link = piece.link {
        container[Attributes.LinkAttribute.self] = URL(string: link, relativeTo: baseURL)
      }
      if let image = piece.imageURL {
        container[Attributes.ImageURLAttribute.self] = URL(string: image, relativeTo: baseURL)
      }
      if !piece.blocks.isEmpty {
        container[Attributes.PresentationIntentAttribute.self] = PresentationIntent(
          types: piece.blocks)
      }
      append(AttributedString(piece.text, attributes: container))
    }
  }
}
