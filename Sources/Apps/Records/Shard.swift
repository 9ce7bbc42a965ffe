import Foundation
import Galley

/// One of several parts of a batch. Each part is the work of another process or machine.
///
/// The part of a picture depends only on its name, so records of the same name are always in the
/// same part.
package struct Shard: Hashable {
  /// The number of this part, starting at 1.
  package let number: Int
  package let count: Int

  package static let limit = 100_000

  package func contains(_ hash: UInt64) -> Bool {
    count == 1 || hash % UInt64(count) == UInt64(number - 1)
  }

  /// - Parameter text: The part, such as `2/8`.
  /// - Throws: `ValueError`.
  package init(_ text: String) throws {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
      (1...Self.limit).contains(count), (1...count).contains(number)
    else {
      throw ValueError(expected: "a part and the number of parts, such as 2/8 for the second of 8")
    }
    (self.number, self.count) = (number, count)
  }

  package init(number: Int, count: Int) { (self.number, self.count) = (number, count) }

  /// The environment variable with the number of parts, for job systems that do not provide it.
  package static let countVariable = "GALLEY_SHARDS"

  /// Returns the part that a job system assigned to this process through environment variables;
  /// `nil` if there is none.
  ///
  /// - Throws: `UsageError` if the variables are inconsistent.
  package static func given(in environment: [String: String]) throws -> Shard? {
    func number(_ name: String) -> Int? { environment[name].flatMap { Int($0) } }
    let count = number(countVariable)
    // Slurm's task numbers may start anywhere and have a constant step.
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
    // A job of GNU parallel may be anything; it is a part only if the number of parts is given.
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
        "\(name) is \(task), but the total is unknown",
        hint:
          "set \(countVariable) to the total, or use --shard K/N; --shard 1/1 renders everything")
    }
    guard (1...limit).contains(count), (0..<count).contains(index) else {
      throw UsageError(
        "\(name) is \(task), which is out of range for \(count) parts",
        hint: "\(advice), or use --shard K/N")
    }
    return Shard(number: index + 1, count: count)
  }
}
