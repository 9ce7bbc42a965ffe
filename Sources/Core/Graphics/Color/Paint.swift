import Foundation

/// A fully resolved paint for an area, in the canvas's coordinates.
public enum Paint: Hashable, Sendable {
  // Nearly all paints are colors. The others are indirect, which makes display items a fifth smaller.

  /// A uniform color.
  case color(ResolvedColor)
  /// A gradient along the line from `start` to `end`.
  indirect case linearGradient(
    [PaintStop], start: CGPoint, end: CGPoint, extent: GradientExtent = .pad)
  /// A gradient from the circle of `startRadius` to that of `endRadius` (points) around `center`.
  indirect case radialGradient(
    [PaintStop], center: CGPoint, startRadius: Double, endRadius: Double,
    extent: GradientExtent = .pad)
  /// A gradient between two ellipses around `center`, whose radii are `startFraction` and
  /// `endFraction` times `size`.
  indirect case ellipticalGradient(
    [PaintStop], center: CGPoint, size: CGSize, startFraction: Double, endFraction: Double)
  /// A gradient around `center`, clockwise from `startAngle` to `endAngle`.
  indirect case angularGradient([PaintStop], center: CGPoint, startAngle: Angle, endAngle: Angle)
  /// The blurred content below, with a color over it.
  indirect case backdrop(Backdrop)
  /// A picture, repeated in all directions.
  indirect case image(TiledImage)
  /// A mesh gradient.
  indirect case mesh(MeshPaint)

  /// Whether the paint hides everything below it.
  public var isOpaque: Bool {
    switch self {
    case .color(let color): color.opacity >= 1
    case .linearGradient(let stops, _, _, _), .radialGradient(let stops, _, _, _, _),
      .ellipticalGradient(let stops, _, _, _, _), .angularGradient(let stops, _, _, _):
      stops.allSatisfy { $0.color.opacity >= 1 }
    case .backdrop, .image, .mesh: false
    }
  }
}

extension PaintStop {
  /// Returns `stops` with enough steps added that linear sRGB interpolation follows Oklab's curve.
  ///
  /// - Complexity: 16 steps for each pair of different colors.
  public static func perceptual(_ stops: [PaintStop]) -> [PaintStop] {
    var result: [PaintStop] = []
    for (stop, next) in zip(stops, stops.dropFirst()) {
      result.append(stop)
      guard stop.color != next.color, next.location > stop.location else { continue }
      let steps = 16
      let mix = ColorMix(from: stop.color, to: next.color)
      for step in 1..<steps {
        let fraction = Double(step) / Double(steps)
        result.append(
          PaintStop(
            color: mix.color(at: fraction),
            location: stop.location + (next.location - stop.location) * fraction))
      }
    }
    if let last = stops.last { result.append(last) }
    return result
  }
}

extension Paint {
  /// Returns the paint with its opacity multiplied by `factor`.
  public func multiplyingOpacity(by factor: Double) -> Paint {
    func faded(_ stops: [PaintStop]) -> [PaintStop] {
      stops.map {
        PaintStop(color: $0.color.multiplyingOpacity(by: factor), location: $0.location)
      }
    }
    switch self {
    case .color(let color): return .color(color.multiplyingOpacity(by: factor))
    case .linearGradient(let stops, let start, let end, let extent):
      return .linearGradient(faded(stops), start: start, end: end, extent: extent)
    case .radialGradient(let stops, let center, let start, let end, let extent):
      return .radialGradient(
        faded(stops), center: center, startRadius: start, endRadius: end, extent: extent)
    case .ellipticalGradient(let stops, let center, let size, let start, let end):
      return .ellipticalGradient(
        faded(stops), center: center, size: size, startFraction: start, endFraction: end)
    case .angularGradient(let stops, let center, let start, let end):
      return .angularGradient(faded(stops), center: center, startAngle: start, endAngle: end)
    case .backdrop(var backdrop):
      backdrop.opacity *= min(max(factor, 0), 1)
      return .backdrop(backdrop)
    case .image(var image):
      image.opacity *= min(max(factor, 0), 1)
      return .image(image)
    case .mesh(let mesh): return .mesh(mesh.multiplyingOpacity(by: factor))
    }
  }
}

extension Paint: CustomStringConvertible {
  /// The kind of paint, its colors, and its geometry in points.
  public var description: String {
    func ends(_ stops: [PaintStop]) -> String {
      guard let first = stops.first, let last = stops.last else { return "no stops" }
      return "\(first.color)→\(last.color)"
    }
    func text(_ point: CGPoint) -> String {
      "(\(NumberText.points(point.x)), \(NumberText.points(point.y)))"
    }
    return switch self {
    case .color(let color): color.description
    case .linearGradient(let stops, let start, let end, _):
      "linear \(ends(stops)) from \(text(start)) to \(text(end))"
    case .radialGradient(let stops, let center, let startRadius, let endRadius, _):
      "radial \(ends(stops)) at \(text(center)) radius \(NumberText.points(startRadius))…\(NumberText.points(endRadius))"
    case .ellipticalGradient(let stops, let center, let size, let start, let end):
      "elliptical \(ends(stops)) at \(text(center)) \(NumberText.points(start))…\(NumberText.points(end)) of \(NumberText.points(size.width))×\(NumberText.points(size.height))"
    case .angularGradient(let stops, let center, let start, let end):
      "angular \(ends(stops)) at \(text(center)) \(NumberText.points(start.degrees))°…\(NumberText.points(end.degrees))°"
    case .backdrop(let backdrop):
      "backdrop blur \(NumberText.points(backdrop.radius)) under \(backdrop.color)"
    case .image(let image):
      "tiles of \(image.bitmap.width)×\(image.bitmap.height) pixels in"
        + " \(NumberText.points(image.tile.width))×\(NumberText.points(image.tile.height))"
        + " from \(text(image.origin))"
    case .mesh(let mesh): mesh.description
    }
  }
}
