import Expectations
import Foundation
import Galley
import Testing

@testable import GalleyTesting

/// Assertions in tests that are not isolated to the main actor.
@Suite("Tests without the main actor")
struct IsolationTests {
  /// Asserts twice that a card matches its reference, which the first assertion records.
  private func assertTwice() {
    let references = Workbench.temporaryFolder()
    defer { try? FileManager.default.removeItem(atPath: references) }
    func assertCard() {
      assertSnapshot(of: Card(), fileID: "AppTests/CardTests.swift", testName: "card()", line: 1)
    }
    SnapshotSession.$current.withValue(SnapshotSession()) {
      withSnapshotTesting(record: .missing, directory: references) {
        // The issue is known only if it belongs to the running test.
        withKnownIssue {
          assertCard()
        } matching: {
          "\($0.comments)".contains("card was recorded:")
        }
        assertCard()
      }
    }
  }

  @Test("are synchronous") func synchronous() { assertTwice() }

  @Test("are asynchronous") func asynchronous() async {
    await Task.yield()
    assertTwice()
  }

  @Test("need names for the references of arguments", arguments: [1])
  func arguments(_ number: Int) {
    let message = verifySnapshot(of: Text("\(number)"), record: .never)
    expectEqual(message?.contains("a test with arguments needs a name for each reference"), true)
  }
}
