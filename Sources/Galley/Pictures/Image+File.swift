import Foundation
import GalleyViews

extension Image {
  /// Creates an image from a file of any `ImageFormat`. Uses the first frame of an animation, and
  /// the first page of a document. All formats except PNG need a library; `galley doctor` lists
  /// them.
  ///
  /// If the file can't be read, this is reported in the picture's diagnostics and the image is
  /// empty.
  ///
  /// - Parameters:
  ///   - url: The location of the file.
  ///   - scale: Pixels per point; `nil` uses an `@2x` or `@3x` at the end of the file name, or else
  ///     1.
  public init(contentsOf url: URL, scale: CGFloat? = nil) {
    self = NamedAssets.picture(url.path, scale: scale ?? Self.scale(of: url))
      .captioned(url.deletingPathExtension().lastPathComponent, isFileName: true)
  }

  /// Creates a named image. Uses an asset catalog, with the variant for the environment's scale,
  /// color scheme, locale and device, or else the file with the highest scale of `@3x`, `@2x` and
  /// plain.
  ///
  /// If the image doesn't exist or can't be read, this is reported in the picture's diagnostics and
  /// the image is empty.
  ///
  /// - Parameters:
  ///   - name: The image's name in the catalog, prefixed by folders that provide a namespace, as in
  ///     `Icons/Home`; or the name of a file, with or without its suffix.
  ///   - bundle: The bundle with the catalog or file. Default: the program's own resources.
  public init(_ name: String, bundle: Bundle? = nil) {
    let key = NamedAssets.Key(name, bundle)
    self = Image(AdaptivePicture(key: key) { NamedAssets.image(key, in: $0) })
      .captioned(name, isFileName: true)
  }

  /// Creates an image from a file or an asset. The variable value has no visible effect.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Creates a named image with a label for screen readers.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self = Image(name, bundle: bundle).captioned(label.string)
  }

  /// Creates a named decorative image, which screen readers skip.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self = Image(name, bundle: bundle).decorative
  }

  private static func scale(of url: URL) -> CGFloat {
    let name = url.deletingPathExtension().lastPathComponent
    return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
  }
}

extension Image: _ExpressibleByImageLiteral {
  /// Creates the image of an `#imageLiteral`.
  public init(imageLiteralResourceName name: String) { self.init(name) }
}
