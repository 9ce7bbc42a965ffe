import Foundation

/// The fonts that text is set in: a pinned list, and what you register. Host fonts are never used.
public enum FontLibrary {
  /// A font file that the library knows of.
  public struct File: Hashable, Sendable {
    public var path: String
    /// Families in the file.
    public var families: [String]
    /// The Debian package that installs the file; `nil` for a registered file.
    public var package: String?
    public var isPresent: Bool

    /// SHA-256 of the contents in hexadecimal; `nil` when the file cannot be read.
    public func sha256() -> String? { FileHash.sha256(path: path) }
  }

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
  /// - Returns: The families that the file holds, as text asks for them.
  /// - Throws: `FontError.unreadable` or `FontError.notAFont`.
  @discardableResult
  public static func register(fontAt path: String) throws(FontError) -> [String] {
    try FontStore.shared.register(path: path)
  }

  /// Spares the process reading the host's font configuration, which Pango otherwise does in the
  /// background although none of it is used: a few milliseconds, and a message on standard error
  /// where there is no such configuration.
  ///
  /// For programs that set all their text through this package, before the first text: other users
  /// of fontconfig in the same process would find no fonts.
  public static func skipHostConfiguration() {
    FontStore.shared.skipHostConfiguration()
  }

  /// All pinned and registered files, in the order in which families are tried.
  public static var files: [File] {
    var files: [File] = []
    for face in FontStore.shared.allFaces {
      if let known = files.firstIndex(where: { $0.path == face.path }) {
        let isListed = files[known].families.contains(face.family)
        if !isListed { files[known].families.append(face.family) }
      } else {
        files.append(
          File(
            path: face.path, families: [face.family], package: face.package,
            isPresent: access(face.path, R_OK) == 0))
      }
    }
    return files
  }
}
