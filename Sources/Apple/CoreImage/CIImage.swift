import Foundation
import Galley
import GalleyUIKit

/// A picture for Core Image: pixels, or an unbounded area of one color.
public final class CIImage: @unchecked Sendable {
  enum Content: Sendable {
    case color(FloatBitmap.Color)
    /// - Parameters:
    ///   - clamps: Whether the pixels at the edges extend infinitely.
    ///   - isSharp: Whether pixels are not interpolated when the picture is enlarged.
    case pixels(FloatBitmap, clamps: Bool, isSharp: Bool)
  }

  let content: Content

  init(_ content: Content) { self.content = content }

  convenience init(_ area: FloatBitmap, clamps: Bool = false, isSharp: Bool = false) {
    self.init(.pixels(area, clamps: clamps, isSharp: isSharp))
  }

  /// A picture without pixels.
  public static func empty() -> CIImage { CIImage(FloatBitmap.empty) }

  /// Creates an unbounded picture of one color.
  public convenience init(color: CIColor) { self.init(.color(color.premultiplied)) }

  /// Creates a picture from pixels.
  public convenience init(cgImage: CGImage, options: [CIImageOption: Any]? = nil) {
    self.init(FloatBitmap(cgImage.bitmap))
  }

  /// Creates a picture from an image, or returns `nil` for an image without pixels, such as a
  /// symbol.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
    guard let pixels = image.cgImage else { return nil }
    self.init(cgImage: pixels)
  }

  /// Creates a picture from the data of an image file, or returns `nil` if it cannot be decoded.
  public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  /// Creates a picture from an image file, or returns `nil` if it cannot be read.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// The area of the picture, in pixels; the y-axis points up.
  public var extent: CGRect {
    switch content {
    case .pixels(let area, false, _): area.extent
    case .pixels, .color: .infinite
    }
  }

  /// The colors in a rectangle of whole pixels.
  func area(in rect: CGRect) -> FloatBitmap {
    let rect = rect.standardized.integral
    switch content {
    case .color(let color): return FloatBitmap(rect) { _, _ in color }
    case .pixels(let area, let clamps, _):
      if !clamps, area.extent == rect { return area }
      return FloatBitmap(rect) { area.color($0, $1, clamps: clamps) }
    }
  }

  // MARK: Changes

  /// Returns the part of the picture in a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    let part = extent == .infinite ? rect : rect.intersection(extent)
    guard part != .infinite else { return self }
    guard !part.isNull else { return .empty() }
    if case .pixels(_, _, true) = content { return CIImage(area(in: part), isSharp: true) }
    return CIImage(area(in: part))
  }

  /// Returns the picture with the pixels at its edges extended infinitely.
  public func clampedToExtent() -> CIImage {
    guard case .pixels(let area, _, let isSharp) = content else { return self }
    return CIImage(area, clamps: true, isSharp: isSharp)
  }

  /// Returns the transformed picture.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    guard case .pixels(let area, let clamps, let isSharp) = content, matrix != .identity else {
      return self
    }
    let back = matrix.inverted()
    let result = FloatBitmap(area.extent.applying(matrix).integral) { x, y in
      let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(back)
      return isSharp
        ? area.color(Int(point.x.rounded(.down)), Int(point.y.rounded(.down)), clamps: clamps)
        : area.interpolated(point.x, point.y, clamps: true)
    }
    return CIImage(result, clamps: clamps, isSharp: isSharp)
  }

  /// Returns the transformed picture.
  public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    transformed(by: matrix)
  }

  /// Returns the picture in front of another one.
  public func composited(over dest: CIImage) -> CIImage {
    let rect =
      extent == .infinite
      ? dest.extent : dest.extent == .infinite ? extent : extent.union(dest.extent)
    guard rect != .infinite else { return self }
    let (front, back) = (area(in: rect), dest.area(in: rect))
    var result = front
    for index in result.colors.indices {
      result.colors[index] += back.colors[index] * (1 - front.colors[index].w)
    }
    return CIImage(result)
  }

  /// Returns the output of a filter with the picture as its input.
  public func applyingFilter(
    _ filterName: String, parameters params: [String: Any] = [:]
  ) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
    filter.inputImage = self
    return filter.outputImage ?? self
  }

  /// Returns the blurred picture.
  ///
  /// - Parameter sigma: The radius, in pixels.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }

  /// Returns the picture, with pixels that are not interpolated when it is enlarged.
  public func samplingNearest() -> CIImage {
    guard case .pixels(let area, let clamps, _) = content else { return self }
    return CIImage(area, clamps: clamps, isSharp: true)
  }

  /// Returns the picture, with pixels that are interpolated when it is enlarged.
  public func samplingLinear() -> CIImage {
    guard case .pixels(let area, let clamps, _) = content else { return self }
    return CIImage(area, clamps: clamps, isSharp: false)
  }
}

/// An option of a picture. It has no effect.
public struct CIImageOption: Hashable, Sendable, RawRepresentable {
  /// The name.
  public var rawValue: String
  /// Creates an option.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The color space.
  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  /// Whether the orientation in the file is applied.
  public static let applyOrientationProperty = CIImageOption(
    rawValue: "CIImageApplyOrientationProperty")
}

/// Up to four numbers, such as those of a rectangle.
public final class CIVector: Sendable {
  /// The numbers; 0 for those that were not given.
  public let x, y, z, w: CGFloat

  /// Creates a vector of four numbers.
  public init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
  /// Creates a vector of two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init(x: x, y: y, z: 0, w: 0) }
  /// Creates a vector of a rectangle's origin and size.
  public convenience init(cgRect rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, z: rect.width, w: rect.height)
  }

  /// The rectangle whose origin and size are the numbers.
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}

/// The absence of a value.
public var kCFNull: NSNull! { NSNull() }

extension CIColor {
  var premultiplied: FloatBitmap.Color {
    let color = FloatBitmap.Color(Float(red), Float(green), Float(blue), 1)
    return color * Float(alpha)
  }
}

extension UIImage {
  /// Creates an image from a picture with bounds, at one pixel per point.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// Creates an image from a picture with bounds. The orientation has no effect.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    let extent = ciImage.extent == .infinite ? .zero : ciImage.extent
    self.init(
      cgImage: CGImage(ciImage.area(in: extent).bitmap), scale: scale, orientation: orientation)
  }

  /// The image as a picture for Core Image: always `nil`, because all images have pixels.
  public var ciImage: CIImage? { nil }
}
