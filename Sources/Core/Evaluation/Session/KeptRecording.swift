import Foundation

/// The display list of kept views, in which what single views show can be replaced.
struct KeptRecording {
  private(set) var list: DisplayList
  /// Characters and fonts that are not there.
  let warnings: [TextWarning]
  private let parts: [Int: Recorder.Part]

  /// - Parameter views: The indices of the views that can be replaced.
  @MainActor
  init(_ placed: PlacedTree, scale: Double, background: ResolvedColor?, noting views: [Int]) {
    let recorded = Recorder.record(placed, scale: scale, background: background, noting: views)
    (list, warnings) = (recorded.list, recorded.list.textWarnings)
    parts = recorded.parts ?? [:]
  }

  /// Replaces what a view shows.
  ///
  /// - Returns: Whether it could be done: there are as many items as before, so that all parts stay
  ///   where they are.
  @MainActor
  mutating func replace(_ index: Int, from placed: PlacedTree) -> Bool {
    // Notes are in the order of reading, and their number may change.
    guard warnings.isEmpty, let part = parts[index], list.notes.isEmpty,
      let items = Recorder.record(index, of: placed, scale: list.scale, as: part),
      items.count == part.range.count, !items.contains(where: \.hasWarnings)
    else { return false }
    // Where there is nothing, what was begun around it may have been left out.
    if !items.isEmpty { list.items.replaceSubrange(part.range, with: items) }
    return true
  }
}

extension DisplayItem {
  fileprivate var hasWarnings: Bool {
    if case .glyphs(let line, _, _) = self { !line.warnings.isEmpty } else { false }
  }
}
