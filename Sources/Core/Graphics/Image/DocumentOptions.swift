import Foundation

/// The metadata of a PDF or SVG file, and the resolution of content that must be rasterized.
public struct DocumentOptions: Hashable, Sendable {
  /// The title shown by viewers, or `nil`.
  public var title: String?
  /// The language as a BCP 47 tag, such as `en` or `zh-Hans`, or `nil`.
  public var language: String?
  /// The resolution of rasterized content (blurs, shadows, angular gradients, materials), in pixels
  /// per point. Default: 3, or 216 pixels per inch. Values are clamped to 0.1…20.
  public var resolution: CGFloat {
    get { clampedResolution }
    set { clampedResolution = newValue.isFinite ? min(max(newValue, 0.1), 20) : 3 }
  }
  private var clampedResolution: CGFloat = 3

  /// Creates options, by default without title and language.
  public init(title: String? = nil, language: String? = nil, resolution: CGFloat = 3) {
    self.title = title
    self.language = language
    self.resolution = resolution
  }
}
