import Foundation
import GalleyViews

extension Image {
  /// A picture from a PNG file.
  ///
  /// A file that cannot be read is reported among the picture's diagnostics, and leaves nothing.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - scale: Pixels per point; `nil` takes it from an `@2x` or `@3x` at the end of the file's
  ///     name, else 1.
  public init(contentsOf url: URL, scale: CGFloat? = nil) {
    do {
      self.init(try PNGFile.read(from: url), scale: scale ?? Self.scale(of: url))
    } catch {
      self.init(MissingPicture(reason: "\(url.path) cannot be shown: \(error.message)"))
    }
  }

  /// A picture called `name` in a bundle: the PNG file of the highest of `@3x`, `@2x` and plain.
  ///
  /// - Parameters:
  ///   - name: The file's name, with or without `.png`.
  ///   - bundle: Where the file is. Default: the program's own resources.
  public init(_ name: String, bundle: Bundle? = nil) {
    let bundle = bundle ?? .main
    let base = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let files = ["@3x", "@2x", ""].compactMap {
      bundle.url(forResource: base + $0, withExtension: "png")
    }.filter { Self.isInside(bundle, $0) }
    if let file = files.first {
      self.init(contentsOf: file)
    } else {
      self.init(MissingPicture(reason: "there is no \(base).png in \(bundle.bundlePath)"))
    }
  }

  /// The same for a picture that only decorates.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  private static func scale(of url: URL) -> CGFloat {
    let name = url.deletingPathExtension().lastPathComponent
    return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
  }

  /// A name such as `../secret` leads out of the bundle.
  private static func isInside(_ bundle: Bundle, _ file: URL) -> Bool {
    !file.pathComponents.contains("..")
      && file.standardizedFileURL.path.hasPrefix(bundle.bundleURL.standardizedFileURL.path)
  }
}
