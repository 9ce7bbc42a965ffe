import Expectations
import Foundation
import Galley
import GalleySnapshots
import Testing

@testable import GalleyCommand

@Suite("A sandbox for other people's files", .enabled(if: !BuiltProgram.isSanitized))
struct SandboxTests {
  let program: BuiltProgram
  var folder: TemporaryFolder { program.folder }

  /// Whether this system allows sandboxes. This asks bubblewrap itself, so that an error in Galley's
  /// own check fails the tests instead of disabling them.
  static let isPossible = InstalledProgram.canBeMade && isAllowed
  private static var isAllowed: Bool {
    let words = [
      "bwrap", "--unshare-all", "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc",
    ]
    return (try? ChildRun(words + ["true"], timeout: 10).run())?.end == .exit(code: 0)
  }
  static let condition: ConditionTrait = .enabled(
    if: isPossible, "bubblewrap is not installed, or user namespaces are not allowed")

  init() throws {
    program = BuiltProgram(
      program: try InstalledProgram.path(), cache: try InstalledProgram.cache())
  }

  private func write(_ name: String, _ source: String) throws {
    try AtomicFile.write(Array("import SwiftUI\n\(source)\n".utf8), to: folder.path(name))
  }

  @Test("pictures and goldens are the same as without a sandbox", condition)
  func same() throws {
    try write(
      "Card.swift",
      """
      #Preview(traits: .sizeThatFitsLayout) { Text("Flat white") }
      #Preview("Box", traits: .fixedLayout(width: 40, height: 30)) { Color.red }
      """)
    try expectEqual(program.run("render", "Card.swift", "-o", "plain").code, 0)
    let folders = try program.run("render", "Card.swift", "-o", "boxed", "--sandbox")
    expectEqual(folders.code, 0, "\(folders.errors)")
    expect(folders.text, startsWith: "rendered 2 pictures to boxed/ in ")
    for name in ["Card.png", "Card/Box.png"] {
      try expectEqual(folder.bytes("boxed/\(name)"), folder.bytes("plain/\(name)"), "\(name)")
    }
    for words in [["-o", "box.png"], ["-o", "-"]] {
      let one = try program.run(list: ["render", "Card.swift@Box", "--sandbox"] + words)
      expectEqual(one.code, 0, "\(one.errors)")
      let bytes = words[1] == "-" ? [UInt8](one.output) : try folder.bytes("box.png")
      try expectEqual(bytes, folder.bytes("plain/Card/Box.png"))
    }
    try expectEqual(program.run("record", "Card.swift", "--sandbox").code, 0)
    let golden = try PNGFile.decode(folder.bytes("Snapshots/Card/Box.png"))
    try expectEqual(golden, PNGFile.decode(folder.bytes("plain/Card/Box.png")))
    try expectEqual(program.run("verify", "Card.swift", "--sandbox", "--report", "report").code, 0)
    expect(folder.exists("report/report.html"))
    try write("Card.swift", "#Preview { Color.blue }")
    let changed = try program.run("verify", "Card.swift", "--sandbox", "--report", "report")
    expectEqual(changed.code, 1)
    expect(changed.text, contains: "0 equal, 1 differ", "\(changed.text) \(changed.errors)")
  }

