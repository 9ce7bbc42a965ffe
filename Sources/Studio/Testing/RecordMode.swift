import Foundation
import Galley

extension SnapshotTestingConfiguration.Record {
  /// The environment variable that sets the mode.
  static let environmentVariable = "SNAPSHOT_TESTING_RECORD"

  /// Returns the first mode found: the argument, the trait or `withSnapshotTesting`, the
  /// environment, `never` in continuous integration, and `missing`.
  ///
  /// - Parameter environment: The variables. `SNAPSHOT_TESTING_RECORD` sets the mode; `CI` marks
  ///   continuous integration.
  /// - Throws: `UnknownRecordMode`.
  static func resolve(
    argument: Self?, configuration: Self?, environment: [String: String]
  ) throws -> Self {
    if let mode = argument ?? configuration { return mode }
    if let name = environment[environmentVariable], !name.isEmpty {
      guard let mode = Self(rawValue: name) else { throw UnknownRecordMode(name: name) }
      return mode
    }
    let isContinuousIntegration = ["", "0", "false"].contains(environment["CI"] ?? "") == false
    return isContinuousIntegration ? .never : .missing
  }
}

/// Thrown if `SNAPSHOT_TESTING_RECORD` is not a mode.
struct UnknownRecordMode: ExplainedError {
  let name: String

  var message: String { "SNAPSHOT_TESTING_RECORD has the unknown value '\(name)'" }

  var hint: String {
    let modes = SnapshotTestingConfiguration.Record.allCases.map(\.rawValue)
    return "use one of \(modes.joined(separator: ", "))"
  }
}
