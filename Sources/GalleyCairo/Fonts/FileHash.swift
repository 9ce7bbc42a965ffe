import Foundation

/// SHA-256, so that goldens can name the exact font files they were made with.
enum FileHash {
  /// The digest of the file at `path` in hexadecimal; `nil` when it cannot be read.
  static func sha256(path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    return data.withUnsafeBytes { sha256($0) }
  }

  static func sha256(_ bytes: UnsafeRawBufferPointer) -> String {
    var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
      0x5be0_cd19,
    ]
    var schedule = [UInt32](repeating: 0, count: 64)
    let whole = bytes.count / 64 * 64
    var start = 0
    while start < whole {
      compress(UnsafeRawBufferPointer(rebasing: bytes[start..<start + 64]), &state, &schedule)
      start += 64
    }
    // The last block: the rest, a 1 bit, zeros, and the length in bits.
    var tail = Array(bytes[whole...]) + [0x80]
    while tail.count % 64 != 56 { tail.append(0) }
    let bits = UInt64(bytes.count) * 8
    tail += (0..<8).map { UInt8(truncatingIfNeeded: bits >> UInt64(56 - 8 * $0)) }
    tail.withUnsafeBytes { tail in
      for block in stride(from: 0, to: tail.count, by: 64) {
        compress(UnsafeRawBufferPointer(rebasing: tail[block..<block + 64]), &state, &schedule)
      }
    }
    return state.map { word in
      let text = String(word, radix: 16)
      return String(repeating: "0", count: 8 - text.count) + text
    }.joined()
  }

  private static func compress(
    _ block: UnsafeRawBufferPointer, _ state: inout [UInt32], _ w: inout [UInt32]
  ) {
    func rotate(_ x: UInt32, _ n: UInt32) -> UInt32 { x >> n | x << (32 - n) }
    for i in 0..<16 {
      w[i] = UInt32(bigEndian: block.loadUnaligned(fromByteOffset: i * 4, as: UInt32.self))
    }
    for i in 16..<64 {
      let s0 = rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ w[i - 15] >> 3
      let s1 = rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ w[i - 2] >> 10
      w[i] = w[i - 16] &+ s0 &+ w[i - 7] &+ s1
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for i in 0..<64 {
      let s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      let t1 = h &+ s1 &+ ((e & f) ^ (~e & g)) &+ roundConstants[i] &+ w[i]
      let s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
      let t2 = s0 &+ ((a & b) ^ (a & c) ^ (b & c))
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ t1, c, b, a, t1 &+ t2)
    }
    for (i, value) in [a, b, c, d, e, f, g, h].enumerated() { state[i] &+= value }
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let roundConstants: [UInt32] = {
    var constants: [UInt32] = []
    var candidate = 2
    while constants.count < 64 {
      if !(2..<candidate).contains(where: { candidate % $0 == 0 }) {
        constants.append(cubeRootFraction(of: UInt64(candidate)))
      }
      candidate += 1
    }
    return constants
  }()

  /// The 32 bits after the point of the cube root of `n`, by bisection in integers.
  private static func cubeRootFraction(of n: UInt64) -> UInt32 {
    // Find the largest r with r³ ≤ n · 2⁹⁶, in 128 bits.
    var (low, high): (UInt64, UInt64) = (0, 1 << 36)
    let target = UInt128(n) << 96
    while high - low > 1 {
      let middle = (low + high) / 2
      let cube = UInt128(middle) * UInt128(middle) * UInt128(middle)
      if cube <= target { low = middle } else { high = middle }
    }
    return UInt32(truncatingIfNeeded: low)
  }
}
