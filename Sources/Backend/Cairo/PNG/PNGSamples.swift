internal import CPixels
import GalleyGraphics

/// Converts the lines of a PNG file to pixels.
///
/// The loops over pixels of common formats are in C, so that debug builds are quick too.
struct PNGSamples {
  private let header: PNGHeader
  /// The palette as RGBA words, the first component at the lowest address; 256 colors.
  private var palette: [UInt32] = []
  /// The components of the color that is transparent.
  private var transparent: [UInt16]?

  /// `nil` where there is no palette and one is needed.
  init?(_ header: PNGHeader, palette colors: [UInt8], transparency: [UInt8]) {
    self.header = header
    switch header.kind {
    case .palette:
      guard !colors.isEmpty, colors.count % 3 == 0 else { return nil }
      // Indices beyond the palette are black.
      palette = [UInt32](repeating: UInt32(0xFF00_0000).littleEndian, count: 256)
      // More opacities than colors are ignored.
      let opacities = transparency.count <= colors.count / 3 ? transparency : []
      for index in 0..<min(colors.count / 3, 1 << header.depth) {
        let alpha = index < opacities.count ? opacities[index] : 255
        palette[index] =
          Self.word(
            colors[index * 3], colors[index * 3 + 1], colors[index * 3 + 2], alpha
          ).littleEndian
      }
    case .gray, .color:
      let count = header.kind.components
      guard transparency.count == count * 2 else { break }
      transparent = (0..<count).map {
        UInt16(transparency[$0 * 2]) << 8 | UInt16(transparency[$0 * 2 + 1])
      }
    case .translucentGray, .translucentColor: break
    }
  }

  /// The length of all lines in the file, including filter bytes.
  var byteCount: Int {
    header.passes.reduce(0) {
      $0 + (header.bytesPerLine(of: $1) + 1) * header.height(of: $1)
    }
  }

  /// Whether each line is its filter, followed by opaque pixels of three bytes.
  var areOpaqueBytes: Bool {
    header.kind == .color && header.depth == 8 && !header.isInterlaced && transparent == nil
  }

  var size: (width: Int, height: Int) { (header.width, header.height) }

  /// Returns the picture; `nil` if a line has an unknown filter.
  ///
  /// - Parameter lines: `byteCount` bytes.
  func bitmap(of lines: consuming [UInt8]) -> Bitmap? {
    precondition(lines.count == byteCount, "wrong number of bytes")
    var isKnown = true
    let pixels = lines.withUnsafeMutableBufferPointer { lines in
      [UInt8](unsafeUninitializedCapacity: header.width * header.height * 4) { pixels, count in
        guard var line = lines.baseAddress, let start = pixels.baseAddress else { return }
        for pass in header.passes where isKnown {
          let (width, size) = (header.width(of: pass), header.bytesPerLine(of: pass))
          for row in 0..<header.height(of: pass) where isKnown {
            isKnown = unfilter(line, size, isFirst: row == 0)
            let place = (pass.y + row * pass.rows) * header.width + pass.x
            write(line + 1, width, to: start + place * 4, every: pass.columns * 4)
            line += size + 1
          }
        }
        count = header.width * header.height * 4
      }
    }
    return isKnown ? Bitmap(width: header.width, height: header.height, pixels: pixels) : nil
  }

  // MARK: Filters

  /// Reverses a line's filter in place; the line above is already unfiltered.
  ///
  /// - Returns: `false` if the filter is unknown.
  private func unfilter(_ line: UnsafeMutablePointer<UInt8>, _ size: Int, isFirst: Bool) -> Bool {
    let step = max(1, header.bitsPerPixel / 8)
    return galley_png_unfilter(line[0], line + 1, isFirst ? nil : line - size, size, step)
  }

  // MARK: Pixels

  private static func word(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) -> UInt32 {
    let word = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
    var pixel = word.littleEndian
    withUnsafeMutableBytes(of: &pixel) {
      galley_rgba_as_painted($0.baseAddress, 1, $0.baseAddress, 4)
    }
    return UInt32(littleEndian: pixel)
  }

  /// Writes the pixels of a line.
  ///
  /// - Parameter step: The distance between pixels, in bytes.
  private func write(
    _ line: UnsafePointer<UInt8>, _ width: Int, to out: UnsafeMutablePointer<UInt8>, every step: Int
  ) {
    switch (header.kind, header.depth) {
    case (.color, 8) where transparent == nil: galley_rgb_to_rgba(line, width, out, step)
    case (.translucentColor, 8): galley_rgba_as_painted(line, width, out, step)
    case (.palette, let depth): galley_palette_to_rgba(line, width, depth, palette, out, step)
    default: writeSeldom(line, width, to: out, every: step)
    }
  }

  private func writeSeldom(
    _ line: UnsafeRawPointer, _ width: Int, to out: UnsafeMutableRawPointer, every step: Int
  ) {
    var x = 0
    while x < width {
      let pixel = color(line, x)
      out.storeBytes(of: pixel.littleEndian, toByteOffset: x &* step, as: UInt32.self)
      x &+= 1
    }
  }

  /// Returns a sample of at most 8 bits.
  @inline(__always)
  private static func number(_ line: UnsafeRawPointer, _ index: Int, _ depth: Int) -> Int {
    if depth == 8 { return Int(line.load(fromByteOffset: index, as: UInt8.self)) }
    let bit = index &* depth
    let byte = Int(line.load(fromByteOffset: bit &>> 3, as: UInt8.self))
    return byte &>> (8 &- depth &- bit & 7) & (1 &<< depth &- 1)
  }

  /// Returns a pixel in one of the rare formats.
  private func color(_ line: UnsafeRawPointer, _ x: Int) -> UInt32 {
    let (count, depth) = (header.kind.components, header.depth)
    func component(_ index: Int) -> UInt16 {
      let place = x * count + index
      guard depth == 16 else { return UInt16(Self.number(line, place, depth)) }
      let high = line.load(fromByteOffset: place * 2, as: UInt8.self)
      return UInt16(high) << 8 | UInt16(line.load(fromByteOffset: place * 2 + 1, as: UInt8.self))
    }
    func value(_ index: Int) -> UInt8 {
      let value = component(index)
      return UInt8(depth == 16 ? value >> 8 : value * (255 / ((1 << UInt16(depth)) - 1)))
    }
    var alpha: UInt8 = 255
    if let transparent, transparent.indices.allSatisfy({ component($0) == transparent[$0] }) {
      alpha = 0
    }
    switch header.kind {
    case .gray, .palette: return Self.word(value(0), value(0), value(0), alpha)
    case .translucentGray: return Self.word(value(0), value(0), value(0), value(1))
    case .color: return Self.word(value(0), value(1), value(2), alpha)
    case .translucentColor: return Self.word(value(0), value(1), value(2), value(3))
    }
  }
}