  @Test("a view reaches neither files, network, processes nor secrets", condition)
  func walls() throws {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(listener) }
    expectEqual(listen(listener, 1), 0)
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = getsockname(listener, $0, &length)
      }
    }
    try AtomicFile.write([1], to: folder.path("own.txt"))
    let outside = TemporaryFolder()
    try AtomicFile.write([1], to: outside.path("secret.txt"))
    try write(
      "Spy.swift",
      """
      import Glibc
      func tell(_ name: String, _ isPossible: Bool) { print("\\(name): \\(isPossible)") }
      func connects(_ port: UInt16) -> Bool {
        let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        return withUnsafePointer(to: &address) {
          $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
          }
        }
      }
      struct Spy: View {
        var body: some View {
          tell("reads its folder", access("\(folder.path("own.txt"))", R_OK) == 0)
          tell("reads the system", access("/etc/passwd", R_OK) == 0)
          tell("writes its folder", fopen("\(folder.path("made.txt"))", "w") != nil)
          tell("writes to its source", fopen("\(folder.path("Spy.swift"))", "r+") != nil)
          tell("writes beside its program", fopen(CommandLine.arguments[0] + ".x", "w") != nil)
          tell("writes temporary files", fopen("/tmp/made-by-spy.txt", "w") != nil)
          tell("reads temporary files of others", access("\(outside.path("secret.txt"))", F_OK) == 0)
          tell("sees sockets", (try? FileManager.default.contentsOfDirectory(atPath: "/run"))?.isEmpty == false)
          tell("sees other processes", access("/proc/\(getpid())/stat", F_OK) == 0 && getpid() != \(getpid()))
          tell("reads variables", getenv("SPY_SECRET") != nil)
          tell("connects", connects(\(address.sin_port)))
          var limit = rlimit()
          getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
          tell("has all memory", limit.rlim_max > 8 << 30)
          return Color.red.frame(width: 9, height: 9)
        }
      }
      #Preview(traits: .sizeThatFitsLayout) { Spy() }
      """)
    let variables = ["SPY_SECRET": "1"]
    let free = try program.run("render", "Spy.swift", "-o", "a.png", environment: variables)
    // Without a sandbox, all of these are possible, which shows that the checks work.
    expectEqual(free.code, 0, "\(free.errors)")
    for name in [
      "connects", "reads variables", "writes its folder", "sees other processes", "sees sockets",
    ] {
      expect(free.errors, contains: "\(name): true")
    }
    unlink(folder.path("made.txt"))
    unlink("/tmp/made-by-spy.txt")
    let boxed = try program.run(
      "render", "Spy.swift", "-o", "b.png", "--sandbox", environment: variables)
    expectEqual(boxed.code, 0, "\(boxed.errors)")
    for name in ["reads its folder", "reads the system", "writes temporary files"] {
      expect(boxed.errors, contains: "\(name): true")
    }
    for name in [
      "writes its folder", "writes to its source", "writes beside its program",
      "reads temporary files of others", "sees sockets", "sees other processes",
      "reads variables", "connects", "has all memory",
    ] { expect(boxed.errors, contains: "\(name): false") }
    expect(!folder.exists("made.txt"))
    expect(access("/tmp/made-by-spy.txt", F_OK) != 0)
    try expectEqual(folder.bytes("a.png"), folder.bytes("b.png"))
  }

  @Test("crashes and endless views are reported as without a sandbox", condition)
  func traps() throws {
    try write(
      "Bad.swift",
      """
      \(FailingViews.trap)
      #Preview("loop") { let _ = { while true { sleep(1) } }() }
      #Preview("exit") { let _ = exit(0) }
      #Preview("fine", traits: .sizeThatFitsLayout) { Color.red }
      """)
    let words = ["render", "Bad.swift", "-o", "out", "--timeout", "2"]
    let outcome = try program.run(list: words + ["--sandbox"])
    expectEqual(outcome.code, 1)
    expect(outcome.text, endsWith: "; 3 failed\n")
    expect(outcome.errors, contains: "error: Bad/trap: Index out of range at Bad.swift:4:")
    expect(outcome.errors, contains: "error: Bad/loop: took longer than 2 s\n")
    expect(outcome.errors, contains: "error: Bad/exit: called exit(0)\n")
    expect(folder.exists("out/Bad/fine.png"))
    try write("Wrong.swift", "#Preview { Nothing() }")
    let wrong = try program.run("render", "Wrong.swift", "--sandbox")
    expectEqual(wrong.code, 1)
    expect(wrong.errors, contains: "Wrong.swift:2:12: error: cannot find 'Nothing' in scope")
  }

  @Test("batches run in a sandbox, too", condition)
  func batch() throws {
    try AtomicFile.write(Array(BatchTests.badge.utf8), to: folder.path("Badge.swift"))
    try AtomicFile.write(
      Array("{\"id\": \"1\"}\n{\"id\": \"trap\"}\n{\"id\": \"2\"}\n".utf8),
      to: folder.path("people.jsonl"))
    let words = ["batch", "Badge.swift", "--data", "people.jsonl", "--name", "id"]
    try expectEqual(program.run(list: words + ["-o", "plain"]).code, 1)
    let boxed = try program.run(list: words + ["-o", "boxed", "--sandbox"])
    expectEqual(boxed.code, 1)
    expect(boxed.text, startsWith: "made 2 pictures in boxed/", "\(boxed.errors)")
    for name in ["1.png", "2.png", "failures.jsonl"] {
      try expectEqual(folder.bytes("boxed/\(name)"), folder.bytes("plain/\(name)"), "\(name)")
    }
  }

  @Test("without bubblewrap, or without a Swift file, an error states what is missing")
  func missing() throws {
    try write("Card.swift", "#Preview { Color.red }")
    for command in ["render", "verify", "record", "list"] {
      let missing = try program.run(
        command, "Card.swift", "--sandbox", environment: ["PATH": "/none"])
      expectEqual(missing.code, 2)
      expectEqual(
        missing.errors,
        """
        galley: error: --sandbox needs bubblewrap, which is not installed
        hint: install the package bubblewrap, or run galley in a container

        """)
    }
    try AtomicFile.write(
      Array("#!/bin/sh\necho 'bwrap: No permissions' >&2; exit 1\n".utf8),
      to: folder.path("bwrap"))
    chmod(folder.path("bwrap"), 0o755)
    let refused = try program.run(
      "render", "Card.swift", "--sandbox", environment: ["PATH": folder.root + ":/bin"])
    expectEqual(refused.code, 2)
    expectEqual(
      refused.errors,
      """
      galley: error: bubblewrap cannot make a sandbox here: bwrap: No permissions
      hint: allow user namespaces, or run galley in a container

      """)
    let scene = try program.run("render", "simple-view/1", "--sandbox")
    expectEqual(scene.code, 2)
    expectEqual(
      scene.errors,
      """
      galley: error: --sandbox needs a Swift file
      hint: name one, such as Card.swift

      """)
    expectEqual(folder.files, ["Card.swift", "bwrap"])
  }

  @Test("only pictures leave the sandbox")
  func deliver() throws {
    let inner = TemporaryFolder()
    for name in ["folder/Card", "folder/.git"] { try Folder.make(inner.path(name)) }
    for name in ["Card.png", "Card/Box.svg", ".git/a.png", ".profile", "run.sh"] {
      try AtomicFile.write([1], to: inner.path("folder/\(name)"))
    }
    symlink("/etc/passwd", inner.path("folder/link.png"))
    mkfifo(inner.path("folder/pipe.png"), 0o600)
    try SandboxOutput.deliver(inner.root, to: folder.path("out"))
    expectEqual(folder.files, ["out/Card.png", "out/Card/Box.svg"])
    let single = TemporaryFolder()
    symlink("/etc/passwd", single.path("file"))
    try SandboxOutput.deliver(single.root, to: folder.path("one.png"))
    expect(!folder.exists("one.png"))
  }
}
