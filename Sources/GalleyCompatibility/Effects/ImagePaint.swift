import Foundation

/// A style that repeats an image. Accepted for source compatibility: a picture shows a gray.
public struct ImagePaint: ShapeStyle {
  /// The image.
  public var image: Image
  /// The part of the image, as fractions of its size.
  public var sourceRect: CGRect
  /// The scale of the image.
  public var scale: CGFloat

  /// Creates a style.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// A gray.
  public func resolve(in environment: EnvironmentValues) -> Color { .gray }
}

extension ShapeStyle where Self == ImagePaint {
  /// A style that repeats an image. Accepted for source compatibility: a picture shows a gray.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

/// Colors at the points of a grid. A picture shows a linear gradient of the first to the last one.
public struct MeshGradient: ShapeStyle {
  private let colors: [Color]

  /// Creates a gradient; all but the colors is accepted for source compatibility.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true
  ) {
    self.colors = colors
  }

  /// A linear gradient.
  public func resolve(in environment: EnvironmentValues) -> LinearGradient {
    LinearGradient(
      colors: [colors.first ?? .clear, colors.last ?? .clear], startPoint: .topLeading,
      endPoint: .bottomTrailing)
  }
}

extension MeshGradient: View {
  /// A rectangle of the gradient.
  public var body: some View { Rectangle().fill(self) }
}
