import Foundation

/// A small random generator whose sequence depends only on the seed.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64
  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  package mutating func chance(_ one: Int, in all: Int) -> Bool {
    Int.random(in: 0..<all, using: &self) < one
  }

  package mutating func pick<T>(_ values: [T]) -> T { values.randomElement(using: &self)! }

  /// Returns a length in quarters of a point, which arithmetic keeps exact.
  package mutating func length(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: (range.lowerBound * 4)...(range.upperBound * 4), using: &self)) / 4
  }
}
