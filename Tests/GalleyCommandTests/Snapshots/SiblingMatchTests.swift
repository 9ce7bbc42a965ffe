import Expectations
import Testing

@testable import GalleySnapshots

@Suite("Matching siblings")
struct SiblingMatchTests {
  private func words(_ first: String, _ second: String) -> String {
    let (a, b) = (first.map(String.init), second.map(String.init))
    return SiblingMatch.all(a, b).map { match in
      switch match {
      case .both(let i, let j):
        a[i] == b[j] ? a[i] : "?"
      case .removed(let i): "-\(a[i])"
      case .added(let j): "+\(b[j])"
      }
    }.joined()
  }

  @Test("equal siblings in order are paired; others are removed or added")
  func pairs() {
    expectEqual(words("abc", "abc"), "abc")
    expectEqual(words("", "abc"), "+a+b+c")
    expectEqual(words("abc", ""), "-a-b-c")
    expectEqual(words("abcd", "abxcd"), "ab+xcd")
    expectEqual(words("abxcd", "abcd"), "ab-xcd")
    expectEqual(words("abc", "axc"), "a-b+xc")
    expectEqual(words("aaa", "aa"), "aa-a")
  }

  @Test("the number of pairs is maximal, and each index occurs once", arguments: 0..<200)
  func optimal(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let lists = (0..<2).map { _ in (0..<next(12)).map { _ in "\(next(3))" } }
    let (a, b) = (lists[0], lists[1])
    let matches = SiblingMatch.all(a, b)
    var (left, right, pairs) = ([Int](), [Int](), 0)
    for match in matches {
      switch match {
      case .both(let i, let j):
        expectEqual(a[i], b[j])
        left.append(i)
        right.append(j)
        pairs += 1
      case .removed(let i): left.append(i)
      case .added(let j): right.append(j)
      }
    }
    expectEqual(left, Array(a.indices))
    expectEqual(right, Array(b.indices))
    expectEqual(pairs, longestCommon(a, b))
  }

  private func longestCommon(_ a: [String], _ b: [String]) -> Int {
    var lengths = [[Int]](repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in a.indices.reversed() {
      for j in b.indices.reversed() {
        lengths[i][j] =
          a[i] == b[j] ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    return lengths[0][0]
  }

  @Test("long lists without common elements terminate")
  func longLists() {
    let (a, b) = ((0..<1_500).map { "a\($0)" }, (0..<1_500).map { "b\($0)" })
    expectEqual(SiblingMatch.all(a, b).count, 3_000)
    let (c, d) = ((0..<30_000).map { "c\($0)" }, (0..<30_000).map { "d\($0)" })
    expectEqual(SiblingMatch.all(c, d).count, 60_000)
  }
}
