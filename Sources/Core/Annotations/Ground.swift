import Foundation
import GalleyViews

/// The colors under the lines of a picture, which decide the color of each line.
struct Ground {
  /// A piece of a line over one color.
  struct Piece {
    var range: ClosedRange<Double>
    /// `nil` if the color is unknown.
    var color: ResolvedColor?
  }

  private let base: ResolvedColor
  private let canvas: CGSize
  private let areas: [PaintedPart]
  /// The maximum number of areas under a line; with more, their colors are ignored.
  private static let limit = 60

  /// - Parameters:
  ///   - parts: The painted parts, bottommost first.
  ///   - base: The color of the canvas.
  ///   - canvas: The size of the canvas, in points. Paper surrounds it.
  init(_ parts: [PaintedPart], on base: ResolvedColor, canvas: CGSize) {
    (self.base, self.canvas) = (base, canvas)
    areas = parts.filter(\.isArea)
  }

  /// Divides a line, which may continue beside the canvas, where its ink changes color.
  func pieces(
    _ range: ClosedRange<Double>, at across: Double, _ axis: Axis, in ink: AnnotationInk
  ) -> [Piece] {
    let limit = 0...Double(axis == .horizontal ? canvas.width : canvas.height)
    let outside = range.parts(outside: limit).map { Piece(range: $0, color: AnnotationInk.paper) }
    let over = range.overlaps(limit) ? range.clamped(to: limit) : 0...0
    let inside = over.lowerBound < over.upperBound ? self.pieces(over, at: across, axis) : []
    var pieces: [Piece] = []
    for piece in (outside + inside).sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      if let last = pieces.last, ink.isLight(over: last.color) == ink.isLight(over: piece.color) {
        pieces[pieces.count - 1].range = last.range.lowerBound...piece.range.upperBound
      } else {
        pieces.append(piece)
      }
    }
    return pieces
  }

  /// Divides a line over the canvas by the colors under it.
  func pieces(_ range: ClosedRange<Double>, at across: Double, _ axis: Axis) -> [Piece] {
    let under = areas.filter {
      $0.frame.range(axis.other).contains(across) && $0.frame.range(axis).overlaps(range)
    }
    guard !under.isEmpty else { return [Piece(range: range, color: base)] }
    guard under.count <= Self.limit else { return [Piece(range: range, color: nil)] }
    let extents = under.map { $0.extent(at: across, axis.other) }
    let ends = Set(extents.flatMap { [$0.lowerBound, $0.upperBound] }).filter {
      $0 > range.lowerBound && $0 < range.upperBound
    }
    let stops = [range.lowerBound] + ends.sorted() + [range.upperBound]
    var pieces: [Piece] = []
    for (start, end) in zip(stops, stops.dropFirst()) {
      var color: ResolvedColor? = base
      for (part, extent) in zip(under, extents) where extent.contains((start + end) / 2) {
        color =
          part.sample.map { $0.color(along: start...end, at: across, axis) } ?? part.over(color)
      }
      if let last = pieces.last, last.color == color {
        pieces[pieces.count - 1].range = last.range.lowerBound...end
      } else {
        pieces.append(Piece(range: start...end, color: color))
      }
    }
    return pieces
  }

  /// Returns the color at a point; `nil` if it is unknown.
  func color(at point: CGPoint) -> ResolvedColor? {
    areas.reduce(base as ResolvedColor?) { color, part in
      part.frame.contains(point) ? part.over(color) : color
    }
  }
}

/// The colors of a bitmap in a picture.
struct BitmapSample {
  let bitmap: Bitmap
  let frame: CGRect

  /// Returns the color of medium lightness just beyond a line; `nil` if it isn't opaque.
  func color(
    along range: ClosedRange<Double>, at across: Double, _ axis: Axis
  ) -> ResolvedColor? {
    let count = 15
    let colors = (0..<count).compactMap { index -> ResolvedColor? in
      let along =
        range.lowerBound
        + (range.upperBound - range.lowerBound) * (Double(index) + 0.5) / Double(count)
      return color(
        at: axis == .horizontal
          ? CGPoint(x: along, y: across + 2) : CGPoint(x: across + 2, y: along))
    }
    guard 2 * colors.count > count else { return nil }
    return colors.sorted { $0.luminance < $1.luminance }[colors.count / 2]
  }

  private func color(at point: CGPoint) -> ResolvedColor? {
    guard frame.width > 0, frame.height > 0, frame.contains(point) else { return nil }
    let x = Int((point.x - frame.minX) / frame.width * CGFloat(bitmap.width))
    let y = Int((point.y - frame.minY) / frame.height * CGFloat(bitmap.height))
    guard (0..<bitmap.width).contains(x), (0..<bitmap.height).contains(y) else { return nil }
    let start = 4 * (y * bitmap.width + x)
    let pixel = bitmap.pixels[start..<start + 4].map(Int.init)
    return pixel[3] == 255 ? ResolvedColor(pixel[0], pixel[1], pixel[2]) : nil
  }
}

extension PaintedPart {
  /// Returns the color of the part over another.
  fileprivate func over(_ ground: ResolvedColor?) -> ResolvedColor? {
    guard let color else { return nil }
    guard color.opacity < 1 else { return color }
    return ground.map { color.over($0) }
  }
}

extension ResolvedColor {
  /// Returns the color painted over an opaque one.
  fileprivate func over(_ ground: ResolvedColor) -> ResolvedColor {
    func mixed(_ own: Double, _ other: Double) -> Double { other + (own - other) * opacity }
    return ResolvedColor(
      red: mixed(red, ground.red), green: mixed(green, ground.green), blue: mixed(blue, ground.blue)
    )
  }

  fileprivate var luminance: Double {
    let color = displayable
    return 0.2126 * SRGB.linear(color.red) + 0.7152 * SRGB.linear(color.green)
      + 0.0722 * SRGB.linear(color.blue)
  }

  /// The contrast ratio of WCAG 2.
  func contrast(to other: ResolvedColor) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Returns the mean color of a gradient.
  static func mean(_ stops: [PaintStop]) -> ResolvedColor? {
    guard !stops.isEmpty else { return nil }
    func mean(_ value: (ResolvedColor) -> Double) -> Double {
      stops.reduce(0) { $0 + value($1.color) } / Double(stops.count)
    }
    return ResolvedColor(
      red: mean(\.red), green: mean(\.green), blue: mean(\.blue), opacity: mean(\.opacity))
  }
}

extension AnnotationInk {
  /// Whether lines need the light color over a ground: over dark colors the usual one is invisible,
  /// with or without edges.
  func isLight(over ground: ResolvedColor?) -> Bool {
    ground.map { color.contrast(to: $0) < 3.5 && light.contrast(to: $0) >= 4.5 } ?? false
  }

  /// Whether lines need light edges over a ground.
  func needsEdges(over ground: ResolvedColor?) -> Bool {
    ground.map { !isLight(over: $0) && color.contrast(to: $0) < 4.5 } ?? true
  }

  /// Returns the color of a line over a ground.
  func color(over ground: ResolvedColor?) -> ResolvedColor {
    isLight(over: ground) ? light : color
  }
}
