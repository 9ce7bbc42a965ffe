import Expectations
import Foundation
import Galley
import GalleyCairo
import GalleyFixedText
import Testing

/// A font that isn't Cairo's, so the canvas only uses the font protocol.
private final class ForeignFont: FontResource {
  private let font: any FontResource

  init(_ font: any FontResource) { self.font = font }

  var identity: FontIdentity { font.identity }
  var familyName: String { font.familyName }
  var styleName: String { font.styleName }
  var metrics: FontMetrics { font.metrics }
  var hasColoredGlyphs: Bool { font.hasColoredGlyphs }
  func fontData() -> FontData? { font.fontData() }
  func outline(of glyph: UInt32) -> Path { font.outline(of: glyph) }
  func picture(of glyph: UInt32) -> PlacedBitmap? { font.picture(of: glyph) }
  func scaled(by factor: Double) -> any FontResource { ForeignFont(font.scaled(by: factor)) }
}

extension ShapedLine {
  /// The same line in fonts that aren't Cairo's.
  fileprivate var foreign: ShapedLine {
    var line = self
    for index in runs.indices { line.runs[index].font = ForeignFont(runs[index].font) }
    return line
  }

  /// Returns the line with each glyph on a whole pixel, where Cairo places glyphs.
  fileprivate func onPixels(_ scale: Double) -> ShapedLine {
    var line = self
    for run in runs.indices {
      for glyph in runs[run].glyphs.indices {
        let (x, y) = (runs[run].glyphs[glyph].x, runs[run].glyphs[glyph].y)
        line.runs[run].glyphs[glyph].x = (x * scale).rounded() / scale
        line.runs[run].glyphs[glyph].y = (y * scale).rounded() / scale
      }
    }
    return line
  }
}

/// The difference between the pixels of two pictures, in levels of 255.
private struct Difference {
  var largest = 0
  var mean = 0.0

  init(_ a: Bitmap, _ b: Bitmap) {
    var (sum, count) = (0, 0)
    a.pixels.withUnsafeBufferPointer { a in
      b.pixels.withUnsafeBufferPointer { b in
        for index in 0..<a.count where a[index] != b[index] {
          let difference = abs(Int(a[index]) - Int(b[index]))
          (largest, sum, count) = (max(largest, difference), sum + difference, count + 1)
        }
      }
    }
    mean = Double(sum) / Double(max(count, 1))
  }
}

@Suite("Fonts that aren't Cairo's")
struct ForeignFontTests {
  private func paint(
    _ line: ShapedLine, scale: Double, size: Double = 200,
    paint: Paint = .color(ResolvedColor(20, 60, 120))
  ) throws -> Bitmap {
    try picture(
      size: size, scale: scale, [.glyphs(line, origin: CGPoint(x: 10, y: 60), paints: [paint])])
  }

  private func line(_ text: StyledText) throws -> ShapedLine {
    try PangoTextEngine().shape(text).lines[0]
  }

  /// FreeType antialiases one picture and Cairo the other, so edges may differ by a sixth of the
  /// range. Where Arabic letters join, two edges meet in a pixel.
  @Test(
    "are painted like Cairo's",
    arguments: [
      ("Hamburgefonstiv 0123", 17.0, 42), ("Sphinx", 40, 42), ("中文排版", 24, 42),
      ("ffi Ünïç", 11, 42), ("a\u{10FFFD}b", 20, 42), ("fi…—½", 17, 42), ("مرحبا", 30, 110),
    ], [1.0, 2, 3])
  func outlines(text: (string: String, size: Double, most: Int), scale: Double) throws {
    let line = try line(styled(text.string, size: text.size)).onPixels(scale)
    let own = try paint(line, scale: scale)
    let foreign = try paint(line.foreign, scale: scale)
    expect(own.pixels.contains { $0 < 100 })
    let difference = Difference(own, foreign)
    expectAtMost(difference.largest, text.most, "\(difference)")
    expectAtMost(difference.mean, 6, "\(difference)")
  }

