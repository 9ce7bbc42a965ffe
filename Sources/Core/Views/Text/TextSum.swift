import Foundation
import Synchronization

/// The runs of a text made by `+`.
///
/// Sums share a list with their first summand, so that a long chain of sums copies each run once.
final class TextSum: Sendable {
  private let list: List
  private let count: Int

  /// Creates the sum of two texts.
  ///
  /// - Parameter first: The first summand's sum, if it is one.
  init(_ first: TextSum?, _ runs: @autoclosure () -> [Text.Run], _ more: [Text.Run]) {
    if let first, first.list.add(more, after: first.count) {
      list = first.list
      count = first.count + more.count
    } else {
      let all = runs() + more
      list = List(all)
      count = all.count
    }
  }

  var runs: [Text.Run] { list.first(count) }

  /// A list that only grows, so that each sum sees the same first runs forever.
  private final class List: Sendable {
    private let runs: Mutex<[Text.Run]>

    init(_ runs: [Text.Run]) { self.runs = Mutex(runs) }

    func first(_ count: Int) -> [Text.Run] {
      runs.withLock { $0.count == count ? $0 : Array($0.prefix(count)) }
    }

    /// Adds runs after the first `count`.
    ///
    /// - Returns: `false` if another sum already has its runs there.
    func add(_ more: [Text.Run], after count: Int) -> Bool {
      runs.withLock {
        guard $0.count == count else { return false }
        $0 += more
        return true
      }
    }
  }
}

extension TextSum: Equatable {
  static func == (a: TextSum, b: TextSum) -> Bool { a.runs == b.runs }
}
