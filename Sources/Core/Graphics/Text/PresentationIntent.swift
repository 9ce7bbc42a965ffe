import Foundation

/// The blocks that contain a piece of text in a document. Part of Foundation on Apple's platforms.
public struct PresentationIntent: Hashable, Sendable {
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