  @Test("are painted correctly with gradients, rotated and huge")
  func transformed() throws {
    let stops = [PaintStop(color: red, location: 0), PaintStop(color: blue, location: 1)]
    let gradient = Paint.linearGradient(
      stops, start: .zero, end: CGPoint(x: 100, y: 0))
    let line = try line(styled("Turn", size: 40)).onPixels(1)
    func turned(_ line: ShapedLine, by scale: Double) throws -> Bitmap {
      try picture(
        size: 300,
        [
          .pushTransform(
            CGAffineTransform(scaleX: scale, y: scale).rotated(by: .pi / 2)
              .translatedBy(x: 0, y: -45)),
          .glyphs(line, origin: CGPoint(x: 4, y: 40), paints: [gradient]), .pop,
        ])
    }
    for scale in [1.0, 2, 12] {
      let own = try turned(line, by: scale)
      expect(own.pixels.contains { $0 < 100 })
      let difference = Difference(own, try turned(line.foreign, by: scale))
      expectAtMost(difference.mean, 6, "\(scale): \(difference)")
      expectAtMost(difference.largest, 60, "\(scale): \(difference)")
    }
  }

  @Test("are painted like Cairo's if glyphs are bitmaps", arguments: [1.0, 2, 3])
  func pictures(scale: Double) throws {
    let line = try line(styled("😀🇩🇪❤️", size: 32)).onPixels(scale)
    for opacity in [1, 0.4] {
      let color = Paint.color(ResolvedColor(red: 0, green: 0, blue: 0, opacity: opacity))
      let difference = Difference(
        try paint(line, scale: scale, paint: color),
        try paint(line.foreign, scale: scale, paint: color))
      expectAtMost(difference.largest, 8, "\(difference)")
    }
  }

  @Test("glyphs of other text engines are painted as wide as their boxes")
  func otherEngine() throws {
    let font = FontDescription(size: 20)
    let text = StyledText(runs: [
      .init(text: "ab", font: font), .init(text: "\u{E000}", font: font),
    ])
    let line = FixedTextEngine().shape(text, width: nil, lineLimit: nil, truncation: .tail).lines[0]
    let image = try paint(line, scale: 1, paint: .color(.black))
    // Each box is 8 points wide in an advance of 10. The baseline is at 60.
    for x in 10..<30 {
      expectEqual(image.rgba(x, 55)[0] == 0, x % 10 >= 1 && x % 10 < 9, "\(x)")
    }
    expectEqual(image.rgba(15, 46), [0, 0, 0, 255])
    expectEqual(image.rgba(15, 45)[0], 255)
    // The box of the missing glyph is hollow.
    expectEqual(image.rgba(35, 54)[0], 255)
    expect((30..<34).contains { image.rgba($0, 54)[0] < 200 })
  }

  @Test("a font returns its file with the right face")
  func data() throws {
    let inter = try line(styled("a")).runs[0].font
    let file = FontLibrary.files.first { $0.path.hasSuffix("/Inter-Regular.otf") }
    let path = try require(file?.path)
    try expectEqual(inter.fontData()?.file, Data(contentsOf: URL(filePath: path)))
    expectEqual(inter.fontData()?.faceIndex, 0)
    expectEqual(inter.identity.postScriptName, "Inter-Regular")
    let han = try line(styled("中", language: "ja")).runs[0].font
    let chinese = try line(styled("中", language: "zh-Hans")).runs[0].font
    expect(han.identity.faceIndex != chinese.identity.faceIndex)
    expectEqual(han.fontData()?.faceIndex, han.identity.faceIndex)
    expectEqual(han.fontData()?.file, chinese.fontData()?.file)
  }

  @Test("fonts of two engines have the same identity")
  func identity() throws {
    let (first, second) = (try line(styled("a")), try line(styled("a")))
    expect(first.runs[0].font !== second.runs[0].font)
    expectEqual(first, second)
    try expect(line(styled("a", weight: 700)).runs[0].font.identity != first.runs[0].font.identity)
  }

  @Test("text without a paint is an error")
  func missingPaint() throws {
    let line = try line(styled("a"))
    #expect(throws: PaintError.self) {
      try picture([.glyphs(line, origin: CGPoint(x: 0, y: 20), paints: [])])
    }
  }
}
