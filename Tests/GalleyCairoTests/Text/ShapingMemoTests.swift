import Expectations
import Galley
import Testing

@testable import GalleyCairo

@Suite("Cached texts")
struct ShapingMemoTests {
  private func request(_ index: Int, length: Int) -> ShapingMemo.Request {
    // In a debug build, repeating a character takes long.
    let rest = String(decoding: [UInt8](repeating: 0x78, count: length), as: UTF8.self)
    return ShapingMemo.Request(
      text: styled("\(index) \(rest)"), width: nil, lineLimit: nil, truncation: .tail)
  }

  @Test("exceeding the capacity slightly costs only a few more shapings")
  func overflow() {
    let length = 64 << 10
    let capacity = ShapingMemo.byteLimit / length
    for (count, known) in [(capacity * 3 / 4, 1.0), (capacity * 5 / 4, 0.4)] {
      let requests = (0..<count).map { request($0, length: length) }
      var memo = ShapingMemo()
      var hits = 0
      for round in 0..<4 {
        for request in requests {
          if memo[request] != nil {
            hits += round == 3 ? 1 : 0
          } else {
            memo[request] = ShapedText(lines: [])
          }
        }
      }
      expectAtLeast(Double(hits), known * Double(count), "\(hits) of \(count)")
    }
  }

  @Test("a text that needs most of the memory evicts no others")
  func large() {
    var memo = ShapingMemo()
    memo[request(1, length: 10)] = ShapedText(lines: [])
    let large = request(2, length: ShapingMemo.byteLimit / 2)
    memo[large] = ShapedText(lines: [])
    expectNil(memo[large])
    expect(memo[request(1, length: 10)] != nil)
  }
}
