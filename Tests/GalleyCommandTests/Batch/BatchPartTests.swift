import Expectations
import Foundation
import Galley
import GalleyRecords
import GalleySnapshots
import Testing

@testable import GalleyCommand

@Suite("The components of a batch")
struct BatchPartTests {
  @Test("the shard is taken from the variables of job systems")
  func shards() throws {
    let cases: [([String: String], String?)] = [
      ([:], nil),
      (
        ["SLURM_ARRAY_TASK_ID": "1", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_COUNT": "8"],
        "1/8"
      ),
      (
        [
          "SLURM_ARRAY_TASK_ID": "9", "SLURM_ARRAY_TASK_MIN": "3", "SLURM_ARRAY_TASK_COUNT": "4",
          "SLURM_ARRAY_TASK_STEP": "2",
        ], "4/4"
      ),
      (["JOB_COMPLETION_INDEX": "0", "GALLEY_SHARDS": "5"], "1/5"),
      (["AWS_BATCH_JOB_ARRAY_INDEX": "9", "AWS_BATCH_JOB_ARRAY_SIZE": "10"], "10/10"),
      (["CLOUD_RUN_TASK_INDEX": "0", "CLOUD_RUN_TASK_COUNT": "1"], "1/1"),
      (["PARALLEL_SEQ": "2", "GALLEY_SHARDS": "2"], "2/2"),
      // Jobs of GNU parallel may be unrelated to shards.
      (["PARALLEL_SEQ": "2"], nil),
    ]
    for (variables, expected) in cases {
      let shard = try Shard.given(in: variables)
      expectEqual(shard.map { "\($0.number)/\($0.count)" }, expected, "\(variables)")
    }
    for wrong in [
      ["JOB_COMPLETION_INDEX": "0"], ["AWS_BATCH_JOB_ARRAY_INDEX": "1"],
      ["SLURM_ARRAY_TASK_ID": "9", "SLURM_ARRAY_TASK_MIN": "1", "SLURM_ARRAY_TASK_COUNT": "3"],
      ["CLOUD_RUN_TASK_INDEX": "-1", "CLOUD_RUN_TASK_COUNT": "3"],
      ["PARALLEL_SEQ": "3", "GALLEY_SHARDS": "2"],
    ] { #expect(throws: UsageError.self, "\(wrong)") { try Shard.given(in: wrong) } }
    for text in ["", "1", "0/2", "3/2", "1/2/3", "a/b", "1/0", "1/100001"] {
      #expect(throws: ValueError.self, "\(text)") { try Shard(text) }
    }
  }

  @Test("each name is in one part, and the parts are of similar size")
  func division() {
    for count in [2, 3, 8] {
      var sizes = [Int](repeating: 0, count: count)
      for index in 0..<8000 {
        let hash = ContentHash.of("badge-\(index)")
        let parts = (1...count).filter { Shard(number: $0, count: count).contains(hash) }
        expectEqual(parts.count, 1)
        sizes[parts[0] - 1] += 1
      }
      expect(sizes.allSatisfy { abs($0 - 8000 / count) < 8000 / count / 8 }, "\(sizes)")
    }
  }

  @Test("records do not depend on how the input is split into chunks")
  func input() throws {
    let folder = TemporaryFolder()
    for text in [
      "{\"a\": \"é}\\\"\"}\n{\"b\": [1, {\"c\": 2}]}\n\n 7 \"x\"\n{\"bad\n{\"d\": 1}",
      "\u{FEFF}[{\"a\": 1},\n {\"b\": \"]\"} , true]\n ignored",
      "", "  \n", "[", "[]", "{\"no end\": ",
    ] {
      let whole = JSONValues(Array(text.utf8))
      let expected = whole.values.indices.map {
        "\(whole.values[$0].line) \([UInt8](whole.data($0)))"
      }
      var scanner = JSONScanner()
      var (bytes, found): ([UInt8], [String]) = ([], [])
      for byte in text.utf8 {
        bytes.append(byte)
        while let value = scanner.next(in: bytes, isComplete: false) {
          found.append("\(value.line) \(Array(bytes[value.range]))")
        }
        bytes.removeSubrange(..<scanner.index)
        scanner.dropRead()
      }
      while let value = scanner.next(in: bytes, isComplete: true) {
        found.append("\(value.line) \(Array(bytes[value.range]))")
      }
      expectEqual(found, expected, "\(text)")
      try AtomicFile.write(Array(text.utf8), to: folder.path("a.json"))
      var input = try BatchInput(folder.path("a.json"))
      var records: [String] = []
      reading: while true {
        switch try input.next() {
        case .record(let record): records.append("\(record.line) \(record.bytes)")
        case .needsBytes: try input.read()
        case .end: break reading
        }
      }
      expectEqual(records, expected, "\(text)")
    }
  }

  @Test("the rows of a CSV file are records, however the input is split into chunks")
  func table() throws {
    for (text, expected) in [
      ("a,b\r\n1,\"x, \"\"y\"\"\"\r\n\n,z,surplus\n", ["2 1|x, \"y\"", "4 |z"]),
      ("\u{FEFF}a; b\n\"1\n2\";3,5\n4", ["2 1\n2|3,5", "4 4|"]),
      ("a\tb\nü\t\u{1F389}", ["2 ü|\u{1F389}"]),
      ("a,b", []), ("", []), ("\n", []), ("a,b\n\"no end,", ["2 no end,|"]),
      ("\"w;x;y;z\",a,b\n0,1,2", ["2 1|2"]), (",a,,b\n0,1,0,2", ["2 1|2"]),
    ] {
      var scanner = TableScanner("a.csv")
      var (bytes, found): ([UInt8], [String]) = ([], [])
      func read(isComplete: Bool) throws {
        while let row = try scanner.next(in: bytes, isComplete: isComplete) {
          let fields = try JSONDecoder().decode([String: String].self, from: Data(row.json))
          found.append("\(row.line) \(fields["a"] ?? "?")|\(fields["b"] ?? "?")")
        }
      }
      for byte in text.utf8 {
        bytes.append(byte)
        try read(isComplete: false)
        bytes.removeSubrange(..<scanner.index)
        scanner.dropRead()
      }
      try read(isComplete: true)
      expectEqual(found, expected, "\(text)")
    }
    var scanner = TableScanner("latin.csv")
    let error = #expect(throws: UsageError.self) {
      while try scanner.next(in: Array("a\nb\n".utf8) + [0xE9, 10], isComplete: true) != nil {}
    }
    expectEqual(error?.message, "latin.csv:3: the row is not UTF-8")
    scanner = TableScanner("twice.csv")
    let twice = #expect(throws: UsageError.self) {
      try scanner.next(in: Array("a,b,a\n1,2,3".utf8), isComplete: true)
    }
    expectEqual(twice?.message, "twice.csv:1: two fields are named 'a'")
    scanner = TableScanner("tabs.TSV")
    let tabs = try scanner.next(in: Array("a,b,c\td\n1,2\t3".utf8), isComplete: true)
    expectEqual(
      tabs.map { String(decoding: $0.json, as: UTF8.self) }, "{\"a,b,c\":\"1,2\",\"d\":\"3\"}")
  }

