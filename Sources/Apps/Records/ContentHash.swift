/// A hash of bytes: FNV-1a with a final mix, so that every bit depends on all input bits.
package struct ContentHash {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  package init() {}

  package mutating func add(_ bytes: [UInt8]) { add(each: bytes) }

  package mutating func add(_ text: String) { add(each: text.utf8) }

  private mutating func add(each bytes: some Sequence<UInt8>) {
    for byte in bytes { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
    // Separates the parts, so that `a` + `bc` differs from `ab` + `c`.
    state = (state ^ 0x100) &* 0x100_0000_01b3
  }

  /// The hash, which is never zero.
  package var value: UInt64 {
    var mixed = state
    mixed = (mixed ^ (mixed >> 33)) &* 0xff51_afd7_ed55_8ccd
    mixed = (mixed ^ (mixed >> 33)) &* 0xc4ce_b9fe_1a85_ec53
    mixed ^= mixed >> 33
    return mixed == 0 ? 1 : mixed
  }

  package static func of(_ bytes: [UInt8]) -> UInt64 {
    var hash = ContentHash()
    hash.add(bytes)
    return hash.value
  }

  package static func of(_ text: String) -> UInt64 {
    var hash = ContentHash()
    hash.add(text)
    return hash.value
  }
}
