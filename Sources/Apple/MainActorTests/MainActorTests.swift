import Foundation
import PackagePlugin

/// Lets XCTest on Linux start classes whose tests are synchronous and on the main actor.
///
/// The program that SwiftPM generates passes such tests to `testCase`, which accepts only tests
/// without an actor, so the program ends when it starts. This adds an overload for them to the test
/// target.
@main
struct MainActorTests: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) -> [Command] {
    let file = context.pluginWorkDirectoryURL.appending(path: "GalleyMainActorTests.swift")
    return [
      .buildCommand(
        displayName: "Let XCTest start tests on the main actor",
        executable: URL(filePath: "/bin/sh"),
        arguments: [
          "-c", "printf '%s' \"$0\" > \"$1\"", Self.source, file.path(percentEncoded: false),
        ],
        outputFiles: [file])
    ]
  }

  private static let source = """
    #if !canImport(ObjectiveC)
      import XCTest

      func testCase<T: XCTestCase>(
        _ tests: [(String, (T) -> @MainActor () throws -> Void)]
      ) -> XCTestCaseEntry {
        let plain: [(String, (T) -> () throws -> Void)] = tests.map { name, test in
          let start: (T) -> () throws -> Void = { instance in
            { try isolated(test(instance)) }
          }
          return (name, start)
        }
        return testCase(plain)
      }

      func testCase<T: XCTestCase>(
        _ tests: [(String, (T) -> @MainActor () -> Void)]
      ) -> XCTestCaseEntry {
        let throwing: [(String, (T) -> @MainActor () throws -> Void)] = tests.map { name, test in
          (name, { instance in test(instance) })
        }
        return testCase(throwing)
      }

      /// XCTest calls synchronous tests on the main thread.
      private func isolated(_ test: @escaping @MainActor () throws -> Void) throws {
        try MainActor.assumeIsolated { try test() }
      }
    #endif

    """
}
