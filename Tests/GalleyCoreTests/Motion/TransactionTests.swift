import Expectations
import Foundation
import Testing

@testable import GalleyCore

@Suite("Transactions")
struct TransactionTests {
  private struct Level: TransactionKey { static let defaultValue = 0 }
  private struct Failure: Error {}

  @Test("a transaction belongs to the thread that makes the changes, while it makes them")
  func current() async throws {
    expectNil(Transaction.current)
    var outer = Transaction(animation: .linear)
    outer[Level.self] = 1
    let task = withTransaction(outer) {
      expectEqual(Transaction.current?.animation, .linear)
      withTransaction(\.disablesAnimations, true) {
        expectEqual(Transaction.current?.disablesAnimations, true)
        // The outer transaction's value is still set.
        expectEqual(Transaction.current?[Level.self], 1)
      }
      #expect(throws: Failure.self) {
        try withAnimation(.easeIn) { throw Failure() }
      }
      expectEqual(Transaction.current?.animation, .linear)
      expectEqual(Transaction.current?.disablesAnimations, false)
      // A task makes its changes later, so they are not part of this transaction.
      return Task { Transaction.current == nil }
    }
    expectNil(Transaction.current)
    await expect(task.value)
  }
}
