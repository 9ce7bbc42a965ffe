import Testing

@testable import GalleyTesting

@Suite("What is recorded")
@MainActor
struct RecordModeTests {
  let bench = Workbench()
  typealias Record = SnapshotTestingConfiguration.Record

  @Test("a missing reference is recorded and fails once")
  func missing() throws {
    let message = try #require(bench.verify(Card()))
    #expect(message.hasPrefix("AppTests/CardTests/card was recorded:\n"))
    #expect(message.contains("Snapshots/AppTests/CardTests/card.png ("))
    #expect(message.contains("Look at what was recorded, and commit it."))
    #expect(
      bench.references == [
        "AppTests/CardTests/card.layout.txt", "AppTests/CardTests/card.png", "ENVIRONMENT.json",
      ])
    #expect(bench.verify(Card()) == nil)
    #expect(bench.reports.isEmpty)
  }

  @Test("what differs is not recorded by default, nor with missing and never")
  func differs() throws {
    _ = bench.verify(Card())
    let before = try bench.store.picture("AppTests/CardTests/card").bytes
    for mode in [nil, Record.missing, .never] {
      #expect(bench.verify(Card(inset: 17), record: mode)?.contains("differs") == true)
    }
    #expect(try bench.store.picture("AppTests/CardTests/card").bytes == before)
  }

  @Test("failed and all replace what differs, fail once, and leave what is equal alone")
  func replaced() throws {
    for (mode, inset) in [(Record.failed, 17.0), (.all, 18)] {
      _ = bench.verify(Card())
      let message = try #require(bench.verify(Card(inset: inset), record: mode))
      #expect(message.hasPrefix("AppTests/CardTests/card was recorded anew:\n"))
      #expect(message.contains("VStack with #title moved by (+"))
      #expect(bench.verify(Card(inset: inset), record: mode) == nil)
      #expect(bench.verify(Card(inset: inset)) == nil)
    }
  }

  @Test("with never, a missing reference fails and none is written")
  func never() throws {
    let message = try #require(bench.verify(Card(), record: .never))
    #expect(message.hasPrefix("AppTests/CardTests/card has no reference:\n"))
    #expect(bench.references.isEmpty)
    #expect(
      bench.reports
        == ["actual.png", "report.txt"].map { "AppTests/CardTests/card/\($0)" })
  }

  @Test("the argument wins over the configuration, that over the environment, that over CI")
  func precedence() throws {
    func mode(
      _ argument: Record?, _ configuration: Record?, _ variables: [String: String]
    ) throws -> Record {
      try .resolve(argument: argument, configuration: configuration, environment: variables)
    }
    let variables = ["SNAPSHOT_TESTING_RECORD": "failed", "CI": "true"]
    #expect(try mode(.missing, .all, variables) == .missing)
    #expect(try mode(nil, .all, variables) == .all)
    #expect(try mode(nil, nil, variables) == .failed)
    #expect(try mode(nil, nil, ["CI": "true"]) == .never)
    #expect(try mode(nil, nil, ["CI": "1"]) == .never)
    #expect(try mode(nil, nil, ["CI": "false"]) == .missing)
    #expect(try mode(nil, nil, [:]) == .missing)
  }

  @Test("a mode that does not exist fails, and nothing is recorded")
  func unknownMode() throws {
    bench.variables = ["SNAPSHOT_TESTING_RECORD": "al"]
    let message = try #require(bench.verify(Card()))
    #expect(message.contains("is 'al'; make it one of all, failed, missing, never"))
    #expect(bench.references.isEmpty)
  }

  @Test("withSnapshotTesting holds within it, inner before outer")
  func scopes() throws {
    withSnapshotTesting(record: .never) {
      #expect(bench.verify(Card())?.contains("has no reference") == true)
      withSnapshotTesting(directory: "elsewhere") {
        #expect(SnapshotTestingConfiguration.current.record == .never)
      }
      withSnapshotTesting(record: .missing) {
        #expect(bench.verify(Card())?.contains("was recorded") == true)
      }
    }
    #expect(SnapshotTestingConfiguration.current.record == nil)
  }

  @Test("the trait holds for a test", .snapshots(record: .never, directory: "folder"))
  func trait() {
    #expect(SnapshotTestingConfiguration.current.record == .never)
    #expect(SnapshotTestingConfiguration.current.directory == "folder")
  }

  @Suite("A suite's trait", .snapshots(record: .never))
  struct Traits {
    @Test("holds for its tests")
    func suite() { #expect(SnapshotTestingConfiguration.current.record == .never) }

    @Test("gives way to a test's own", .snapshots(record: .failed))
    func test() { #expect(SnapshotTestingConfiguration.current.record == .failed) }
  }
}
