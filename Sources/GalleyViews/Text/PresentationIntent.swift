import Foundation

/// How a stretch of text is meant within its paragraph. Foundation has it on Apple's platforms.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  /// A bit for each intent.
  public let rawValue: UInt

  /// Creates a set of the intents whose bits are set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis, which is italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strong emphasis, which is bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code, which is monospaced.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// The end of a line in the source, which is a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  /// The end of a line.
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  /// HTML in a paragraph.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
  /// HTML on lines of its own.
  public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

extension AttributeScopes.FoundationAttributes {
  /// How a stretch of text is meant within its paragraph.
  public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
    /// A set of intents.
    public typealias Value = InlinePresentationIntent
    /// The name in a printed string.
    public static let name = "NSInlinePresentationIntent"
  }

  /// How a stretch of text is meant within its paragraph. Only its type has a meaning.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute {
    preconditionFailure("attributes are looked up by their types")
  }
}

/// The blocks of a document that a stretch of text is in. Foundation has it on Apple's platforms.
public struct PresentationIntent: Hashable, Sendable {
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
    case table(columns: [TableColumn])
    /// The first row of a table.
    case tableHeaderRow
    /// Another row of a table, counted from 1.
    case tableRow(rowIndex: Int)
    /// A cell of a table, counted from 0.
    case tableCell(columnIndex: Int)
  }

  /// A column of a table.
  public struct TableColumn: Hashable, Sendable {
    /// How the text in a column is aligned.
    public enum Alignment: Hashable, Sendable { case left, center, right }
    /// How the text in the column is aligned. Default: left.
    public var alignment: Alignment

    /// Creates a column.
    public init(alignment: Alignment) { self.alignment = alignment }

    fileprivate init(_ alignment: MarkdownPiece.Block.ColumnAlignment) {
      self.alignment =
        switch alignment {
        case .left: .left
        case .center: .center
        case .right: .right
        }
    }
  }

  /// A block with what tells it from others of the same kind.
  public struct IntentType: Hashable, Sendable {
    /// What the block is.
    public var kind: Kind
    /// What tells it from the document's other blocks.
    public var identity: Int

    /// Creates a block.
    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }
  }

  /// The blocks, from the innermost outward.
  public var components: [IntentType]
  /// How many lists and quotations the text is in.
  public var indentationLevel: Int {
    components.count {
      switch $0.kind {
      case .orderedList, .unorderedList, .blockQuote: true
      default: false
      }
    }
  }

  /// Creates the intent of a block in others.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// Creates the intent of blocks, from the innermost outward.
  public init(types: [IntentType]) { components = types }

  init(_ blocks: [MarkdownPiece.Block]) {
    components = blocks.map { block in
      let kind: Kind =
        switch block.kind {
        case .paragraph: .paragraph
        case .header(let level): .header(level: level)
        case .orderedList: .orderedList
        case .unorderedList: .unorderedList
        case .listItem(let ordinal): .listItem(ordinal: ordinal)
        case .codeBlock(let language): .codeBlock(languageHint: language)
        case .blockQuote: .blockQuote
        case .thematicBreak: .thematicBreak
        case .table(let columns): .table(columns: columns.map(TableColumn.init))
        case .tableHeaderRow: .tableHeaderRow
        case .tableRow(let row): .tableRow(rowIndex: row)
        case .tableCell(let column): .tableCell(columnIndex: column)
        }
      return IntentType(kind: kind, identity: block.identity)
    }
  }
}

extension AttributeScopes.FoundationAttributes {
  /// The blocks of a document that a stretch of text is in. A text does not draw them.
  public enum PresentationIntentAttribute: AttributedStringKey {
    /// Blocks, from the innermost outward.
    public typealias Value = PresentationIntent
    /// The name in a printed string.
    public static let name = "NSPresentationIntent"
  }

  /// The blocks of a document that a stretch of text is in. Only its type has a meaning.
  public var presentationIntent: PresentationIntentAttribute {
    preconditionFailure("attributes are looked up by their types")
  }
}
