import Foundation

/// A bundle of files that exists as long as this object.
public final class ResourceFolder {
  /// The bundle's folder.
  public let path: String
  /// The bundle.
  public let bundle: Bundle

  /// Creates a bundle without files.
  public init() throws {
    let name = "galley-resources-\(getpid())-\(UInt64.random(in: 0 ... .max))"
    path = FileManager.default.temporaryDirectory.appending(path: name).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    guard let bundle = Bundle(path: path) else { throw CocoaError(.fileNoSuchFile) }
    self.bundle = bundle
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, creating its folders.
  public func write(_ file: String, _ text: String) throws { try write(file, Data(text.utf8)) }

  /// Writes a file, creating its folders.
  public func write(_ file: String, _ data: Data) throws {
    let url = URL(fileURLWithPath: "\(path)/\(file)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }
}
