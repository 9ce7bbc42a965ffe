import Foundation
import GalleyCore

/// Formats lengths and positions for sentences.
enum PointText {
  /// Returns the number with at most two decimal places.
  static func number(_ value: CGFloat) -> String {
    NumberText.points(value.isFinite ? (value * 100).rounded() / 100 : value)
  }

  /// Returns the length with its unit: `1 point`, `8 points`.
  static func points(_ value: CGFloat) -> String {
    let text = number(value)
    return "\(text) point\(text == "1" ? "" : "s")"
  }

  /// Whether two lengths look the same.
  static func areEqual(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || abs(a - b) < 0.005 }

  static func areEqual(_ a: CGFloat?, _ b: CGFloat?) -> Bool {
    if let a, let b { areEqual(a, b) } else { a == nil && b == nil }
  }

  /// Joins words: `A`, `A and B`, `A, B and 3 others`.
  static func list(_ words: [String]) -> String {
    let shown =
      words.count > 4 ? Array(words.prefix(3)) + ["\(words.count - 3) others"] : words
    guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
    return shown.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Returns an ordinal number: `first`, `second`, `11th`.
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
  /// The adjective, as in “100 points wide”.
  var extended: String { self == .horizontal ? "wide" : "tall" }
  var larger: String { self == .horizontal ? "wider" : "taller" }
  var largest: String { self == .horizontal ? "widest" : "tallest" }
  /// The edge from which positions are measured.
  var start: String { self == .horizontal ? "leading edge" : "top" }
  var end: String { self == .horizontal ? "trailing edge" : "bottom" }

  /// Describes a proposal along the axis: `a width of 100`, `no width`, `an infinite width`.
  func proposed(_ length: CGFloat?) -> String {
    guard let length else { return "no \(self.length)" }
    return length == .infinity
      ? "an infinite \(self.length)" : "a \(self.length) of \(PointText.number(length))"
  }
}
