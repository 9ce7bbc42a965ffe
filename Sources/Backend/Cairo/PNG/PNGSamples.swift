import GalleyGraphics

/// Makes pixels of the lines of a PNG file.
///
/// Loops are plain and over pointers: tests run without optimisation, where a closure or a range costs
/// a call for each pixel.
struct PNGSamples {
  private let header: PNGHeader
  /// RGBA words, the first component lowest, for the numbers in a palette.
  private var palette: [UInt32] = []
  /// The components of a colour that is shown as transparent.
  private var transparent: [UInt16]?

  /// Bytes after the lines that may be read, and that say nothing.
  static let slack = 8

  /// `nil` where there is no palette and one is needed.
  init?(_ header: PNGHeader, palette colors: [UInt8], transparency: [UInt8]) {
    self.header = header
    switch header.kind {
    case .palette:
      guard !colors.isEmpty, colors.count % 3 == 0 else { return nil }
      // Numbers beyond the palette are black.
      palette = [UInt32](repeating: 0xFF00_0000, count: 256)
      // More opacities than colors say nothing.
      let opacities = transparency.count <= colors.count / 3 ? transparency : []
      for index in 0..<min(colors.count / 3, 1 << header.depth) {
        let alpha = index < opacities.count ? opacities[index] : 255
        palette[index] = Self.word(
          colors[index * 3], colors[index * 3 + 1], colors[index * 3 + 2], alpha)
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

  /// All lines of the file, each with the byte for its filter.
  var byteCount: Int {
    header.passes.reduce(0) {
      $0 + (header.bytesPerLine(of: $1) + 1) * header.height(of: $1)
    }
  }

  /// The picture; `nil` where a line has an unknown filter.
  ///
  /// - Parameter lines: So many bytes and the slack.
  func bitmap(of lines: consuming [UInt8]) -> Bitmap? {
    precondition(lines.count == byteCount + Self.slack, "as many bytes as the lines have")
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

  /// Turns differences from neighbours into what they stand for; the line before is done.
  ///
  /// - Returns: Whether the filter is known.
  private func unfilter(_ line: UnsafeMutablePointer<UInt8>, _ size: Int, isFirst: Bool) -> Bool {
    let step = max(1, header.bitsPerPixel / 8)
    let (own, above) = (line + 1, line - size)
    // What is outside of the picture is 0.
    switch line[0] {
    case 0: break
    case 1:
      var index = step
      while index < size {
        own[index] &+= own[index &- step]
        index &+= 1
      }
    case 2:
      if isFirst { break }
      var index = 0
      while index < size {
        own[index] &+= above[index]
        index &+= 1
      }
    case 3:
      var index = 0
      while index < size {
        let left = index < step ? 0 : UInt16(own[index &- step])
        let up = isFirst ? 0 : UInt16(above[index])
        own[index] &+= UInt8(truncatingIfNeeded: (left &+ up) / 2)
        index &+= 1
      }
    case 4:
      var index = 0
      while index < size {
        let left = index < step ? 0 : Int(own[index &- step])
        let up = isFirst ? 0 : Int(above[index])
        let corner = isFirst || index < step ? 0 : Int(above[index &- step])
        own[index] &+= Self.nearest(left, up, corner)
        index &+= 1
      }
    default: return false
    }
    return true
  }

  /// The neighbour that is nearest to what the other two let expect (Paeth).
  @inline(__always)
  private static func nearest(_ left: Int, _ up: Int, _ corner: Int) -> UInt8 {
    let (a, b, c) = (abs(up &- corner), abs(left &- corner), abs(left &+ up &- 2 &* corner))
    return UInt8(truncatingIfNeeded: a <= b && a <= c ? left : b <= c ? up : corner)
  }

  // MARK: Pixels

  @inline(__always)
  private static func word(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) -> UInt32 {
    let word = UInt32(red) | UInt32(green) &<< 8 | UInt32(blue) &<< 16 | UInt32(alpha) &<< 24
    return alpha == 255 ? word : shown(word)
  }

  /// A colour as it is when it was painted: exact to what its opacity lets show.
  private static func shown(_ word: UInt32) -> UInt32 {
    let alpha = word &>> 24
    if alpha == 0 { return 0 }
    @inline(__always)
    func part(_ shift: UInt32) -> UInt32 {
      let multiplied = ((word &>> shift & 0xFF) &* alpha &+ 127) / 255
      return UInt32(PixelReader.straight(multiplied, alpha)) &<< shift
    }
    return part(0) | part(8) | part(16) | alpha &<< 24
  }

  /// Writes the pixels of a line.
  ///
  /// - Parameter step: From one pixel to the next, in bytes.
  private func write(
    _ line: UnsafePointer<UInt8>, _ width: Int, to out: UnsafeMutablePointer<UInt8>, every step: Int
  ) {
    let (line, out) = (UnsafeRawPointer(line), UnsafeMutableRawPointer(out))
    var x = 0
    switch (header.kind, header.depth) {
    case (.color, 8) where transparent == nil:
      while x < width {
        // Of the fourth byte nothing is left.
        let word = line.loadUnaligned(fromByteOffset: x &* 3, as: UInt32.self).littleEndian
        out.storeBytes(
          of: (word | 0xFF00_0000).littleEndian, toByteOffset: x &* step, as: UInt32.self)
        x &+= 1
      }
    case (.translucentColor, 8):
      while x < width {
        let word = line.loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self).littleEndian
        let pixel = word &>> 24 == 255 ? word : Self.shown(word)
        out.storeBytes(of: pixel.littleEndian, toByteOffset: x &* step, as: UInt32.self)
        x &+= 1
      }
    case (.palette, let depth):
      palette.withUnsafeBufferPointer { palette in
        while x < width {
          let number = Self.number(line, x, depth)
          out.storeBytes(
            of: palette[number].littleEndian, toByteOffset: x &* step, as: UInt32.self)
          x &+= 1
        }
      }
    default:
      while x < width {
        let pixel = color(line, x)
        out.storeBytes(of: pixel.littleEndian, toByteOffset: x &* step, as: UInt32.self)
        x &+= 1
      }
    }
  }

  /// A number of at most 8 bits.
  @inline(__always)
  private static func number(_ line: UnsafeRawPointer, _ index: Int, _ depth: Int) -> Int {
    if depth == 8 { return Int(line.load(fromByteOffset: index, as: UInt8.self)) }
    let bit = index &* depth
    let byte = Int(line.load(fromByteOffset: bit &>> 3, as: UInt8.self))
    return byte &>> (8 &- depth &- bit & 7) & (1 &<< depth &- 1)
  }

  /// The pixels that files seldom have.
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
