import Foundation
import GalleyGraphics

extension Paint {
  /// Whether each pixel has to be computed, because vector formats have no such paint.
  var needsPixels: Bool {
    switch self {
    case .angularGradient, .backdrop, .image, .mesh: true
    // SVG cannot repeat the colors between two circles.
    case .radialGradient(_, _, _, _, let extent): extent != .pad
    case .color, .linearGradient, .ellipticalGradient: false
    }
  }

  /// Whether the paint shows colors of an image or of the picture below.
  fileprivate var isPicture: Bool {
    switch self {
    case .backdrop, .image, .mesh: true
    default: false
    }
  }

  fileprivate func recolored(by matrix: ColorMatrix) -> Paint {
    func changed(_ stops: [PaintStop]) -> [PaintStop] {
      stops.map { PaintStop(color: matrix.applied(to: $0.color), location: $0.location) }
    }
    return switch self {
    case .color(let color): .color(matrix.applied(to: color))
    case .linearGradient(let stops, let start, let end, let extent):
      .linearGradient(changed(stops), start: start, end: end, extent: extent)
    case .radialGradient(let stops, let center, let start, let end, let extent):
      .radialGradient(
        changed(stops), center: center, startRadius: start, endRadius: end, extent: extent)
    case .ellipticalGradient(let stops, let center, let size, let start, let end):
      .ellipticalGradient(
        changed(stops), center: center, size: size, startFraction: start, endFraction: end)
    case .angularGradient(let stops, let center, let start, let end):
      .angularGradient(changed(stops), center: center, startAngle: start, endAngle: end)
    case .backdrop, .image, .mesh: self
    }
  }
}

extension Paint {
  fileprivate var colors: [ResolvedColor] {
    switch self {
    case .color(let color): [color]
    case .linearGradient(let stops, _, _, _), .radialGradient(let stops, _, _, _, _),
      .ellipticalGradient(let stops, _, _, _, _), .angularGradient(let stops, _, _, _):
      stops.map(\.color)
    case .backdrop, .image, .mesh: []
    }
  }

  /// Whether the paint mixes colors, or mixes with the picture below.
  fileprivate var isMixed: Bool {
    if case .color(let color) = self { color.opacity > 0 && color.opacity < 1 } else { true }
  }
}

extension DisplayItem {
  private var paints: [Paint] {
    switch self {
    case .fill(_, let paint, _), .stroke(_, _, let paint), .bitmap(_, let paint?): [paint]
    case .glyphs(_, _, let paints): paints
    default: []
    }
  }

  /// Whether the item mixes colors, or mixes with the picture below, other than at edges.
  var isMixed: Bool {
    switch self {
    case .bitmap, .pushOpacity, .pushMasked, .pushShadow: true
    default: paints.contains(where: \.isMixed)
    }
  }

  /// Whether a matrix maps one of the item's colors out of range.
  func isCutOff(by matrix: ColorMatrix) -> Bool {
    if case .bitmap(let placed, nil) = self { return placed.bitmap.isCutOff(by: matrix) }
    return paints.contains { $0.colors.contains { matrix.cutsOff($0.displayable) } }
  }

  /// Whether the item shows colors that none of its paints contains.
  var hasOwnColors: Bool {
    switch self {
    case .fill(_, let paint, _), .stroke(_, _, let paint), .bitmap(_, let paint?):
      paint.isPicture
    case .glyphs(let line, _, let paints):
      line.runs.contains { paints.indices.contains($0.paint) && paints[$0.paint].isPicture }
        || line.runs.contains { $0.font.hasColoredGlyphs }
    case .pushFilter(.blend(let mode)): PDFFile.blends.contains(mode)
    default: false
    }
  }

