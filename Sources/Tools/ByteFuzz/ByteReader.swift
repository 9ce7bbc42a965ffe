import Foundation
import Galley
import GalleySnapshots

/// A reader of untrusted bytes.
enum ByteReader: String, CaseIterable {
  case png, image, profile, picture, text, markdown, font, environment, arguments
  case layoutText = "layout-text"

  /// Reads `bytes`. Errors are expected; a crash is not.
  @MainActor
  func read(_ bytes: [UInt8]) {
    let string = String(decoding: bytes, as: UTF8.self)
    switch self {
    case .png: _ = try? PNGFile.decode(bytes)
    case .image: _ = try? ImageFile.decode(bytes)
    case .profile: _ = try? ImageFile.decode(Self.webP(withProfile: bytes))
    case .picture: encode(bytes)
    case .text: draw(Text(verbatim: string))
    case .markdown: draw(Text(LocalizedStringKey(string)))
    case .font: readFont(bytes)
    case .environment: readEnvironment(Data(bytes))
    case .layoutText: compare(string)
    case .arguments: readArguments(string)
    }
  }

  /// Returns a one-pixel WebP file with a color profile, whose chunks have no checksums.
  private static func webP(withProfile profile: [UInt8]) -> [UInt8] {
    func number(_ value: Int) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
      Array(name.utf8) + number(contents.count) + contents
        + (contents.count.isMultiple(of: 2) ? [] : [0])
    }
    let pixel: [UInt8] = [0x2F, 0, 0, 0, 0x10, 7, 0x10, 0x11, 0x11, 0x88, 0x88, 0xFE, 7]
    let body =
      Array("WEBP".utf8) + chunk("VP8X", [0x20, 0, 0, 0, 0, 0, 0, 0, 0, 0])
      + chunk("ICCP", profile) + chunk("VP8L", pixel)
    return Array("RIFF".utf8) + number(body.count) + body
  }

  /// Encodes and decodes a picture. The first bytes select its width and whether it is opaque; the
  /// others are its pixels.
  private func encode(_ bytes: [UInt8]) {
    guard bytes.count >= 8 else { return }
    let width = min(1 + Int(bytes[0]) + Int(bytes[1] & 15) << 8, (bytes.count - 4) / 4)
    let height = (bytes.count - 4) / 4 / width
    var pixels = Array(bytes[4..<4 + width * height * 4])
    if bytes[2] & 1 == 0 {
      for index in stride(from: 3, to: pixels.count, by: 4) { pixels[index] = 255 }
    }
    let picture = Bitmap(width: width, height: height, pixels: pixels)
    let decoded = PNGCompression.allCases.map { compression in
      Result { try PNGFile.decode(PNGFile.encode(picture, compression: compression)) }
    }
    guard let fast = try? decoded[0].get(), let small = try? decoded[1].get(), fast == small,
      bytes[2] & 1 == 1 || fast == picture
    else { fatalError("a picture of \(width)×\(height) pixels changed when encoded and decoded") }
  }

  @MainActor
  private func draw(_ text: Text) {
    for width in [nil, 40] as [CGFloat?] {
      let renderer = ImageRenderer(content: text.lineLimit(20).frame(width: width, height: 60))
      renderer.proposedSize = ProposedViewSize(width: 100, height: 60)
      _ = try? renderer.bitmap()
    }
  }

  @MainActor
  private func readFont(_ bytes: [UInt8]) {
    let path = NSTemporaryDirectory() + "galley-fuzz-\(getpid()).ttf"
    defer { unlink(path) }
    guard (try? AtomicFile.write(bytes, to: path)) != nil,
      let family = (try? FontLibrary.register(fontAt: path))?.first
    else { return }
    draw(Text("Hamburg fi 日本").font(.custom(family, size: 17)))
  }

  private func readEnvironment(_ data: Data) {
    guard let manifest = try? JSONDecoder().decode(EnvironmentManifest.self, from: data) else {
      return
    }
    _ = EnvironmentManifest(libraries: [:], fonts: []).differences(from: manifest)
    _ = try? manifest.jsonData()
  }

  /// Compares the two halves of the text as golden and current layout.
  private func compare(_ string: String) {
    let middle = string.index(string.startIndex, offsetBy: string.count / 2)
    _ = LayoutComparison(
      reference: LayoutSnapshot(String(string[..<middle])),
      actual: LayoutSnapshot(String(string[middle...])))
    _ = LayoutComparison(reference: LayoutSnapshot(string), actual: LayoutSnapshot(string))
  }

  /// Parses one word per line as the options of an app with windows.
  @MainActor
  private func readArguments(_ string: String) {
    var settings = AppRunner.Settings()
    let table = OptionTable(command: "fuzz", options: AppRunner.options)
    _ = try? table.parse(string.components(separatedBy: "\n"), into: &settings)
  }
}
