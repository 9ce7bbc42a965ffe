import Foundation

extension ImageFileError {
  /// What happened, in one sentence.
  public var description: String { message }

  /// What happened, in one sentence.
  public var message: String {
    switch self {
    case .unknownFormat: "not a \(ImageFormat.allCases.map(\.name).listed("or")) file"
    case .missingLibrary(let format, let library, let package):
      "\(format.name) files need \(library), which is not installed (Debian: \(package))"
    case .unreasonableSize(let format, let width, let height):
      "the \(format.name) file claims a size of \(width)×\(height) pixels"
    case .tooLong(let bytes, let limit): "the file is \(bytes) bytes long; the limit is \(limit)"
    case .unreadable(let reason): reason
    case .damaged(let format, let what): "the \(format.name) file is damaged: \(what)"
    case .unwritable(let format, let what): "\(format.name) cannot hold the picture: \(what)"
    }
  }

  /// How to fix it, in one sentence.
  public var hint: String {
    switch self {
    case .unknownFormat: "check that the path leads to an image file"
    case .missingLibrary(_, _, let package): "sudo apt-get install \(package)"
    case .unreasonableSize: ImageLimits.hint
    case .tooLong: "use a smaller file"
    case .unreadable: "check the path and the file's permissions"
    case .damaged: "create the file again"
    case .unwritable: "make the picture smaller, or choose another format"
    }
  }

  /// Returns the error for a size whose lengths may be NaN.
  package static func unreasonableSize(_ format: ImageFormat, _ size: CGSize) -> ImageFileError {
    func pixels(_ length: CGFloat) -> Int { length > 0 ? Int(min(length, 1e9)) : 0 }
    return .unreasonableSize(format, width: pixels(size.width), height: pixels(size.height))
  }

  /// Converts an error from reading a PNG file.
  package init(_ error: PNGError) {
    switch error {
    case .notPNG: self = .damaged(.png, "it has no PNG signature")
    case .unreasonableSize(let width, let height):
      self = .unreasonableSize(.png, width: width, height: height)
    case .tooLong(let bytes, let limit): self = .tooLong(bytes: bytes, limit: limit)
    case .unreadable(let reason): self = .unreadable(reason)
    case .damaged(let what): self = .damaged(.png, what)
    }
  }
}
