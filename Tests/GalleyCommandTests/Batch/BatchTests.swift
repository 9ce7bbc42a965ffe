import Expectations
import Foundation
import Galley
import GalleyRecords
import GalleySnapshots
import Testing

@testable import GalleyCommand

@Suite("galley batch", .enabled(if: InstalledProgram.canBeMade))
struct BatchTests {
  let program: BuiltProgram
  var folder: TemporaryFolder { program.folder }

  init() throws {
    program = BuiltProgram(
      program: try InstalledProgram.path(), cache: try InstalledProgram.cache())
  }

  static let badge = """
    import SwiftUI

    struct Badge: View, Decodable {
      let id: String
      var width = 9.0
      enum CodingKeys: CodingKey { case id }
      var body: some View {
        if id == "trap" { let none: [Int] = []; Text("\\(none[id.count])") }
        if id == "exit" { let _ = exit(0) }
        if id == "loop" { let _ = { while true { sleep(1) } }() }
        if id == "print" { let _ = { while true { print("all the same") } }() }
        if id == "reply" { let _ = { while true { write(3, "x\\n", 2) } }() }
        Text(id).frame(width: 40, height: 9)
      }
    }
    """

  func write(_ name: String, _ text: String) throws {
    try AtomicFile.write(Array(text.utf8), to: folder.path(name))
  }

  func batch(_ words: String..., environment: [String: String] = [:]) throws -> BuiltProgram.Outcome
  {
    try program.run(
      list: ["batch", "Badge.swift", "--data", "people.jsonl", "--name", "id"] + words,
      environment: environment)
  }

  func writePeople(_ ids: [String]) throws {
    try write("people.jsonl", ids.map { "{\"id\": \"\($0)\"}\n" }.joined())
  }

  func pictures(_ name: String) throws -> [String: [UInt8]] {
    let names = folder.files.filter { $0.hasPrefix("\(name)/") && $0.hasSuffix(".png") }
    return try Dictionary(
      uniqueKeysWithValues: names.map {
        (String($0.dropFirst(name.count + 1)), try folder.bytes($0))
      })
  }

  /// Returns the names in a manifest, sorted.
  func manifest(_ path: String) throws -> [String] {
    try folder.text(path).split(separator: "\n")
      .compactMap { Manifest.Line(Array($0.utf8))?.name }.sorted()
  }

  @Test("pictures are skipped if record, program and options are unchanged")
  func current() throws {
    try write("Badge.swift", Self.badge)
    try writePeople(["1", "2", "3"])
    let first = try batch("-o", "out")
    expectEqual(first.code, 0, "\(first.errors)")
    expect(first.errors.isEmpty, "\(first.errors)")
    expect(first.text, startsWith: "made 3 pictures in out/ in ")
    try expectEqual(manifest("out/manifest.jsonl"), ["1", "2", "3"])
    let again = try batch("-o", "out")
    expect(again.text, startsWith: "made 0 pictures in out/")
    expect(again.text, endsWith: "; 3 were up to date\n")
    unlink(folder.path("out/2.png"))
    try write("people.jsonl", "{\"id\": \"1\"}\n{\"id\": \"2\"}\n{\"id\": \"3\", \"more\": 1}")
    try expect(batch("-o", "out").text, contains: "made 2 pictures")
    try expect(batch("-o", "out", "--scale", "3").text, contains: "made 3 pictures")
    try expect(batch("-o", "out", "--scale", "3").text, contains: "made 0 pictures")
    try write("Badge.swift", Self.badge.replacing("height: 9", with: "height: 8"))
    try expect(batch("-o", "out", "--scale", "3").text, contains: "made 3 pictures")
    try expectEqual(PNGFile.decode(folder.bytes("out/1.png")).height, 24)
    try expect(batch("-o", "out", "-q", "--scale", "3").output.isEmpty)
  }

  @Test("a file that was cut short or replaced is rendered again")
  func damage() throws {
    try write("Badge.swift", Self.badge)
    try writePeople(["1", "2", "3", "4", "5"])
    try expectEqual(batch("-o", "out").code, 0)
    let pictures = try pictures("out")
    let whole = try require(pictures["3.png"])
    truncate(folder.path("out/1.png"), 0)
    truncate(folder.path("out/2.png"), 100)
    try AtomicFile.write(whole.dropLast() + [whole[0]], to: folder.path("out/3.png"))
    try AtomicFile.write(whole, to: folder.path("out/4.png"))
    let again = try batch("-o", "out")
    expectEqual(again.code, 0, "\(again.errors)")
    expect(again.text, startsWith: "made 4 pictures in out/")
    expect(again.text, endsWith: "; 1 was up to date\n")
    try expectEqual(self.pictures("out"), pictures)
    // Parts also check the bytes of their pictures, and so does a run after a merge.
    truncate(folder.path("out/5.png"), 0)
    let part = try batch("-o", "out", "--shard", "1/1")
    expect(part.text, startsWith: "made 1 picture in out/")
    try expectEqual(program.run("batch", "--merge", "-o", "out").code, 0)
    truncate(folder.path("out/5.png"), 0)
    try expect(batch("-o", "out").text, startsWith: "made 1 picture in out/")
    try expectEqual(self.pictures("out"), pictures)
  }

