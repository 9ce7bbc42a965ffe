import Expectations
import Testing

@testable import GalleyTesting

@Suite("Record modes")
@MainActor
struct RecordModeTests {
  let bench = Workbench()
  typealias Record = SnapshotTestingConfiguration.Record

  @Test("a missing reference is recorded and fails once")
  func missing() throws {
    let message = try require(bench.verify(Card()))
    expect(message, startsWith: "AppTests/CardTests/card was recorded:\n")
    expect(message, contains: "Snapshots/AppTests/CardTests/card.png (")
    expect(message, contains: "Review what was recorded and commit it.")
    expectEqual(
      bench.references,
      [
        "AppTests/CardTests/card.layout.txt", "AppTests/CardTests/card.png", "ENVIRONMENT.json",
      ])
    expectNil(bench.verify(Card()))
    expect(bench.reports.isEmpty)
  }

  @Test("different references are not recorded by default, nor with missing and never")
  func differs() throws {
    _ = bench.verify(Card())
    let before = try bench.store.picture("AppTests/CardTests/card").bytes
    for mode in [nil, Record.missing, .never] {
      expectEqual(bench.verify(Card(inset: 17), record: mode)?.contains("differs"), true)
    }
    try expectEqual(bench.store.picture("AppTests/CardTests/card").bytes, before)
  }

  @Test("failed and all replace different references, fail once, and keep equal ones")
  func replaced() throws {
    for (mode, inset) in [(Record.failed, 17.0), (.all, 18)] {
      _ = bench.verify(Card())
      let message = try require(bench.verify(Card(inset: inset), record: mode))
      expect(message, startsWith: "AppTests/CardTests/card was re-recorded:\n")
      expect(message, contains: "VStack with #title moved by (+")
      expectNil(bench.verify(Card(inset: inset), record: mode))
      expectNil(bench.verify(Card(inset: inset)))
    }
  }

  @Test("with never, a missing reference fails and is not recorded")
  func never() throws {
    let message = try require(bench.verify(Card(), record: .never))
    expect(message, startsWith: "AppTests/CardTests/card has no reference:\n")
    expect(bench.references.isEmpty)
    expectEqual(
      bench.reports,
      ["actual.png", "report.txt"].map { "AppTests/CardTests/card/\($0)" })
  }

  @Test("the argument overrides the configuration, then the environment, then CI")
  func precedence() throws {
    func mode(
      _ argument: Record?, _ configuration: Record?, _ variables: [String: String]
    ) throws -> Record {
      try .resolve(argument: argument, configuration: configuration, environment: variables)
    }
    let variables = ["SNAPSHOT_TESTING_RECORD": "failed", "CI": "true"]
    try expectEqual(mode(.missing, .all, variables), .missing)
    try expectEqual(mode(nil, .all, variables), .all)
    try expectEqual(mode(nil, nil, variables), .failed)
    try expectEqual(mode(nil, nil, ["CI": "true"]), .never)
    try expectEqual(mode(nil, nil, ["CI": "1"]), .never)
    try expectEqual(mode(nil, nil, ["CI": "false"]), .missing)
    try expectEqual(mode(nil, nil, [:]), .missing)
  }

  @Test("an unknown mode fails and records nothing")
  func unknownMode() throws {
    bench.variables = ["SNAPSHOT_TESTING_RECORD": "al"]
    let message = try require(bench.verify(Card()))
    expect(message, contains: "has the unknown value 'al'; use one of all, failed, missing, never")
    expect(bench.references.isEmpty)
  }

  @Test("withSnapshotTesting applies to its operation, and inner calls override outer ones")
  func scopes() throws {
    withSnapshotTesting(record: .never) {
      expectEqual(bench.verify(Card())?.contains("has no reference"), true)
      withSnapshotTesting(directory: "elsewhere") {
        expectEqual(SnapshotTestingConfiguration.current.record, .never)
      }
      withSnapshotTesting(record: .missing) {
        expectEqual(bench.verify(Card())?.contains("was recorded"), true)
      }
    }
    expectNil(SnapshotTestingConfiguration.current.record)
  }

  @Test("the trait applies to a test", .snapshots(record: .never, directory: "folder"))
  func trait() {
    expectEqual(SnapshotTestingConfiguration.current.record, .never)
    expectEqual(SnapshotTestingConfiguration.current.directory, "folder")
  }

  @Suite("A suite's trait", .snapshots(record: .never))
  struct Traits {
    @Test("applies to the suite's tests")
    func suite() { expectEqual(SnapshotTestingConfiguration.current.record, .never) }

    @Test("is overridden by a test's trait", .snapshots(record: .failed))
    func test() { expectEqual(SnapshotTestingConfiguration.current.record, .failed) }
  }
}
