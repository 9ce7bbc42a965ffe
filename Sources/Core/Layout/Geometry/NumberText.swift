import Foundation

/// Formats numbers for printed stages: locale-independent, at most four decimals, no trailing
/// zeros.
package enum NumberText {
  package static func points(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-∞" : "∞" }
    let scaled = (value * 10_000).rounded()
    guard abs(scaled) < 9e15 else { return String(value) }
    var ten = Int64(scaled)
    if ten == 0 { return "0" }
    let sign = ten < 0 ? "-" : ""
    ten = abs(ten)
    let fraction = ten % 10_000
    guard fraction != 0 else { return sign + String(ten / 10_000) }
    var digits = String(fraction + 10_000).dropFirst()
    while digits.last == "0" { digits = digits.dropLast() }
    return "\(sign)\(ten / 10_000).\(digits)"
  }
}
