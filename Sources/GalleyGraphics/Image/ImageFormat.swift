import Foundation

/// A kind of file that holds a picture.
public enum ImageFormat: String, Hashable, Sendable, CaseIterable {
  /// Portable Network Graphics.
  case png
  /// JPEG, for photographs.
  case jpeg
  /// WebP, with or without loss.
  case webp
  /// Graphics Interchange Format.
  case gif
  /// Scalable Vector Graphics.
  case svg
  /// Portable Document Format.
  case pdf

  /// The format as messages name it.
  public var name: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .webp: "WebP"
    case .gif: "GIF"
    case .svg: "SVG"
    case .pdf: "PDF"
    }
  }

  /// Whether pictures can be written in the format.
  public var canBeWritten: Bool { self != .gif }

  /// What the names of files end in, without the point; the usual one first.
  public var suffixes: [String] { self == .jpeg ? ["jpg", "jpeg"] : [rawValue] }

  /// The format that a file's name ends in, upper or lower case; `nil` for any other.
  public init?(suffixOf name: String) {
    let suffix = (name as NSString).pathExtension.lowercased()
    guard let format = Self.allCases.first(where: { $0.suffixes.contains(suffix) }) else {
      return nil
    }
    self = format
  }

  /// The format that a file begins as; `nil` for any other.
  public init?(_ bytes: [UInt8]) {
    func starts(_ text: String, at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: text.utf8)
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if starts("RIFF"), starts("WEBP", at: 8) {
      self = .webp
    } else if starts("GIF87a") || starts("GIF89a") {
      self = .gif
    } else if starts("%PDF-") {
      self = .pdf
    } else if Self.startsSVG(bytes) {
      self = .svg
    } else {
      return nil
    }
  }

  /// Whether the root element comes after no more than a declaration, comments and white space.
  private static func startsSVG(_ bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(4096), as: UTF8.self)
    let first = start.unicodeScalars.first { !$0.properties.isWhitespace && $0 != "\u{FEFF}" }
    return first == "<" && start.contains("<svg")
  }
}
