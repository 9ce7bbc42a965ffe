import Foundation

/// The lines that are ruled across two pictures: baselines of several views at the same heights
/// share one.
struct BaselineRules {
  enum Kind: Int { case first, last, both }

  struct Rule: Identifiable {
    let id: Int
    var kind: Kind
    /// Heights in the two pictures, in points; `nil` for a view that only the other one has.
    var before: Double?
    var after: Double?
    var names: [String]
    /// Where the label's middle is.
    var labelHeight = 0.0

    /// Such as `#title first 33 → 34.5`.
    var text: String {
      let name = names[0] + (names.count > 1 ? " +\(names.count - 1)" : "")
      let heights = [before, after].compactMap { $0.map(Self.number) }
      let which = kind == .first ? " first" : kind == .last ? " last" : ""
      let isSame = before == after
      return "\(name)\(which) \(isSame ? heights[0] : heights.joined(separator: " → "))"
    }

    /// How far apart the two are; `nil` where they are equal, or where there is only one.
    var distance: String? {
      guard let before, let after, before != after else { return nil }
      return Self.number(after - before, isSigned: true)
    }

    /// Hundredths of a point are enough for the eye.
    private static func number(_ value: Double, isSigned: Bool) -> String {
      let rounded = (value * 100).rounded() / 100
      return isSigned ? LayoutWords.signed(rounded) : LayoutWords.number(rounded)
    }

    private static func number(_ value: Double) -> String { number(value, isSigned: false) }
  }

  static let labelSpacing = 14.0
  private(set) var rules: [Rule] = []

  init(_ baselines: [BaselineComparison]) {
    for baseline in baselines.sorted(by: { Self.rank($0) < Self.rank($1) }) {
      let isOneLine = [baseline.before, baseline.after].compactMap(\.self)
        .allSatisfy { $0.first == $0.last }
      if isOneLine {
        add(.both, baseline.before?.first, baseline.after?.first, baseline.name)
      } else {
        add(.first, baseline.before?.first, baseline.after?.first, baseline.name)
        add(.last, baseline.before?.last, baseline.after?.last, baseline.name)
      }
    }
    spreadLabels()
  }

  private mutating func add(_ kind: Kind, _ before: Double?, _ after: Double?, _ name: String) {
    let known = rules.firstIndex {
      $0.kind == kind && $0.before == before && $0.after == after
    }
    guard let known else {
      rules.append(
        Rule(id: rules.count, kind: kind, before: before, after: after, names: [name]))
      return
    }
    if !rules[known].names.contains(name) { rules[known].names.append(name) }
  }

  /// Identifiers say more than texts, and texts more than types.
  private static func rank(_ baseline: BaselineComparison) -> Int {
    baseline.name.hasPrefix("#") ? 0 : baseline.isText ? 1 : 2
  }

  /// Labels stand between the two heights, from the top, and not on each other.
  private mutating func spreadLabels() {
    func middle(_ rule: Rule) -> Double {
      let heights = [rule.before, rule.after].compactMap(\.self)
      return heights.reduce(0, +) / Double(max(heights.count, 1))
    }
    rules.sort { (middle($0), $0.kind.rawValue) < (middle($1), $1.kind.rawValue) }
    var free = -Double.infinity
    for index in rules.indices {
      rules[index].labelHeight = max(middle(rules[index]), free)
      free = rules[index].labelHeight + Self.labelSpacing
    }
  }

  /// How far the labels reach below pictures of this height.
  func overhang(below height: CGFloat) -> CGFloat {
    let end = (rules.last?.labelHeight ?? 0) + Self.labelSpacing / 2
    return max(0, end - height)
  }
}
