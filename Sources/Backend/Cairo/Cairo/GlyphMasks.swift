internal import CCairo
import Foundation
import GalleyGraphics

/// The coverage of the pixels around a glyph's origin.
///
/// It points to immutable memory, so it can be read on any thread.
struct GlyphMask: @unchecked Sendable {
  /// The first column and row, relative to the pixel that contains the origin.
  let x: Int
  let y: Int
  let width: Int
  let height: Int
  /// The rows of coverage, 0…255, owned by `GlyphMasks.Scaled`; `nil` if nothing is covered.
  private let coverage: UnsafePointer<UInt8>?

  /// Paints the outline of a glyph, in points.
  ///
  /// - Parameters:
  ///   - scale: The pixels per point along each axis.
  ///   - shift: The distance of the origin from the left edge of its pixel, in pixels.
  init(_ outline: Path, scale: CGSize, shift: Double) throws(PaintError) {
    let bounds = outline.controlPointBounds.applying(
      CGAffineTransform(a: scale.width, b: 0, c: 0, d: scale.height, tx: shift, ty: 0))
    guard !outline.isEmpty, let area = PixelArea(bounds) else {
      (x, y, width, height, coverage) = (0, 0, 0, 0, nil)
      return
    }
    let image = try ImageSurface(width: area.width, height: area.height, isMask: true)
    let canvas = try CairoCanvas(drawingOn: image.pointer, scale: 1)
    cairo_set_tolerance(canvas.context, 0.02)
    canvas.pushTransform(
      CGAffineTransform(
        a: scale.width, b: 0, c: 0, d: scale.height, tx: shift - CGFloat(area.x),
        ty: -CGFloat(area.y)))
    canvas.fill(outline, with: .color(.black), style: FillStyle())
    try canvas.finish()
    (x, y, width, height) = (area.x, area.y, area.width, area.height)
    let (width, height, words) = (width, height, (width + 7) & ~7)
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: words * height)
    copy.initialize(repeating: 0, count: words * height)
    _ = image.withPixels { bytes, stride in
      for row in 0..<height { memcpy(copy + row * words, bytes + row * stride, width) }
    }
    coverage = UnsafePointer(copy)
  }

  /// The bytes per row, a multiple of 8 because rows are added in words of 8 bytes.
  private var stride: Int { (width + 7) & ~7 }

  /// The size in memory, in bytes.
  fileprivate var byteCount: Int { stride * height }

  fileprivate func deallocate() { coverage?.deallocate() }

  /// Adds the part of the mask inside `target`.
  ///
  /// - Parameters:
  ///   - x: The target's column of the glyph's origin.
  ///   - y: The target's row of the glyph's origin.
  func add(to target: CoverageBuffer, x: Int, y: Int) {
    let (left, top) = (x + self.x, y + self.y)
    let columns = max(left, 0)..<max(min(left + width, target.width), max(left, 0))
    let rows = max(top, 0)..<max(min(top + height, target.height), max(top, 0))
    guard let coverage, !columns.isEmpty else { return }
    let stride = stride
    if columns.count == width {
      // The part of a word beyond the mask is zero.
      var source = UnsafeRawPointer(coverage + (rows.lowerBound &- top) &* stride)
      var line = UnsafeMutableRawPointer(
        target.bytes + (rows.lowerBound &* target.stride &+ left))
      for _ in rows {
        var word = 0
        while word < stride {
          let sum = Self.saturatingSum(
            line.loadUnaligned(fromByteOffset: word, as: UInt64.self),
            source.loadUnaligned(fromByteOffset: word, as: UInt64.self))
          line.storeBytes(of: sum, toByteOffset: word, as: UInt64.self)
          word &+= 8
        }
        source += stride
        line += target.stride
      }
      return
    }
    for row in rows {
      let source = coverage + ((row &- top) &* stride &- left)
      let line = target.bytes + row &* target.stride
      for column in columns {
        // If two glyphs meet in a pixel, each covers a part of it.
        let sum = UInt16(line[column]) &+ UInt16(source[column])
        line[column] = UInt8(truncatingIfNeeded: min(sum, 255))
      }
    }
  }

  /// Returns the sums of 8 bytes each, clamped to 255.
  @inline(__always)
  private static func saturatingSum(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let sum = (a & low) &+ (b & low)
    // The highest bit of each byte is that byte's carry.
    let carry = ((a & b) | ((a | b) & sum)) & ~low
    let bytes = sum ^ ((a ^ b) & ~low)
    return bytes | (carry &>> 7) &* 255
  }
}

/// The masks of a font's glyphs, at four positions within a pixel. Cairo 1.16 places glyphs at
/// whole pixels only, which spaces small text unevenly.
struct GlyphMasks {
  /// The number of positions within a pixel.
  static let steps = 4

  /// A glyph and its position within a pixel.
  struct Key {
    let bits: UInt64
    init(glyph: UInt32, step: Int) { bits = UInt64(glyph) << 2 | UInt64(step) }

    var glyph: UInt32 { UInt32(truncatingIfNeeded: bits >> 2) }
    /// The distance of the origin from the left edge of its pixel, in pixels.
    var shift: Double { Double(bits & 3) / Double(GlyphMasks.steps) }
  }