  /// Returns the item with its colors mapped by a matrix.
  func recolored(by matrix: ColorMatrix) -> DisplayItem {
    switch self {
    case .fill(let path, let paint, let style): .fill(path, paint.recolored(by: matrix), style)
    case .stroke(let path, let style, let paint):
      .stroke(path, style, paint.recolored(by: matrix))
    case .glyphs(let line, let origin, let paints):
      .glyphs(line, origin: origin, paints: paints.map { $0.recolored(by: matrix) })
    case .bitmap(var placed, let stencil):
      if let stencil {
        .bitmap(placed, stencil: stencil.recolored(by: matrix))
      } else {
        {
          placed.bitmap.recolor(by: matrix)
          return .bitmap(placed, stencil: nil)
        }()
      }
    default: self
    }
  }

  /// Returns the item in black, for a mask.
  var blackened: DisplayItem {
    switch self {
    case .fill(let path, _, let style): .fill(path, .color(.black), style)
    case .stroke(let path, let style, _): .stroke(path, style, .color(.black))
    case .glyphs(let line, let origin, let paints):
      .glyphs(line, origin: origin, paints: paints.map { _ in .color(.black) })
    default: self
    }
  }

  /// Shapes without self-overlap that together cover what the item covers; `nil` unless the item is
  /// an opaque fill or stroke.
  var pieces: [Path]? {
    switch self {
    case .fill(let path, .color(let color), _) where color.opacity >= 1: [path]
    case .stroke(let path, let style, .color(let color)) where color.opacity >= 1:
      path.strokedPath(style).subpaths
    default: nil
    }
  }
}

extension Path {
  /// The subpaths as separate paths.
  fileprivate var subpaths: [Path] {
    var parts: [Path] = []
    for element in elements {
      if case .move = element { parts.append(Path()) }
      guard !parts.isEmpty else { continue }
      switch element {
      case .move(let to): parts[parts.count - 1].move(to: to)
      case .line(let to): parts[parts.count - 1].addLine(to: to)
      case .quadCurve(let to, let control):
        parts[parts.count - 1].addQuadCurve(to: to, control: control)
      case .curve(let to, let control1, let control2):
        parts[parts.count - 1].addCurve(to: to, control1: control1, control2: control2)
      case .closeSubpath: parts[parts.count - 1].closeSubpath()
      }
    }
    return parts
  }
}

extension ColorMatrix {
  /// Whether the matrix maps only colors and keeps opacity.
  var keepsOpacity: Bool {
    rows[3] == [0, 0, 0, 1, 0] && rows[..<3].allSatisfy { $0[3] == 0 }
  }

  /// Returns the mapped color, assuming that opacity is kept.
  func applied(to color: ResolvedColor) -> ResolvedColor {
    let color = color.displayable
    func result(_ row: [Double]) -> Double { min(max(self.result(row, color), 0), 1) }
    return ResolvedColor(
      red: result(rows[0]), green: result(rows[1]), blue: result(rows[2]), opacity: color.opacity)
  }

  /// Whether a component of the mapped color is below 0 or above 1.
  fileprivate func cutsOff(_ color: ResolvedColor) -> Bool {
    rows[..<3].contains { !(-0.002...1.002).contains(result($0, color)) }
  }

  private func result(_ row: [Double], _ color: ResolvedColor) -> Double {
    row[0] * color.red + row[1] * color.green + row[2] * color.blue + row[4]
  }
}

extension Bitmap {
  private func color(_ start: Int) -> ResolvedColor {
    ResolvedColor(Int(pixels[start]), Int(pixels[start + 1]), Int(pixels[start + 2]))
  }

  fileprivate func isCutOff(by matrix: ColorMatrix) -> Bool {
    stride(from: 0, to: pixels.count, by: 4).contains {
      pixels[$0 + 3] > 0 && matrix.cutsOff(color($0))
    }
  }

  fileprivate mutating func recolor(by matrix: ColorMatrix) {
    for start in stride(from: 0, to: pixels.count, by: 4) {
      let color = matrix.applied(to: color(start))
      pixels[start] = UInt8((color.red * 255).rounded())
      pixels[start + 1] = UInt8((color.green * 255).rounded())
      pixels[start + 2] = UInt8((color.blue * 255).rounded())
    }
  }
}
