extension PNGError {
  /// What happened, in one sentence.
  public var description: String { message }

  /// What happened, in one sentence.
  public var message: String {
    switch self {
    case .notPNG: "not a PNG file"
    case .unreasonableSize(let width, let height):
      "the PNG file claims a size of \(width)×\(height) pixels"
    case .tooLong(let bytes, let limit): "the file is \(bytes) bytes long; the limit is \(limit)"
    case .unreadable(let reason): reason
    case .damaged(let what): "the PNG file is damaged: \(what)"
    }
  }

  /// How to fix it, in one sentence.
  public var hint: String {
    switch self {
    case .notPNG: "check that the path leads to a PNG file"
    case .unreasonableSize: ImageLimits.hint
    case .tooLong: "use a smaller file"
    case .unreadable: "check the path and the file's permissions"
    case .damaged: "create or record the file again"
    }
  }
}
