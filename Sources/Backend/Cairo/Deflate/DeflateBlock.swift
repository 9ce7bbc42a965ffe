/// Literals and matches that share Huffman codes, with the frequency of each symbol.
struct DeflateBlock {
  /// A byte, three bytes (above `three`), or a match (above `match`): its distance - 1 from bit 8,
  /// and its length - 3 from bit 0.
  typealias Token = UInt32
  static let three: Token = 1 << 30
  static let match: Token = 1 << 31
  /// The number of tokens in a block, small enough for the codes to adapt to the picture.
  static let limit = 8192
  /// The number of tokens that may be added after the limit was last checked.
  static let slack = 16

  let tokens = UnsafeMutablePointer<Token>.allocate(capacity: limit + slack)
  /// Frequencies by byte, 256 for the end of the block, and by length symbol.
  let literals = UnsafeMutablePointer<UInt32>.allocate(capacity: literalSymbols)
  let distances = UnsafeMutablePointer<UInt32>.allocate(capacity: distanceSymbols)
  private let literalCode = HuffmanCode(symbols: literalSymbols, limit: 15)
  private let distanceCode = HuffmanCode(symbols: distanceSymbols, limit: 15)
  private let lengthCode = HuffmanCode(symbols: 19, limit: 7)
  /// By length - 3: the code with its extra bits, and the number of bits from bit 32.
  private let lengthBits = UnsafeMutablePointer<UInt64>.allocate(capacity: 256)

  private static let literalSymbols = 286
  private static let distanceSymbols = 30
  private static let endOfBlock = 256

  init() { forget() }

  func deallocate() {
    tokens.deallocate()
    literals.deallocate()
    distances.deallocate()
    lengthBits.deallocate()
    for code in [literalCode, distanceCode, lengthCode] { code.deallocate() }
  }

  private func forget() {
    literals.update(repeating: 0, count: Self.literalSymbols)
    distances.update(repeating: 0, count: Self.distanceSymbols)
  }

  /// Returns the symbol for a length - 3.
  @inline(__always)
  static func lengthSymbol(_ length: Int) -> Int {
    if length == 255 { return 285 }
    let extra = lengthExtra(length)
    return 257 &+ extra &* 4 &+ length &>> extra
  }

  /// Returns the number of extra bits for a length - 3.
  @inline(__always)
  private static func lengthExtra(_ length: Int) -> Int {
    length < 8 || length == 255 ? 0 : 61 &- length.leadingZeroBitCount
  }

  /// Returns the symbol for a distance - 1.
  @inline(__always)
  static func distanceSymbol(_ distance: Int) -> Int {
    let extra = distanceExtra(distance)
    return extra &* 2 &+ distance &>> extra
  }

  /// Returns the number of extra bits for a distance - 1.
  @inline(__always)
  private static func distanceExtra(_ distance: Int) -> Int {
    distance < 4 ? 0 : 62 &- distance.leadingZeroBitCount
  }

  /// Writes the first `count` tokens with their shortest codes and starts a new block.
  func write(_ count: Int, isLast: Bool, to out: inout BitWriter) {
    literals[Self.endOfBlock] = 1
    literalCode.assign(literals)
    distanceCode.assign(distances)
    out.reserve(size / 8 + 1)
    out.add(isLast ? 0b101 : 0b100, 3)
    writeCodes(to: &out)
    prepareLengths()
    writeTokens(count, to: &out)
    forget()
  }

  /// The largest possible number of bits.
  private var size: Int {
    // Code lengths take at most 7 bits plus 7 extra bits.
    var bits = 3 + 14 + 19 * 3 + (Self.literalSymbols + Self.distanceSymbols) * 14
    for symbol in 0..<Self.literalSymbols where literals[symbol] != 0 {
      bits &+= Int(literals[symbol]) &* (Int(literalCode.lengths[symbol]) &+ (symbol < 265 ? 0 : 5))
    }
    for symbol in 0..<Self.distanceSymbols where distances[symbol] != 0 {
      bits &+= Int(distances[symbol]) &* (Int(distanceCode.lengths[symbol]) &+ symbol / 2)
    }
    return bits
  }

