import Foundation

/// What a view is in a document, for files that can tell.
package enum DocumentNote: Hashable, Sendable {
  /// Leads to a URL.
  case link(URL)
  /// Begins a part of the document; 1 is the highest level.
  case heading(level: Int)
}

private enum DocumentNoteTrait {}

extension LayoutNode {
  private static let noteKey = ObjectIdentifier(DocumentNoteTrait.self)

  /// What the view is in a document.
  package var note: DocumentNote? {
    get { !hasTraits ? nil : traits[Self.noteKey] as? DocumentNote }
    nonmutating set { traits[Self.noteKey] = newValue }
  }
}
