import Galley
import Testing

@Suite struct LargeStackTests {
  @Test func `recursion 100000 deep fits on a large stack`() async throws {
    @inline(never) func depth(_ left: Int) -> Int { left == 0 ? 0 : 1 + depth(left - 1) }
    #expect(LargeStack.run { depth(100_000) } == 100_000)
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try LargeStack.run { () throws(Failure) -> Int in throw Failure() }
    }
    @MainActor func onMain() -> Int { LargeStack.run { mainActorValue } }
    #expect(await onMain() == 7)
    #expect(LargeStack.run { LargeStack.run(bytes: 1 << 20) { "inner" } } == "inner")
  }
}

@MainActor private let mainActorValue = [7][0]
