import Foundation
import GalleyUIKit

/// Computes the pixels of pictures.
public final class CIContext: @unchecked Sendable {
  /// Creates a context. Options have no effect.
  public init(options: [CIContextOption: Any]? = nil) {}

  /// Returns the pixels in a rectangle, or `nil` if it contains no pixels or too many.
  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard fromRect != .infinite, fromRect.width >= 1, fromRect.height >= 1 else { return nil }
    let area = image.area(in: fromRect)
    return area.colors.isEmpty ? nil : CGImage(area.bitmap)
  }

  /// Writes the pixels in a rectangle to memory, as four bytes each.
  public func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {
    let bitmap = image.area(in: bounds).bitmap
    for row in 0..<bitmap.height {
      let bytes = bitmap.pixels[row * bitmap.width * 4..<(row + 1) * bitmap.width * 4]
      UnsafeMutableRawBufferPointer(start: data + row * rowBytes, count: bytes.count)
        .copyBytes(from: bytes)
    }
  }
}

/// An option of a context. It has no effect.
public struct CIContextOption: Hashable, Sendable, RawRepresentable {
  /// The name.
  public var rawValue: String
  /// Creates an option.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The color space in which filters work.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// Whether the processor does the work.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// The color space of the result.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
}

/// A format of pixels.
public struct CIFormat: Hashable, Sendable {
  private let name: String
  /// Red, green, blue and opacity, a byte each.
  public static let RGBA8 = CIFormat(name: "RGBA8")
}
