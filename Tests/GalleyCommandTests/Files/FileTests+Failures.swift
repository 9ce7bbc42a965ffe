import Expectations
import Foundation
import Galley
import GalleySnapshots
import Testing

/// Files that fail: in the compiler, while a view is rendered, or at a limit.
extension FileTests {
  @Test("compiler errors are passed on")
  func errors() throws {
    try write("Card.swift", "struct Card: View {\n  var body: some View { Text(1).paddin() }\n}")
    let outcome = try program.run("render", "Card.swift")
    expectEqual(outcome.code, 1)
    expect(outcome.output.isEmpty)
    expect(outcome.errors, contains: "Card.swift:3:33: error: value of type 'Text' has no member")
    expect(outcome.errors, endsWith: "galley: error: Card.swift does not compile\n")
    // In a preview, and after it.
    try write("Shown.swift", "#Preview(\"A\") { Text(1).paddin() }\nlet a: Int = \"\"")
    let shown = try program.run("list", "Shown.swift")
    expect(shown.errors, contains: "Shown.swift:2:25: error: value of type 'Text' has no member")
    expect(shown.errors, contains: "Shown.swift:3:14: error: cannot convert value")
    expect(shown.errors, contains: " 2 | #Preview(\"A\") { Text(1).paddin() }\n")
    try write("Map.swift", "import MapKit\n#Preview { Text(\"1\") }")
    let map = try program.run("render", "Map.swift")
    expect(map.errors, contains: "Map.swift:2:8: error: no such module 'MapKit'")
    expect(map.errors, endsWith: "inside #if canImport(MapKit)\n")
    try write("Twice.swift", "struct A: View { var body: some View { Text(\"\") } }\nstruct A {}")
    let twice = try program.run("list", "Twice.swift")
    expectEqual(twice.code, 1)
    expect(twice.errors, contains: "invalid redeclaration of 'A'")
    for name in ["Same/Row.swift", "Same/Cells/Row.swift"] {
      try write(name, "#Preview { Text(\"\") }")
    }
    let same = try program.run("list", "Same")
    expect(same.errors, contains: "'Same/Cells/Row.swift' and 'Same/Row.swift'")
    // A file that needs another one.
    try write("Parts/Needs.swift", "#Preview { Text(\"\").foregroundStyle(Brand.color) }")
    try write("Parts/Colors/Brand.swift", "enum Brand { static let color = Color.red }")
    let needs = try program.run("list", "Parts/Needs.swift")
    expect(
      needs.errors,
      endsWith:
        "hint: Parts/Colors/Brand.swift declares Brand: name that file, too, or the folder of both\n"
    )
    // Files that do not import SwiftUI, with and without a preview, and one with a mistake.
    let rest = "let title = Texd(\"\")\n#Preview { title }"
    try AtomicFile.write(Array(rest.utf8), to: folder.path("None.swift"))
    let none = try program.run("render", "None.swift")
    expect(none.errors, endsWith: "does not compile\nhint: add 'import SwiftUI' to None.swift\n")
    try AtomicFile.write(Array("struct Plain: View {}".utf8), to: folder.path("Plain.swift"))
    let plain = try program.run("render", "Plain.swift")
    expect(plain.errors, startsWith: "Plain.swift:1:15: error: cannot find type 'View' in scope\n")
    expect(plain.errors, lacks: "GalleyPreviews")
    expect(plain.errors, endsWith: "hint: add 'import SwiftUI' to Plain.swift\n")
    try write("Typo.swift", rest)
    let typo = try program.run("render", "Typo.swift")
    expect(typo.errors, endsWith: "galley: error: Typo.swift does not compile\n")
    try write("Open.swift", "#Preview { Text(\"a\" }")
    let open = try program.run("list", "Open.swift")
    expect(open.errors, contains: "Open.swift:2:21: error: expected ',' separator")
    expect(open.errors, lacks: "macro expansion")
    expect(open.errors, endsWith: "\ngalley: error: Open.swift does not compile\n")
    // The mistake in a string goes on into the copy that is compiled.
    try write("Quote.swift", "#Preview(\"A\") { Text(\"a }\n#Preview(\"B\") { Text(\"b\") }")
    let quote = try program.run("list", "Quote.swift")
    expect(quote.errors, contains: "Quote.swift:2:22: error: unterminated string literal")
    expect(quote.errors, lacks: "sources/Quote.swift")
    let missing = try program.run("render", "Gone.swift")
    expectEqual(missing.code, 2)
    expect(missing.errors, contains: "cannot read 'Gone.swift': No such file or directory")
    expect(results.isEmpty)
  }

