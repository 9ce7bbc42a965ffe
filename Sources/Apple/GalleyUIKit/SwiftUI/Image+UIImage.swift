import Galley

extension Image {
  /// Creates an image from UIKit's.
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

  /// Creates an image from pixels, which only decorates.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(cgImage.bitmap, scale: scale)
  }

  /// How pixels are turned. Accepted for source compatibility.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
}

extension ImageRenderer {
  /// The picture; `nil` where it cannot be made, for example as the view has no size.
  public var uiImage: UIImage? {
    guard let bitmap = try? bitmap() else { return nil }
    return UIImage(Image(bitmap, scale: scale))
  }

  /// The pixels of the picture; `nil` where it cannot be made.
  public var cgImage: CGImage? { (try? bitmap()).map { CGImage($0) } }
}
