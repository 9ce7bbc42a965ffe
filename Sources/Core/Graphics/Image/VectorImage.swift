import Foundation
import Synchronization

/// A picture that is sharp at any size, such as an SVG file.
public final class VectorImage: Hashable, Sendable {
  /// The size stated in the file, in points.
  public let size: CGSize
  /// The file's bytes, which identify the picture.
  private let bytes: [UInt8]
  private let paint: @Sendable (_ width: Int, _ height: Int) throws(ImageFileError) -> Bitmap
  private let painted = Mutex<[Bitmap]>([])

  /// - Parameters:
  ///   - bytes: The file; pictures of equal bytes are equal.
  ///   - size: The size in points.
  ///   - paint: Paints the picture stretched to a size in pixels. Safe to call on any thread.
  public init(
    bytes: [UInt8], size: CGSize,
    paint: @escaping @Sendable (_ width: Int, _ height: Int) throws(ImageFileError) -> Bitmap
  ) {
    (self.bytes, self.size, self.paint) = (bytes, size, paint)
  }

  /// The number of painted pictures kept.
  private static let memoLimit = 4
  /// The maximum number of pixels painted; larger pictures are scaled up.
  private static let pixelLimit = 25_000_000.0

  /// Returns the picture stretched to a size in pixels. The latest results are kept for reuse.
  ///
  /// - Throws: `ImageFileError`.
  public func bitmap(width: CGFloat, height: CGFloat) throws(ImageFileError) -> Bitmap {
    guard width.isFinite, height.isFinite else {
      throw .unreasonableSize(
        ImageFormat(bytes) ?? .svg, CGSize(width: width, height: height))
    }
    let limit = CGFloat(DisplayList.sideLimit)
    var (width, height) = (min(max(width, 1), limit), min(max(height, 1), limit))
    let excess = (width * height / Self.pixelLimit).squareRoot()
    if excess > 1 { (width, height) = (max(width / excess, 1), max(height / excess, 1)) }
    let (columns, rows) = (Int(width.rounded()), Int(height.rounded()))
    let known = painted.withLock { $0.first { $0.width == columns && $0.height == rows } }
    if let known { return known }
    let bitmap = try paint(columns, rows)
    painted.withLock { painted in
      if painted.count == Self.memoLimit { painted.removeFirst() }
      painted.append(bitmap)
    }
    return bitmap
  }

  /// Returns whether both are the same file.
  public static func == (a: VectorImage, b: VectorImage) -> Bool {
    a === b || a.size == b.size && a.bytes == b.bytes
  }
  /// Hashes the size and the length of the file.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bytes.count)
    hasher.combine(size.width)
    hasher.combine(size.height)
  }
}

/// The content of a picture file.
public enum DecodedImage: Hashable, Sendable {
  /// A raster image.
  case bitmap(Bitmap)
  /// A vector image.
  case vector(VectorImage)
}
