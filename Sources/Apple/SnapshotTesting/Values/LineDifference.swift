/// The lines that differ between two texts, with the lines around them.
package enum LineDifference {
  private enum Line {
    case same(String)
    case old(String)
    case new(String)

    var isSame: Bool { if case .same = self { true } else { false } }
    var text: String {
      switch self {
      case .same(let line): "  \(line)"
      case .old(let line): "− \(line)"
      case .new(let line): "+ \(line)"
      }
    }
  }

  /// The number of equal lines to show before and after a difference.
  private static let context = 3

  /// Returns the differences in groups, each with its line numbers in both texts; `nil` for equal texts.
  package static func description(from reference: String, to value: String) -> String? {
    guard reference != value else { return nil }
    let old = reference.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let new = value.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let lines = merged(old, new)
    // Lines that are close to a difference.
    var isShown = [Bool](repeating: false, count: lines.count)
    for index in lines.indices where !lines[index].isSame {
      for near in max(index - context, 0)...min(index + context, lines.count - 1) {
        isShown[near] = true
      }
    }
    var (first, second) = (1, 1)
    var output: [String] = []
    for index in lines.indices {
      if isShown[index] {
        if index == 0 || !isShown[index - 1] { output.append("@@ line \(first) → \(second) @@") }
        output.append(lines[index].text)
      }
      switch lines[index] {
      case .same: (first, second) = (first + 1, second + 1)
      case .old: first += 1
      case .new: second += 1
      }
    }
    return output.joined(separator: "\n")
  }

  private static func merged(_ old: [String], _ new: [String]) -> [Line] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [Line] = []
    var (first, second) = (0, 0)
    while first < old.count || second < new.count {
      if removed.contains(first) {
        lines.append(.old(old[first]))
        first += 1
      } else if inserted.contains(second) {
        lines.append(.new(new[second]))
        second += 1
      } else {
        lines.append(.same(new[second]))
        (first, second) = (first + 1, second + 1)
      }
    }
    return lines
  }
}
