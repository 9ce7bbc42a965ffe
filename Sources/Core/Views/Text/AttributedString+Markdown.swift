import Foundation

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// How much of Markdown there is.
    public enum InterpretedSyntax: Int, Hashable, Sendable {
      /// Blocks, such as headings and lists, and what is within them.
      case full
      /// What is within a paragraph; line ends and spaces are joined to one space.
      case inlineOnly
      /// What is within a paragraph; line ends and spaces stay.
      case inlineOnlyPreservingWhitespace
    }

    /// What happens where Markdown cannot be read. Every text is Markdown, so that it never does.
    public enum FailurePolicy: Int, Hashable, Sendable {
      /// An error is thrown.
      case throwError
      /// What was read is returned.
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](attribute: value)` is read, of which the text is kept.
    public var allowsExtendedAttributes: Bool
    /// How much of Markdown there is.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens where Markdown cannot be read.
    public var failurePolicy: FailurePolicy
    /// The language that the whole text has as its attribute, by BCP 47; `nil` for none.
    public var languageCode: String?
    /// Accepted for source compatibility: there is no attribute for positions in the source.
    public var appliesSourcePositionAttributes: Bool

    /// Creates options, by default for all of Markdown.
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

  /// Creates a string of Markdown (CommonMark with tables, strikethrough and bare addresses), with
  /// inline presentation intents, links, addresses of images and presentation intents.
  ///
  /// - Parameters:
  ///   - markdown: The source.
  ///   - options: How it is read. Default: all of Markdown.
  ///   - baseURL: What addresses are relative to.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init(reading: markdown, options, baseURL)
  }

  /// Creates a string of Markdown in UTF-8; bytes that are not are replaced.
  ///
  /// - Parameters:
  ///   - markdown: The source.
  ///   - options: How it is read. Default: all of Markdown.
  ///   - baseURL: What addresses are relative to.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init(reading: String(decoding: markdown, as: UTF8.self), options, baseURL)
  }

  /// Creates a string of a Markdown file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - options: How it is read. Default: all of Markdown.
  ///   - baseURL: What addresses are relative to.
  /// - Throws: What Foundation throws where the file cannot be read.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    let source = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    self.init(reading: source, options, baseURL)
  }

  /// Creates a string of Markdown. Extended attributes of a scope are left out.
  ///
  /// - Parameters:
  ///   - markdown: The source.
  ///   - scope: Accepted for source compatibility.
  ///   - options: How it is read. Default: all of Markdown.
  ///   - baseURL: What addresses are relative to.
  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init(reading: markdown, options, baseURL)
  }

  private init(reading source: String, _ options: MarkdownParsingOptions, _ baseURL: URL?) {
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
    // A space that does not break is a character as any other.
    source.unicodeScalars.split { " \t\n\r".unicodeScalars.contains($0) }
      .map { String($0) }.joined(separator: " ")
  }

  private init(joining pieces: [MarkdownPiece], _ baseURL: URL?) {
    self.init()
    typealias Attributes = AttributeScopes.FoundationAttributes
    // Pieces that follow each other in a block share what says where they are.
    var latest: (block: Int, intent: PresentationIntent)?
    for piece in pieces {
      var container = AttributeContainer()
      if !piece.intents.isEmpty {
        container[Attributes.InlinePresentationIntentAttribute.self] = InlinePresentationIntent(
          rawValue: piece.intents.rawValue)
      }
      if let link = piece.link {
        container[Attributes.LinkAttribute.self] = URL(string: link, relativeTo: baseURL)
      }
      if let image = piece.imageURL {
        container[Attributes.ImageURLAttribute.self] = URL(string: image, relativeTo: baseURL)
      }
      if let block = piece.blocks.first?.identity {
        if latest?.block != block { latest = (block, PresentationIntent(piece.blocks)) }
        container[Attributes.PresentationIntentAttribute.self] = latest?.intent
      }
      append(AttributedString(piece.text, attributes: container))
    }
  }
}
