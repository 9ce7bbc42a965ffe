internal import CDeflate
import GalleyGraphics

/// Reads PNG files: every kind of pixels, with the first 8 bits of each component.
///
/// Chunks that say nothing about pixels are passed over; those that do have to be whole.
enum PNGDecoder {
  /// The picture in `bytes`, in the form in which painted pictures are read.
  ///
  /// Colours of translucent pixels are exact to what their opacity lets show.
  ///
  /// - Parameter pixelLimit: The most pixels that are read.
  static func decode(
    _ bytes: [UInt8], pixelLimit: Int
  ) throws(PNGError) -> Bitmap {
    let header = try header(bytes, pixelLimit: pixelLimit)
    var palette: [UInt8] = []
    var transparency: [UInt8] = []
    var streams: [Range<Int>] = []
    var start = 8
    while true {
      let chunk = try chunk(bytes, at: start)
      switch chunk.name {
      case "IHDR": break
      case "PLTE" where palette.isEmpty && streams.isEmpty:
        palette = Array(bytes[chunk.contents])
      case "tRNS" where transparency.isEmpty && streams.isEmpty:
        transparency = Array(bytes[chunk.contents])
      case "IDAT": streams.append(chunk.contents)
      case "IEND":
        guard let samples = PNGSamples(header, palette: palette, transparency: transparency),
          let lines = lines(bytes, streams, count: samples.byteCount),
          let bitmap = samples.bitmap(of: lines)
        else { throw .damaged("its contents do not fit together") }
        return bitmap
      case "PLTE": break
      // Names of chunks without which the picture cannot be shown begin with a capital letter.
      default:
        if bytes[start + 4] & 0x20 == 0 {
          throw .damaged("its chunk \(chunk.name) is of no known kind")
        }
      }
      start = chunk.contents.upperBound + 4
    }
  }

  private struct Chunk {
    let name: String
    let contents: Range<Int>
  }

  private static func chunk(_ bytes: [UInt8], at start: Int) throws(PNGError) -> Chunk {
    guard start + 12 <= bytes.count else { throw .damaged("it ends early") }
    let length = number(in: bytes, at: start)
    guard length <= bytes.count - start - 12 else { throw .damaged("it ends early") }
    let end = start + 8 + length
    let sum = bytes.withUnsafeBytes {
      libdeflate_crc32(0, $0.baseAddress.map { $0 + start + 4 }, length + 4)
    }
    let name = String(decoding: bytes[start + 4..<start + 8], as: UTF8.self)
    guard Int(sum) == number(in: bytes, at: end) else {
      throw .damaged("bytes of its chunk \(name) were changed, its checksum does not fit")
    }
    return Chunk(name: name, contents: start + 8..<end)
  }

  /// Four bytes, the most significant first.
  private static func number(in bytes: [UInt8], at start: Int) -> Int {
    bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// A few bytes can claim any size: it is checked before memory is set aside for it.
  private static func header(_ bytes: [UInt8], pixelLimit: Int) throws(PNGError) -> PNGHeader {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.starts(with: signature) else { throw .notPNG }
    guard bytes.count >= 33 else { throw .damaged("it ends within the header") }
    guard bytes[8..<16].elementsEqual([0, 0, 0, 13] + Array("IHDR".utf8)) else {
      throw .damaged("it does not start with a header")
    }
    let (width, height) = (number(in: bytes, at: 16), number(in: bytes, at: 20))
    guard (1...DisplayList.sideLimit).contains(width), (1...DisplayList.sideLimit).contains(height),
      width * height <= pixelLimit
    else { throw .unreasonableSize(width: width, height: height) }
    // One way to compress, one to filter, and two orders of lines are known.
    guard let kind = PNGHeader.Kind(rawValue: bytes[25]), kind.depths.contains(bytes[24]),
      bytes[26] == 0, bytes[27] == 0, bytes[28] <= 1
    else { throw .damaged("its header does not fit together") }
    return PNGHeader(
      width: width, height: height, kind: kind, depth: Int(bytes[24]), isInterlaced: bytes[28] == 1)
  }

  /// The lines of the picture, which the stream is made of; `nil` where it has others, too few or too
  /// many bytes.
  private static func lines(_ bytes: [UInt8], _ streams: [Range<Int>], count: Int) -> [UInt8]? {
    guard let first = streams.first, let decompressor = libdeflate_alloc_decompressor() else {
      return nil
    }
    defer { libdeflate_free_decompressor(decompressor) }
    var result = LIBDEFLATE_BAD_DATA
    let stream = streams.count == 1 ? bytes[first] : ArraySlice(streams.flatMap { bytes[$0] })
    let lines = [UInt8](unsafeUninitializedCapacity: count + PNGSamples.slack) { lines, written in
      stream.withUnsafeBytes { stream in
        result = libdeflate_zlib_decompress(
          decompressor, stream.baseAddress, stream.count, lines.baseAddress, count, nil)
      }
      guard result == LIBDEFLATE_SUCCESS else { return }
      lines[count...].initialize(repeating: 0)
      written = count + PNGSamples.slack
    }
    return lines.isEmpty ? nil : lines
  }
}

/// What a PNG file begins with.
struct PNGHeader {
  enum Kind: UInt8 {
    case gray = 0
    case color = 2
    case palette = 3
    case translucentGray = 4
    case translucentColor = 6

    /// Bits of a component, or of a number in the palette.
    var depths: [UInt8] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .color, .translucentGray, .translucentColor: [8, 16]
      }
    }

    var components: Int {
      switch self {
      case .gray, .palette: 1
      case .translucentGray: 2
      case .color: 3
      case .translucentColor: 4
      }
    }
  }

  let width: Int
  let height: Int
  let kind: Kind
  /// One that the kind can have.
  let depth: Int
  let isInterlaced: Bool

  /// Pictures of some of the pixels, one after the other: each pixel of a file is in one of them.
  var passes: [Pass] {
    let all =
      isInterlaced
      ? [
        Pass(0, 0, 8, 8), Pass(4, 0, 8, 8), Pass(0, 4, 4, 8), Pass(2, 0, 4, 4), Pass(0, 2, 2, 4),
        Pass(1, 0, 2, 2), Pass(0, 1, 1, 2),
      ] : [Pass(0, 0, 1, 1)]
    return all.filter { $0.x < width && $0.y < height }
  }

  /// Every so many columns and rows, from a pixel on.
  struct Pass {
    let x: Int
    let y: Int
    let columns: Int
    let rows: Int

    init(_ x: Int, _ y: Int, _ columns: Int, _ rows: Int) {
      (self.x, self.y, self.columns, self.rows) = (x, y, columns, rows)
    }
  }

  func width(of pass: Pass) -> Int { (width - pass.x + pass.columns - 1) / pass.columns }
  func height(of pass: Pass) -> Int { (height - pass.y + pass.rows - 1) / pass.rows }
  /// Without the byte that says how the line is filtered.
  func bytesPerLine(of pass: Pass) -> Int { (width(of: pass) * bitsPerPixel + 7) / 8 }
  var bitsPerPixel: Int { kind.components * depth }
}
