import Foundation
import GalleyGraphics

/// Definitions that parts of an SVG file refer to, without duplicates.
struct SVGDefinitions {
  private var parts: [String] = []
  /// Names by definition.
  private var names: [String: String] = [:]
  private var images: [Bitmap: String] = [:]
  private var glyphs: [Glyph: String] = [:]

  private struct Glyph: Hashable {
    let font: FontIdentity
    let index: UInt32
    /// The advance of the box for a missing character.
    let advance: Double
  }

  /// All definitions.
  var text: String { parts.isEmpty ? "" : "<defs>\n\(parts.joined())</defs>\n" }

  /// Returns the name of a definition.
  ///
  /// - Parameters:
  ///   - kind: The first letter of the name.
  ///   - write: Creates the element with the given name.
  private mutating func name(
    _ kind: String, _ key: String, _ write: (String) -> String
  ) -> String {
    if let known = names[kind + key] { return known }
    let name = "\(kind)\(names.count)"
    names[kind + key] = name
    parts.append(write(name) + "\n")
    return name
  }

  mutating func clip(_ content: String) -> String {
    name("c", content) { "<clipPath id=\"\($0)\">\(content)</clipPath>" }
  }

  mutating func mask(_ content: String) -> String {
    name("m", content) {
      "<mask id=\"\($0)\" maskUnits=\"userSpaceOnUse\" x=\"-1e5\" y=\"-1e5\" width=\"2e5\" height=\"2e5\" style=\"mask-type:alpha\">\(content)</mask>"
    }
  }

  mutating func pattern(_ content: String, size: CGSize, origin: CGPoint) -> String {
    let place = [origin.x, origin.y, size.width, size.height].map { SVGText.number($0) }
    return name("p", content + place.joined(separator: " ")) {
      "<pattern id=\"\($0)\" patternUnits=\"userSpaceOnUse\" x=\"\(place[0])\" y=\"\(place[1])\""
        + " width=\"\(place[2])\" height=\"\(place[3])\">\(content)</pattern>"
    }
  }

  // MARK: Glyphs

  /// Returns a glyph with its origin at a point, in the inherited paint; empty for a glyph without
  /// ink.
  mutating func glyph(
    _ glyph: GlyphRun.Glyph, of font: any FontResource, x: Double, y: Double
  ) -> String {
    let isMissing = glyph.index == GlyphRun.Glyph.missing
    let key = Glyph(
      font: font.identity, index: glyph.index, advance: isMissing ? glyph.advance : 0)
    let name: String
    if let known = glyphs[key] {
      name = known
    } else {
      let outline =
        isMissing
        ? font.missingGlyphOutline(advance: glyph.advance) : font.outline(of: glyph.index)
      name = outline.isEmpty ? "" : "g\(glyphs.count)"
      glyphs[key] = name
      // A thousandth of the em square is finer than the eye can see.
      let digits = font.identity.size >= 20 ? 2 : 3
      if !outline.isEmpty {
        parts.append("<path id=\"\(name)\" d=\"\(SVGText.data(outline, digits: digits))\"/>\n")
      }
    }
    guard !name.isEmpty else { return "" }
    return "<use href=\"#\(name)\" x=\"\(SVGText.number(x, digits: 2))\""
      + " y=\"\(SVGText.number(y, digits: 2))\"/>"
  }

  // MARK: Pictures

  /// Returns an element that shows a picture in a frame.
  mutating func image(
    _ bitmap: Bitmap, in frame: CGRect, _ filter: BitmapFilter, _ opacity: String
  ) throws(PaintError) -> String {
    let name: String
    // The `use` element passes the style on to the image.
    let rendering = filter == .nearest ? " style=\"image-rendering:pixelated\"" : ""
    if let known = images[bitmap] {
      name = known
    } else {
      let file = try PNGEncoder.encode(bitmap, scale: 1, compression: .small)
      name = "i\(images.count)"
      images[bitmap] = name
      // The image is one unit large, so that each `use` element can have its own frame.
      parts.append(
        "<image id=\"\(name)\" width=\"1\" height=\"1\" preserveAspectRatio=\"none\""
          + " href=\"\(ImageFormat.png.dataURL(file))\"/>\n")
    }
    let place = CGAffineTransform(
      a: frame.width, b: 0, c: 0, d: frame.height, tx: frame.minX, ty: frame.minY)
    return "<use href=\"#\(name)\" transform=\"\(SVGText.matrix(place))\"\(rendering)\(opacity)/>"
  }

