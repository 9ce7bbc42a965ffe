import Foundation

/// Lengths and positions in sentences.
enum PointText {
  /// At most two decimals.
  static func number(_ value: CGFloat) -> String {
    NumberText.points(value.isFinite ? (value * 100).rounded() / 100 : value)
  }

  /// `1 point`, `8 points`.
  static func points(_ value: CGFloat) -> String {
    let text = number(value)
    return "\(text) point\(text == "1" ? "" : "s")"
  }

  /// Whether two lengths are the same to the eye.
  static func areEqual(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || abs(a - b) < 0.005 }

  static func areEqual(_ a: CGFloat?, _ b: CGFloat?) -> Bool {
    if let a, let b { areEqual(a, b) } else { a == nil && b == nil }
  }

  /// `A`, `A and B`, `A, B and 3 others`.
  static func list(_ words: [String]) -> String {
    let shown =
      words.count > 4 ? Array(words.prefix(3)) + ["\(words.count - 3) others"] : words
    guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }

  /// `first`, `second`, `11th`.
  static func ordinal(_ number: Int) -> String {
    let words = ["first", "second", "third", "fourth", "fifth", "sixth"]
    if words.indices.contains(number - 1) { return words[number - 1] }
    let teens = (11...13).contains(number % 100)
    let ending = teens ? "th" : [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
    return "\(number)\(ending)"
  }
}

extension Axis {
  /// `width` or `height`.
  var length: String { self == .horizontal ? "width" : "height" }
  /// As in “100 points wide”.
  var extended: String { self == .horizontal ? "wide" : "high" }
  var larger: String { self == .horizontal ? "wider" : "higher" }
  var largest: String { self == .horizontal ? "widest" : "highest" }
  /// The edge that positions are counted from.
  var start: String { self == .horizontal ? "leading edge" : "top" }
  var end: String { self == .horizontal ? "trailing edge" : "bottom" }

  /// What is proposed along the axis: `a width of 100`, `no width`, `an infinite width`.
  func proposed(_ length: CGFloat?) -> String {
    guard let length else { return "no \(self.length)" }
    return length == .infinity
      ? "an infinite \(self.length)" : "a \(self.length) of \(PointText.number(length))"
  }
}
