import Foundation

/// How large a picture may be.
public enum PictureLimits {
  /// Largest width and height, in pixels.
  public static let side = 32_767
  /// Largest number of pixels.
  public static let area = 400_000_000

  static func allows(width: Int, height: Int) -> Bool {
    width > 0 && height > 0 && width <= side && height <= side && width * height <= area
  }
}

/// Why a display list cannot become a picture.
public enum PictureError: ExplainedError, Hashable {
  /// Points; zero, negative or not finite.
  case badSize(width: Double, height: Double)
  /// Pixels per point; zero, negative or not finite.
  case badScale(Double)
  /// Pixels.
  case tooLarge(width: Double, height: Double)
  case outOfMemory(width: Int, height: Int)

  public var message: String {
    switch self {
    case .badSize(let width, let height):
      "A picture of \(NumberText.points(width)) × \(NumberText.points(height)) points has no pixels."
    case .badScale(let scale):
      "\(NumberText.points(scale)) pixels per point is not a scale that can be painted at."
    case .tooLarge(let width, let height):
      "A picture of \(NumberText.points(width)) × \(NumberText.points(height)) pixels is too large."
    case .outOfMemory(let width, let height):
      "There is not enough memory for \(width) × \(height) pixels."
    }
  }

  public var hint: String {
    switch self {
    case .badSize: "Give the content a positive, finite frame."
    case .badScale: "Use a scale such as 1, 2 or 3."
    case .tooLarge:
      "At most \(PictureLimits.side) pixels a side and 400 million in all are painted; "
        + "use a smaller frame or scale."
    case .outOfMemory: "Use a smaller frame or scale."
    }
  }
}
