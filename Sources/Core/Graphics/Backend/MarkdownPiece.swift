import Foundation

/// A run of a Markdown document in one style.
public struct MarkdownPiece: Hashable, Sendable {
  /// The text.
  public var text: String
  /// The inline intents of the text.
  public var intents: InlinePresentationIntent
  /// The URL that the text links to, or `nil`.
  public var link: String?
  /// The URL of the picture that the text describes, or `nil`.
  public var imageURL: String?
  /// The enclosing blocks, innermost first.
  public var blocks: [PresentationIntent.IntentType]

  /// Creates a run of text, by default without intents.
  public init(
    text: String, intents: InlinePresentationIntent = [], link: String? = nil,
    imageURL: String? = nil,
    blocks: [PresentationIntent.IntentType] = []
  ) {
    self.text = text
    self.intents = intents
    self.link = link
    self.imageURL = imageURL
    self.blocks = blocks
  }
}
