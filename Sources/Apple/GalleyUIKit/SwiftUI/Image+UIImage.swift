import Galley

extension Image {
  /// Creates an image from a UIKit image.
  public init(uiImage: UIImage) {
    switch uiImage.renderingMode {
    case .automatic: self = uiImage.image
    case .alwaysOriginal: self = uiImage.image.renderingMode(.original)
    case .alwaysTemplate: self = uiImage.image.renderingMode(.template)
    }
  }

  /// Creates an image from pixels.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - orientation: Accepted for source compatibility.
  ///   - label: Accepted for source compatibility.
  public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text
  ) {
    self.init(cgImage.bitmap, scale: scale)
  }

  /// Creates a decorative image from pixels.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(cgImage.bitmap, scale: scale)
  }

  /// The orientation of an image. Accepted for source compatibility.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
}

extension ImageRenderer {
  /// The rendered image, or `nil` if rendering fails, for example because the view has no size.
  public var uiImage: UIImage? {
    guard let bitmap = try? bitmap() else { return nil }
    return UIImage(Image(bitmap, scale: scale))
  }

  /// The rendered pixels, or `nil` if rendering fails.
  public var cgImage: CGImage? { (try? bitmap()).map { CGImage($0) } }
}