  /// A hash table of masks. The capacity is a power of two.
  struct Table {
    private(set) var masks: [GlyphMask] = []
    private var keys: [UInt64] = []
    /// The indices of the keys' masks.
    private var indices: [Int32] = []
    private static let free = UInt64.max

    init() { resize(to: 256) }

    @inline(__always)
    private func slot(_ key: UInt64, in keys: UnsafeBufferPointer<UInt64>) -> Int {
      let last = keys.count &- 1
      var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> 40) & last
      while keys[slot] != key, keys[slot] != Self.free { slot = (slot &+ 1) & last }
      return slot
    }

    subscript(key: Key) -> GlyphMask? {
      let slot = keys.withUnsafeBufferPointer { self.slot(key.bits, in: $0) }
      return keys[slot] == key.bits ? masks[Int(indices[slot])] : nil
    }

    mutating func insert(_ mask: GlyphMask, _ key: Key) {
      if masks.count * 2 >= keys.count { resize(to: keys.count * 2) }
      set(key.bits, Int32(masks.count))
      masks.append(mask)
    }

    private mutating func set(_ key: UInt64, _ index: Int32) {
      let slot = keys.withUnsafeBufferPointer { self.slot(key, in: $0) }
      keys[slot] = key
      indices[slot] = index
    }

    private mutating func resize(to capacity: Int) {
      let old = zip(keys, indices)
      keys = Array(repeating: Self.free, count: capacity)
      indices = Array(repeating: 0, count: capacity)
      for (key, index) in old where key != Self.free { set(key, index) }
    }
  }

  /// The masks for one scale. They stay valid as long as this object lives.
  ///
  /// It changes only while its font's lock is held; other code only retains it.
  final class Scaled: @unchecked Sendable {
    fileprivate let scale: CGSize
    // The font's lock guarantees exclusive access.
    @exclusivity(unchecked) fileprivate var table = Table()

    fileprivate init(scale: CGSize) { self.scale = scale }

    deinit { for mask in table.masks { mask.deallocate() } }
  }

  /// The largest memory for a font's masks, in bytes, and the largest number of scales.
  private static let byteLimit = 1 << 20
  private static let scaleLimit = 4

  private var scales: [Scaled] = []
  private var bytes = 0

  /// Returns the mask of a glyph at `scale`, and the object that keeps it alive; `nil` if there is none yet.
  func find(_ key: Key, scale: CGSize) -> (mask: GlyphMask, owner: Scaled)? {
    guard let scaled = scales.first(where: { $0.scale == scale }), let mask = scaled.table[key]
    else { return nil }
    return (mask, scaled)
  }

  /// Adds a mask, and returns it with the object that keeps it alive. If another thread has added one for
  /// the same glyph, returns that mask and frees the new one.
  mutating func add(
    _ mask: GlyphMask, _ key: Key, scale: CGSize
  ) -> (mask: GlyphMask, owner: Scaled) {
    if bytes > Self.byteLimit { (scales, bytes) = ([], 0) }
    let scaled: Scaled
    if let known = scales.first(where: { $0.scale == scale }) {
      scaled = known
    } else {
      if scales.count == Self.scaleLimit { scales.removeFirst() }
      scaled = Scaled(scale: scale)
      scales.append(scaled)
    }
    if let known = scaled.table[key] {
      mask.deallocate()
      return (known, scaled)
    }
    scaled.table.insert(mask, key)
    bytes += mask.byteCount + 64
    return (mask, scaled)
  }
}

/// The masks of a font that a canvas has found at one scale.
///
/// Threads that paint the same texts would wait for one another to lock the font for each run, and to count
/// references to it and its masks.
struct FoundMasks {
  let font: CairoFont
  private let identity: ObjectIdentifier
  private let scale: CGSize
  private var table = GlyphMasks.Table()
  /// Keeps the masks alive.
  private var owners: [GlyphMasks.Scaled] = []

  /// How many masks, and sets of masks that the font has meanwhile given up, are kept.
  private static let limits = (masks: 4096, owners: 4)

  init(of font: CairoFont, scale: CGSize) {
    (self.font, self.scale) = (font, scale)
    identity = ObjectIdentifier(font)
  }

  @inline(__always)
  func belong(to font: ObjectIdentifier, at scale: CGSize) -> Bool {
    identity == font && self.scale == scale
  }

  /// Appends the masks of glyphs to `result`. They stay valid until the next call.
  mutating func find(
    _ glyphs: [GlyphWork.Glyph], into result: inout [GlyphMask]
  ) throws(PaintError) {
    if table.masks.count > Self.limits.masks || owners.count > Self.limits.owners {
      (table, owners) = (GlyphMasks.Table(), [])
    }
    for glyph in glyphs {
      let key = glyph.key
      if let known = table[key] {
        result.append(known)
        continue
      }
      let (mask, owner) = try font.find(key, scale: scale)
      if owners.last !== owner { owners.append(owner) }
      table.insert(mask, key)
      result.append(mask)
    }
  }
}
