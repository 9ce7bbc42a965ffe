import Foundation

extension String {
  /// Returns whether two strings have the same UTF-8. Equal strings can differ in it, because they
  /// are compared by canonical equivalence. Comparing one byte after another would take longer.
  package func hasBytes(of other: String) -> Bool {
    let answer = utf8.withContiguousStorageIfAvailable { a in
      other.utf8.withContiguousStorageIfAvailable { b in
        guard a.count == b.count, let first = a.baseAddress, let second = b.baseAddress else {
          return a.count == b.count
        }
        return memcmp(first, second, a.count) == 0
      }
    }
    return (answer ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}
