import Foundation

/// What fills an area, in the canvas's coordinates: nothing is left to resolve.
public enum Paint: Hashable, Sendable {
  /// One colour everywhere.
  case color(ResolvedColor)
  /// Changes along the line from `start` to `end`.
  case linearGradient([PaintStop], start: CGPoint, end: CGPoint, extent: GradientExtent = .pad)
  /// Changes from the circle of `startRadius` to that of `endRadius` (points) about `center`.
  case radialGradient(
    [PaintStop], center: CGPoint, startRadius: Double, endRadius: Double,
    extent: GradientExtent = .pad)
  /// Changes from the ellipse of `startFraction` times `size` to that of `endFraction`, which are
  /// half as wide and tall as an ellipse is.
  case ellipticalGradient(
    [PaintStop], center: CGPoint, size: CGSize, startFraction: Double, endFraction: Double)
  /// Changes with the angle about `center`, clockwise from `startAngle` to `endAngle`.
  case angularGradient([PaintStop], center: CGPoint, startAngle: Angle, endAngle: Angle)
  /// What is painted below, blurred, with a colour over it.
  case backdrop(Backdrop)
  /// A picture, repeated in all directions.
  case image(TiledImage)
  /// Colours at the vertices of a grid.
  case mesh(MeshPaint)

  /// Whether everything painted with this hides what is below it.
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

/// How a gradient goes on before its start and after its end.
public enum GradientExtent: Hashable, Sendable {
  /// In the colour of the start, and in that of the end.
  case pad
  /// From the start again.
  case `repeat`
  /// Backwards and forwards in turn.
  case reflect
}

/// A picture that fills an area in tiles.
public struct TiledImage: Hashable, Sendable {
  /// The picture.
  public var bitmap: Bitmap
  /// The top left corner of one of the tiles, in points.
  public var origin: CGPoint
  /// The size of a tile, in points.
  public var tile: CGSize
  /// How pixels are computed where the picture is scaled.
  public var filter: BitmapFilter
  /// Of the picture, 0…1.
  public var opacity: Double

  /// Describes tiles, opaque and smooth by default.
  public init(
    _ bitmap: Bitmap, origin: CGPoint, tile: CGSize, filter: BitmapFilter = .good,
    opacity: Double = 1
  ) {
    self.bitmap = bitmap
    self.origin = origin
    self.tile = tile
    self.filter = filter
    self.opacity = opacity
  }
}

/// What is painted below, as it shows through frosted glass.
public struct Backdrop: Hashable, Sendable {
  /// Standard deviation of the blur, in points.
  public var radius: Double
  /// How strong the colours become: 1 leaves them as they are.
  public var saturation: Double
  /// What is laid over the blurred picture.
  public var color: ResolvedColor
  /// Of all this, 0…1.
  public var opacity: Double

  /// Describes a backdrop, opaque by default.
  public init(radius: Double, saturation: Double, color: ResolvedColor, opacity: Double = 1) {
    self.radius = radius
    self.saturation = saturation
    self.color = color
    self.opacity = opacity
  }
}

/// A colour at a location of 0…1; between stops sRGB components are interpolated linearly.
public struct PaintStop: Hashable, Sendable {
  /// The colour.
  public var color: ResolvedColor
  /// Where the colour is: 0 at the gradient's start, 1 at its end. A stop whose location is not a
  /// number is left out.
  public var location: Double

  /// Creates a stop.
  public init(color: ResolvedColor, location: Double) {
    self.color = color
    self.location = location
  }
}

extension PaintStop {
  /// `stops` with enough steps added that linear sRGB interpolation follows Oklab's curve.
  ///
  /// - Complexity: 16 steps for each pair of different colours.
  public static func perceptual(_ stops: [PaintStop]) -> [PaintStop] {
    var result: [PaintStop] = []
    for (stop, next) in zip(stops, stops.dropFirst()) {
      result.append(stop)
      guard stop.color != next.color, next.location > stop.location else { continue }
      let steps = 16
      for step in 1..<steps {
        let fraction = Double(step) / Double(steps)
        result.append(
          PaintStop(
            color: stop.color.mixed(with: next.color, by: fraction),
            location: stop.location + (next.location - stop.location) * fraction))
      }
    }
    if let last = stops.last { result.append(last) }
    return result
  }
}

extension Paint {
  /// The paint with its opacity multiplied by `factor`.
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
  /// The kind of paint with its colours, and with its geometry in points.
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