  private func prepareLengths() {
    for length in 0..<256 {
      let symbol = Self.lengthSymbol(length)
      // Lengths whose symbols do not occur have no code.
      guard literals[symbol] != 0 else { continue }
      let extra = Self.lengthExtra(length)
      let size = Int(literalCode.lengths[symbol])
      let bits = Int(literalCode.codes[symbol]) | (length & (1 &<< extra &- 1)) &<< size
      lengthBits[length] = UInt64(truncatingIfNeeded: bits | (size &+ extra) &<< 32)
    }
  }

  private func writeTokens(_ count: Int, to target: inout BitWriter) {
    var out = target.cursor
    let (codes, lengths) = (literalCode.codes, literalCode.lengths)
    let (distanceCodes, distanceLengths) = (distanceCode.codes, distanceCode.lengths)
    for index in 0..<count {
      let token = tokens[index]
      if token & Self.match == 0 {
        let first = Int(token & 255)
        var bits = UInt64(codes[first])
        var number = UInt64(lengths[first])
        if token & Self.three != 0 {
          let (second, third) = (Int(token &>> 8 & 255), Int(token &>> 16 & 255))
          bits |= UInt64(codes[second]) &<< number
          number &+= UInt64(lengths[second])
          bits |= UInt64(codes[third]) &<< number
          number &+= UInt64(lengths[third])
        }
        out.add(bits, number)
      } else {
        let entry = lengthBits[Int(token & 255)]
        let distance = Int((token & ~Self.match) &>> 8)
        let extra = Self.distanceExtra(distance)
        let symbol = Self.distanceSymbol(distance)
        let size = Int(distanceLengths[symbol])
        let bits = Int(distanceCodes[symbol]) | (distance & (1 &<< extra &- 1)) &<< size
        let number = entry &>> 32
        out.add(
          entry & 0xFFFF_FFFF | UInt64(truncatingIfNeeded: bits) &<< number,
          number &+ UInt64(truncatingIfNeeded: size &+ extra))
      }
    }
    out.add(UInt64(codes[Self.endOfBlock]), UInt64(lengths[Self.endOfBlock]))
    target.cursor = out
  }

  /// Writes the code lengths with a third code (RFC 1951, 3.2.7).
  private func writeCodes(to out: inout BitWriter) {
    func used(_ code: HuffmanCode, _ count: Int, least: Int) -> Int {
      var count = count
      while count > least, code.lengths[count - 1] == 0 { count -= 1 }
      return count
    }
    let literalCount = used(literalCode, Self.literalSymbols, least: 257)
    let distanceCount = used(distanceCode, Self.distanceSymbols, least: 1)
    let runs = CodeLengthRun.all(
      (0..<literalCount).map { literalCode.lengths[$0] }
        + (0..<distanceCount).map { distanceCode.lengths[$0] })
    var frequencies = [UInt32](repeating: 0, count: 19)
    for run in runs { frequencies[run.symbol] += 1 }
    lengthCode.assign(frequencies)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var number = order.count
    while number > 4, frequencies[order[number - 1]] == 0 { number -= 1 }
    out.add(UInt64(literalCount - 257 | (distanceCount - 1) << 5 | (number - 4) << 10), 14)
    for symbol in order.prefix(number) { out.add(UInt64(lengthCode.lengths[symbol]), 3) }
    for run in runs {
      let size = Int(lengthCode.lengths[run.symbol])
      out.add(
        UInt64(Int(lengthCode.codes[run.symbol]) | run.value << size), UInt64(size + run.extra))
    }
  }
}

/// One code length or a run of equal ones.
private struct CodeLengthRun {
  let symbol: Int
  /// The extra bits and their number.
  var value = 0
  var extra = 0

  static func all(_ lengths: [UInt8]) -> [CodeLengthRun] {
    var runs: [CodeLengthRun] = []
    runs.reserveCapacity(lengths.count)
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      var count = 1
      while index + count < lengths.count, lengths[index + count] == length { count += 1 }
      index += count
      if length != 0 {
        runs.append(CodeLengthRun(symbol: Int(length)))
        count -= 1
      }
      while count >= 3 {
        let part = min(count, length != 0 ? 6 : 138)
        runs.append(
          length != 0
            ? CodeLengthRun(symbol: 16, value: part - 3, extra: 2)
            : part <= 10
              ? CodeLengthRun(symbol: 17, value: part - 3, extra: 3)
              : CodeLengthRun(symbol: 18, value: part - 11, extra: 7))
        count -= part
      }
      for _ in 0..<count { runs.append(CodeLengthRun(symbol: Int(length))) }
    }
    return runs
  }
}
