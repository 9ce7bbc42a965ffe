import Foundation
import XCTest

@testable import GalleyTesting

/// The same assertions within XCTest.
final class XCTestTests: XCTestCase {
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

  /// Failures that are looked at instead of failing the test; `nil` where none are expected.
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
