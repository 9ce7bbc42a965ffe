import Foundation

/// A file format for pictures.
public enum ImageFormat: String, Hashable, Sendable, CaseIterable {
  /// Portable Network Graphics.
  case png
  /// JPEG.
  case jpeg
  /// WebP, lossy or lossless.
  case webp
  /// Graphics Interchange Format.
  case gif
  /// Scalable Vector Graphics.
  case svg
  /// Portable Document Format.
  case pdf

  /// What identifies the files of a format.
  private struct Identity {
    let name: String
    let suffixes: [String]
    let mediaType: String
    /// Whether a file's first bytes are those of the format.
    let matches: ([UInt8]) -> Bool
  }

  private var identity: Identity {
    switch self {
    case .png:
      Identity(name: "PNG", suffixes: ["png"], mediaType: "image/png") {
        $0.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
      }
    case .jpeg:
      Identity(name: "JPEG", suffixes: ["jpg", "jpeg"], mediaType: "image/jpeg") {
        $0.starts(with: [0xFF, 0xD8, 0xFF])
      }
    case .webp:
      Identity(name: "WebP", suffixes: ["webp"], mediaType: "image/webp") {
        $0.starts(with: "RIFF".utf8) && $0.dropFirst(8).starts(with: "WEBP".utf8)
      }
    case .gif:
      Identity(name: "GIF", suffixes: ["gif"], mediaType: "image/gif") {
        $0.starts(with: "GIF87a".utf8) || $0.starts(with: "GIF89a".utf8)
      }
    case .svg:
      // Only a declaration, comments and white space precede the root element.
      Identity(name: "SVG", suffixes: ["svg"], mediaType: "image/svg+xml") {
        let start = String(decoding: $0.prefix(4096), as: UTF8.self)
        let first = start.unicodeScalars.first { !$0.properties.isWhitespace && $0 != "\u{FEFF}" }
        return first == "<" && start.contains("<svg")
      }
    case .pdf:
      Identity(name: "PDF", suffixes: ["pdf"], mediaType: "application/pdf") {
        $0.starts(with: "%PDF-".utf8)
      }
    }
  }

  /// The name of the format in messages.
  public var name: String { identity.name }

  /// The file name extensions without the period, most common first.
  public var suffixes: [String] { identity.suffixes }

  /// The media type, such as `image/png`, for HTTP and data URLs.
  public var mediaType: String { identity.mediaType }

  /// Creates the format for a file name's extension, ignoring case, or returns `nil`.
  public init?(suffixOf name: String) {
    let suffix = (name as NSString).pathExtension.lowercased()
    guard let format = Self.allCases.first(where: { $0.suffixes.contains(suffix) }) else {
      return nil
    }
    self = format
  }

  /// Creates the format for a file's first bytes, or returns `nil`.
  public init?(_ bytes: [UInt8]) {
    guard let format = Self.allCases.first(where: { $0.identity.matches(bytes) }) else {
      return nil
    }
    self = format
  }

  /// Returns the URL that contains a file.
  package func dataURL(_ bytes: [UInt8]) -> String {
    "data:\(mediaType);base64,\(Data(bytes).base64EncodedString())"
  }
}

extension [String] {
  /// Joins words: `A`, `A or B`, `A, B or C`.
  package func listed(_ conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }
}
