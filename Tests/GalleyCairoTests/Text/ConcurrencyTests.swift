import Expectations
import GalleyCairo
import GalleyGraphics
import Testing

@Suite("Text on several threads")
struct ConcurrentTextTests {
  /// The last word fits only with the kerning before its period.
  private static let text = "Donaudampfschifffahrt, 12,345.67."

  @Test("breaks the same as on one thread")
  func breaksEqually() async throws {
    func widths(of size: Double) throws -> [Double] {
      let engine = try PangoTextEngine()
      let text = StyledText(runs: [.init(text: Self.text, font: FontDescription(size: size))])
      return engine.shape(text, width: 77.6, lineLimit: nil, truncation: .tail).lines.map(\.width)
    }
    let alone = try widths(of: 17)
    expect(alone.allSatisfy { $0 <= 77.6 })
    try await withThrowingTaskGroup(of: [Double].self) { group in
      for _ in 0..<400 { group.addTask { try widths(of: 17) } }
      for try await together in group { expectEqual(together, alone) }
    }
  }
}
