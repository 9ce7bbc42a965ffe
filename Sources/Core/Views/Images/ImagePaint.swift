import Foundation

/// A style that tiles an image from the top left corner of the area it fills. Symbols are not
/// drawn, which is reported as a diagnostic.
public struct ImagePaint: ShapeStyle {
  /// The image.
  public var image: Image
  /// The part of the image to draw, in fractions of its size.
  public var sourceRect: CGRect
  /// The scale of the image.
  public var scale: CGFloat

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - sourceRect: The part of the image to draw, in fractions of its size. Default: all of it.
  ///   - scale: The scale of the image. Default: 1.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// Returns tiles of the image.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    guard let tiles = image.tiles(of: sourceRect, scale: scale, in: environment) else {
      RendererContext.current.report(
        "an image without pixels cannot be repeated", view: "ImagePaint")
      return .color(.clear)
    }
    return .image(tiles)
  }
}

extension Image {
  /// Returns part of the image as tiles from the origin, or `nil` if it has no pixels.
  func tiles(
    of part: CGRect, scale: CGFloat, in environment: EnvironmentValues
  ) -> TiledImage? {
    guard let (whole, density) = pixels(in: environment), scale > 0, scale.isFinite,
      let bitmap = whole.cropped(to: part)
    else { return nil }
    let size = Self.size(of: bitmap, scale: density / scale)
    return TiledImage(bitmap, origin: .zero, tile: size, filter: interpolation.filter)
  }
}
