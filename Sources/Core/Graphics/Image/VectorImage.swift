import Foundation
import Synchronization

/// A picture that is sharp at any size, such as that of an SVG file.
public final class VectorImage: Hashable, Sendable {
  /// The size that the file asks for, in points.
  public let size: CGSize
  /// What tells the picture from others: the bytes of its file.
  private let bytes: [UInt8]
  private let paint: @Sendable (_ width: Int, _ height: Int) throws(ImageFileError) -> Bitmap
  private let painted = Mutex<[Bitmap]>([])

  /// - Parameters:
  ///   - bytes: The file; pictures of equal bytes are equal.
  ///   - size: In points.
  ///   - paint: Paints the picture stretched to a size in pixels. Safe on any thread.
  public init(
    bytes: [UInt8], size: CGSize,
    paint: @escaping @Sendable (_ width: Int, _ height: Int) throws(ImageFileError) -> Bitmap
  ) {
    (self.bytes, self.size, self.paint) = (bytes, size, paint)
  }

  /// How many pictures are kept.
  private static let memoLimit = 4
  /// The most pixels that one is painted with; where more are asked for, it is enlarged.
  private static let pixelLimit = 25_000_000.0

  /// The picture stretched to a size in pixels, which the latest of the same size is kept for.
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

  /// Whether both are the same file.
  public static func == (a: VectorImage, b: VectorImage) -> Bool {
    a === b || a.size == b.size && a.bytes == b.bytes
  }
  /// Hashes the size and the length.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bytes.count)
    hasher.combine(size.width)
    hasher.combine(size.height)
  }
}

/// What a picture file holds.
public enum DecodedImage: Hashable, Sendable {
  /// Pixels.
  case bitmap(Bitmap)
  /// Lines and areas.
  case vector(VectorImage)
}