  @Test("a CSV file that ends within quotation marks is an error after its records")
  func unclosedTable() throws {
    let folder = TemporaryFolder()
    let text = Array("a,b\n1,2\n3,\"4\n5,6\n".utf8)
    try AtomicFile.write(text, to: folder.path("cut.csv"))
    var input = try BatchInput(folder.path("cut.csv"))
    reading: while true {
      switch try input.next() {
      case .record: continue
      case .needsBytes: try input.read()
      case .end: break reading
      }
    }
    expectEqual(input.count, 2)
    let message = ":3: the row ends within quotation marks, so records may be missing"
    let batch = #expect(throws: UsageError.self) { try input.checkEnd() }
    expectEqual(batch?.message, folder.path("cut.csv") + message)
    let render = #expect(throws: UsageError.self) { try JSONValues(table: text, "cut.csv") }
    expectEqual(render?.message, "cut.csv" + message)
  }

  @Test("the fields of a CSV file have the types that the view declares")
  @MainActor func tableTypes() throws {
    struct Row: Decodable, Equatable {
      let name: String
      let count: Int
      var price: Double?
      var isNew: Bool?
    }
    let tables = TableDecoder()
    func row(_ fields: [String: String]) throws -> Row {
      try tables.decode([UInt8](try JSONEncoder().encode(fields))) {
        try JSONDecoder().decode(Row.self, from: $0)
      }
    }
    try expectEqual(
      row(["name": "007", "count": "7", "price": "1.50", "isNew": "TRUE"]),
      Row(name: "007", count: 7, price: 1.5, isNew: true))
    try expectEqual(
      row(["name": "", "count": "-1", "price": "", "other": "x"]), Row(name: "", count: -1))
    #expect(throws: DecodingError.self) { try row(["name": "a", "count": "many"]) }
    #expect(throws: DecodingError.self) { try row(["name": "a", "count": ""]) }
    #expect(throws: DecodingError.self) { try row(["name": "a"]) }
  }

