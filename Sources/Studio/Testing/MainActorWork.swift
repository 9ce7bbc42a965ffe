import Foundation
import Galley
import Testing

/// Runs the assertions of tests that are not isolated to the main actor, which views need.
package enum MainActorWork {
  /// Runs work on the main actor and waits for it. XCTest calls synchronous tests on the main thread.
  package static func run<Value>(_ work: @MainActor () throws -> Value) rethrows -> Value {
    if MainActor.isCurrent { return try isolated(work) }
    // Another thread has task-local values of its own.
    let (configuration, session) = (SnapshotTestingConfiguration.current, SnapshotSession.current)
    let (variables, test) = (RunningEnvironment.variables, Test.current)
    return try DispatchQueue.main.sync {
      try TestFramework.$waiting.withValue(test) {
        try SnapshotTestingConfiguration.$current.withValue(configuration) {
          try SnapshotSession.$current.withValue(session) {
            try RunningEnvironment.$variables.withValue(variables) { try isolated(work) }
          }
        }
      }
    }
  }

  private static func isolated<Value>(_ work: @MainActor () throws -> Value) rethrows -> Value {
    try MainActor.assumeIsolated { Waited(value: try work()) }.value
  }

  /// The caller waits for the value, so that only one thread uses it at a time.
  private struct Waited<Value>: @unchecked Sendable { let value: Value }
}
