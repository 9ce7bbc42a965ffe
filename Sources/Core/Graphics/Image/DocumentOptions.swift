import Foundation

/// What a PDF or SVG file says about itself, and how finely it shows what it can only show as pixels.
public struct DocumentOptions: Hashable, Sendable {
  /// The title, as viewers show it; `nil` for none.
  public var title: String?
  /// The language as BCP 47 names it, such as `en` or `zh-Hans`; `nil` for none.
  public var language: String?
  /// Pixels per point of what has no other form than an image: blur, shadows, angular gradients,
  /// materials. Default: 3, which is 216 pixels per inch; others are clamped to 0.1…20.
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
