/// A stretch of a Markdown document in one style, as a reader of Markdown finds it.
public struct MarkdownPiece: Hashable, Sendable {
  /// How text is meant within its paragraph, by the bits of `InlinePresentationIntent`.
  public struct Intents: OptionSet, Hashable, Sendable {
    /// A bit for each intent.
    public let rawValue: UInt

    /// Creates a set of the intents whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// `*text*`
    public static let emphasized = Intents(rawValue: 1)
    /// `**text**`
    public static let stronglyEmphasized = Intents(rawValue: 2)
    /// Text between backticks.
    public static let code = Intents(rawValue: 4)
    /// `~~text~~`
    public static let strikethrough = Intents(rawValue: 32)
    /// The end of a line of the source.
    public static let softBreak = Intents(rawValue: 64)
    /// The end of a line.
    public static let lineBreak = Intents(rawValue: 128)
    /// HTML in a paragraph.
    public static let inlineHTML = Intents(rawValue: 256)
    /// HTML on lines of its own.
    public static let blockHTML = Intents(rawValue: 512)
  }

  /// A part of a document that has lines of its own.
  public struct Block: Hashable, Sendable {
    /// What a block is.
    public enum Kind: Hashable, Sendable {
      /// A paragraph.
      case paragraph
      /// A heading of level 1…6.
      case header(level: Int)
      /// A numbered list.
      case orderedList
      /// A list with marks.
      case unorderedList
      /// An item of a list, with its number.
      case listItem(ordinal: Int)
      /// Lines of code, in a language if it is named.
      case codeBlock(languageHint: String?)
      /// A quotation.
      case blockQuote
      /// A line between two blocks.
      case thematicBreak
      /// A table with columns.
      case table(columns: [ColumnAlignment])
      /// The first row of a table.
      case tableHeaderRow
      /// Another row of a table, counted from 1.
      case tableRow(rowIndex: Int)
      /// A cell of a table, counted from 0.
      case tableCell(columnIndex: Int)
    }

    /// How the text in a column of a table is aligned.
    public enum ColumnAlignment: Hashable, Sendable { case left, center, right }

    /// What the block is.
    public var kind: Kind
    /// What tells the block from the document's others.
    public var identity: Int

    /// Creates a block.
    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }
  }

  /// The characters.
  public var text: String
  /// How they are meant within their paragraph.
  public var intents: Intents
  /// The address that they lead to; `nil` for none.
  public var link: String?
  /// The address of the picture that they describe; `nil` for none.
  public var imageURL: String?
  /// The blocks that they are in, from the innermost outward.
  public var blocks: [Block]

  /// Creates a stretch of text, by default without any intent.
  public init(
    text: String, intents: Intents = [], link: String? = nil, imageURL: String? = nil,
    blocks: [Block] = []
  ) {
    self.text = text
    self.intents = intents
    self.link = link
    self.imageURL = imageURL
    self.blocks = blocks
  }
}
