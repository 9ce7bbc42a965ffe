internal import CDeflate
import Foundation

/// Compresses a picture's lines, each of which is a filter byte followed by its pixels.
///
/// Searches for matches at four positions only: one pixel to the left, one line above, the last
/// occurrence of the next bytes, and the distance of the latest such match. Drawn pictures rarely
/// have other matches. The lines are compressed in a small buffer that stays in the processor's
/// cache.
struct LineDeflater {
  /// The bytes per line.
  private let line: Int
  private let bytesPerPixel: Int
  private let block = DeflateBlock()
  /// The number of tokens in the block.
  private var count = 0
  private var out = BitWriter()

  /// The lines, preceded by earlier bytes that matches may refer to.
  private let buffer: UnsafeMutableRawPointer
  private let capacity: Int
  /// The number of bytes in the buffer, and how many of them are compressed.
  private var end = 0
  private var done = 0
  /// The number of bytes before the buffer.
  private var base = 0
  /// The last position of bytes with each hash, counted from the first byte.
  private let slots: UnsafeMutablePointer<Int32>
  /// The Adler-32 checksum of the compressed bytes.
  private var checkSum: UInt32 = 1

  /// The largest match distance that the format allows.
  private static let window = 32_768
  private static let hashBits: UInt64 = 14
  /// Matches to the left of this length are taken without trying other positions. Matches above of
  /// length `ratherLong` are taken without trying positions with the same hash.
  private static let long = 32
  private static let ratherLong = 16

  init(bytesPerLine: Int, bytesPerPixel: Int) {
    line = bytesPerLine
    self.bytesPerPixel = bytesPerPixel
    capacity = max(Self.window, line) + max(96 << 10, line)
    // Words of 8 bytes are read from any position.
    buffer = .allocate(byteCount: capacity + 8, alignment: 64)
    slots = .allocate(capacity: 1 << Self.hashBits)
    slots.initialize(repeating: -(1 << 20), count: 1 << Self.hashBits)
  }

  /// Adds a line written by `write`, which may read the previous line.
  mutating func add(_ write: (UnsafeMutablePointer<UInt8>) -> Void) {
    if end + line > capacity {
      compress()
      let kept = min(end, max(Self.window, line))
      memmove(buffer, buffer + (end - kept), kept)
      base += end - kept
      (end, done) = (kept, kept)
    }
    write((buffer + end).assumingMemoryBound(to: UInt8.self))
    end += line
  }

  /// Uses the lines so far only as a source of matches, without compressing them.
  mutating func skip() { done = end }

  /// Returns the compressed bytes, padded so that another part may follow, and their Adler-32
  /// checksum. The caller frees the memory.
  mutating func finish(isLast: Bool) -> (bytes: UnsafeRawBufferPointer, checkSum: UInt32) {
    compress()
    if count > 0 {
      block.write(count, isLast: isLast, to: &out)
    } else if isLast {
      // An empty block with the fixed code.
      out.reserve(8)
      out.add(0b011, 10)
    }
    out.reserve(16)
    if !isLast {
      // An empty stored block.
      out.add(0, 3)
      out.align()
      out.add(0xFFFF_0000, 32)
    }
    out.align()
    block.deallocate()
    buffer.deallocate()
    slots.deallocate()
    return (out.bytes, checkSum)
  }

  private mutating func compress() {
    guard done < end else { return }
    // Bytes after the end must not affect the matches.
    (buffer + end).storeBytes(of: 0, as: UInt64.self)
    checkSum = libdeflate_adler32(checkSum, buffer + done, end - done)
    switch bytesPerPixel {
    case 3: compress(pixel: 3)
    case 4: compress(pixel: 4)
    default: compress(pixel: 1)
    }
    done = end
  }

  /// Returns the length of the match between `here` and `distance` bytes before, of which `known`
  /// bytes are already compared.
  @inline(__always)
  private static func matchLength(
    _ here: UnsafeRawPointer, _ distance: Int, known: Int, limit: Int
  ) -> Int {
    var length = known
    while length < limit {
      let difference = difference(here + length, distance)
      if difference != 0 { return min(length &+ difference.trailingZeroBitCount &>> 3, limit) }
      length &+= 8
    }
    return limit
  }

  @inline(__always)
  private static func difference(_ here: UnsafeRawPointer, _ distance: Int) -> UInt64 {
    here.loadUnaligned(as: UInt64.self) ^ (here - distance).loadUnaligned(as: UInt64.self)
  }

