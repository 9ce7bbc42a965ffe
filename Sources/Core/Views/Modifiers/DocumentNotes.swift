import Foundation

/// Sets the role of a view in a document.
package struct DocumentNoteModifier {
  let note: DocumentNote?

  /// - Parameter note: The role; `nil` changes nothing.
  package init(_ note: DocumentNote?) { self.note = note }
}

extension DocumentNoteModifier: MarkingModifier {
  package func mark(_ node: LayoutNode) {
    // A specific heading level takes precedence over a general header.
    if note == .heading(level: 1), case .heading? = node.note { return }
    if let note { node.note = note }
  }
}
