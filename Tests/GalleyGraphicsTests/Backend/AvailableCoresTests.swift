import Expectations
import Foundation
import GalleyGraphics
import Testing

@Suite("The cores of threads", .enabled(if: AvailableCores.count > 1))
struct AvailableCoresTests {
  @Test("a thread leaves a core and may return to it")
  func leave() throws {
    func allowed() throws -> String? {
      try String(contentsOfFile: "/proc/thread-self/status", encoding: .utf8)
        .split(separator: "\n").first { $0.hasPrefix("Cpus_allowed:") }.map(String.init)
    }
    let before = try allowed()
    // The system may move a thread back at any time, but not every time.
    let hasLeft = (0..<20).contains { _ in
      let core = AvailableCores.current
      AvailableCores.leave(core)
      return AvailableCores.current != core
    }
    expect(hasLeft)
    try expectEqual(allowed(), before)
    for core in [-1, 1024] { AvailableCores.leave(core) }
    try expectEqual(allowed(), before)
  }
}