  @Test("a record that never ends does not exhaust memory")
  func endless() throws {
    var input = try BatchInput("/dev/zero", recordLimit: 1 << 20)
    let error = #expect(throws: UsageError.self) {
      while true { if case .needsBytes = try input.next() { try input.read() } }
    }
    expectEqual(error?.message, "/dev/zero:1: the record is larger than 1 MB")
    #expect(throws: UsageError.self) { try BatchInput("/none") }
    #expect(throws: UsageError.self) { try BatchInput("/") }
  }

  @Test("pictures are named by fields, and names stay in their folder")
  func names() {
    func name(_ template: String?, _ record: String) -> String? {
      try? RecordNames(template).name(
        of: BatchInput.Record(number: 7, line: 1, bytes: Array(record.utf8)))
    }
    expectEqual(name(nil, "{"), "7")
    expectEqual(name("id", "{\"x\": {\"id\": 1}, \"id\": 25}"), "25")
    expectEqual(
      name("{team}/{user.id}", "{\"user\": {\"id\": \"a/b\"}, \"team\": \"x y\"}"), "x-y/a-b")
    expectEqual(name("{a}-{b}", "{\"a\": true, \"b\": -1.5e3}"), "true-1-5e3")
    expectEqual(name("id", "{\"id\": \"\\u00e9\\n\\\"\\ud83d\\ude00 Ünï 王\"}"), "é-Ünï-王")
    expectEqual(name("id", "{\"id\": \"../../etc/passwd\"}"), "etc-passwd")
    for record in [
      "{}", "{\"id\": null}", "{\"id\": []}", "{\"id\": \"\"}", "{\"id\": \"..\"}",
      "{\"id\": \"/\"}",
      "[1]", "7", "", "{\"id\"", "{\"id\": \"", "{\"id\": \"\\", "{\"a\": {]}, \"id\": 1",
    ] { expectNil(name("id", record), "\(record)") }
    expectEqual(name("id", "{\"id\": \"\(String(repeating: "x", count: 400))\"}")?.utf8.count, 120)
    expectEqual(RecordNames("{team}/{user.id}").fields, ["team", "user"])
    for wrong in ["", "{id", "id}", "{}", "{a{b}}", "{a}}", "}{"] {
      #expect(throws: ValueError.self, "\(wrong)") { try RecordNames.template(wrong) }
    }
  }

  @Test("any bytes can be searched for a field")
  func fields() {
    var generator = SystemRandomNumberGenerator()
    let alphabet = Array("{}[],:\"\\ a1u".utf8)
    for _ in 0..<5000 {
      let bytes = (0..<16).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
      _ = JSONScanner.text(["a"], in: Array("{".utf8) + bytes)
    }
  }

  @Test(
    "a table grows beyond its memory limit and returns the latest entries",
    arguments: [1 << 21, 1 << 10])
  func table(_ memoryLimit: Int) throws {
    let folder = TemporaryFolder()
    let table = NameTable(in: folder.root, memoryLimit: memoryLimit)
    let count: UInt64 = 50_000
    for index in 1...count {
      try table.set(ContentHash.of("\(index)"), NameTable.Entry(content: index, line: index))
    }
    for index in stride(from: 1, through: count, by: 3) {
      try table.set(ContentHash.of("\(index)"), NameTable.Entry(content: 7, line: 8))
    }
    expectEqual(table.count, Int(count))
    for index in 1...count {
      let entry = try table.entry(ContentHash.of("\(index)"))
      expectEqual(entry?.content, index % 3 == 1 ? 7 : index)
    }
    try expectNil(table.entry(ContentHash.of("none")))
    expect(folder.files.isEmpty)
  }

  @Test("joined manifests contain each picture once, as of the last run")
  func merge() throws {
    let folder = TemporaryFolder()
    func write(_ name: String, _ lines: [(String, String)], tail: String = "") throws {
      let bytes = lines.flatMap { Manifest.line(name: $0.0, line: 1, hash: $0.1, file: [7]) }
      try AtomicFile.write(bytes + Array(tail.utf8), to: folder.path(name))
    }
    try write("manifest.jsonl", [("a", "1"), ("b", "1"), ("a", "2")])
    try write("manifest-1-of-2.jsonl", [("b", "3"), ("c", "1")], tail: "{\"name\":\"z")
    try write("manifest-2-of-2.jsonl", [("d", "1")])
    // From a different number of parts, so it is unknown which of the two is newer.
    try write("manifest-1-of-3.jsonl", [("d", "1"), ("c", "9")])
    try AtomicFile.write(
      FailureList.line(RecordPlace(line: 3), name: nil, "a \"word\"\n"),
      to: folder.path("failures-2-of-2.jsonl"))
    try AtomicFile.write(Array("{\"line\":1}\n".utf8), to: folder.path("failures.jsonl"))
    let (joined, missing) = try BatchFolder.merge(folder.root)
    expectEqual(joined.pictures, 3)
    expectEqual(joined.failures, 1)
    expectEqual(joined.shards.count, 3)
    expectEqual(missing, [Shard(number: 2, count: 3), Shard(number: 3, count: 3)])
    expectEqual(folder.files, ["failures.jsonl", "manifest.jsonl"])
    let lines = try folder.text("manifest.jsonl").split(separator: "\n")
    let names = lines.compactMap { Manifest.Line(Array($0.utf8)) }
    func evidence(_ content: UInt64) -> UInt64 { Manifest.evidence(content, file: [7]) }
    expectEqual(
      names.sorted { $0.name < $1.name }.map(\.evidence), [evidence(2), evidence(3), evidence(1)])
    expectEqual(names.map(\.name).sorted(), ["a", "b", "d"])
    try expectEqual(
      folder.text("failures.jsonl"),
      "{\"line\":3,\"name\":null,\"error\":\"a \\\"word\\\"\\n\"}\n")
    // Without parts, the failures of the whole batch remain, and are counted.
    let again = try BatchFolder.merge(folder.root).joined
    expectEqual(again.shards, [])
    expectEqual([again.pictures, again.failures], [3, 1])
  }

  @Test("a line of a manifest identifies the inputs and the bytes of a picture")
  func evidence() throws {
    func line(_ hash: String, _ file: [UInt8]) -> UInt64? {
      Manifest.Line(Manifest.line(name: "a", line: 1, hash: hash, file: file))?.evidence
    }
    let evidence = Manifest.evidence(0xab, file: [1, 2, 3])
    expectEqual(line("ab", [1, 2, 3]), evidence)
    for other in [
      line("ac", [1, 2, 3]), line("ab", [1, 2, 4]), line("ab", [1, 2]), line("ab", []),
    ] {
      expect(other != nil)
      expect(other != evidence)
    }
    // A line of an earlier version says nothing about the bytes.
    let old = #"{"name":"a","line":1,"hash":"ab","bytes":3}"#
    expectNil(Manifest.Line(Array(old.utf8)))
  }

  @Test("a program that writes faster than it is read does not exhaust memory")
  func flood() throws {
    let pipe = try ChildProcess.pipe()
    let program = try ChildProcess(["yes"], descriptors: [(1, pipe.write)])
    close(pipe.write)
    var bytes: [UInt8] = []
    expect(BatchProcess.read(pipe.read, into: &bytes, limit: 1 << 20))
    expect((1 << 20..<1 << 21).contains(bytes.count))
    program.kill()
    _ = program.end()
    close(pipe.read)
  }

  @Test("leftovers of killed programs are removed, and nothing else")
  func leftovers() throws {
    let folder = TemporaryFolder()
    try Folder.make(folder.path("team"))
    let kept = ["a.png", "b.tmp.png", "c.tmp.1.x", "manifest.jsonl", "team/tmp.1.png"]
    for name in kept + ["a.png.tmp.12.345", "team/b.pdf.tmp.1.4294967295", ".galley-names-a1B2c3"] {
      try AtomicFile.write([1], to: folder.path(name))
    }
    _ = try BatchFolder.merge(folder.root)
    expectEqual(folder.files, kept)
  }

  @Test("replies of the program survive encoding")
  func replies() {
    let replies: [BatchReply] = [
      .ready, .end, .made(7), .failed(8, message: "a\tb\nc", hint: "h"), .warning(9, "w"),
      .unwritable(1, message: "m", hint: ""),
    ]
    let read = replies.map { reply in BatchReply(reply.line.dropLast()).map { "\($0)" } }
    expectEqual(
      read,
      [
        "ready", "end", "made(7)", "failed(8, message: \"a\\\\tb\\\\nc\", hint: \"h\")",
        "warning(9, \"w\")", "unwritable(1, message: \"m\", hint: \"\")",
      ])
    expectNil(BatchReply(Array("hello".utf8)))
  }

  @Test(
    "a crash report is kept apart from earlier output",
    arguments: [
      ("", 0), ("one\ntwo\n", 8), ("one\nmain/Badge.swift:8: Fatal error: Index out of range\n", 4),
      ("Fatal error", 0),
    ])
  func traps(_ said: String, _ start: Int) {
    expectEqual(BatchProcess.startOfTrap(in: Array(said.utf8)), start)
  }

  @Test("the message of a trap has no notes of Swift's runtime")
  func trapMessage() {
    let said = "a.swift:4: Fatal error: one\ntwo\nswift-runtime: failed to suspend 7\n*** …\n"
    expectEqual(TrapReport(Array(said.utf8)).message, "one two")
  }
}
