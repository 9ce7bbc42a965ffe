import Galley

/// An image: pixels or a symbol.
public final class UIImage: Hashable, Sendable {
  /// How an image is drawn if a color is set.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// The orientation of an image. Accepted for source compatibility: decoded images are always
  /// upright.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The equivalent SwiftUI image.
  let image: Image
  /// The rendering mode.
  public let renderingMode: RenderingMode

  /// The source of a picture of views, for comparing more than its pixels.
  package enum Origin: Sendable {
    case views(Rendering)
    /// The reason why the views could not be rendered.
    case failure(String)
  }

  /// `nil` for other images.
  package let origin: Origin?

  init(_ image: Image, _ mode: RenderingMode = .automatic, from origin: Origin? = nil) {
    (self.image, renderingMode, self.origin) = (image, mode, origin)
  }

  /// Creates an image of views.
  ///
  /// - Throws: `PaintError`, `FontError`.
  package convenience init(_ rendering: Rendering) throws {
    let bitmap = try Rasterizer.bitmap(of: rendering.displayList)
    self.init(
      Image(bitmap, scale: rendering.displayList.scale), from: .views(rendering))
  }

  /// Creates an empty image for views that could not be rendered.
  package convenience init(failure: String) {
    self.init(Image(Bitmap(width: 0, height: 0, pixels: [])), from: .failure(failure))
  }

  /// Creates an image from the data of an image file, or returns `nil` if it cannot be decoded.
  ///
  /// - Parameter scale: Pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = try? ImageFormat.decode([UInt8](data)) else { return nil }
    self.init(Image(image, scale: scale))
  }

  /// Creates an image from a file, or returns `nil` if it cannot be decoded.
  public convenience init?(contentsOfFile path: String) {
    self.init(Image(contentsOf: URL(fileURLWithPath: path)))
    guard pixels != nil else { return nil }
  }

  /// Creates an image from an asset catalog or a file of a bundle, or returns `nil` if there is
  /// none with the name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let resource = ImageResource(name: name, bundle: bundle ?? .main)
    guard resource.exists else { return nil }
    self.init(resource: resource)
  }

  /// The environment for images that depend on one.
  private var environment: EnvironmentValues {
    var environment = UITraitCollection.current.environment
    environment.displayScale = MainScreen.device.scale
    return environment
  }

  private var pixels: (bitmap: Bitmap, scale: CGFloat)? { image.pixels(in: environment) }

  /// The size, in points; for a symbol without a configuration, its size at a font size of 17 points.
  public var size: CGSize {
    guard let pixels else { return image.symbolSize(in: environment) ?? .zero }
    return CGSize(
      width: CGFloat(pixels.bitmap.width) / pixels.scale,
      height: CGFloat(pixels.bitmap.height) / pixels.scale)
  }

  /// Pixels per point.
  public var scale: CGFloat { pixels?.scale ?? environment.displayScale }

  /// The pixels; `nil` for a symbol.
  public var cgImage: CGImage? { pixels.map { CGImage($0.bitmap) } }

  /// Returns the image with all its pixels in a color, which is always drawn in that color.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: .alwaysOriginal)
  }

  /// Returns the image with all its pixels in a color, and a rendering mode.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    guard let pixels else {
      var tint = SymbolLook()
      (tint.mode, tint.colors) = (.monochrome, [Color(uiColor: color)])
      return UIImage(image.symbolLook(image.symbolLook.applying(tint)), renderingMode)
    }
    let tint = color.resolved(with: .current).bytes
    var bytes = pixels.bitmap.pixels
    for start in stride(from: 0, to: bytes.count, by: 4) {
      (bytes[start], bytes[start + 1], bytes[start + 2]) = (tint.red, tint.green, tint.blue)
      let alpha: Int = Int(bytes[start + 3]) * Int(tint.alpha)
      bytes[start + 3] = UInt8((alpha + 127) / 255)
    }
    let bitmap = Bitmap(width: pixels.bitmap.width, height: pixels.bitmap.height, pixels: bytes)
    return UIImage(Image(bitmap, scale: pixels.scale), renderingMode)
  }

  /// Returns the image with the values that a configuration sets for symbols.
  func applying(_ configuration: SymbolConfiguration?) -> UIImage {
    guard let configuration else { return self }
    let look = image.symbolLook.applying(configuration.look)
    return UIImage(image.symbolLook(look), renderingMode, from: origin)
  }

  /// Returns the image as PNG data; `nil` for a symbol.
  public func pngData() -> Data? {
    guard let pixels, let bytes = try? PNGFile.encode(pixels.bitmap, scale: Double(pixels.scale))
    else { return nil }
    return Data(bytes)
  }

  /// Returns the image as JPEG data; `nil` for a symbol or if libturbojpeg is not installed.
  ///
  /// - Parameter compressionQuality: The quality, 0…1; higher values produce larger data.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let pixels,
      let bytes = try? ImageFile.jpeg(pixels.bitmap, quality: Double(compressionQuality))
    else { return nil }
    return Data(bytes)
  }

  /// Returns whether two images have the same pixels or are the same symbol.
  public static func == (a: UIImage, b: UIImage) -> Bool {
    a.image == b.image && a.renderingMode == b.renderingMode
  }
  /// Hashes the image.
  public func hash(into hasher: inout Hasher) { hasher.combine(image) }
}

extension ResolvedColor {
  /// The components as bytes, clamped.
  fileprivate var bytes: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    func byte(_ value: some BinaryFloatingPoint) -> UInt8 {
      UInt8((min(max(Double(value), 0), 1) * 255).rounded())
    }
    return (byte(red), byte(green), byte(blue), byte(opacity))
  }
}
