import Foundation
import Galley

extension SnapshotTestingConfiguration.Record {
  /// The environment variable that names the mode.
  static let environmentVariable = "SNAPSHOT_TESTING_RECORD"

  /// The mode that applies: the argument's, else that of the trait or of `withSnapshotTesting`, else
  /// the environment's, else `never` in continuous integration, else `missing`.
  ///
  /// - Parameter environment: `SNAPSHOT_TESTING_RECORD` names the mode, `CI` says where tests run.
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

/// `SNAPSHOT_TESTING_RECORD` is no mode.
struct UnknownRecordMode: ExplainedError {
  let name: String

  var message: String { "SNAPSHOT_TESTING_RECORD is '\(name)'" }

  var hint: String {
    let modes = SnapshotTestingConfiguration.Record.allCases.map(\.rawValue)
    return "make it one of \(modes.joined(separator: ", "))"
  }
}