  @Test("a view that writes endlessly is stopped")
  func floods() throws {
    try write("Badge.swift", Self.badge)
    try writePeople(["print", "reply", "last"])
    let outcome = try batch("-o", "out", "--timeout", "1.5")
    expectEqual(outcome.code, 1)
    expect(outcome.text, startsWith: "made 1 picture in out/")
    let list = try folder.text("out/failures.jsonl")
    for (line, name) in [(1, "print"), (2, "reply")] {
      let failure = #"{"line":\#(line),"name":"\#(name)","error":"took longer than 1.5 s"}"#
      expect(list, contains: failure)
    }
  }

  @Test("records that fail are listed with their lines, and the others are rendered")
  func failures() throws {
    try write("Badge.swift", Self.badge)
    try write(
      "people.jsonl",
      """
      {"id": "a/b"}
      {"id": 5}
      {"id": "exit"}
      {"id": ""}
      {"id": "trap"}
      {"name": "x"}
      {"id": "a b"}
      {"id": "é", "id2":
      {"id": "loop"}
      {"id": "../../up"}
      {"id": "a/b"}
      {"id": "last"}
      """)
    let outcome = try batch("-o", "out", "--timeout", "3")
    expectEqual(outcome.code, 1)
    expectEqual(Set(try pictures("out").keys), ["a-b.png", "up.png", "last.png"])
    expect(outcome.text, contains: "made 3 pictures")
    expect(outcome.text, endsWith: "; 1 was up to date; 8 failed\n")
    let list = try folder.text("out/failures.jsonl")
    for line in [
      #"{"line":2,"name":"5","error":"id: 5 is not text"}"#,
      #"{"line":3,"name":"exit","error":"called exit(0)"}"#,
      #"{"line":4,"name":null,"error":"'' is not a valid picture name"}"#,
      #"{"line":5,"name":"trap","error":"Index out of range at Badge.swift:"#,
      #"{"line":6,"name":null,"error":"the record has no text or number 'id' for the name"}"#,
      #"{"line":7,"name":"a-b","error":"the name 'a-b' is already used by line 1"}"#,
      #"{"line":8,"name":"é","error":"Unexpected end of file"#,
      #"{"line":9,"name":"loop","error":"took longer than 3 s"}"#,
    ] { expect(list.contains(line), "\(line) in \(list)") }
    expectEqual(list.split(separator: "\n").count, 8)
    expect(outcome.errors, contains: "galley: error: people.jsonl:3: called exit(0)")
    expect(outcome.errors, contains: "galley: error: 8 records failed\nhint: see out/fail")
    // Without failures, the list is removed.
    try writePeople(["last"])
    try expectEqual(batch("-o", "out").code, 0)
    expect(!folder.exists("out/failures.jsonl"))
  }

  @Test("each warning is printed once, with the number of records")
  func warnings() throws {
    try write(
      "Badge.swift",
      """
      import SwiftUI

      struct Badge: View, Decodable {
        let id: String
        var body: some View {
          Text(id).font(.custom("Nope Sans", size: 20))
          Image(id == "b" ? "none" : "missing")
        }
      }
      """)
    try writePeople(["a", "b", "c"])
    let outcome = try batch("-o", "out")
    expectEqual(outcome.code, 0)
    expect(
      outcome.errors,
      contains: "warning: people.jsonl:1 and 2 other records: unknown font family “Nope Sans”")
    // With the places of the views in the file.
    let place = "Image in Badge (Badge.swift:3): "
    expect(outcome.errors, contains: "warning: people.jsonl:1 and 1 other record: \(place)")
    expect(outcome.errors, contains: "warning: people.jsonl:2: \(place)")
    expectEqual(outcome.errors.components(separatedBy: "warning: ").count, 4)
    try expect(batch("-o", "quiet", "--quiet").errors.isEmpty)
  }

  @Test("fields that are no options are explained, and records of one line are numbered")
  func options() throws {
    try write("Badge.swift", "import SwiftUI\n#Preview { Text(\"1\") }")
    try write("people.jsonl", "[{\"id\": \"a\", \"department\": \"x\"}, {\"id\": \"a\"}]")
    let outcome = try batch("-o", "out")
    expect(
      outcome.errors,
      contains:
        "people.jsonl:1: record 1: unknown picture option 'department'\nhint: add --name department"
        + " to name the pictures by it, declare the view as Decodable to read it, or use"
    )
    try expectEqual(
      folder.text("out/failures.jsonl").split(separator: "\n").map { $0.prefix(22) },
      ["{\"line\":1,\"record\":2,\"", "{\"line\":1,\"record\":1,\""])
    try write("Badge.swift", Self.badge + "\n#Preview(\"P\") { Text(\"1\") }")
    try expect(batch("-o", "p", "--preview", "P").errors, contains: "hint: name the file without a")
  }

