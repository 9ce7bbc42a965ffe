import Galley
import GalleyRecords

/// The warnings about the records of a batch. Equal ones are printed once.
@MainActor
struct BatchWarnings {
  /// The maximum number of different warnings kept.
  private static let limit = 1000
  /// The maximum number of warnings printed.
  private static let toldLimit = 20

  private var order: [(text: String, first: RecordPlace)] = []
  /// The number of records, by warning.
  private var counts: [String: Int] = [:]
  private var isFull = false

  mutating func add(_ text: String, about place: RecordPlace) {
    guard counts[text] != nil || order.count < Self.limit else { return isFull = true }
    if counts[text] == nil { order.append((text, place)) }
    counts[text, default: 0] += 1
  }

  /// - Parameter path: The name of the input.
  func print(about path: String, on console: Console) {
    for (text, first) in order.prefix(Self.toldLimit) {
      let count = counts[text] ?? 1
      let others = count > 1 ? " and \(counted(count - 1, "other record"))" : ""
      console.warn("\(path):\(first)\(others): \(text)")
    }
    let rest = order.count - Self.toldLimit
    if rest > 0 {
      console.warn(
        "\(isFull ? "more than " : "")\(counted(rest, "other warning")) not shown",
        hint: "fix the causes above, then run the batch again")
    }
  }
}
