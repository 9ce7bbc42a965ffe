import Foundation
import XCTest

@testable import GalleyTesting

/// The same assertions in XCTest.
final class XCTestTests: XCTestCase {
  /// The tests by name, which the entry point of the test program needs on Linux.
  static var allTests: [(String, (XCTestTests) -> () throws -> Void)] {
    [
      ("testEqualSnapshotsPass", onMainActor { await $0.testEqualSnapshotsPass() }),
      ("testDifferentSnapshotsFail", onMainActor { await $0.testDifferentSnapshotsFail() }),
      ("testSynchronousTestsNeedNoActor", testSynchronousTestsNeedNoActor),
    ]
  }

  private static func onMainActor(
    _ body: @escaping @MainActor (XCTestTests) async -> Void
  ) -> (XCTestTests) -> () throws -> Void {
    asyncTest { test in
      nonisolated(unsafe) let test = test
      return { await body(test) }
    }
  }

  @MainActor func testEqualSnapshotsPass() async {
    let bench = Workbench()
    XCTAssertNotNil(bench.verify(Card()))
    bench.within {
      assertSnapshot(
        of: Card(), snapshotDirectory: bench.snapshots, fileID: "AppTests/CardTests.swift",
        testName: "card()", line: 1)
    }
  }

  @MainActor func testDifferentSnapshotsFail() async {
    let bench = Workbench()
    XCTAssertNotNil(bench.verify(Card()))
    failures = []
    bench.within {
      expectSnapshot(
        of: Card(inset: 17), snapshotDirectory: bench.snapshots,
        fileID: "AppTests/CardTests.swift", testName: "card()", line: 1)
    }
    let messages = failures ?? []
    failures = nil
    XCTAssertEqual(messages.count, 1)
    XCTAssert(
      messages.first?.contains("AppTests/CardTests/card differs from its reference:") == true)
  }

  func testSynchronousTestsNeedNoActor() {
    let references = Workbench.temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: references) }
    failures = []
    SnapshotSession.$current.withValue(SnapshotSession()) {
      withSnapshotTesting(record: .missing, directory: references) {
        assertSnapshot(of: Card(), fileID: "AppTests/CardTests.swift", testName: "card()", line: 1)
        assertSnapshot(of: Card(), fileID: "AppTests/CardTests.swift", testName: "card()", line: 1)
      }
    }
    let messages = failures ?? []
    failures = nil
    XCTAssertEqual(messages.count, 1)
    XCTAssert(messages.first?.contains("AppTests/CardTests/card was recorded:") == true)
  }

  /// Collects failures instead of failing the test; `nil` if none are expected.
  private var failures: [String]?

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    guard failures == nil else {
      failures?.append(description)
      return
    }
    super.recordFailure(
      withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
  }
}
