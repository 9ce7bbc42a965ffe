import Expectations
import Foundation
import Galley
import Testing

@testable import GalleyCommand

@Suite("Child processes", .serialized)
struct ChildRunTests {
  private func run(_ script: String, timeout: Double = 60) throws -> ChildRun.Outcome {
    try ChildRun(["sh", "-c", script], timeout: timeout).run()
  }

  @Test("output and the end of a program are collected")
  func plain() throws {
    let outcome = try run("echo one; echo two >&2; cat; exit 7")
    expectEqual(outcome.end, .exit(code: 7))
    expectEqual(outcome.results, Array("one\n".utf8))
    expectEqual(outcome.messages, Array("two\n".utf8))
    try expectEqual(run("kill -9 $$").end, .signal(SIGKILL))
    #expect(throws: UsageError.self) { try ChildRun(["no such program"]).run() }
  }

  @Test("a program that fills standard error before it writes results does not block")
  func messages() throws {
    let outcome = try run("head -c 1000000 /dev/zero >&2; head -c 1000000 /dev/zero")
    expectEqual(outcome.end, .exit(code: 0))
    expectEqual(outcome.messages.count, 1_000_000)
    expectEqual(outcome.results.count, 1_000_000)
  }

  @Test("a program that writes endlessly is killed")
  func overflow() throws {
    let outcome = try run("yes >&2")
    expectEqual(outcome.end, .overflow(bytes: ChildRun.messageLimit))
    expectEqual(outcome.end.excess, "wrote more than 16 MB")
    expectAtMost(outcome.messages.count, ChildRun.messageLimit + 1 << 16)
  }

  @Test(
    "a program that hangs is killed, together with its child processes",
    arguments: ["sleep 600 & echo $!; wait", "sleep 600 & echo $!; exec >&- 2>&-; wait"])
  func hanging(_ script: String) throws {
    let outcome = try run(script, timeout: 0.5)
    expectEqual(outcome.end, .timeout(seconds: 0.5))
    expectEqual(outcome.end.excess, "took longer than 0.5 s")
    let text = String(decoding: outcome.results, as: UTF8.self)
    let other = try require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    // The process may take a moment to end, and remain until the system reaps it.
    func isRunning() -> Bool {
      guard let state = try? String(contentsOfFile: "/proc/\(other)/stat", encoding: .utf8) else {
        return false
      }
      return !state.contains(") Z ")
    }
    for _ in 0..<2_000 where isRunning() { usleep(10_000) }
    expect(!isRunning())
  }

  @Test("the last line of progress is kept")
  func progress() throws {
    let outcome = try ChildRun(
      ["sh", "-c", "echo one >&3; echo two >&3; echo >&3"],
      descriptors: [(1, .results), (3, .progress)]
    ).run()
    expectEqual(outcome.end, .exit(code: 0))
    expectEqual(outcome.progress, "two")
  }

  @Test("only progress postpones the deadline")
  func chatter() throws {
    let outcome = try run("while :; do echo x >&2; sleep 0.01; done", timeout: 0.5)
    expectEqual(outcome.end, .timeout(seconds: 0.5))
  }

  @Test("the memory of a program is limited")
  func memory() throws {
    let outcome = try ChildRun(
      ["sh", "-c", "ulimit -v; echo \"$1\"", "sh", "two words"], memory: 1 << 30
    ).run()
    expectEqual(String(decoding: outcome.results, as: UTF8.self), "1048576\ntwo words\n")
    #expect(throws: UsageError.self) { try ChildRun(["no such program"], memory: 1 << 30).run() }
  }

  @Test("standard input is read up to its limit")
  func input() throws {
    func read(_ count: Int) throws -> Int {
      let pipe = Pipe()
      pipe.fileHandleForWriting.write(Data(count: count))
      try pipe.fileHandleForWriting.close()
      return try FileProgram.bytes(of: pipe.fileHandleForReading, limit: 1000).count
    }
    try expectEqual(read(1000), 1000)
    #expect(throws: UsageError.self) { try read(1001) }
  }
}
