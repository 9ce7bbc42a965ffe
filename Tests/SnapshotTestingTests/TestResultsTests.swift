import Expectations
import Foundation
import GalleySnapshots
import Testing

@testable import SnapshotTesting

@Suite("Results of failing tests for other programs")
@MainActor
struct TestResultsTests {
  let bench = SuiteBench()

  @Test("failing assertions become annotations, or files named after the framework")
  func written() throws {
    withKnownIssue {
      withSnapshotTesting(record: .never) {
        bench.within {
          assertSnapshot(
            of: "a", as: .lines, named: "it", fileID: "AppTests/CardTests.swift",
            file: "/app/CardTests.swift", testName: "card()", line: 7, column: 3)
        }
      }
    }
    let message = [
      "AppTests/CardTests/card.it has no reference",
      "actual:    \(bench.root)/failures/AppTests/CardTests/card.it.txt",
      "accept:    SNAPSHOT_TESTING_RECORD=failed swift test --filter"
        + " 'SnapshotTestingTests.TestResultsTests/written'",
    ]
    let results = bench.session.results
    expectEqual(
      results.write(to: "github", isSwiftTesting: true, environment: [:]),
      [
        "::error file=/app/CardTests.swift,line=7,col=3,"
          + "title=AppTests/CardTests/card (test/snapshot)::" + message.joined(separator: "%0A")
      ])
    let summary = "\(bench.root)/summary.md"
    _ = results.write(
      to: "github", isSwiftTesting: true, environment: ["GITHUB_STEP_SUMMARY": summary])
    let written = String(decoding: try SnapshotStore.read(summary), as: UTF8.self)
    expect(written, startsWith: "### galley test\n\n0 of 1 without findings\n")
    expect(written, contains: "| AppTests/CardTests/card | \(message.joined(separator: "<br>")) |")
    for (name, isSwiftTesting) in [("r.sarif", true), ("r.xml", false)] {
      expectEqual(results.write(to: "\(bench.root)/\(name)", isSwiftTesting: isSwiftTesting), [])
    }
    expectEqual(
      String(decoding: try SnapshotStore.read("\(bench.root)/r.xml"), as: UTF8.self),
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="galley test" tests="1" failures="1" errors="0">
        <testsuite name="galley test" tests="1" failures="1" errors="0" skipped="0">
          <testcase classname="galley.test.AppTests.CardTests" name="AppTests/CardTests/card">
            <failure type="test/snapshot" message="\(message[0])">/app/CardTests.swift:7:3: \
      \(message.joined(separator: "&#10;"))</failure>
          </testcase>
        </testsuite>
      </testsuites>
      """)

    struct Log: Decodable {
      struct Run: Decodable { let results: [Entry] }
      struct Entry: Decodable {
        let ruleId, level: String
        let message: Text
        let locations: [Place]
      }
      struct Text: Decodable { let text: String }
      struct Place: Decodable { let physicalLocation: Physical }
      struct Physical: Decodable {
        let artifactLocation: Artifact
        let region: Region
      }
      struct Artifact: Decodable { let uri: String }
      struct Region: Decodable { let startLine, startColumn: Int }
      let runs: [Run]
    }
    let file = try SnapshotStore.read("\(bench.root)/r-swift-testing.sarif")
    let entries = try JSONDecoder().decode(Log.self, from: Data(file)).runs.flatMap(\.results)
    expectEqual(entries.map(\.ruleId), ["test/snapshot"])
    expectEqual(entries.map(\.level), ["error"])
    expectEqual(entries.map(\.message.text), [message.joined(separator: "\n")])
    let place = try require(entries.first?.locations.first?.physicalLocation)
    expectEqual(place.artifactLocation.uri, "file:///app/CardTests.swift")
    expectEqual(place.region.startLine, 7)
    expectEqual(place.region.startColumn, 3)
  }

  @Test("without a target nothing is written, and an unknown suffix is reported")
  func targets() throws {
    let results = bench.session.results
    expectEqual(results.write(to: nil, isSwiftTesting: true), [])
    expectEqual(results.write(to: "", isSwiftTesting: true), [])
    expectEqual(
      results.write(to: "\(bench.root)/r.txt", isSwiftTesting: true),
      [
        "GALLEY_TEST_RESULTS is neither github nor a file such as results.sarif or results.xml"
      ])
    try expect(FileManager.default.contentsOfDirectory(atPath: bench.root).isEmpty)
  }
}
