import Foundation
import Galley

/// A bundle with an asset catalog that exists as long as this object.
public final class AssetCatalogFolder {
  /// The bundle's folder.
  public let path: String
  /// The bundle.
  public let bundle: Bundle

  /// Creates a bundle with an empty catalog.
  public init() throws {
    let name = "galley-assets-\(getpid())-\(UInt64.random(in: 0 ... .max))"
    path = FileManager.default.temporaryDirectory.appending(path: name).path
    try FileManager.default.createDirectory(
      atPath: "\(path)/Assets.xcassets", withIntermediateDirectories: true)
    guard let bundle = Bundle(path: path) else { throw CocoaError(.fileNoSuchFile) }
    self.bundle = bundle
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes the description of a set, such as `Brand/Sea.colorset`.
  public func write(_ set: String, _ json: String) throws {
    let folder = "\(path)/Assets.xcassets/\(set)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(json.utf8).write(to: URL(fileURLWithPath: "\(folder)/Contents.json"))
  }

  /// Writes a picture of one color; lengths are in pixels.
  public func picture(_ file: String, _ width: Int, _ height: Int, gray: UInt8) throws {
    let pixel = [gray, gray, gray, 255]
    let pixels = (0..<width * height).flatMap { _ in pixel }
    let bitmap = Bitmap(width: width, height: height, pixels: pixels)
    try Data(PNGFile.encode(bitmap)).write(
      to: URL(fileURLWithPath: "\(path)/Assets.xcassets/\(file)"))
  }
}
