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
        bench.within { assertSnapshot(of: "a", as: .lines, named: "none at all") }
      }
    }
    let results = bench.session.results
    let lines = results.write(to: "github", isSwiftTesting: true, environment: [:])
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("::error file=") == true)
    #expect(lines.first?.contains("TestResultsTests.swift,line=") == true)
    for (name, isSwiftTesting, file) in [
      ("r.sarif", true, "r-swift-testing.sarif"), ("r.xml", false, "r.xml"),
    ] {
      #expect(results.write(to: "\(bench.root)/\(name)", isSwiftTesting: isSwiftTesting) == [])
      #expect(try !SnapshotStore.read("\(bench.root)/\(file)").isEmpty)
    }
    #expect(results.write(to: nil, isSwiftTesting: true) == [])
    #expect(results.write(to: "r.txt", isSwiftTesting: true).count == 1)
  }
}
