import Foundation
import GalleyGraphics

/// Writes an SVG file. Lines, shapes, gradients, clips and masks stay vectors, glyphs become
/// outlines, and invisible text over them can be selected, searched and read aloud.
final class SVGCanvas: RenderTarget {
  /// The blend modes that browsers implement as Galley does. Their dodge and burn differ.
  static let blends = PDFFile.blends.subtracting([.colorDodge, .colorBurn])

  /// The contents of the innermost open group.
  private var body = ""
  /// The enclosing groups: the contents before the group, and its tags.
  private var groups: [(before: String, open: String, close: String, masked: String?)] = []
  var definitions = SVGDefinitions()
  private var failure: PaintError?

  init() {}

  // MARK: Areas and lines

  func fill(_ path: Path, with paint: Paint, style: FillStyle) {
    guard let shape = shape(path) else { return }
    let rule = style.isEOFilled ? " fill-rule=\"evenodd\"" : ""
    let edges = style.isAntialiased ? "" : " shape-rendering=\"crispEdges\""
    body += "<\(shape)\(definitions.paint(paint, "fill"))\(rule)\(edges)/>\n"
  }

  func stroke(_ path: Path, style: StrokeStyle, with paint: Paint) {
    guard style.lineWidth > 0, style.lineWidth.isFinite, let shape = shape(path) else { return }
    var attributes = " fill=\"none\"\(definitions.paint(paint, "stroke"))"
    if style.lineWidth != 1 { attributes += " stroke-width=\"\(SVGText.number(style.lineWidth))\"" }
    switch style.lineCap {
    case .butt: break
    case .round: attributes += " stroke-linecap=\"round\""
    case .square: attributes += " stroke-linecap=\"square\""
    }
    switch style.lineJoin {
    case .miter:
      let limit = style.miterLimit.isFinite ? max(style.miterLimit, 1) : 10
      attributes += " stroke-miterlimit=\"\(SVGText.number(limit))\""
    case .round: attributes += " stroke-linejoin=\"round\""
    case .bevel: attributes += " stroke-linejoin=\"bevel\""
    }
    if style.dash.allSatisfy({ $0 >= 0 && $0.isFinite }), style.dash.contains(where: { $0 > 0 }) {
      let dash = style.boundedDash.map { SVGText.number($0) }.joined(separator: " ")
      attributes += " stroke-dasharray=\"\(dash)\""
      if style.dashPhase != 0, style.dashPhase.isFinite {
        attributes += " stroke-dashoffset=\"\(SVGText.number(style.dashPhase))\""
      }
    }
    body += "<\(shape)\(attributes)/>\n"
  }

  /// Returns an element without its end; `nil` if there is nothing to draw.
  private func shape(_ path: Path) -> String? {
    guard !path.isEmpty, path.isFinite else { return nil }
    if let rect = path.rectangle {
      let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { SVGText.number($0) }
      return
        "rect x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" height=\"\(numbers[3])\""
    }
    return "path d=\"\(SVGText.data(path))\""
  }

  // MARK: Text and pictures

  func drawGlyphs(_ line: ShapedLine, at origin: CGPoint, paints: [Paint]) {
    guard origin.x.isFinite, origin.y.isFinite else { return }
    for (index, run) in line.runs.enumerated() {
      guard paints.indices.contains(run.paint) else {
        failure = failure ?? .drawing("text run without paint \(run.paint)")
        continue
      }
      let paint = paints[run.paint]
      var outlines = ""
      if case .color = paint {
        for glyph in run.glyphs {
          outlines += definitions.glyph(
            glyph, of: run.font, x: origin.x + glyph.x, y: origin.y + glyph.y)
        }
      } else {
        // In a reused glyph, a gradient would start again at the glyph's origin.
        outlines = shape(run.outlines(at: origin)).map { "<\($0)/>" } ?? ""
      }
      if !outlines.isEmpty {
        body += "<g aria-hidden=\"true\"\(definitions.paint(paint, "fill"))>\(outlines)</g>\n"
      }
      for picture in run.pictures(at: origin) { draw(picture, opacity: paint.opacity) }
      for bar in line.decorationBars(startingAt: index) where paints.indices.contains(bar.paint) {
        fill(
          Path(bar.frame.offsetBy(dx: origin.x, dy: origin.y)), with: paints[bar.paint],
          style: FillStyle())
      }
    }
    body += text(line, at: origin)
  }

  /// Returns the text of a line, as wide as its glyphs.
  private func text(_ line: ShapedLine, at origin: CGPoint) -> String {
    guard !line.text.isEmpty, let run = line.runs.first, line.width > 0 else { return "" }
    let size = run.font.identity.size
    let start = line.isRightToLeft ? origin.x + CGFloat(line.width) : origin.x
    return "<text x=\"\(SVGText.number(start, digits: 2))\""
      + " y=\"\(SVGText.number(origin.y, digits: 2))\""
      + " font-size=\"\(SVGText.number(size, digits: 2))\" textLength=\"\(SVGText.number(line.width, digits: 2))\""
      + (line.isRightToLeft ? " direction=\"rtl\"" : "")
      + ">\(XMLText.escaped(line.text))</text>\n"
  }

