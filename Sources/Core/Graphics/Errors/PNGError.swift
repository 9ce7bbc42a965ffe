/// Why bytes cannot be read as a PNG picture.
public enum PNGError: ExplainedError, Hashable {
  /// The bytes do not begin as those of a PNG file.
  case notPNG
  /// The header asks for a picture that is empty or larger than is read.
  case unreasonableSize(width: Int, height: Int)
  /// The file is longer than is read.
  case tooLong(bytes: Int, limit: Int)
  /// There is no such file, or it may not be read.
  case unreadable(String)
  /// The file ends early or its contents do not fit together.
  case damaged(String)
}

extension PNGError {
  /// What happened, in one sentence.
  public var description: String { message }

  /// What happened, in one sentence.
  public var message: String {
    switch self {
    case .notPNG: "not a PNG file"
    case .unreasonableSize(let width, let height):
      "the PNG file says that it is \(width)×\(height) pixels large"
    case .tooLong(let bytes, let limit): "the file is \(bytes) bytes long; the limit is \(limit)"
    case .unreadable(let reason): reason
    case .damaged(let what): "the PNG file is damaged: \(what)"
    }
  }

  /// What to do about it, in one sentence.
  public var hint: String {
    switch self {
    case .notPNG: "check that the path names a PNG picture"
    case .unreasonableSize: "read a picture of at most 32767 pixels a side and 100 million in all"
    case .tooLong: "read a smaller picture"
    case .unreadable: "check the path, and that it names a file that may be read"
    case .damaged: "write or record the file again"
    }
  }
}
