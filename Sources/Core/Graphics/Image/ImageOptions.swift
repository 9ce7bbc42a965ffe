/// The options of all formats for writing pictures.
public struct ImageOptions: Hashable, Sendable {
  /// PNG: the trade-off between time and file size.
  public var compression = PNGCompression.default
  /// JPEG and WebP: the quality, from 0 (small) to 1 (good). Default: 0.9.
  public var quality = 0.9
  /// WebP: whether compression is lossless. Default: `true`.
  public var isLossless = true
  /// PDF and SVG: the title, the language and the resolution of rasterized content.
  public var document = DocumentOptions()

  /// Creates options with the defaults of all formats.
  public init() {}

  /// Creates options for PNG files.
  public init(compression: PNGCompression) { self.compression = compression }

  /// Creates options for lossy files; `nil` keeps the format's default.
  package init(quality: Double?) {
    if let quality { (self.quality, isLossless) = (quality, false) }
  }

  /// Creates options for documents.
  package init(document: DocumentOptions) { self.document = document }

  /// The quality from 1 to 100; 90 for NaN.
  package var percent: Int {
    quality.isNaN ? 90 : Int((min(max(quality, 0.01), 1) * 100).rounded())
  }
}
