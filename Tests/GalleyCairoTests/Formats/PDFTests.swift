import Expectations
import Foundation
import Galley
import GalleyGraphics
import TestSupport
import Testing

@testable import GalleyCairo

@Suite("PDF files")
struct PDFTests {
  private func file(_ options: DocumentOptions, pages: Int = 2) throws -> [UInt8] {
    let shaped = try PangoTextEngine().shape("Grüße, Welt")
    let line = try require(shaped.lines.first)
    let page = DisplayList(
      size: CGSize(width: 200, height: 60), scale: 1, background: .white,
      items: [.glyphs(line, origin: CGPoint(x: 10, y: 40), paints: [.color(.black)])])
    return try PDFFile.encode(Array(repeating: page, count: pages), options)
  }

  @Test("the cross-reference table is valid with and without language and title")
  func objects() throws {
    for options in [
      DocumentOptions(), DocumentOptions(language: "de-CH"),
      DocumentOptions(title: "Überschrift (1)", language: "zh-Hans"),
    ] {
      let bytes = try file(options)
      let text = String(decoding: bytes, as: Unicode.ASCII.self)
      if let language = options.language { expect(text, contains: "/Lang (\(language))") }
      expectEqual(text.contains("/DisplayDocTitle true"), options.title != nil)
      let lines = text.components(separatedBy: "\n")
      let start = try require(lines.lastIndex(of: "startxref"))
      let table = try require(Int(lines[start + 1]))
      let entries = String(decoding: bytes[table...], as: Unicode.ASCII.self)
        .components(separatedBy: "\n")
      expectEqual(entries[0], "xref")
      let count = try require(Int(entries[1].split(separator: " ")[1]))
      for number in 1..<count {
        let place = try require(Int(entries[2 + number].prefix(10)))
        expect(bytes[place...].starts(with: "\(number) 0 obj".utf8), "\(options) \(number)")
      }
    }
  }

  @Test("mapping the glyphs of a long line to characters takes linear time")
  func longLine() throws {
    func seconds(_ count: Int) throws -> Double {
      let line = try require(
        PangoTextEngine().shape(String(repeating: "a", count: count)).lines.first)
      let (starts, bytes) = (TextClusters.starts(of: line), Array(line.text.utf8))
      return cpuSeconds {
        _ = TextClusters(0, of: line, starts: starts, bytes: bytes).clusters.count
      }
    }
    _ = try seconds(1_000)
    let (short, long) = (try seconds(5_000), try seconds(20_000))
    expectLess(long, max(short * 8, 0.02), "\(short) and \(long) seconds")
  }

  @Test("an invalid language is omitted")
  func noLanguage() throws {
    let text = String(
      decoding: try file(DocumentOptions(language: "de) /OpenAction (")), as: Unicode.ASCII.self)
    expect(text, lacks: "/Lang")
    expect(text, lacks: "/OpenAction")
  }

  @Test("a file with an unexpected structure is unchanged")
  func otherFiles() {
    for text in [
      "", "%PDF-1.5\n", "/Type /Catalog startxref\n12", "/Type /Catalog\nstartxref\n99999\n",
    ] {
      let bytes = Array(text.utf8)
      expectEqual(PDFCatalog.describe(bytes, language: "en", hasTitle: true, figures: []), bytes)
    }
  }

