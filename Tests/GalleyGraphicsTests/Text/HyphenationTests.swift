import Expectations
import GalleyGraphics
import Testing

@Suite struct HyphenationTests {
  @Test(arguments: [
    "main-tainer", "mak-ing", "run-ning", "dis-place", "ma-chine", "na-tion",
    "ho-ri-zon", "hap-pi-ly", "in-stru-ment", "un-der-stan-ding", "un-ter-neh-mung", "e-xa",
    "strength",
    "qua-li-ty", "ge-sell-schaft", "kom-mu-ni-ka-tion", "be-yond", "ap-ple", "open", "cat",
  ])
  func `words break between syllables`(word: String) {
    let parts = word.split(separator: "-")
    var points: [Int] = []
    for part in parts.dropLast() { points.append((points.last ?? 0) + part.count) }
    let plain = parts.joined()
    let expected = points.filter { $0 >= 2 && plain.count - $0 >= 3 }
    expectEqual(Hyphenation.points(in: Array(plain.unicodeScalars)), expected)
  }

  @Test func `case does not matter`() {
    expectEqual(
      Hyphenation.points(in: Array("MAINTAINER".unicodeScalars)),
      Hyphenation.points(in: Array("maintainer".unicodeScalars)))
  }
}