  @Test("pictures finished before a crash are read from the manifest, each once")
  func finished() throws {
    func add(_ name: String, to output: BatchFolder) {
      let line = Manifest.line(name: name, line: 1, hash: "a1", file: [1, 2])
      expectNil(Console.write(line, to: output.manifest))
    }
    let path = folder.path("out")
    do { add("earlier", to: try BatchFolder(path, nil)) }
    let output = try BatchFolder(path, nil)
    try expect(output.finishedNames().isEmpty)
    add("first", to: output)
    add("second", to: output)
    try expectEqual(output.finishedNames(), ["first", "second"])
    add("third", to: output)
    try expectEqual(output.finishedNames(), ["third"])
    try expect(output.finishedNames().isEmpty)
  }

  @Test("parts, by option or by variables, render the same as one run, and can be joined")
  func parts() throws {
    try write("Badge.swift", Self.badge)
    try writePeople((1...40).map { "p\($0)" } + ["trap", ""])
    try expectEqual(batch("-o", "whole").code, 1)
    try expect(batch("-o", "parts", "--shard", "1/2").text, endsWith: "part 1/2\n")
    let second = try batch(
      "-o", "parts", environment: ["CLOUD_RUN_TASK_INDEX": "1", "CLOUD_RUN_TASK_COUNT": "2"])
    expect(second.text, endsWith: "part 2/2\n")
    try expectEqual(pictures("parts"), pictures("whole"))
    try expectEqual(pictures("parts").count, 40)
    let joined = try program.run("batch", "--merge", "-o", "parts")
    expectEqual(joined.code, 0)
    expect(joined.errors.isEmpty)
    expectEqual(joined.text, "joined 2 manifests in parts/: 40 pictures, 2 failures\n")
    let names = try manifest("parts/manifest.jsonl")
    let whole = try manifest("whole/manifest.jsonl")
    expectEqual(names, whole)
    expectEqual(names.count, 40)
    try expectEqual(folder.text("parts/failures.jsonl").split(separator: "\n").count, 2)
    // A complete run reuses the results of parts, and vice versa.
    try expect(batch("-o", "parts").text, contains: "made 0 pictures")
    try expect(batch("-o", "parts", "--shard", "2/3").text, contains: "made 0 pictures")
    let some = try program.run("batch", "--merge", "-o", "parts")
    expectEqual(some.code, 1)
    expect(some.errors, contains: "warning: no manifest for part 1/3\n")
    let none = try batch("-o", "parts", environment: ["JOB_COMPLETION_INDEX": "3"])
    expectEqual(none.code, 2)
    expect(none.errors, contains: "hint: set GALLEY_SHARDS")
  }

  @Test("a run killed at any moment can be continued without losing or repeating pictures")
  func killed() throws {
    try write("Badge.swift", Self.badge)
    try writePeople((1...300).map { "p\($0)" })
    try expectEqual(batch("-o", "whole").code, 0)
    var kills = 0
    for round in 0..<12 {
      let running = try program.start(
        list: [
          "batch", "Badge.swift", "--data", "people.jsonl", "--name", "id", "-o", "killed", "-q",
        ])
      usleep(useconds_t(150_000 + round * 30_000))
      if kill(running.process.processIdentifier, SIGKILL) == 0 { kills += 1 }
      _ = try running.finish()
    }
    expectGreater(kills, 0)
    try expectEqual(batch("-o", "killed").code, 0)
    try expectEqual(pictures("killed"), pictures("whole"))
    expectEqual(Set(folder.files.filter { $0.hasPrefix("killed/") }).count, 301)
    try expectEqual(manifest("killed/manifest.jsonl"), manifest("whole/manifest.jsonl"))
  }

  @Test("pictures are written before the input ends, and a second run in the folder is rejected")
  func stream() throws {
    try write("Badge.swift", Self.badge)
    expectEqual(mkfifo(folder.path("people.jsonl"), 0o600), 0)
    let running = try program.start(
      list: ["batch", "Badge.swift", "--data", "people.jsonl", "--name", "id", "-o", "out"])
    let pipe = open(folder.path("people.jsonl"), O_WRONLY)
    _ = Console.write(Array("{\"id\": \"1\"}\n{\"id\":".utf8), to: pipe)
    let deadline = ContinuousClock.now + .seconds(60)
    while !folder.exists("out/1.png"), .now < deadline { usleep(20_000) }
    expect(folder.exists("out/1.png"))
    try write("other.jsonl", "{\"id\": \"3\"}")
    let second = try program.run(
      "batch", "Badge.swift", "--data", "other.jsonl", "--name", "id", "-o", "out")
    expectEqual(second.code, 1)
    expect(second.errors, startsWith: "galley: error: another run is using out\nhint: wait")
    _ = Console.write(Array(" \"2\"}".utf8), to: pipe)
    close(pipe)
    let outcome = try running.finish()
    expectEqual(outcome.code, 0)
    expect(outcome.text, startsWith: "made 2 pictures")
  }

