import Foundation
import GalleyViews

extension Image {
  /// A picture from a PNG, JPEG, WebP, GIF, SVG or PDF file: of a GIF or WebP animation the first
  /// frame, of a PDF the first page. All but PNG need a library; `galley doctor` names them.
  ///
  /// A file that cannot be read is reported among the picture's diagnostics, and leaves nothing.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - scale: Pixels per point; `nil` takes it from an `@2x` or `@3x` at the end of the file's
  ///     name, else 1.
  public init(contentsOf url: URL, scale: CGFloat? = nil) {
    self = NamedAssets.picture(url.path, scale: scale ?? Self.scale(of: url))
  }

  /// A picture called `name`: of an asset catalog, in the variant for the environment's scale, color
  /// scheme, locale and device; else the file of the highest of `@3x`, `@2x` and plain.
  ///
  /// A name that is not there, and a file that cannot be read, is reported among the picture's
  /// diagnostics, and leaves nothing.
  ///
  /// - Parameters:
  ///   - name: The picture's name in the catalog, with those of the folders that provide a namespace
  ///     before it, as in `Icons/Home`; or the file's, with or without its suffix.
  ///   - bundle: Where catalog or file are. Default: the program's own resources.
  public init(_ name: String, bundle: Bundle? = nil) {
    let key = NamedAssets.Key(name, bundle)
    self.init(AdaptivePicture(key: key) { NamedAssets.image(key, in: $0) })
  }

  /// The same with a label, which is accepted for source compatibility.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
  }

  /// The same for a picture that only decorates.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  private static func scale(of url: URL) -> CGFloat {
    let name = url.deletingPathExtension().lastPathComponent
    return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
  }
}

extension Image: _ExpressibleByImageLiteral {
  /// Creates the picture of an `#imageLiteral`.
  public init(imageLiteralResourceName name: String) { self.init(name) }
}
