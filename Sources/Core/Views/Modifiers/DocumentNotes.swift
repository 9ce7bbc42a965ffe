import Foundation

/// Says what a view is in a document.
package struct DocumentNoteModifier {
  let note: DocumentNote?

  /// - Parameter note: `nil` changes nothing.
  package init(_ note: DocumentNote?) { self.note = note }
}

extension DocumentNoteModifier: MarkingModifier {
  package func mark(_ node: LayoutNode) {
    // That something is a header is less than which.
    if note == .heading(level: 1), case .heading? = node.note { return }
    if let note { node.note = note }
  }
}
