/// The changes between two layouts, summarized to be read in a few seconds.
package struct LayoutSummary: Hashable, Sendable {
  /// The largest number of sentences about views.
  static let limit = 5

  /// Changes of the canvas and other differences outside of views.
  let others: [String]
  /// Views that caused the change, with similar ones combined: `HStack with “Tea” and 5 like it:
  /// spacing 4 → 6`. If few views changed, each includes all known details.
  package let causes: [String]
  /// The number of views that changed only because others did.
  package let followers: Int
  /// A key that is equal for layouts that changed for the same causes, wherever their views are.
  let key: [String]

  /// Sentences without periods.
  package var sentences: [String] {
    var sentences = others + causes.prefix(Self.limit)
    let rest = causes.count - Self.limit
    if rest > 0 {
      sentences.append("\(rest) more changed by \(rest == 1 ? "itself" : "themselves")")
    }
    if followers > 0 { sentences.append("\(followers) followed") }
    return sentences
  }

  init(others: [String], changes: [ViewChange]) {
    self.others = others
    let causes = changes.filter { $0.cause != nil }
    let consequences = changes.filter { $0.cause == nil }
    let grouped = Self.grouped(causes)
    key = causes.isEmpty ? consequences.map(\.sentence) + others : grouped
    if changes.count <= Self.limit {
      self.causes = (causes + consequences).map(\.sentence)
      followers = 0
    } else if causes.isEmpty {
      self.causes = changes.prefix(Self.limit).map(\.sentence)
      followers = changes.count - Self.limit
    } else {
      self.causes = grouped
      followers = consequences.count
    }
  }

  /// Groups similar causes, in the order in which each first occurs.
  private static func grouped(_ causes: [ViewChange]) -> [String] {
    var groups: [(key: [String], first: ViewChange, count: Int)] = []
    for change in causes {
      let key = [String(change.name.prefix { $0 != " " }), change.cause ?? ""]
      if let index = groups.firstIndex(where: { $0.key == key }) {
        groups[index].count += 1
      } else {
        groups.append((key, change, 1))
      }
    }
    return groups.map { group in
      let like = group.count == 1 ? "" : " and \(group.count - 1) like it"
      return group.first.kind == .changed
        ? "\(group.first.name)\(like): \(group.first.cause ?? "")"
        : group.first.sentence + (group.count == 1 ? "" : ", and \(group.count - 1) like it")
    }
  }
}

extension LayoutComparison {
  /// The changes in a few sentences.
  package var summary: LayoutSummary { LayoutSummary(others: others, changes: changes) }
}
