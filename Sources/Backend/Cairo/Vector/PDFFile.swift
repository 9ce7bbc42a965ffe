internal import CCairo
import Foundation
import GalleyGraphics

/// Writes display lists as pages of a PDF file. Equal lists give equal files.
enum PDFFile {
  /// The blend modes that PDF viewers implement.
  static let blends: Set<BlendMode> = [
    .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
    .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
  ]

  /// - Parameter pages: One or more pages, each with the size of its list, in points.
  static func encode(
    _ pages: [DisplayList], _ options: DocumentOptions
  ) throws(PaintError) -> [UInt8] {
    guard let first = pages.first else { throw .drawing("a PDF file needs at least one page") }
    for page in pages { _ = try page.documentSize() }
    let output = Output()
    guard
      let surface = cairo_pdf_surface_create_for_stream(
        { closure, bytes, count in
          guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
          Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue().bytes
            .append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(output).toOpaque(), first.size.width, first.size.height)
    else { throw .outOfMemory }
    defer { cairo_surface_destroy(surface) }
    describe(surface, options)
    var outline = Outline(surface)
    let structure = PDFStructure()
    let plainLetter = pages.lazy.flatMap(\.items).compactMap(plainLetter).first
    for (index, page) in pages.enumerated() {
      cairo_pdf_surface_set_size(surface, page.size.width, page.size.height)
      var list = try VectorRewriter.rewrite(page, resolution: options.resolution, blends: blends)
      // Layers are as large as what they paint, on a surface with a unit for each point.
      list.scale = 1
      let canvas = try CairoCanvas(drawingOn: surface, scale: 1, isVector: true)
      // Without a clip, Cairo treats paint on the whole page as the page's only content and drops
      // the tags around it.
      cairo_rectangle(canvas.context, 0, 0, page.size.width, page.size.height)
      cairo_clip(canvas.context)
      if let background = list.background {
        // Paint over the empty page, because PDF has no operation to replace it.
        let paper = Path(CGRect(origin: .zero, size: list.size))
        canvas.fill(paper, with: .color(background), style: FillStyle())
      }
      for note in page.notes {
        guard case .heading(let title, let level) = note.kind else { continue }
        outline.add(title, level: level, page: index + 1, at: note.frame.origin)
      }
      canvas.plainLetter = plainLetter
      structure.beginPage(page.notes)
      canvas.structure = structure
      canvas.paint(list)
      structure.endPage(in: canvas.context)
      canvas.structure = nil
      try canvas.finish()
      cairo_surface_show_page(surface)
    }
    cairo_surface_finish(surface)
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(status) }
    return PDFCatalog.describe(
      output.bytes, language: options.language, hasTitle: options.title != nil,
      figures: structure.descriptions, tags: structure.places)
  }

  private static func plainLetter(_ item: DisplayItem) -> (font: CairoFont, glyph: UInt32)? {
    guard case .glyphs(let line, _, _) = item else { return nil }
    return line.runs.lazy.compactMap { run in
      guard let font = run.font as? CairoFont, !font.hasColoredGlyphs else { return nil }
      return run.glyphs.first {
        $0.index != GlyphRun.Glyph.missing && $0.index != font.spaceGlyph && $0.advance > 0
      }.map { (font, $0.index) }
    }.first
  }

  private static func describe(_ surface: OpaquePointer, _ options: DocumentOptions) {
    // Without an explicit date, the file would contain the current one.
    cairo_pdf_surface_set_metadata(
      surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Galley")
    if let title = options.title {
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title.withoutNoncharacters)
    }
    cairo_surface_set_fallback_resolution(
      surface, 72 * options.resolution, 72 * options.resolution)
  }

  /// The document's outline in viewers.
  private struct Outline {
    private let surface: OpaquePointer
    /// The open entry of each level.
    private var open: [(level: Int, item: Int32)] = []

    init(_ surface: OpaquePointer) { self.surface = surface }

    mutating func add(_ title: String, level: Int, page: Int, at point: CGPoint) {
      while let last = open.last, last.level >= level { open.removeLast() }
      let place =
        "page=\(page) pos=[\(SVGText.number(point.x)) \(SVGText.number(max(point.y, 0)))]"
      let item = cairo_pdf_surface_add_outline(
        surface, open.last?.item ?? 0, title.withoutNoncharacters, place,
        cairo_pdf_outline_flags_t(CAIRO_PDF_OUTLINE_FLAG_OPEN.rawValue))
      open.append((level, item))
    }
  }

  private final class Output { var bytes: [UInt8] = [] }
}

extension String {
  /// The text with noncharacters replaced, as Cairo requires.
  var withoutNoncharacters: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { $0.properties.isNoncharacterCodePoint ? "\u{FFFD}" : $0 }))
  }
}

extension DisplayList {
  /// - Throws: `PaintError` if the canvas is empty or larger than the formats allow.
  func documentSize() throws(PaintError) -> CGSize {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw .invalidCanvas(width: size.width, height: size.height, scale: scale)
    }
    // 200 inches, the longest side of a page that viewers support.
    let limit = 14_400.0
    guard size.width <= limit, size.height <= limit else {
      throw .pageTooLong(width: size.width, height: size.height, limit: limit)
    }
    return size
  }
}
