/// A library that a format needs and that is used where it is installed.
public struct FormatLibrary: Hashable, Sendable {
  /// The library's name.
  public var name: String
  /// The file that the system's loader looks for.
  public var file: String
  /// The Debian package that installs it.
  public var package: String
  /// What it is needed for.
  public var use: String
  /// Whether it was found.
  public var isPresent = false

  /// Describes a library, which is not looked for.
  public init(name: String, file: String, package: String, use: String) {
    (self.name, self.file, self.package, self.use) = (name, file, package, use)
  }
}
