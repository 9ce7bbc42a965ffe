import Expectations
import Foundation
import Galley
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

  /// Cairo keeps ten font files open, and closes files that other threads are about to use.
  @Test("many font files are used at once")
  func manyFiles() async throws {
    let fonts = [FontDescription.Family.system, .monospaced].flatMap { family in
      stride(from: 100, through: 900, by: 100).map { (family, $0) }
    }
    @Sendable func document(_ first: Int) throws -> Int {
      let engine = try PangoTextEngine()
      let items = try (0..<fonts.count).map { index in
        let (family, weight) = fonts[(first + index) % fonts.count]
        let line = try require(
          engine.shape(styled("Text \(first)", weight: weight, family: family)).lines.first)
        return DisplayItem.glyphs(
          line, origin: CGPoint(x: 10, y: 20 + 20 * index), paints: [.color(.black)])
      }
      let list = DisplayList(
        size: CGSize(width: 100, height: 400), scale: 1, background: nil, items: items)
      return try Rasterizer.file(of: list, as: .pdf).count
    }
    try await withThrowingTaskGroup(of: Int.self) { group in
      for first in 0..<200 { group.addTask { try document(first) } }
      for try await count in group { expectGreater(count, 1_000) }
    }
  }
}
