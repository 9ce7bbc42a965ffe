import Foundation
import Galley

/// One of several parts of a batch, each of which is the work of another process or machine.
///
/// Which part a picture belongs to depends on its name alone, so that two records of one name are
/// always in the same part.
struct Shard: Hashable {
  /// From 1.
  let number: Int
  let count: Int

  static let limit = 100_000

  func contains(_ hash: UInt64) -> Bool { count == 1 || hash % UInt64(count) == UInt64(number - 1) }

  /// - Parameter text: Such as `2/8`.
  /// - Throws: `ValueError`.
  init(_ text: String) throws {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
      (1...Self.limit).contains(count), (1...count).contains(number)
    else {
      throw ValueError(expected: "a part and the number of parts, such as 2/8 for the second of 8")
    }
    (self.number, self.count) = (number, count)
  }

  init(number: Int, count: Int) { (self.number, self.count) = (number, count) }

  /// The variable that says how many parts there are, where the system that runs them does not.
  static let countVariable = "GALLEY_SHARDS"

  /// The part that an engine has given this process, as its variables say; `nil` without one.
  ///
  /// - Throws: `UsageError` where the variables make no part.
  static func given(in environment: [String: String]) throws -> Shard? {
    func number(_ name: String) -> Int? { environment[name].flatMap { Int($0) } }
    let count = number(countVariable)
    // Slurm's numbers may begin anywhere, with gaps of one size between them.
    if let task = number("SLURM_ARRAY_TASK_ID") {
      let (first, step) = (
        number("SLURM_ARRAY_TASK_MIN") ?? 0, number("SLURM_ARRAY_TASK_STEP") ?? 1
      )
      return try shard(
        "SLURM_ARRAY_TASK_ID", task, index: (task - first) / max(1, step),
        count: number("SLURM_ARRAY_TASK_COUNT") ?? count, "number the array's tasks without gaps")
    }
    let fromZero = [
      ("AWS_BATCH_JOB_ARRAY_INDEX", "AWS_BATCH_JOB_ARRAY_SIZE"),
      ("CLOUD_RUN_TASK_INDEX", "CLOUD_RUN_TASK_COUNT"), ("JOB_COMPLETION_INDEX", nil),
    ]
    for (index, size) in fromZero {
      guard let task = number(index) else { continue }
      return try shard(
        index, task, index: task, count: size.flatMap(number) ?? count,
        "set it to the number of the job's tasks")
    }
    // A job of GNU parallel may be anything, and is a part only where it is said how many there are.
    if let task = number("PARALLEL_SEQ"), count != nil {
      return try shard("PARALLEL_SEQ", task, index: task - 1, count: count, "run as many jobs")
    }
    return nil
  }

  private static func shard(
    _ name: String, _ task: Int, index: Int, count: Int?, _ advice: String
  ) throws -> Shard {
    guard let count else {
      throw UsageError(
        "\(name) is \(task), and it is not known of how many",
        hint:
          "set \(countVariable) to their number, or give --shard K/N; --shard 1/1 does everything")
    }
    guard (1...limit).contains(count), (0..<count).contains(index) else {
      throw UsageError(
        "\(name) is \(task), which is none of \(count) parts",
        hint: "\(advice), or give --shard K/N")
    }
    return Shard(number: index + 1, count: count)
  }
}
