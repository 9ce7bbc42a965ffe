import Foundation
import Galley
import Testing

@testable import GalleyCairo

@Suite("PNG files of equal pixels")
struct RepeatedEncodingTests {
  /// Leaves pseudorandom bytes where the next allocations may lie.
  private func soilMemory(_ round: Int) {
    let count = 331_776
    let memory = UnsafeMutableBufferPointer<UInt64>.allocate(capacity: count / 8)
    var state = UInt64(round) &* 0x9E37_79B9_7F4A_7C15 | 1
    for index in memory.indices {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      memory[index] = state
    }
    memory.deallocate()
  }

  @Test("are equal regardless of earlier memory contents", arguments: PNGCompression.allCases)
  func equalBytes(compression: PNGCompression) throws {
    let picture = Bitmap(
      width: 100, height: 100,
      pixels: (0..<40_000).map { UInt8(truncatingIfNeeded: ($0 / 97) * ($0 % 7)) | 1 })
    let first = try PNGFile.encode(picture, compression: compression)
    for round in 0..<(compression == .fast ? 100 : 3) {
      soilMemory(round)
      #expect(try PNGFile.encode(picture, compression: compression) == first)
    }
  }
}
