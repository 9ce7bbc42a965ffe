import Foundation

/// Why bytes cannot be read or written as a picture.
public enum ImageFileError: ExplainedError, Hashable {
  /// The bytes are those of no format that is known.
  case unknownFormat
  /// The library for a format is not installed. `package` is what installs it on Debian.
  case missingLibrary(ImageFormat, library: String, package: String)
  /// The header asks for a picture that is empty or larger than is read.
  case unreasonableSize(ImageFormat, width: Int, height: Int)
  /// The file is longer than is read.
  case tooLong(bytes: Int, limit: Int)
  /// There is no such file, or it may not be read.
  case unreadable(String)
  /// The file ends early or its contents do not fit together.
  case damaged(ImageFormat, String)
  /// A format cannot hold the picture.
  case unwritable(ImageFormat, String)
}

extension ImageFileError {
  /// What happened, in one sentence.
  public var description: String { message }

  /// What happened, in one sentence.
  public var message: String {
    switch self {
    case .unknownFormat: "not a PNG, JPEG, WebP, GIF, SVG or PDF file"
    case .missingLibrary(let format, let library, let package):
      "\(format.name) files need \(library), which is not installed (Debian: \(package))"
    case .unreasonableSize(let format, let width, let height):
      "the \(format.name) file says that it is \(width)×\(height) pixels large"
    case .tooLong(let bytes, let limit): "the file is \(bytes) bytes long; the limit is \(limit)"
    case .unreadable(let reason): reason
    case .damaged(let format, let what): "the \(format.name) file is damaged: \(what)"
    case .unwritable(let format, let what): "\(format.name) cannot hold the picture: \(what)"
    }
  }

  /// What to do about it, in one sentence.
  public var hint: String {
    switch self {
    case .unknownFormat: "check that the path names a picture"
    case .missingLibrary(_, _, let package): "sudo apt-get install \(package)"
    case .unreasonableSize: "read a picture of at most 32767 pixels a side and 100 million in all"
    case .tooLong: "read a smaller picture"
    case .unreadable: "check the path, and that it names a file that may be read"
    case .damaged: "write the file again"
    case .unwritable: "make the picture smaller, or choose another format"
    }
  }

  /// The error for a size that may be no number at all.
  package static func unreasonableSize(_ format: ImageFormat, _ size: CGSize) -> ImageFileError {
    func pixels(_ length: CGFloat) -> Int { length > 0 ? Int(min(length, 1e9)) : 0 }
    return .unreasonableSize(format, width: pixels(size.width), height: pixels(size.height))
  }

  /// What reading a PNG file says.
  package init(_ error: PNGError) {
    switch error {
    case .notPNG: self = .damaged(.png, "it does not begin as one")
    case .unreasonableSize(let width, let height):
      self = .unreasonableSize(.png, width: width, height: height)
    case .tooLong(let bytes, let limit): self = .tooLong(bytes: bytes, limit: limit)
    case .unreadable(let reason): self = .unreadable(reason)
    case .damaged(let what): self = .damaged(.png, what)
    }
  }
}