  @Test("files that cannot be read are named, with the reason")
  func unreadable() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Link.swift"), withDestinationPath: "gone.swift")
    for word in ["Link.swift", "."] {
      let link = try program.run("render", word, "-o", "out")
      expectEqual(link.code, 2)
      expect(
        link.errors,
        contains:
          "cannot read 'Link.swift': it is a link to 'gone.swift', which does not exist\nhint:")
    }
    let latin = Array("import SwiftUI\n#Preview { Text(\"".utf8) + [0xFC] + Array("\") }".utf8)
    try AtomicFile.write(latin, to: folder.path("Latin.swift"))
    let encoding = try program.run("render", "Latin.swift")
    expectEqual(encoding.code, 2)
    expect(
      encoding.errors,
      contains: "error: Latin.swift:2: the file is not UTF-8\nhint: save the file as UTF-8\n")
    try Folder.make(folder.path("empty"))
    let assets = try program.run("assets", "empty", ".")
    expect(assets.errors, contains: "no colors or images found in 'empty', '.'\n")
  }

  @Test("each preview can be chosen by a name in the list, and data needs a view for it")
  func names() throws {
    try write(
      "Twin.swift",
      """
      #Preview("a") { Text("1") }
      #Preview("twin", traits: .sizeThatFitsLayout) { Text("2") }
      #Preview("twin", traits: .sizeThatFitsLayout) { Text("3") }
      #Preview("") { Text("4") }
      #Preview { Text("5") }
      #Preview { Text("6") }
      """)
    let unknown = try program.run("render", "Twin.swift@lost")
    expect(
      unknown.errors,
      contains: "hint: choose one of: a, Twin/twin, Twin/twin-2, Twin, Twin-2, Twin-3\n")
    for (number, name) in ["a", "Twin/twin", "Twin/twin-2", "Twin", "Twin-2", "Twin-3"].enumerated()
    {
      let one = try program.run("inspect", "Twin.swift@\(name)")
      expect(one.text, contains: "\"\(number + 1)\"", "\(name)")
    }
    let several = try program.run("inspect", "Twin.swift")
    expect(several.errors, contains: "Twin.swift@a, Twin.swift@Twin/twin, Twin.swift@Twin/twin-2")
    let gone = try program.run("render", "Twin.swift@a", "--data", "gone.json")
    expect(gone.errors, contains: "cannot read 'gone.json': No such file or directory\nhint: ")
    try AtomicFile.write(Array("{}".utf8), to: folder.path("one.json"))
    let none = try program.run("render", "Twin.swift@a", "--data", "one.json")
    expect(none.errors, contains: "no Decodable view in Twin.swift\nhint: ")
  }

  @Test("all lines of a message are shown")
  func longMessage() throws {
    try write("Fatal.swift", "#Preview { if true { fatalError(\"one\\ntwo\") } }")
    let outcome = try program.run("render", "Fatal.swift")
    expect(outcome.errors, contains: "error: Fatal: one two at Fatal.swift:2:")
  }

  @Test("a view that crashes the program fails alone")
  func traps() throws {
    try write(
      "Bad.swift",
      """
      \(FailingViews.trap)
      #Preview("first", traits: .sizeThatFitsLayout) { Text("1") }
      struct Loop: View { var body: some View { while true {}; return Text("2") } }
      #Preview("loop") { Loop() }
      #Preview("chatter") {
        let line = String(repeating: "all the same ", count: 9_999)
        let _ = { while true { print(line) } }()
      }
      #Preview("exit") { let _ = exit(0); Text("3") }
      #Preview("memory") {
        let _ = [UInt8](unsafeUninitializedCapacity: 9_000_000_000) { $1 = $0.count }
        Text("7")
      }
      #Preview("../../evil", traits: .sizeThatFitsLayout) { let _ = print("said"); Text("4") }
      #Preview("/etc/passwd", traits: .sizeThatFitsLayout) { Text("5") }
      #Preview("first", traits: .sizeThatFitsLayout) { Text("6") }
      """)
    let outcome = try program.run("render", "Bad.swift", "-o", "out", "--timeout", "1.5")
    expectEqual(outcome.code, 1)
    expectEqual(
      results,
      [
        "out/Bad/etc-passwd.png", "out/Bad/evil.png", "out/Bad/first-2.png", "out/Bad/first.png",
      ])
    expect(outcome.text, startsWith: "rendered 4 pictures to out/")
    expect(outcome.text, endsWith: "; 5 failed\n")
    expect(outcome.errors, contains: "error: Bad/memory: failed to allocate 9000000")
    expect(outcome.errors, contains: "error: Bad/trap: Index out of range at Bad.swift:4:")
    expect(outcome.errors, contains: "hint: in Rows.body.getter at Bad.swift:4:")
    expect(outcome.errors, lacks: "0x")
    expect(outcome.errors, contains: "error: Bad/loop: took longer than 1.5 s\n")
    expect(outcome.errors, contains: "error: Bad/chatter: wrote more than 16 MB\n")
    expect(outcome.errors, contains: "error: Bad/exit: called exit(0)\n")
    expect(outcome.errors, contains: "said\n")
  }

  @Test("a crash between two steps of replacing a picture leaves no temporary file")
  func crashWhileReplacing() throws {
    try write(
      "Half.swift",
      """
      import Foundation
      #Preview("half") {
        let _ = {
          for process in [getpid(), getpid() + 1] {
            try! Data().write(to: URL(filePath: "out/Half/half.png.tmp.\\(process).4016575405"))
          }
          fatalError("crashed")
        }()
      }
      #Preview("whole", traits: .sizeThatFitsLayout) { Text("1") }
      """)
    try Folder.make(folder.path("out/Half"))
    expectEqual(try program.run("render", "Half.swift", "-o", "out").code, 1)
    let left = results.map { $0.replacing(/\d+\.4016575405/, with: "OTHER") }
    expectEqual(left, ["out/Half/half.png.tmp.OTHER", "out/Half/whole.png"])
  }

  @Test("compiling stops at its time limit")
  func compileTimeout() throws {
    try write("Slow.swift", "#Preview { Text(\"1\") }")
    let outcome = try program.run("render", "Slow.swift", "--compile-timeout", "0.01")
    expectEqual(outcome.code, 1)
    expectEqual(
      outcome.errors,
      """
      galley: error: compiling Slow.swift took longer than 0.01 s
      hint: simplify the code, or increase the limit with --compile-timeout SECONDS

      """)
    try expectEqual(program.run("render", "Slow.swift", "--compile-timeout", "0").code, 2)
  }

  @Test("little address space lowers the limit on nesting, and exceeding it is an error")
  func littleMemory() throws {
    try write(
      "Deep.swift",
      """
      struct Deep: View {
        let depth: Int
        var body: some View { depth == 0 ? AnyView(Color.red) : AnyView(Deep(depth: depth - 1)) }
      }
      #Preview("plain", traits: .fixedLayout(width: 9, height: 9)) { Deep(depth: 50) }
      #Preview("deep", traits: .fixedLayout(width: 9, height: 9)) { Deep(depth: 29_000) }
      """)
    let whole = try program.run("render", "Deep.swift", "-o", "whole")
    expectEqual(whole.code, 0, "\(whole.errors)")
    let words = ["render", "Deep.swift", "-o", "small"]
    let small = try program.start(list: words, shell: "ulimit -v 1000000; exec \"$@\"").finish()
    expectEqual(small.code, 1)
    expect(small.errors, contains: "error: Deep/deep: views are nested more than ")
    try expectEqual(folder.bytes("small/Deep/plain.png"), folder.bytes("whole/Deep/plain.png"))
    expect(!folder.exists("small/Deep/deep.png"))
  }

  @Test("the process of a view ends with the galley that started it")
  func supervision() throws {
    try write("Loop.swift", "#Preview { let _ = { while true {} }() }")
    let running = try program.start(list: ["render", "Loop.swift", "--timeout", "600"])
    let id = running.process.processIdentifier
    // Files in /proc can disappear at any moment, with their process.
    func child() -> String? {
      let children = try? String(
        contentsOfFile: "/proc/\(id)/task/\(id)/children", encoding: .utf8)
      return children?.split(separator: " ").map(String.init).first {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\($0)/exe"))?
          .hasSuffix("/program") == true
      }
    }
    var found: String?
    while running.process.isRunning, found == nil {
      found = child()
      usleep(10_000)
    }
    let view = try require(found)
    func isRunning() -> Bool {
      let state = try? String(contentsOfFile: "/proc/\(view)/stat", encoding: .utf8)
      return state.map { !$0.contains(") Z ") } ?? false
    }
    expect(isRunning())
    kill(id, SIGKILL)
    _ = try running.finish()
    for _ in 0..<2_000 where isRunning() { usleep(10_000) }
    expect(!isRunning())
  }
}
