/// How pictures are written, for each format what concerns it.
public struct ImageOptions: Hashable, Sendable {
  /// PNG: how much time is spent on a small file.
  public var compression = PNGCompression.default
  /// JPEG and WebP: 0…1, from small to good. Default: 0.9.
  public var quality = 0.9
  /// WebP: whether pixels stay exactly as they are. Default: `true`.
  public var isLossless = true
  /// PDF and SVG: title, language and the resolution of what becomes an image.
  public var document = DocumentOptions()

  /// Creates options with the defaults of all formats.
  public init() {}

  /// Creates options for PNG files.
  public init(compression: PNGCompression) { self.compression = compression }
}
