internal import CMark
import GalleyGraphics
import Synchronization

/// Reads Markdown with tables, strikethrough and autolinks with cmark-gfm.
enum MarkdownReader {
  /// The library stores its extensions' special characters in variables that all parsers share.
  private static let turn = Mutex(())

  /// Returns the pieces of text in a document; empty if memory is short.
  static func pieces(of source: String) -> [MarkdownPiece] {
    guard let document = document(source) else { return [] }
    defer { cmark_node_free(document) }
    guard let iterator = cmark_iter_new(document) else { return [] }
    defer { cmark_iter_free(iterator) }
    var walk = Walk()
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return walk.pieces }
      guard let node = cmark_iter_get_node(iterator) else { return walk.pieces }
      if event == CMARK_EVENT_ENTER { walk.enter(node) } else { walk.leave(node) }
    }
  }

  private static func document(_ source: String) -> OpaquePointer? {
    turn.withLock { _ in
      cmark_gfm_core_extensions_ensure_registered()
      guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return nil }
      defer { cmark_parser_free(parser) }
      for name in ["strikethrough", "autolink", "table"] {
        if let found = cmark_find_syntax_extension(name) {
          cmark_parser_attach_syntax_extension(parser, found)
        }
      }
      var source = source
      source.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          cmark_parser_feed(parser, $0.baseAddress, $0.count)
        }
      }
      return cmark_parser_finish(parser)
    }
  }
}

/// A walk through a document that collects its pieces of text.
private struct Walk {
  var pieces: [MarkdownPiece] = []
  private var blocks: [PresentationIntent.IntentType] = []
  /// The visible blocks from the innermost outward. Created for the first piece of a block and
  /// shared by its other pieces.
  private var shownBlocks: [PresentationIntent.IntentType]?
  private var identities = 0
  private var (emphases, strongs, strikes) = (0, 0, 0)
  private var links: [String] = []
  private var images: [String] = []
  /// The numbers of the next items in the enclosing lists.
  private var ordinals: [Int] = []
  private var rows = 0
  private var cells = 0

  mutating func enter(_ node: OpaquePointer) {
    let type = cmark_node_get_type(node)
    if let kind = block(node, type) {
      if type == CMARK_NODE_LIST { ordinals.append(max(Int(cmark_node_get_list_start(node)), 1)) }
      return open(kind)
    }
    switch type {
    case CMARK_NODE_EMPH: emphases += 1
    case CMARK_NODE_STRONG: strongs += 1
    case galley_cmark_strikethrough(): strikes += 1
    case CMARK_NODE_LINK: links.append(string(cmark_node_get_url(node)) ?? "")
    case CMARK_NODE_IMAGE: images.append(string(cmark_node_get_url(node)) ?? "")
    case CMARK_NODE_TEXT: add(literal(node))
    case CMARK_NODE_CODE: add(literal(node), .code)
    case CMARK_NODE_HTML_INLINE: add(literal(node), .inlineHTML)
    case CMARK_NODE_SOFTBREAK: add(" ", .softBreak)
    case CMARK_NODE_LINEBREAK: add("\n", .lineBreak)
    case CMARK_NODE_HTML_BLOCK:
      open(.paragraph)
      add(literal(node), .blockHTML)
      close()
    case CMARK_NODE_CODE_BLOCK:
      let info = string(cmark_node_get_fence_info(node)) ?? ""
      open(.codeBlock(languageHint: info.isEmpty ? nil : info))
      add(literal(node), [])
      close()
    case CMARK_NODE_THEMATIC_BREAK:
      open(.thematicBreak)
      add("\u{2E3B}")
      close()
    default: break
    }
  }

  mutating func leave(_ node: OpaquePointer) {
    let type = cmark_node_get_type(node)
    if block(node, type) != nil { close() }
    switch type {
    case CMARK_NODE_LIST: ordinals.removeLast()
    case CMARK_NODE_ITEM: if !ordinals.isEmpty { ordinals[ordinals.count - 1] += 1 }
    case CMARK_NODE_EMPH: emphases -= 1
    case CMARK_NODE_STRONG: strongs -= 1
    case galley_cmark_strikethrough(): strikes -= 1
    case CMARK_NODE_LINK: links.removeLast()
    case CMARK_NODE_IMAGE: images.removeLast()
    case galley_cmark_table_row(): (rows, cells) = (rows + 1, 0)
    case galley_cmark_table_cell(): cells += 1
    default: break
    }
  }

  /// Returns the kind of a block node; `nil` for other nodes.
  private func block(
    _ node: OpaquePointer, _ type: cmark_node_type
  ) -> PresentationIntent.Kind? {
    switch type {
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_HEADING: .header(level: Int(cmark_node_get_heading_level(node)))
    case CMARK_NODE_BLOCK_QUOTE: .blockQuote
    case CMARK_NODE_LIST:
      cmark_node_get_list_type(node) == CMARK_ORDERED_LIST ? .orderedList : .unorderedList
    case CMARK_NODE_ITEM: .listItem(ordinal: ordinals.last ?? 1)
    case galley_cmark_table():
      .table(columns: columns(of: node))
    case galley_cmark_table_row():
      cmark_gfm_extensions_get_table_row_is_header(node) != 0
        ? .tableHeaderRow : .tableRow(rowIndex: max(rows, 1))
    case galley_cmark_table_cell(): .tableCell(columnIndex: cells)
    default: nil
    }
  }

  private func columns(of table: OpaquePointer) -> [PresentationIntent.TableColumn] {
    let alignments = cmark_gfm_extensions_get_table_alignments(table)
    return (0..<Int(cmark_gfm_extensions_get_table_columns(table))).map { column in
      let alignment: PresentationIntent.TableColumn.Alignment =
        switch alignments?[column] {
        case UInt8(ascii: "c"): .center
        case UInt8(ascii: "r"): .right
        default: .left
        }
      return PresentationIntent.TableColumn(alignment: alignment)
    }
  }

  private mutating func open(_ kind: PresentationIntent.Kind) {
    if case .table = kind { rows = 0 }
    identities += 1
    blocks.append(PresentationIntent.IntentType(kind: kind, identity: identities))
    shownBlocks = nil
  }

  private mutating func close() {
    blocks.removeLast()
    shownBlocks = nil
  }

  /// The largest number of nested blocks in a piece. Beyond it, only the innermost block is added,
  /// so that the memory for text made of quotation marks doesn't grow quadratically.
  private static let depthLimit = 100

  private mutating func allBlocks() -> [PresentationIntent.IntentType] {
    if let shownBlocks { return shownBlocks }
    let isDeep = blocks.count > Self.depthLimit
    let outer = isDeep ? blocks.prefix(Self.depthLimit) + blocks.suffix(1) : blocks[...]
    let shown = Array(outer.reversed())
    shownBlocks = shown
    return shown
  }

  private mutating func add(_ text: String, _ more: InlinePresentationIntent = []) {
    guard !text.isEmpty else { return }
    var intents = more
    if emphases > 0 { intents.insert(.emphasized) }
    if strongs > 0 { intents.insert(.stronglyEmphasized) }
    if strikes > 0 { intents.insert(.strikethrough) }
    pieces.append(
      MarkdownPiece(
        text: text, intents: intents, link: links.last, imageURL: images.last,
        blocks: allBlocks()))
  }

  private func literal(_ node: OpaquePointer) -> String {
    string(cmark_node_get_literal(node)) ?? ""
  }

  private func string(_ text: UnsafePointer<CChar>?) -> String? {
    text.map { String(cString: $0) }
  }
}
