import Foundation

extension AccessibilityTree {
  /// Returns the notes of a document: those of its views, then the headings and pictures that only
  /// the accessibility tree knows, and all elements in reading order.
  package func notes(adding notes: [DisplayNote]) -> [DisplayNote] {
    var notes = notes
    let page = CGRect(origin: .zero, size: canvas)
    let visible = elements.compactMap { element -> (AccessibilityElement, CGRect)? in
      guard let frame = element.frame.overlap(with: page), !frame.isEmpty else { return nil }
      return (element, frame)
    }
    let known = Set(notes.map(\.kind))
    let headings = Set(
      notes.compactMap { if case .heading(let title, _) = $0.kind { title } else { nil } })
    for (element, frame) in visible where !element.label.isEmpty {
      if element.traits.contains(.isHeader), !headings.contains(element.label) {
        notes.append(
          DisplayNote(.heading(element.label, level: max(element.headingLevel, 1)), frame: frame))
      } else if element.traits.contains(.isImage), !element.isNamedAfterFile,
        !known.contains(.figure(element.label))
      {
        notes.append(DisplayNote(.figure(element.label), frame: frame))
      }
    }
    return notes + visible.map { DisplayNote(.element, frame: $0.1, cell: $0.0.cell) }
  }
}
