import Foundation

/// Formats numbers and names in sentences about layouts.
enum LayoutWords {
  /// Rounds a difference of numbers with four decimals, to remove the noise of subtraction.
  static func rounded(_ value: Double) -> Double {
    value.isFinite ? (value * 10_000).rounded() / 10_000 : value.isNaN ? 0 : value
  }

  static func number(_ value: Double) -> String {
    let value = rounded(value)
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    return value == value.rounded() ? String(Int(value)) : String(value)
  }

  static func signed(_ value: Double) -> String { (value > 0 ? "+" : "") + number(value) }
  static func point(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }
  static func size(_ size: CGSize) -> String { "\(number(size.width))×\(number(size.height))" }

  /// Describes the number of views that move along.
  static func viewsInside(_ count: Int) -> String {
    count == 0 ? "" : count == 1 ? ", with the view in it" : ", with \(count) views in it"
  }

  static func guide(_ name: String) -> String {
    switch name {
    case "firstTextBaseline": "first baseline"
    case "lastTextBaseline": "last baseline"
    default: name
    }
  }
}
