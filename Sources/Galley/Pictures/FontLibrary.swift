import Foundation

/// The fonts that text is set in: a pinned list, and what you register. Host fonts are never used.
public enum FontLibrary {
  /// A font file that the library knows of.
  public typealias File = FontFile

  /// Adds a font file, for `Font.custom(_:size:)`.
  ///
  /// - Returns: The families that the file holds, as text asks for them.
  /// - Throws: `FontError.unreadable` or `FontError.notAFont`.
  @discardableResult
  public static func register(fontAt url: URL) throws(FontError) -> [String] {
    try register(fontAt: url.path)
  }

  /// Adds a font file, for `Font.custom(_:size:)`.
  ///
  /// A variable font is one face in all weights, widths and slants that its axes have: text takes
  /// exactly what it asks for, and letters are drawn for its size where there is an axis of optical
  /// sizes.
  ///
  /// - Returns: The families that the file holds, as text asks for them.
  /// - Throws: `FontError.unreadable` or `FontError.notAFont`.
  @discardableResult
  public static func register(fontAt path: String) throws(FontError) -> [String] {
    try Backend.current.registerFont(atPath: path)
  }

  /// Spares the process reading the host's font configuration, which Pango otherwise does in the
  /// background although none of it is used: a few milliseconds, and a message on standard error
  /// where there is no such configuration.
  ///
  /// For programs that set all their text through this package, before the first text: other users
  /// of fontconfig in the same process would find no fonts.
  public static func skipHostConfiguration() { Backend.current.skipHostFontConfiguration() }

  /// All pinned and registered files, in the order in which families are tried.
  public static var files: [File] { Backend.current.fontFiles }
}

extension FontFile {
  /// SHA-256 of the contents in hexadecimal; `nil` when the file cannot be read.
  public func sha256() -> String? { Backend.current.sha256(ofFileAtPath: path) }
}

extension LibraryVersion {
  /// The libraries that decide which pixels and bytes come out, in a fixed order.
  public static var current: [LibraryVersion] { Backend.current.libraryVersions }
}