  // MARK: Paints

  /// Returns the attributes that paint with `paint`.
  ///
  /// - Parameter attribute: `fill` or `stroke`.
  mutating func paint(_ paint: Paint, _ attribute: String) -> String {
    switch paint {
    case .color(let color): return Self.color(color, attribute)
    case .linearGradient(let stops, let start, let end, let extent):
      guard start != end, [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite) else {
        return Self.color(stops.last?.color ?? .clear, attribute)
      }
      let place =
        "x1=\"\(SVGText.number(start.x))\" y1=\"\(SVGText.number(start.y))\""
        + " x2=\"\(SVGText.number(end.x))\" y2=\"\(SVGText.number(end.y))\""
        + (extent == .pad ? "" : " spreadMethod=\"\(extent)\"")
      return gradient("linearGradient", place, Self.stops(stops), attribute)
    case .radialGradient(let stops, let center, let start, let end, _):
      return radial(stops, center, CGSize(width: 1, height: 1), start, end, attribute)
    case .ellipticalGradient(let stops, let center, let size, let start, let end):
      return radial(stops, center, size, start, end, attribute)
    case .angularGradient, .backdrop, .image, .mesh:
      // These have been rewritten to images.
      return " \(attribute)=\"none\""
    }
  }

  private static func color(_ color: ResolvedColor, _ attribute: String) -> String {
    let opacity = SVGText.opacity(color.displayable.opacity, "\(attribute)-opacity")
    return " \(attribute)=\"\(SVGText.hex(color))\"\(opacity)"
  }

  private mutating func gradient(
    _ element: String, _ place: String, _ stops: String, _ attribute: String
  ) -> String {
    let name = name("l", element + place + stops) {
      "<\(element) id=\"\($0)\" gradientUnits=\"userSpaceOnUse\" \(place)>\(stops)</\(element)>"
    }
    return " \(attribute)=\"url(#\(name))\""
  }

  private mutating func radial(
    _ stops: [PaintStop], _ center: CGPoint, _ size: CGSize, _ start: Double, _ end: Double,
    _ attribute: String
  ) -> String {
    let (start, end) = (max(start, 0), max(end, 0))
    guard start != end, start.isFinite, end.isFinite, center.x.isFinite, center.y.isFinite,
      size.width > 1e-6, size.height > 1e-6, size.width.isFinite, size.height.isFinite
    else { return Self.color(stops.last?.color ?? .clear, attribute) }
    // Viewers draw gradients from the center to the larger circle. The smaller circle becomes a
    // stop.
    let radius = max(start, end)
    let placed = stops.map {
      PaintStop(
        color: $0.color,
        location: (start + (end - start) * min(max($0.location, 0), 1)) / radius)
    }
    let ordered = start < end ? placed : placed.reversed()
    let isRound = size.width == 1 && size.height == 1
    let transform = CGAffineTransform(
      a: size.width, b: 0, c: 0, d: size.height, tx: center.x, ty: center.y)
    let place =
      isRound
      ? "cx=\"\(SVGText.number(center.x))\" cy=\"\(SVGText.number(center.y))\" r=\"\(SVGText.number(radius))\""
      : "cx=\"0\" cy=\"0\" r=\"\(SVGText.number(radius, digits: 6))\" gradientTransform=\"\(SVGText.matrix(transform))\""
    return gradient("radialGradient", place, Self.stops(Array(ordered)), attribute)
  }

  private static func stops(_ stops: [PaintStop]) -> String {
    let known = stops.filter { !$0.location.isNaN }.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
    return known.map { _, stop in
      "<stop offset=\"\(SVGText.number(min(max(stop.location, 0), 1), digits: 4))\""
        + " stop-color=\"\(SVGText.hex(stop.color))\""
        + SVGText.opacity(stop.color.displayable.opacity, "stop-opacity") + "/>"
    }.joined()
  }
}
