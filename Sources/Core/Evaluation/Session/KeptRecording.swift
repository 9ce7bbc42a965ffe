import Foundation

/// A display list in which the items of individual views can be replaced.
struct KeptRecording {
  private(set) var list: DisplayList
  /// Missing characters and fonts.
  let warnings: [TextWarning]
  private let parts: [Int: Recorder.Part]

  /// - Parameter views: The indices of the replaceable views.
  @MainActor
  init(_ placed: PlacedTree, scale: Double, background: ResolvedColor?, noting views: [Int]) {
    let recorded = Recorder.record(placed, scale: scale, background: background, noting: views)
    (list, warnings) = (recorded.list, recorded.list.textWarnings)
    parts = recorded.parts ?? [:]
  }

  /// Replaces the items of a view.
  ///
  /// - Returns: Whether the replacement succeeded. It requires the same number of items as before,
  ///   so that the other parts keep their positions.
  @MainActor
  mutating func replace(_ index: Int, from placed: PlacedTree) -> Bool {
    // Notes are in reading order, and their number may change.
    guard warnings.isEmpty, let part = parts[index], list.notes.isEmpty,
      let items = Recorder.record(index, of: placed, scale: list.scale, as: part),
      items.count == part.range.count, !items.contains(where: \.hasWarnings)
    else { return false }
    // If there are no items, groups around them may have been omitted.
    if !items.isEmpty { list.items.replaceSubrange(part.range, with: items) }
    return true
  }
}

extension DisplayItem {
  fileprivate var hasWarnings: Bool {
    if case .glyphs(let line, _, _) = self { !line.warnings.isEmpty } else { false }
  }
}
