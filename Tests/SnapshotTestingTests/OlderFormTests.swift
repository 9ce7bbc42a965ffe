import Expectations
import SwiftUI
import Testing
import XCTest

@testable import SnapshotTesting

@Suite("Older forms of suites")
@MainActor
struct OlderFormTests {
  let bench = SuiteBench()

  @Test("a mode from a Boolean variable records if it is true")
  func booleans() throws {
    for (value, recording, result) in [
      ("a", nil, "was recorded"), ("b", false, "differs"), ("b", nil, "differs"),
      ("b", true, "was re-recorded"), ("b", false, nil),
    ] as [(String, Bool?, String?)] {
      let message = bench.within {
        verifySnapshot(
          matching: value, as: .lines, named: "it", record: recording,
          snapshotDirectory: bench.folder, file: "/app/CardTests.swift", testName: "card()")
      }
      if let result { expectEqual(message?.contains(result), true) } else { expectNil(message) }
    }
  }

  @Test("the former name of the global mode still sets it")
  func record() {
    SnapshotTesting.record = true
    defer { SnapshotTesting.record = false }
    expect(isRecording)
    expect(SnapshotTestCase.self == XCTestCase.self)
  }

  @Test("an older inline snapshot is compared without the space around it")
  func inline() {
    _assertInlineSnapshot(matching: [1, 2], as: .json, with: "\n[\n  1,\n  2\n]\n  ")
    withKnownIssue {
      _assertInlineSnapshot(matching: "a\nb", as: .lines, with: "a\nc")
    } matching: {
      $0.comments.first?.rawValue.contains("the inline snapshot differs") == true
    }
  }

  @Test("activities run with their names")
  func activities() throws {
    let name = XCTContext.runActivity(named: "part") { activity in
      activity.add(XCTAttachment(string: "text"))
      return activity.name
    }
    expectEqual(name, "part")
    #expect(throws: CancellationError.self) {
      try XCTContext.runActivity(named: "fails") { _ in throw CancellationError() }
    }
  }
}
