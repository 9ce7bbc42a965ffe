internal import CDeflate
import GalleyGraphics

/// Reads PNG files of every pixel format, with the first 8 bits of each component.
///
/// Skips chunks that don't concern pixels and validates those that do.
enum PNGDecoder {
  /// Decodes `bytes` to a bitmap like those of painted pictures.
  ///
  /// Colors of translucent pixels are as precise as their opacity allows.
  ///
  /// - Parameter pixelLimit: The largest number of pixels to read.
  static func decode(
    _ bytes: [UInt8], pixelLimit: Int
  ) throws(PNGError) -> Bitmap {
    let (samples, lines) = try lines(of: bytes, pixelLimit: pixelLimit)
    guard let bitmap = samples.bitmap(of: lines) else { throw inconsistent }
    return bitmap
  }

  private static let inconsistent = PNGError.damaged("its contents are inconsistent")

  /// Returns the lines of a picture, each after its filter, with what they mean.
  ///
  /// - Parameter pixelLimit: The largest number of pixels to read.
  static func lines(
    of bytes: [UInt8], pixelLimit: Int
  ) throws(PNGError) -> (samples: PNGSamples, lines: [UInt8]) {
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
          let lines = lines(bytes, streams, count: samples.byteCount)
        else { throw inconsistent }
        return (samples, lines)
      case "PLTE": break
      // The names of critical chunks begin with a capital letter.
      default:
        if bytes[start + 4] & 0x20 == 0 {
          throw .damaged("it has an unknown chunk \(chunk.name)")
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
      throw .damaged("its chunk \(name) does not match its checksum")
    }
    return Chunk(name: name, contents: start + 8..<end)
  }

  /// Returns the big-endian number of four bytes.
  private static func number(in bytes: [UInt8], at start: Int) -> Int {
    bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Checks the size before memory is allocated, because a few bytes can claim any size.
  private static func header(_ bytes: [UInt8], pixelLimit: Int) throws(PNGError) -> PNGHeader {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.starts(with: signature) else { throw .notPNG }
    guard bytes.count >= 33 else { throw .damaged("it ends inside the header") }
    guard bytes[8..<16].elementsEqual([0, 0, 0, 13] + Array("IHDR".utf8)) else {
      throw .damaged("it does not start with a header")
    }
    let (width, height) = (number(in: bytes, at: 16), number(in: bytes, at: 20))
    guard (1...DisplayList.sideLimit).contains(width), (1...DisplayList.sideLimit).contains(height),
      width * height <= pixelLimit
    else { throw .unreasonableSize(width: width, height: height) }
    // The format defines one compression method, one filter method and two interlace methods.
    guard let kind = PNGHeader.Kind(rawValue: bytes[25]), kind.depths.contains(bytes[24]),
      bytes[26] == 0, bytes[27] == 0, bytes[28] <= 1
    else { throw .damaged("its header is inconsistent") }
    return PNGHeader(
      width: width, height: height, kind: kind, depth: Int(bytes[24]), isInterlaced: bytes[28] == 1)
  }

  /// Returns the picture's lines from the decompressed stream; `nil` if the stream is invalid, too
  /// short or too long.
  private static func lines(_ bytes: [UInt8], _ streams: [Range<Int>], count: Int) -> [UInt8]? {
    guard let first = streams.first, let decompressor = libdeflate_alloc_decompressor() else {
      return nil
    }
    defer { libdeflate_free_decompressor(decompressor) }
    var result = LIBDEFLATE_BAD_DATA
    let stream = streams.count == 1 ? bytes[first] : ArraySlice(streams.flatMap { bytes[$0] })
    let lines = [UInt8](unsafeUninitializedCapacity: count) { lines, written in
      stream.withUnsafeBytes { stream in
        result = libdeflate_zlib_decompress(
          decompressor, stream.baseAddress, stream.count, lines.baseAddress, count, nil)
      }
      guard result == LIBDEFLATE_SUCCESS else { return }
      written = count
    }
    return lines.isEmpty ? nil : lines
  }
}

/// The header of a PNG file.
struct PNGHeader {
  enum Kind: UInt8 {
    case gray = 0
    case color = 2
    case palette = 3
    case translucentGray = 4
    case translucentColor = 6

    /// The allowed bits per component or palette index.
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
  /// The bits per component or palette index.
  let depth: Int
  let isInterlaced: Bool

  /// The passes of the picture. Each pixel belongs to one of them.
  var passes: [Pass] {
    let all =
      isInterlaced
      ? [
        Pass(0, 0, 8, 8), Pass(4, 0, 8, 8), Pass(0, 4, 4, 8), Pass(2, 0, 4, 4), Pass(0, 2, 2, 4),
        Pass(1, 0, 2, 2), Pass(0, 1, 1, 2),
      ] : [Pass(0, 0, 1, 1)]
    return all.filter { $0.x < width && $0.y < height }
  }

  /// A subset of the pixels: every `n`th column and row from a first pixel.
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
  /// Excludes the filter byte.
  func bytesPerLine(of pass: Pass) -> Int { (width(of: pass) * bitsPerPixel + 7) / 8 }
  var bitsPerPixel: Int { kind.components * depth }
}
