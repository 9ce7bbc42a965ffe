import Foundation

/// A symbol, or an image from memory or a file.
public struct Image: Hashable, Sendable {
  /// The size of a symbol, relative to the font.
  public enum Scale: Hashable, CaseIterable, Sendable { case small, medium, large }

  /// The way a resizable image fills its frame: stretched, or tiled at its own size.
  public enum ResizingMode: Hashable, Sendable {
    case stretch
    case tile
  }

  /// The interpolation quality of a scaled image. `none` shows individual pixels.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high

    var filter: BitmapFilter {
      switch self {
      case .none: .nearest
      case .low: .linear
      case .medium: .good
      case .high: .best
      }
    }
  }

  /// Whether an image is drawn in its own colors or, as a template, in the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

  enum Source: Hashable, Sendable {
    case symbol(String)
    /// A bitmap, and its number of pixels per point.
    case bitmap(Bitmap, scale: CGFloat)
    /// A vector image, sharp at any size.
    case vector(VectorImage)
    /// An image that failed to load, and the reason.
    case missing(String)
    /// An image that depends on the environment.
    case adaptive(AdaptivePicture)
    /// An image drawn by code.
    case drawn(DrawnPicture)
  }

  /// The text of an image for screen readers.
  enum Caption: Hashable, Sendable {
    /// The description of the symbol.
    case automatic
    case label(String)
    /// The name of the file; the image has no description.
    case file(String)
    /// No text: the image is decoration.
    case decorative
  }

  let source: Source
  private(set) var resizing: ResizingMode?
  private(set) var caps = EdgeInsets()
  private(set) var interpolation = Interpolation.medium
  private var mode: TemplateRenderingMode?
  private(set) var symbolMode: SymbolRenderingMode?
  private(set) var look = Uncommon<SymbolLook>()
  /// The text for screen readers.
  private(set) var caption = Caption.automatic
  /// Whether only the image's opacity is drawn, in the foreground style.
  func isStencil(in environment: EnvironmentValues) -> Bool {
    mode == .template || mode == nil && environment.text.prefersTemplates
  }

  /// Whether a symbol is drawn in its own colors, unless it has another symbol rendering mode.
  var hasOwnColors: Bool { mode == .original }

  package init(_ source: MissingPicture) { self.source = .missing(source.reason) }

  package init(_ source: AdaptivePicture) { self.source = .adaptive(source) }

  private init(_ vector: VectorImage) { source = .vector(vector) }

  init(_ picture: DrawnPicture) { source = .drawn(picture) }

  /// The diagnostic for a code-drawn image in an unsupported place.
  static let cannotBeDrawnHere = "an image drawn by code appears only as a view of its own"

  /// Creates an image from a decoded file.
  ///
  /// - Parameter scale: Pixels per point.
  package init(_ image: DecodedImage, scale: CGFloat) {
    switch image {
    case .bitmap(let bitmap): self.init(bitmap, scale: scale)
    case .vector(let vector): self.init(vector)
    }
  }

  /// Creates a symbol image. An unknown name draws an empty box and reports a warning.
  public init(systemName name: String) { source = .symbol(name) }

  /// Creates a symbol image that shows a value.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - variableValue: The fraction of the symbol's layers that are not faded, 0…1. It has no effect on symbols
  ///     whose layers don't show values.
  public init(systemName name: String, variableValue: Double?) {
    source = .symbol(name)
    if let variableValue { look[\.value] = variableValue }
  }

  /// Creates an image from a bitmap in memory.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels.
  ///   - scale: Pixels per point. Default: 1. Values that are not positive and finite count as 1.
  ///   - label: The text for screen readers. Default: `nil`, no text.
  public init(_ bitmap: Bitmap, scale: CGFloat = 1, label: Text? = nil) {
    source = .bitmap(bitmap, scale: scale.isFinite && scale > 0 ? scale : 1)
    if let label { caption = .label(label.string) }
  }

  private func changing(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }

  /// Sets the text for screen readers: a label, or the name of the file.
  package func captioned(_ text: String, isFileName: Bool = false) -> Image {
    changing { $0.caption = isFileName ? .file(text) : .label(text) }
  }

  /// Makes the image decoration, which a screen reader skips.
  package var decorative: Image { changing { $0.caption = .decorative } }

  /// Makes the image take the proposed size instead of the size of its pixels.
  public func resizable(resizingMode: ResizingMode = .stretch) -> Image {
    changing { $0.resizing = resizingMode }
  }

  /// Makes the image take the proposed size while its caps keep theirs: corners do not scale, and
  /// edges stretch or repeat in one direction.
  ///
  /// - Parameters:
  ///   - capInsets: The insets of the caps, in points.
  ///   - resizingMode: The way the area between the caps fills its space. Default: stretched.
  public func resizable(capInsets: EdgeInsets, resizingMode: ResizingMode = .stretch) -> Image {
    changing {
      $0.resizing = resizingMode
      $0.caps = capInsets
    }
  }

  /// Sets the interpolation quality for scaling. Default: medium.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changing { $0.interpolation = interpolation }
  }

  /// Accepted for source compatibility: edges are always antialiased.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Sets whether to draw the image in its own colors or, as a template, in the foreground style.
  /// Default: its own colors.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    changing { $0.mode = mode }
  }

  /// The look that a symbol sets itself; other images ignore it.
  package var symbolLook: SymbolLook { look.value }

  /// Sets the look of a symbol; other images ignore it.
  package func symbolLook(_ look: SymbolLook) -> Image {
    changing {
      var look = look
      look.value = look.value ?? $0.look.value.value
      $0.look.value = look
    }
  }

  /// Sets the rendering mode of the symbol's layers; `nil` uses the environment's.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    changing { $0.symbolMode = mode }
  }

  /// Returns the bitmap and its pixels per point, or `nil` for symbols and missing images.
  package func pixels(in environment: EnvironmentValues) -> (bitmap: Bitmap, scale: CGFloat)? {
    switch source {
    case .bitmap(let bitmap, let scale): (bitmap, scale)
    case .vector(let vector): Self.pixels(of: vector, scale: environment.displayScale)
    case .adaptive(let picture): picture.resolve(environment).pixels(in: environment)
    case .symbol, .missing, .drawn: nil
    }
  }

  private static func pixels(
    of vector: VectorImage, scale: CGFloat
  ) -> (bitmap: Bitmap, scale: CGFloat)? {
    let size = vector.size
    let bitmap = try? vector.bitmap(width: size.width * scale, height: size.height * scale)
    return bitmap.map { ($0, CGFloat($0.width) / size.width) }
  }

  /// Returns the size of a symbol, at a font size of 17 points unless it sets its own; `nil` for
  /// other images.
  package func symbolSize(in environment: EnvironmentValues) -> CGSize? {
    guard case .symbol(let name) = source else { return nil }
    var environment = environment
    environment.text.font = .system(size: 17)
    look.value.changeSize(in: &environment)
    let (size, grid) = ((Symbol.named(name) ?? .placeholder).size, environment.pixelGrid)
    let font = StyledText.font(Text.Style(), in: environment)
    let unit = CGFloat(font.size) / 100 * Symbol.factor(environment.imageScale)
    return CGSize(width: grid.ceil(size.width * unit), height: grid.ceil(size.height * unit))
  }

  /// Returns the image for `environment`, with this image's settings.
  func resolved(_ picture: AdaptivePicture, in environment: EnvironmentValues) -> Image {
    picture.resolve(environment).changing {
      $0.resizing = resizing
      $0.caps = caps
      $0.interpolation = interpolation
      $0.mode = mode ?? $0.mode
      if !look.isDefault { $0.look = look }
      $0.caption = caption == .automatic ? $0.caption : caption
    }
  }
}

/// An image that is resolved in the environment, such as one from an asset catalog.
package struct AdaptivePicture: Hashable, Sendable {
  package let resolve: @Sendable (EnvironmentValues) -> Image
  private let key: any Hashable & Sendable

  /// - Parameter key: Identifies the image apart from the environment: images with equal keys are
  ///   equal.
  package init<K: Hashable & Sendable>(
    key: K, resolve: @escaping @Sendable (EnvironmentValues) -> Image
  ) {
    (self.key, self.resolve) = (key, resolve)
  }

  package static func == (a: AdaptivePicture, b: AdaptivePicture) -> Bool {
    AnyHashable(a.key) == AnyHashable(b.key)
  }

  package func hash(into hasher: inout Hasher) { AnyHashable(key).hash(into: &hasher) }
}

/// The reason that an image failed to load.
package struct MissingPicture {
  package let reason: String
  package init(reason: String) { self.reason = reason }
}