  /// - Parameter pixel: `bytesPerPixel` as a constant, so that the compiler specializes the loop.
  @inline(__always)
  private mutating func compress(pixel: Int) {
    // Local variables stay in registers.
    let (block, slots, base, line, end) = (block, slots, base, line, end)
    let (tokens, literals, distances) = (block.tokens, block.literals, block.distances)
    let buffer = UnsafeRawPointer(buffer)
    var (out, count) = (out, count)
    defer { (self.out, self.count) = (out, count) }
    /// The longest match of whole pixels.
    let longest = pixel == 4 ? 256 : 258
    let longestSymbol = DeflateBlock.lengthSymbol(longest &- 3)
    /// The shortest worthwhile match, by position.
    let shortest = pixel == 1 ? 6 : 3
    let shortestElsewhere = pixel == 1 ? 6 : 5
    var recent = pixel
    var p = done

    @inline(__always)
    func writeFullBlock() {
      guard count >= DeflateBlock.limit else { return }
      block.write(count, isLast: false, to: &out)
      count = 0
    }
    @inline(__always)
    func addLiteral(_ byte: Int) {
      literals[byte] &+= 1
      tokens[count] = DeflateBlock.Token(truncatingIfNeeded: byte)
      count &+= 1
    }

    while p < end {
      writeFullBlock()
      let isFirstLine = base == 0 && p < line
      let above = isFirstLine || line > Self.window ? pixel : line
      let aboveSymbol = DeflateBlock.distanceSymbol(above &- 1)
      let leftSymbol = DeflateBlock.distanceSymbol(pixel &- 1)
      /// Matches end with the line, so that they start and end at pixels.
      let stop = pixel == 1 && above == line ? end : p &+ line
      let start = p
      if pixel > 1, above == line {
        var length = Self.matchLength(buffer + p, above, known: 0, limit: min(258, line))
        if length < line { length = max(length &- 1, 0) / pixel &* pixel &+ 1 }
        if length >= 4 {
          tokens[count] =
            DeflateBlock.match | DeflateBlock.Token(truncatingIfNeeded: above &- 1) &<< 8
            | DeflateBlock.Token(truncatingIfNeeded: length &- 3)
          count &+= 1
          literals[DeflateBlock.lengthSymbol(length &- 3)] &+= 1
          distances[aboveSymbol] &+= 1
          p &+= length
        }
      }
      if p == start, pixel > 1 || isFirstLine {
        // The filter byte and, in the first line, the first pixel, which has no left neighbor.
        for _ in 0..<(isFirstLine ? min(1 &+ pixel, stop &- p) : 1) {
          addLiteral(Int(buffer.load(fromByteOffset: p, as: UInt8.self)))
          p &+= 1
        }
      }
      while p < stop {
        writeFullBlock()
        let here = buffer + p
        let word = here.loadUnaligned(as: UInt64.self)
        let leftDifference = word ^ (here - pixel).loadUnaligned(as: UInt64.self)
        let aboveDifference = word ^ (here - above).loadUnaligned(as: UInt64.self)
        // Hash the next 6 bytes.
        let hash = ((word &<< 16) &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- Self.hashBits)
        let slot = slots + Int(truncatingIfNeeded: hash)
        let position = Int32(truncatingIfNeeded: base &+ p)
        var distance = Int(position &- slot.pointee)
        slot.pointee = position
        if distance > min(Self.window, p) { distance = recent }
        let difference = word ^ (here - distance).loadUnaligned(as: UInt64.self)
        var leftLength = leftDifference.trailingZeroBitCount &>> 3
        var aboveLength = aboveDifference.trailingZeroBitCount &>> 3
        var elsewhere = difference.trailingZeroBitCount &>> 3
        if pixel > 1 {
          let again = Self.difference(here, recent).trailingZeroBitCount &>> 3
          if again > elsewhere { (elsewhere, distance) = (again, recent) }
        }
        if max(leftLength, max(aboveLength, elsewhere)) >= 3 {
          let limit = stop &- p
          leftLength =
            leftLength == 8
            ? Self.matchLength(here, pixel, known: 8, limit: limit) : min(leftLength, limit)
          var (length, chosen, symbol) = (leftLength, pixel, leftSymbol)
          if length < Self.long {
            aboveLength =
              aboveLength == 8
              ? Self.matchLength(here, above, known: 8, limit: limit) : min(aboveLength, limit)
            if aboveLength > length &+ 2, aboveLength >= shortest {
              (length, chosen, symbol) = (aboveLength, above, aboveSymbol)
            }
            if length < Self.ratherLong {
              elsewhere =
                elsewhere == 8
                ? Self.matchLength(here, distance, known: 8, limit: limit) : min(elsewhere, limit)
              if elsewhere > length &+ 2, elsewhere >= shortestElsewhere {
                (length, chosen) = (elsewhere, distance)
                symbol = DeflateBlock.distanceSymbol(distance &- 1)
                recent = distance
              }
            }
          }
          if pixel > 1 { length = length / pixel &* pixel }
          if length >= 3 {
            p &+= length
            let token =
              DeflateBlock.match | DeflateBlock.Token(truncatingIfNeeded: chosen &- 1) &<< 8
            // Split the match. The rest is long enough for a match or becomes part of the next one.
            while length >= longest &+ 3 {
              tokens[count] = token | DeflateBlock.Token(truncatingIfNeeded: longest &- 3)
              count &+= 1
              literals[longestSymbol] &+= 1
              distances[symbol] &+= 1
              length &-= longest
              writeFullBlock()
            }
            if length > longest {
              p &-= length &- longest
              length = longest
            }
            tokens[count] = token | DeflateBlock.Token(truncatingIfNeeded: length &- 3)
            count &+= 1
            literals[DeflateBlock.lengthSymbol(length &- 3)] &+= 1
            distances[symbol] &+= 1
            continue
          }
        }
        if pixel == 1 {
          addLiteral(Int(truncatingIfNeeded: word & 255))
        } else {
          literals[Int(truncatingIfNeeded: word & 255)] &+= 1
          literals[Int(truncatingIfNeeded: word &>> 8 & 255)] &+= 1
          literals[Int(truncatingIfNeeded: word &>> 16 & 255)] &+= 1
          tokens[count] =
            DeflateBlock.three | DeflateBlock.Token(truncatingIfNeeded: word & 0xFF_FFFF)
          count &+= 1
          if pixel == 4 { addLiteral(Int(truncatingIfNeeded: word &>> 24 & 255)) }
        }
        p &+= pixel
      }
    }
  }
}
