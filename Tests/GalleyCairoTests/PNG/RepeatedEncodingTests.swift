import Expectations
import Foundation
import Galley
import Testing

@testable import GalleyCairo

@Suite("PNG files of equal pixels", .serialized)
struct RepeatedEncodingTests {
  /// Makes the C library fill memory with a byte when it hands it out and takes it back.
  private func soilMemory(_ byte: Int32) throws {
    // Swift's module of the C library lacks this function.
    let mallopt = try require(dlsym(nil, "mallopt"))
    typealias Function = @convention(c) (Int32, Int32) -> Int32
    let perturb: Int32 = -6
    expectEqual(unsafeBitCast(mallopt, to: Function.self)(perturb, byte), 1)
  }

  @Test("are equal regardless of earlier memory contents", arguments: PNGCompression.allCases)
  func equalBytes(compression: PNGCompression) throws {
    let picture = Bitmap(
      width: 100, height: 100,
      pixels: (0..<40_000).map { UInt8(truncatingIfNeeded: ($0 / 97) * ($0 % 7)) | 1 })
    let first = try PNGFile.encode(picture, compression: compression)
    defer { try? soilMemory(0) }
    for byte in [0x01, 0x55, 0xAA, 0xFE] as [Int32] {
      try soilMemory(byte)
      try expectEqual(PNGFile.encode(picture, compression: compression), first)
    }
  }
}
