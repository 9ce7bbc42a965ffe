/// Why bytes are not a picture that can be read, or a picture not one that can be written.
public enum PNGError: ExplainedError, Hashable {
  case notPNG
  /// The file ends early, or its parts contradict each other.
  case damaged(String)
  case tooLarge(width: Int, height: Int)
  case outOfMemory

  public var message: String {
    switch self {
    case .notPNG: "The bytes do not start like a PNG file."
    case .damaged(let reason): "The PNG file is damaged: \(reason)."
    case .tooLarge(let width, let height):
      "The PNG file claims to be \(width) × \(height) pixels, which is more than Galley handles."
    case .outOfMemory: "There is not enough memory for the picture."
    }
  }

  public var hint: String {
    switch self {
    case .notPNG: "Check that the path names a PNG file."
    case .damaged: "Write it again, or restore it from version control."
    case .tooLarge: "At most \(PictureLimits.side) pixels a side and 400 million in all are read."
    case .outOfMemory: "Use a smaller picture."
    }
  }
}
