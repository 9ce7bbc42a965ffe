/// A matched pair in two lists of siblings, or an unmatched sibling.
enum SiblingMatch: Hashable {
  case both(Int, Int)
  case removed(Int)
  case added(Int)

  /// Matches as many equal keys as possible, in order.
  ///
  /// - Complexity: O(n) for equal lists; otherwise the product of the lengths without common
  ///   prefixes and suffixes. If it exceeds four million, nothing in between is matched.
  static func all(_ first: [String], _ second: [String]) -> [SiblingMatch] {
    let head = zip(first, second).prefix { $0 == $1 }.count
    let (a, b) = (first[head...], second[head...])
    let tail = zip(a.reversed(), b.reversed()).prefix { $0 == $1 }.count
    return (0..<head).map { .both($0, $0) }
      + between(a.dropLast(tail), b.dropLast(tail))
      + (0..<tail).reversed().map { .both(first.count - 1 - $0, second.count - 1 - $0) }
  }

  private static func between(_ a: ArraySlice<String>, _ b: ArraySlice<String>) -> [SiblingMatch] {
    guard a.count * b.count <= 4_000_000 else {
      return a.indices.map { .removed($0) } + b.indices.map { .added($0) }
    }
    var result: [SiblingMatch] = []
    let difference = b.difference(from: a)
    var removals = difference.removals.map { a.startIndex + $0.offset }[...]
    var insertions = difference.insertions.map { b.startIndex + $0.offset }[...]
    var (i, j) = (a.startIndex, b.startIndex)
    while i < a.endIndex || j < b.endIndex {
      if i == removals.first {
        result.append(.removed(i))
        removals.removeFirst()
        i += 1
      } else if j == insertions.first {
        result.append(.added(j))
        insertions.removeFirst()
        j += 1
      } else {
        result.append(.both(i, j))
        (i, j) = (i + 1, j + 1)
      }
    }
    return result
  }
}

extension CollectionDifference.Change {
  /// The offset of the changed element.
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
