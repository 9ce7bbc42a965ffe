import Expectations
import Foundation
import Galley
import Testing

@Suite struct LargeStackTests {
  @Test func `recursion 100,000 levels deep fits on a large stack`() async throws {
    @inline(never) func depth(_ left: Int) -> Int { left == 0 ? 0 : 1 + depth(left - 1) }
    expectEqual(LargeStack.run { depth(100_000) }, 100_000)
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try LargeStack.run { () throws(Failure) -> Int in throw Failure() }
    }
    @MainActor func onMain() -> Int { LargeStack.run { mainActorValue } }
    await expectEqual(onMain(), 7)
    expectEqual(LargeStack.run { LargeStack.run { "inner" } }, "inner")
  }

  @Test("stacks for later stages on the main thread are not smaller")
  @MainActor
  func share() {
    expectEqual(LargeStack.share, 1)
    expectEqual(LargeStack.run { LargeStack.share }, 1)
  }

  @Test("threads other than the main one keep their stacks, too", .enabled(if: !Self.isSanitized))
  func kept() async {
    // Programs with an asynchronous `main` run the main actor on such a thread. A new stack has pages
    // that are cleared when they are first used.
    let faults = await withCheckedContinuation { continuation in
      Thread {
        func faults() -> Int {
          var usage = rusage()
          // RUSAGE_THREAD, which Swift does not import.
          getrusage(__rusage_who_t(1), &usage)
          return usage.ru_minflt
        }
        LargeStack.run { LargeStack.run {} }
        let before = faults()
        for _ in 0..<500 { LargeStack.run { LargeStack.run {} } }
        continuation.resume(returning: faults() - before)
      }.start()
    }
    expectLess(faults, 250)
  }

  @Test("code on a large stack takes another one only after it has used a part of the stack")
  func room() {
    @inline(never) func place() -> Int {
      var here = 0
      return withUnsafeMutablePointer(to: &here) { Int(bitPattern: $0) }
    }
    @inline(never) func distance(from outer: Int, _ depth: Int) -> Int {
      if depth > 0 { return withExtendedLifetime(depth) { distance(from: outer, depth - 1) + 0 } }
      return LargeStack.run { abs(place() - outer) }
    }
    expectLess(LargeStack.run { distance(from: place(), 0) }, 1 << 18)
    expectGreater(LargeStack.run { distance(from: place(), 50_000) }, 1 << 28)
    // Also after a pause on a nested stack.
    var parts = 0
    let isNear = LargeStack.run { part in
      parts += 1
      part()
    } body: { pause in
      let outer = place()
      pause()
      return distance(from: outer, 0) < 1 << 18
    }
    expect(isNear)
    expectEqual(parts, 2)
  }

  @Test("several threads use large stacks at the same time, one inside another, again and again")
  func threads() {
    let results = UnsafeMutableBufferPointer<Int>.allocate(capacity: 8)
    defer { results.deallocate() }
    nonisolated(unsafe) let sums = results
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      sums[thread] = (0..<100).reduce(0) { total, _ in
        total + LargeStack.run { sum(1000) + LargeStack.run { LargeStack.run { sum(thread) } } }
      }
    }
    expect(results.elementsEqual((0..<8).map { 100 * (500_500 + sum($0)) }))
  }

  /// Whether a sanitizer follows stacks, which then aren't kept.
  private static let isSanitized = dlsym(nil, "__asan_init") != nil

  @Test("code on a large stack can pause, nest and fail in any part")
  func parts() {
    var order: [String] = []
    func run(_ isFailing: Bool) throws(Failure) -> Int {
      try LargeStack.run { part in
        order.append("around")
        part()
      } body: { (pause: LargeStack.Pause) throws(Failure) -> Int in
        var sum = 0
        for number in 1...3 {
          // Locals survive the pause, and so does the nested stack.
          sum += LargeStack.run {
            order.append("\(number)")
            pause()
            return number
          }
        }
        if isFailing { throw Failure() }
        return sum
      }
    }
    expectEqual(try? run(false), 6)
    expectEqual(order, ["around", "1", "around", "2", "around", "3", "around"])
    #expect(throws: Failure.self) { try run(true) }
  }

  private struct Failure: Error {}
}

@MainActor private let mainActorValue = [7][0]

@inline(never) private func sum(_ number: Int) -> Int { number == 0 ? 0 : number + sum(number - 1) }
