import Foundation
import Galley
import GalleyCairo
import GalleyFixedText
import Testing

/// A font that is not cairo's: the canvas sees nothing but the port.
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
  /// The same line in fonts that are not cairo's.
  fileprivate var foreign: ShapedLine {
    var line = self
    for index in runs.indices { line.runs[index].font = ForeignFont(runs[index].font) }
    return line
  }

  /// The same line with each glyph on a whole pixel, where cairo puts them when it shows glyphs.
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

/// How the pixels of two pictures differ, in levels of 255.
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

@Suite("Fonts that are not cairo's")
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

  /// Edges are smoothed by FreeType in one and by cairo in the other: a sixth of the range is what
  /// an edge may differ by. Where Arabic letters are joined, the edges of two meet in a pixel.
  @Test(
    "are painted like cairo's",
    arguments: [
      ("Hamburgefonstiv 0123", 17.0, 42), ("Sphinx", 40, 42), ("中文排版", 24, 42),
      ("ffi Ünïç", 11, 42), ("a\u{10FFFD}b", 20, 42), ("fi…—½", 17, 42), ("مرحبا", 30, 110),
    ], [1.0, 2, 3])
  func outlines(text: (string: String, size: Double, most: Int), scale: Double) throws {
    let line = try line(styled(text.string, size: text.size)).onPixels(scale)
    let own = try paint(line, scale: scale)
    let foreign = try paint(line.foreign, scale: scale)
    #expect(own.pixels.contains { $0 < 100 })
    let difference = Difference(own, foreign)
    #expect(difference.largest <= text.most && difference.mean <= 6, "\(difference)")
  }

  @Test("are painted as they are, also where they are gradients, turned or huge")
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
      #expect(own.pixels.contains { $0 < 100 })
      let difference = Difference(own, try turned(line.foreign, by: scale))
      #expect(difference.mean <= 6 && difference.largest <= 60, "\(scale): \(difference)")
    }
  }

  @Test("are painted like cairo's where glyphs are pictures", arguments: [1.0, 2, 3])
  func pictures(scale: Double) throws {
    let line = try line(styled("😀🇩🇪❤️", size: 32)).onPixels(scale)
    for opacity in [1, 0.4] {
      let color = Paint.color(ResolvedColor(red: 0, green: 0, blue: 0, opacity: opacity))
      let difference = Difference(
        try paint(line, scale: scale, paint: color),
        try paint(line.foreign, scale: scale, paint: color))
      #expect(difference.largest <= 8, "\(difference)")
    }
  }

  @Test("glyphs of every other engine are painted, each as wide as its box")
  func otherEngine() throws {
    let font = FontDescription(size: 20)
    let text = StyledText(runs: [
      .init(text: "ab", font: font), .init(text: "\u{E000}", font: font),
    ])
    let line = FixedTextEngine().shape(text, width: nil, lineLimit: nil, truncation: .tail).lines[0]
    let image = try paint(line, scale: 1, paint: .color(.black))
    // Each box is 8 of the advance's 10 points wide; the baseline is at 60.
    for x in 10..<30 {
      #expect((image.rgba(x, 55)[0] == 0) == (x % 10 >= 1 && x % 10 < 9), "\(x)")
    }
    #expect(image.rgba(15, 46) == [0, 0, 0, 255] && image.rgba(15, 45)[0] == 255)
    // The missing one is open.
    #expect(image.rgba(35, 54)[0] == 255 && (30..<34).contains { image.rgba($0, 54)[0] < 200 })
  }

  @Test("a font gives its file, with the face that is meant")
  func data() throws {
    let inter = try line(styled("a")).runs[0].font
    let file = FontLibrary.files.first { $0.path.hasSuffix("/Inter-Regular.otf") }
    let path = try #require(file?.path)
    #expect(try inter.fontData()?.file == Data(contentsOf: URL(filePath: path)))
    #expect(inter.fontData()?.faceIndex == 0 && inter.identity.postScriptName == "Inter-Regular")
    let han = try line(styled("中", language: "ja")).runs[0].font
    let chinese = try line(styled("中", language: "zh-Hans")).runs[0].font
    #expect(han.identity.faceIndex != chinese.identity.faceIndex)
    #expect(han.fontData()?.faceIndex == han.identity.faceIndex)
    #expect(han.fontData()?.file == chinese.fontData()?.file)
  }

  @Test("two engines give fonts of one identity")
  func identity() throws {
    let (first, second) = (try line(styled("a")), try line(styled("a")))
    #expect(first.runs[0].font !== second.runs[0].font)
    #expect(first == second)
    #expect(try line(styled("a", weight: 700)).runs[0].font.identity != first.runs[0].font.identity)
  }

  @Test("a text without a paint for it is an error, not a gap")
  func missingPaint() throws {
    let line = try line(styled("a"))
    #expect(throws: PaintError.self) {
      try picture([.glyphs(line, origin: CGPoint(x: 0, y: 20), paints: [])])
    }
  }
}
