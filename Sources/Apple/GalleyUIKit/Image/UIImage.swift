import Galley

/// A picture: pixels, or a symbol.
public final class UIImage: Hashable, Sendable {
  /// How a picture is drawn where a color is set.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// How pixels are turned. Accepted for source compatibility: files have them upright.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The picture in SwiftUI's terms.
  let image: Image
  /// How the picture is drawn.
  public let renderingMode: RenderingMode

  init(_ image: Image, _ mode: RenderingMode = .automatic) {
    (self.image, renderingMode) = (image, mode)
  }

  /// Creates a picture without pixels.
  public convenience init() { self.init(Image(Bitmap(width: 0, height: 0, pixels: []))) }

  /// Creates a picture from the bytes of a picture file; `nil` where they cannot be read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates a picture from the bytes of a picture file; `nil` where they cannot be read.
  ///
  /// - Parameter scale: Pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = try? ImageFile.image(in: [UInt8](data)) else { return nil }
    self.init(Image(image, scale: scale))
  }

  /// Creates a picture from a file; `nil` where it cannot be read.
  public convenience init?(contentsOfFile path: String) {
    self.init(Image(contentsOf: URL(fileURLWithPath: path)))
    guard pixels != nil else { return nil }
  }

  /// Creates a picture of an asset catalog or a file of the program; `nil` where there is none of
  /// that name. One that cannot be shown, such as a damaged file of a catalog, has no pixels.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a picture of an asset catalog or a file of a bundle; `nil` where there is none of
  /// that name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let resource = ImageResource(name: name, bundle: bundle ?? .main)
    guard resource.exists else { return nil }
    self.init(resource: resource)
  }

  /// Creates a picture of an asset catalog.
  public convenience init(resource: ImageResource) { self.init(Image(resource)) }

  /// Creates a symbol. An unknown name is drawn as an empty box and reported among the diagnostics,
  /// as there are more symbols than Galley draws.
  public convenience init?(systemName name: String) { self.init(Image(systemName: name)) }

  /// Creates a picture from pixels, at one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(Image(cgImage.bitmap)) }

  /// Creates a picture from pixels; the orientation has no effect.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(Image(cgImage.bitmap, scale: scale))
  }

  /// What pictures that depend on the environment have here.
  private var environment: EnvironmentValues {
    var environment = UITraitCollection.current.environment
    environment.displayScale = MainScreen.device.scale
    return environment
  }

  private var pixels: (bitmap: Bitmap, scale: CGFloat)? { image.pixels(in: environment) }

  /// The size, in points; that of a symbol at a font size of 17 points.
  public var size: CGSize {
    guard let pixels else { return image.symbolSize(in: environment) ?? .zero }
    return CGSize(
      width: CGFloat(pixels.bitmap.width) / pixels.scale,
      height: CGFloat(pixels.bitmap.height) / pixels.scale)
  }

  /// Pixels per point.
  public var scale: CGFloat { pixels?.scale ?? environment.displayScale }

  /// How pixels are turned: upright.
  public var imageOrientation: Orientation { .up }

  /// The pixels; `nil` for a symbol.
  public var cgImage: CGImage? { pixels.map { CGImage($0.bitmap) } }

  /// The bytes of a PNG file; `nil` for a symbol.
  public func pngData() -> Data? {
    guard let pixels, let bytes = try? PNGFile.encode(pixels.bitmap, scale: Double(pixels.scale))
    else { return nil }
    return Data(bytes)
  }

  /// The bytes of a JPEG file; `nil` for a symbol, and where libturbojpeg is not installed.
  ///
  /// - Parameter compressionQuality: 0…1, from small to good.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let pixels,
      let bytes = try? ImageFile.jpeg(pixels.bitmap, quality: Double(compressionQuality))
    else { return nil }
    return Data(bytes)
  }

  /// The same picture drawn in its own colors, or as a template.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(image, renderingMode)
  }

  /// Whether both have the same pixels or are the same symbol.
  public static func == (a: UIImage, b: UIImage) -> Bool {
    a.image == b.image && a.renderingMode == b.renderingMode
  }
  /// Hashes the pixels.
  public func hash(into hasher: inout Hasher) { hasher.combine(image) }
}

extension UIImage: _ExpressibleByImageLiteral {
  /// Creates the picture of an `#imageLiteral`; a missing one has no pixels.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(Image(name))
  }
}

/// The type of an `#imageLiteral` where nothing else asks for another one.
public typealias _ImageLiteralType = UIImage

/// Pixels.
public final class CGImage: Hashable, Sendable {
  let bitmap: Bitmap

  init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  /// The number of columns.
  public var width: Int { bitmap.width }
  /// The number of rows.
  public var height: Int { bitmap.height }

  /// Whether all pixels are equal.
  public static func == (a: CGImage, b: CGImage) -> Bool { a.bitmap == b.bitmap }
  /// Hashes the pixels.
  public func hash(into hasher: inout Hasher) { hasher.combine(bitmap) }
}

/// Does nothing: there are no photos to add to.
@MainActor public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Any?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

/// The pixels of a picture that is drawn.
public final class UIGraphicsImageRendererFormat {
  /// Pixels per point.
  public var scale: CGFloat = 1
  /// Whether the picture hides what is below it.
  public var opaque = false
  /// Creates a format.
  public init() {}
  /// The format of the device.
  @MainActor public static func `default`() -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = UIScreen.main.scale
    return format
  }
}

/// Draws pictures as UIKit does. Galley has no such drawing: the pictures are transparent, which a
/// picture's diagnostics say. `ImageRenderer` makes pictures of views.
@MainActor @preconcurrency
public final class UIGraphicsImageRenderer {
  private let size: CGSize
  private let scale: CGFloat

  /// Creates a renderer of pictures of a size, in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat = .default()) {
    (self.size, scale) = (size, format.scale)
  }

  /// Creates a renderer of pictures of a size, in points.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
    self.init(size: bounds.size, format: format)
  }

  /// A transparent picture.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    RendererContext.current.report("UIKit's drawing is not shown", view: "UIGraphicsImageRenderer")
    func pixels(_ length: CGFloat) -> Int {
      (length * scale).isFinite ? min(max(Int((length * scale).rounded()), 0), 4096) : 0
    }
    let (width, height) = (pixels(size.width), pixels(size.height))
    let empty = [UInt8](repeating: 0, count: width * height * 4)
    return UIImage(Image(Bitmap(width: width, height: height, pixels: empty), scale: scale))
  }
}

/// Where UIKit draws, which shows nothing.
public final class UIGraphicsImageRendererContext {
  /// Draws nothing.
  public func fill(_ rect: CGRect) {}
  /// Draws nothing.
  public func stroke(_ rect: CGRect) {}
  /// Draws nothing.
  public func clip(to rect: CGRect) {}
}

extension UIImage {
  /// Draws nothing; see `UIGraphicsImageRenderer`.
  public func draw(in rect: CGRect) {}
  /// Draws nothing; see `UIGraphicsImageRenderer`.
  public func draw(at point: CGPoint) {}
}

extension UIColor {
  /// Has no effect; see `UIGraphicsImageRenderer`.
  public func setFill() {}
  /// Has no effect; see `UIGraphicsImageRenderer`.
  public func setStroke() {}
}
