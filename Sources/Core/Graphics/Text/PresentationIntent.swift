import Foundation

/// The inline presentation of a piece of text. Part of Foundation on Apple's platforms.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  /// The raw bits.
  public let rawValue: UInt

  /// Creates a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis, shown as italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strong emphasis, shown as bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code, shown as monospaced.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Strikethrough.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// A line end in the source, shown as a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  /// A line break.
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  /// Inline HTML.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
  /// A block of HTML.
  public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

/// The blocks that contain a piece of text in a document. Part of Foundation on Apple's platforms.
public struct PresentationIntent: Hashable, Sendable {
  /// The kind of a block.
  public enum Kind: Hashable, Sendable {
    /// A paragraph.
    case paragraph
    /// A heading of level 1…6.
    case header(level: Int)
    /// A numbered list.
    case orderedList
    /// A bulleted list.
    case unorderedList
    /// A list item, with its number.
    case listItem(ordinal: Int)
    /// A code block, with its language if given.
    case codeBlock(languageHint: String?)
    /// A block quote.
    case blockQuote
    /// A line that separates blocks.
    case thematicBreak
    /// A table with columns.
    case table(columns: [TableColumn])
    /// The first row of a table.
    case tableHeaderRow
    /// A body row of a table, counted from 1.
    case tableRow(rowIndex: Int)
    /// A table cell, counted from 0.
    case tableCell(columnIndex: Int)
  }

  /// A column of a table.
  public struct TableColumn: Hashable, Sendable {
    /// The horizontal alignment of text in a column.
    public enum Alignment: Hashable, Sendable { case left, center, right }
    /// The alignment of the column. Default: left.
    public var alignment: Alignment

    /// Creates a column.
    public init(alignment: Alignment) { self.alignment = alignment }
  }

  /// A block and its identity among blocks of the same kind.
  public struct IntentType: Hashable, Sendable {
    /// The kind of the block.
    public var kind: Kind
    /// Distinguishes the block from the document's other blocks.
    public var identity: Int

    /// Creates a block.
    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }
  }

  /// The blocks, innermost first.
  public var components: [IntentType]
  /// The number of lists and quotes that contain the text.
  public var indentationLevel: Int {
    components.count {
      switch $0.kind {
      case .orderedList, .unorderedList, .blockQuote: true
      default: false
      }
    }
  }

  /// Creates the intent of a block within a parent.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// Creates the intent of blocks, innermost first.
  public init(types: [IntentType]) { components = types }
}
