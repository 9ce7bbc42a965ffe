import Foundation

/// The role of a view in a document, for file formats that support it.
package enum DocumentNote: Hashable, Sendable {
  /// A link to a URL.
  case link(URL)
  /// The heading of a section; 1 is the highest level.
  case heading(level: Int)
}

private enum DocumentNoteTrait {}

extension LayoutNode {
  private static let noteKey = ObjectIdentifier(DocumentNoteTrait.self)

  /// The role of the view in a document.
  package var note: DocumentNote? {
    get { !hasTraits ? nil : traits[Self.noteKey] as? DocumentNote }
    nonmutating set { traits[Self.noteKey] = newValue }
  }
}