  @Test("an empty document and oversized pages are errors")
  func sizes() {
    #expect(throws: PaintError.self) { try Rasterizer.pdf(of: [], options: DocumentOptions()) }
    for side in [0, -1, 20_000, .infinity, .nan] as [CGFloat] {
      let list = DisplayList(size: CGSize(width: side, height: 10), scale: 1)
      #expect(throws: PaintError.self) {
        try Rasterizer.pdf(of: [list], options: DocumentOptions())
      }
      #expect(throws: PaintError.self) { try Rasterizer.svg(of: list) }
    }
  }

  @Test(
    "glyph clusters cover the whole text",
    arguments: [
      "Grüße, Welt", "fi ffl  two spaces", "e\u{301}te\u{301}", "مرحبا بالعالم", "שלום עולם",
      "日本語 text", "क्षत्रिय",
    ])
  func clusters(_ text: String) throws {
    let line = try require(PangoTextEngine().shape(text).lines.first)
    expectEqual(line.text, text)
    let bytes = Array(line.text.utf8)
    let starts = TextClusters.starts(of: line)
    var covered: [Range<Int>] = []
    for (index, run) in line.runs.enumerated() {
      let clusters = TextClusters(index, of: line, starts: starts, bytes: bytes).clusters
      // Clusters are in text order, and each glyph belongs to one.
      let beginnings: [Int] = clusters.map(\.text.lowerBound)
      expectEqual(beginnings, beginnings.sorted())
      let glyphCount = clusters.reduce(into: 0) { sum, cluster in sum += cluster.glyphs.count }
      expectEqual(glyphCount, run.glyphs.count)
      covered += clusters.map(\.text)
    }
    // Together, the clusters cover the text without overlaps.
    covered.sort { $0.lowerBound < $1.lowerBound }
    expectEqual(covered.first?.lowerBound, 0)
    expectEqual(covered.last?.upperBound, bytes.count)
    for (range, next) in zip(covered, covered.dropFirst()) {
      expectEqual(range.upperBound, next.lowerBound)
    }
  }

  @Test("a filter that clips blended colors produces an image; others map each color")
  func filteredMixtures() throws {
    let area = Path(CGRect(x: 0, y: 0, width: 9, height: 9))
    func rewritten(_ matrix: ColorMatrix, opacity: Double) throws -> [DisplayItem] {
      let white = ResolvedColor(red: 1, green: 1, blue: 1, opacity: opacity)
      let list = DisplayList(
        size: CGSize(width: 9, height: 9), scale: 1,
        items: [
          .pushFilter(.color(matrix)), .fill(area, .color(ResolvedColor(255, 0, 0)), FillStyle()),
          .fill(area, .color(white), FillStyle()), .pop,
        ])
      return try VectorRewriter.rewrite(list, resolution: 2, blends: []).items
    }
    func isImage(_ items: [DisplayItem]) -> Bool {
      items.contains { if case .bitmap(_, nil) = $0 { true } else { false } }
    }
    try expect(isImage(rewritten(.brightness(0.3), opacity: 0.5)))
    try expect(isImage(rewritten(.contrast(2), opacity: 0.5)))
    try expect(!isImage(rewritten(.brightness(0.3), opacity: 1)))
    let items = try rewritten(.saturation(0.5), opacity: 0.5)
    expect(!isImage(items))
    expect(items.contains { $0.description.contains("@50%") })
  }

  @Test("blend modes that browsers implement differently become images in SVG files")
  func otherBlends() throws {
    let area = Path(CGRect(x: 0, y: 0, width: 9, height: 9))
    for (mode, isKnown) in [(BlendMode.colorDodge, false), (.colorBurn, false), (.screen, true)] {
      let list = DisplayList(
        size: CGSize(width: 9, height: 9), scale: 1,
        items: [
          .pushFilter(.group), .fill(area, .color(.black), FillStyle()),
          .pushFilter(.blend(mode)), .fill(area, .color(.white), FillStyle()), .pop, .pop,
        ])
      let text = String(
        decoding: try Rasterizer.svg(of: list), as: UTF8.self)
      expectEqual(text.contains("mix-blend-mode"), isKnown)
      expect(text.contains("<image") != isKnown)
    }
  }

  @Test("titles may contain any characters")
  func noncharacters() throws {
    let title = "a\u{FFFE}\u{FFFF}\u{10FFFE}b"
    let line = try require(PangoTextEngine().shape("Chapter").lines.first)
    let note = DisplayNote(
      .heading(title, level: 1), frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    var page = DisplayList(
      size: CGSize(width: 200, height: 60), scale: 1,
      items: [.glyphs(line, origin: CGPoint(x: 10, y: 40), paints: [.color(.black)])])
    page.notes = [note]
    let bytes = try Rasterizer.pdf(of: [page], options: DocumentOptions(title: title))
    expect(bytes.starts(with: "%PDF".utf8))
  }

  @Test("noncharacters in text are handled")
  func noncharactersOfText() throws {
    for text in ["\u{FFFD}\u{FFFE}", "a\u{FFFF}", "\u{1F600}\u{1FFFE}"] {
      var line = try require(PangoTextEngine().shape(text).lines.first)
      // Simulate a partial line, whose other glyphs are drawn separately.
      line.runs = line.runs.prefix(1).map {
        var run = $0
        run.glyphs = Array(run.glyphs.prefix(1))
        return run
      }
      let page = DisplayList(
        size: CGSize(width: 200, height: 60), scale: 1,
        items: [.glyphs(line, origin: CGPoint(x: 10, y: 40), paints: [.color(.black)])])
      let bytes = try Rasterizer.pdf(of: [page], options: DocumentOptions())
      expect(bytes.starts(with: "%PDF".utf8))
    }
  }

  @Test("images of transformed content have a limited size")
  func stretchedImages() throws {
    let list = DisplayList(
      size: CGSize(width: 50, height: 40), scale: 1,
      items: [
        .pushTransform(CGAffineTransform(scaleX: 10, y: 1e300)),
        .pushFilter(.blur(radius: 1, isOpaque: false)),
        .fill(Path(CGRect(x: -9, y: -9, width: 90, height: 90)), .color(.black), FillStyle()),
        .pop, .pop,
      ])
    let items = try VectorRewriter.rewrite(list, resolution: 2, blends: []).items
    for case .bitmap(let placed, _) in items {
      expectAtMost(placed.bitmap.width * placed.bitmap.height, 66_000)
    }
  }

  @Test("lines squeezed to nothing are omitted, even dashed ones")
  func squeezed() throws {
    let circle = Path(ellipseIn: CGRect(x: 10, y: 10, width: 60, height: 60))
    for dash: [CGFloat] in [[], [10]] {
      for width in [1e-9, 1e-12, 1e-14, 1e-16, 0] {
        let stroke = DisplayItem.stroke(
          circle, StrokeStyle(lineWidth: 10, lineCap: .round, dash: dash), .color(.black))
        let list = DisplayList(
          size: CGSize(width: 80, height: 80), scale: 1,
          items: [.pushTransform(CGAffineTransform(scaleX: width, y: 1)), stroke, .pop])
        try expect(
          Rasterizer.pdf(of: [list], options: DocumentOptions()).starts(with: "%PDF".utf8))
      }
    }
  }
}
