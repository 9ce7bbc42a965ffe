/// An optional library that a format needs.
public struct FormatLibrary: Hashable, Sendable {
  /// The library's name.
  public var name: String
  /// The file that the system loader looks for.
  public var file: String
  /// The Debian package that installs it.
  public var package: String
  /// The purpose of the library.
  public var use: String
  /// Whether it was found.
  public var isPresent = false

  /// Describes a library without looking for it.
  public init(name: String, file: String, package: String, use: String) {
    (self.name, self.file, self.package, self.use) = (name, file, package, use)
  }
}
