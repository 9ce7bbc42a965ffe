/// Which of two lists of siblings belong together.
enum SiblingMatch: Hashable {
  case both(Int, Int)
  case removed(Int)
  case added(Int)

  /// Pairs equal keys in order, as many as possible (the longest common subsequence).
  ///
  /// - Complexity: O(n) for equal lists; the product of what is left between their common ends
  ///   otherwise; beyond four million, nothing between them is paired.
  static func all(_ first: [String], _ second: [String]) -> [SiblingMatch] {
    let shorter = min(first.count, second.count)
    var head = 0
    while head < shorter, first[head] == second[head] { head += 1 }
    var tail = 0
    while tail < shorter - head, first[first.count - 1 - tail] == second[second.count - 1 - tail] {
      tail += 1
    }
    let middle = longest(
      Array(first[head..<first.count - tail]), Array(second[head..<second.count - tail]))
    return (0..<head).map { .both($0, $0) } + middle.map { $0.shifted(by: head) }
      + (0..<tail).reversed().map { .both(first.count - 1 - $0, second.count - 1 - $0) }
  }

  private static func longest(_ a: [String], _ b: [String]) -> [SiblingMatch] {
    if a.isEmpty || b.isEmpty || a.count * b.count > 4_000_000 {
      return a.indices.map { .removed($0) } + b.indices.map { .added($0) }
    }
    let width = b.count + 1
    // lengths[i * width + j]: longest common subsequence of a[i...] and b[j...].
    var lengths = [Int32](repeating: 0, count: (a.count + 1) * width)
    for i in a.indices.reversed() {
      for j in b.indices.reversed() {
        lengths[i * width + j] =
          a[i] == b[j]
          ? lengths[(i + 1) * width + j + 1] + 1
          : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var result: [SiblingMatch] = []
    var (i, j) = (0, 0)
    while i < a.count, j < b.count {
      if a[i] == b[j] {
        result.append(.both(i, j))
        (i, j) = (i + 1, j + 1)
      } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
        result.append(.removed(i))
        i += 1
      } else {
        result.append(.added(j))
        j += 1
      }
    }
    return result + (i..<a.count).map { .removed($0) } + (j..<b.count).map { .added($0) }
  }

  private func shifted(by offset: Int) -> SiblingMatch {
    switch self {
    case .both(let a, let b): .both(a + offset, b + offset)
    case .removed(let index): .removed(index + offset)
    case .added(let index): .added(index + offset)
    }
  }
}