  @Test("the records of a scene set its options")
  func scenes() throws {
    try write(
      "sizes.jsonl",
      """
      {"id": "a", "size": "50x40", "scale": 1}
      {"id": "b", "size": "60x40", "appearance": "dark"}
      {"id": "c", "sice": "60x40"}
      {"id": "d", "size": "wide"}
      """)
    let outcome = try program.run(
      "batch", "simple-view/1", "--data", "sizes.jsonl", "--name", "id", "-o", "out")
    expectEqual(outcome.code, 1)
    let ways = [
      ("a", ["--size", "50x40", "--scale", "1"]),
      ("b", ["--size", "60x40", "--appearance", "dark"]),
    ]
    for (name, words) in ways {
      let render = ["render", "simple-view/1", "-o", "\(name).png"] + words
      try expectEqual(program.run(list: render).code, 0)
      try expectEqual(folder.bytes("out/\(name).png"), folder.bytes("\(name).png"))
    }
    let list = try folder.text("out/failures.jsonl")
    expect(list, contains: "unknown picture option 'sice'; did you mean 'size'?")
    expect(list, contains: "invalid value 'wide' for --size")
    expectEqual(list.split(separator: "\n").count, 2)
    // In a CSV file, an empty field sets nothing.
    try write("sizes.csv", "id,size,scale,appearance\na,50x40,1,\nb,60x40,,dark\n")
    let table = try program.run(
      "batch", "simple-view/1", "--data", "sizes.csv", "--name", "id", "-o", "table")
    expectEqual(table.code, 0, "\(table.errors)")
    for (name, _) in ways {
      try expectEqual(folder.bytes("table/\(name).png"), folder.bytes("\(name).png"))
    }
    // The pictures of an unterminated array are made before the error.
    try write("cut.json", "[{\"id\": \"a\"},\n{\"id\": \"b\"}")
    let cut = try program.run(
      "batch", "simple-view/1", "--data", "cut.json", "--name", "id", "-o", "cut")
    expectEqual(cut.code, 2)
    expect(cut.text, startsWith: "made 2 pictures in cut/ in ")
    expect(cut.errors, startsWith: "galley: error: cut.json:2: the array has no end, so records")
    expect(folder.exists("cut/b.png"))
  }

  @Test("invalid command lines are rejected")
  func usage() throws {
    try write("Badge.swift", Self.badge)
    try writePeople([])
    for (words, message) in [
      (["batch"], "no output folder given"),
      (["batch", "-o", "out"], "no FILE.swift or SCENE given"),
      (["batch", "a", "b", "-o", "out"], "expected one FILE.swift or SCENE, got 2"),
      (["batch", "Badge.swift", "-o", "out"], "no records given"),
      (["batch", "Badge.swift", "-o", "out", "--data", "none"], "cannot read 'none'"),
      (["batch", "Badge.swift", "-o", "out", "--data", "people.jsonl"], "no records found in"),
      (
        ["batch", "Badge.swift", "-o", "out", "--data", "Badge.swift"],
        "'Badge.swift' is not JSON: it begins with '"
      ),
      (["batch", "--merge", "-o", "none"], "no such folder: 'none'"),
      (["batch", "--merge", "x", "-o", "none"], "takes no argument 'x'"),
      (["batch", "x", "-o", "out", "--shard", "3/2"], "invalid value '3/2' for --shard"),
      (
        ["batch", "x", "-o", "out", "--data", "people.jsonl", "--quality", "3"],
        "--quality applies to JPEG and WebP files"
      ),
    ] {
      let outcome = try program.run(list: words)
      expectEqual(outcome.code, 2, "\(outcome.errors)")
      expect(outcome.errors, contains: message)
    }
    try writePeople(["1"])
    let unknown = try batch("-o", "out", "--preview", "None")
    expectEqual(unknown.code, 2, "\(unknown.errors)")
    let scene = try program.run(
      "batch", "nowhere/1", "--data", "people.jsonl", "-o", "out")
    expectEqual(scene.code, 2)
    expect(scene.errors, contains: "no scene named 'nowhere/1'")
    try write("file", "")
    let file = try batch("-o", "file")
    expectEqual(file.code, 1)
    expect(file.errors, contains: "cannot create the folder file")
  }
}