  func drawBitmap(_ placed: PlacedBitmap, stencil: Paint?) {
    guard let stencil else { return draw(placed, opacity: 1) }
    pushMasked()
    fill(Path(placed.frame), with: stencil, style: FillStyle())
    maskedBy()
    draw(placed, opacity: 1)
    pop()
  }

  private func draw(_ placed: PlacedBitmap, opacity: Double) {
    let frame = placed.frame
    guard placed.bitmap.width > 0, placed.bitmap.height > 0, frame.width > 0, frame.height > 0,
      Path(frame).isFinite
    else { return }
    do throws(PaintError) {
      let opacity = SVGText.opacity(opacity, "opacity")
      guard let tile = placed.tile else {
        body += try definitions.image(placed.bitmap, in: frame, placed.filter, opacity) + "\n"
        return
      }
      guard tile.width > 0, tile.height > 0, let shape = shape(Path(frame)) else { return }
      let image = try definitions.image(
        placed.bitmap, in: CGRect(origin: .zero, size: tile), placed.filter, opacity)
      let pattern = definitions.pattern(image, size: tile, origin: frame.origin)
      body += "<\(shape) fill=\"url(#\(pattern))\"/>\n"
    } catch {
      failure = failure ?? error
    }
  }

  // MARK: Groups

  private func push(_ attributes: String, close: String = "</g>\n") {
    groups.append((body, attributes.isEmpty ? "" : "<g\(attributes)>\n", close, nil))
    body = ""
  }

  func pushClip(_ path: Path, style: FillStyle) {
    let rule = style.isEOFilled ? " clip-rule=\"evenodd\"" : ""
    // An empty clip hides everything.
    let clip = definitions.clip(shape(path).map { "<\($0)\(rule)/>" } ?? "")
    push(" clip-path=\"url(#\(clip))\"")
  }

  func pushOpacity(_ opacity: Double) {
    push(SVGText.opacity(opacity.isNaN ? 0 : min(max(opacity, 0), 1), "opacity"))
  }

  func pushTransform(_ transform: CGAffineTransform) {
    let t = transform
    guard [t.a, t.b, t.c, t.d, t.tx, t.ty].allSatisfy(\.isFinite) else {
      return push(" display=\"none\"")
    }
    push(" transform=\"\(SVGText.matrix(t))\"")
  }

  func pushShadow(color: ResolvedColor, radius: Double, offset: CGSize) {
    failure = failure ?? .drawing("an SVG file cannot hold a shadow")
    push("")
  }

  func pushFilter(_ filter: Filter) {
    switch filter {
    case .group: push(" style=\"isolation:isolate\"")
    case .blend(let mode) where Self.blends.contains(mode):
      push(" style=\"mix-blend-mode:\(mode.css)\"")
    case .blur, .color, .blend, .composite, .projection, .alphaThreshold:
      failure = failure ?? .drawing("an SVG file cannot hold this filter")
      push("")
    }
  }

  func pushMasked() { push("", close: "") }

  func maskedBy() {
    guard !groups.isEmpty else { return }
    groups[groups.count - 1].masked = body
    body = ""
  }

  func pop() {
    guard let group = groups.popLast() else { return }
    let content = body
    body = group.before
    if let masked = group.masked {
      let mask = definitions.mask(content)
      if !masked.isEmpty { body += "<g mask=\"url(#\(mask))\">\n\(masked)</g>\n" }
    } else if group.open.isEmpty {
      body += content
    } else if !content.isEmpty {
      body += group.open + content + group.close
    }
  }

  // MARK: File

  /// Returns the whole file.
  ///
  /// - Throws: `PaintError` if anything could not be written.
  func file(of list: DisplayList, _ options: DocumentOptions) throws(PaintError) -> [UInt8] {
    while !groups.isEmpty { pop() }
    if let failure { throw failure }
    let (width, height) = (SVGText.number(list.size.width), SVGText.number(list.size.height))
    let language = options.language.map { " xml:lang=\"\(XMLText.escaped($0))\"" } ?? ""
    var file =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
      + " viewBox=\"0 0 \(width) \(height)\"\(language)>\n"
    if let title = options.title { file += "<title>\(XMLText.escaped(title))</title>\n" }
    // The text over the glyphs is invisible, so its font doesn't matter.
    file +=
      "<style>text{fill-opacity:0;white-space:pre;font-family:Inter,system-ui,sans-serif}</style>\n"
    file += definitions.text
    if let background = list.background {
      let opacity = SVGText.opacity(background.displayable.opacity, "fill-opacity")
      file +=
        "<rect width=\"\(width)\" height=\"\(height)\" fill=\"\(SVGText.hex(background))\"\(opacity)/>\n"
    }
    file += body
    for note in list.notes {
      guard case .link(let url) = note.kind, let shape = shape(Path(note.frame)) else { continue }
      file += "<a href=\"\(XMLText.escaped(url))\"><\(shape) fill-opacity=\"0\"/></a>\n"
    }
    return Array((file + "</svg>\n").utf8)
  }
}

extension Path {
  /// Whether all coordinates can be written as numbers.
  fileprivate var isFinite: Bool {
    let bounds = boundingRect
    return [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].allSatisfy { abs($0) < 1e12 }
  }
}

extension BlendMode {
  fileprivate var css: String {
    switch self {
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    default: rawValue
    }
  }
}
