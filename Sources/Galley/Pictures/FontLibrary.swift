import Foundation

/// The fonts available to text: a pinned list and the fonts you register. Host fonts are never
/// used.
public enum FontLibrary {
  /// A font file in the library.
  public typealias File = FontFile

  /// Registers a font file for `Font.custom(_:size:)`.
  ///
  /// - Returns: The family names in the file, for use with `Font.custom(_:size:)`.
  /// - Throws: `FontError.unreadable` or `FontError.notAFont`.
  @discardableResult
  public static func register(fontAt url: URL) throws(FontError) -> [String] {
    try register(fontAt: url.path)
  }

  /// Registers a font file for `Font.custom(_:size:)`.
  ///
  /// A variable font provides every weight, width and slant that its axes cover, so text gets
  /// exactly the values it requests. If the font has an optical size axis, glyphs are drawn for the
  /// text's size.
  ///
  /// - Returns: The family names in the file, for use with `Font.custom(_:size:)`.
  /// - Throws: `FontError.unreadable` or `FontError.notAFont`.
  @discardableResult
  public static func register(fontAt path: String) throws(FontError) -> [String] {
    try Backend.current.registerFont(atPath: path)
  }

  /// Prevents the process from reading the host's font configuration, which Pango otherwise does in
  /// the background without using it. Saves a few milliseconds, and avoids a message on standard
  /// error if there is no configuration.
  ///
  /// Call this before setting the first text, and only in programs that set all their text through
  /// this package: other users of fontconfig in the same process would find no fonts.
  public static func skipHostConfiguration() { Backend.current.skipHostFontConfiguration() }

  /// All pinned and registered files, in the order in which families are searched.
  public static var files: [File] { Backend.current.fontFiles }
}

extension FontFile {
  /// Returns the SHA-256 of the file in hexadecimal; `nil` if the file can't be read.
  public func sha256() -> String? { Backend.current.sha256(ofFileAtPath: path) }
}

extension LibraryVersion {
  /// The libraries that affect pixels and encoded bytes, in a fixed order.
  public static var current: [LibraryVersion] { Backend.current.libraryVersions }
}

extension TextWarning {
  /// The warning, with advice if a font family is unknown.
  package var remark: String {
    guard case .unknownFamily(let name) = self else { return description }
    let families = Set(FontLibrary.files.flatMap(\.families)).sorted()
    let advice =
      NearestName.find(name, in: families).map { "did you mean “\($0)”?" }
      ?? "register its file with FontLibrary.register(fontAt:)"
    return "\(description); \(advice)"
  }
}
