import Galley

/// A named view with a canvas and one or more variants, which the command line renders and whose
/// goldens it records.
///
/// ```swift
/// extension CatalogScene {
///   static let priceCard = CatalogScene(
///     "cards/01-price", "A price card", canvas: CGSize(width: 240, height: 160),
///     overlays: [.baselines],
///     variants: [
///       Variant("light") { PriceCard() },
///       Variant("dark", environment: { $0.colorScheme = .dark }) { PriceCard() },
///       Variant("open") { PriceCard() }.after { try $0.tap("details") },
///     ])
/// }
/// ```
///
/// The goldens of this scene are `Snapshots/cards/01-price@light.png` and so on, each with the
/// layout tree as text beside it. Record and compare them with a program of your own that has all
/// commands of `galley` (see `CatalogProgram`), or in tests with `assertSnapshot(of:)`.
@MainActor
public struct CatalogScene: Identifiable {
  /// One picture of a scene.
  public struct Variant {
    /// The part of the picture's name after `@`; `nil` for the scene's only picture.
    public let name: String?
    let content: @MainActor () throws -> AnyView
    /// Rulers for this variant, in addition to the scene's.
    var rulers: [Ruler] = []
    /// Captions for this variant, below the scene's.
    package private(set) var captions: [Caption] = []
    /// Overlays for this variant, in addition to the scene's.
    var overlays: LayoutOverlays = []
    /// Changes the environment of the scene, including the background of the canvas.
    var environment: (inout EnvironmentValues) -> Void = { _ in }
    /// An action performed before the view is shown, such as a tap.
    var prepare: (@MainActor (ImageRenderer<AnyView>) throws -> Void)?

    /// Returns the variant with an action performed before it is shown, such as a tap.
    public func after(
      _ prepare: @escaping @MainActor (ImageRenderer<AnyView>) throws -> Void
    ) -> Variant {
      var copy = self
      copy.prepare = prepare
      return copy
    }

    /// Returns the variant with lines above its picture, such as its expression or its moment.
    ///
    /// - Parameter lines: The lines below those of the scene.
    public func caption(_ lines: Caption...) -> Variant { caption(lines) }

    /// Returns the variant with lines above its picture.
    public func caption(_ lines: [Caption]) -> Variant {
      var copy = self
      copy.captions += lines
      return copy
    }

    /// Creates a variant with a name, such as `a` or `rtl`.
    ///
    /// - Parameters:
    ///   - name: The part of the picture's name after `@`.
    ///   - overlays: Overlays in addition to the scene's. Default: none.
    ///   - rulers: Rulers in addition to the scene's. Default: none.
    ///   - environment: Changes the environment, such as `{ $0.colorScheme = .dark }`. Options of
    ///     the command line override it. Default: the scene's environment.
    ///   - content: The view.
    public init<V: View>(
      _ name: String, overlays: LayoutOverlays = [], rulers: [Ruler] = [],
      environment: @escaping (inout EnvironmentValues) -> Void = { _ in },
      @ViewBuilder content: @escaping @MainActor () -> V
    ) {
      self.name = name
      self.environment = environment
      self.overlays = overlays
      self.rulers = rulers
      self.content = { AnyView(content()) }
    }

    /// Creates the only variant of a scene.
    ///
    /// - Parameter content: The view. If this throws, rendering the picture fails.
    public init<V: View>(only content: @escaping @MainActor () throws -> V) {
      name = nil
      self.content = { AnyView(try content()) }
    }
  }

  /// The surroundings of the view, unless overridden by options.
  public enum Frame {
    /// No surroundings: the picture is the canvas.
    case canvas
    /// A device's screen with its safe areas.
    case screen(Device)
    /// No surroundings: the picture is as large as the size that the view takes in the canvas.
    case fitted
  }

  /// The ID, `<group>/<NN-slug>`, which is also the path of the golden.
  public nonisolated let id: String
  /// The title in lists and on sheets.
  public let title: String
  /// The size proposed to the view, in points; also the size of the picture.
  public let canvas: CGSize
  /// The surroundings of the view. Default: `.canvas`.
  public let frame: Frame
  /// The overlays that explain the layout. Default: none.
  public let overlays: LayoutOverlays
  /// The identifiers of the views that overlays show. Default: all views with an identifier.
  public let views: [String]
  /// The measurements beside the view. Default: none.
  public let rulers: [Ruler]
  /// The locale of the scene, which affects the shapes of Han characters. Default: English.
  public let locale: Locale
  /// The pictures' variants; a single one without a name if the scene has only one picture.
  public let variants: [Variant]
  /// The lines above every picture. Default: none.
  package private(set) var captions: [Caption] = []
  /// How much larger than its annotations the view is drawn. Default: 1.
  public private(set) var magnification: CGFloat = 1
  /// The IDs of pictures that equal one of this scene's, and the reason.
  package private(set) var twins: [String: String] = [:]
  /// Whether a second golden shows a box in place of each glyph.
  public private(set) var hasBlockGolden = false
  /// The reason that the goldens exceed the usual size; `nil` if they don't.
  public private(set) var largeGoldenReason: String?
  /// How much pictures may differ from their goldens; `nil` requires exact matches.
  public private(set) var tolerance: PixelTolerance?

  /// How long to wait for work that the views start elsewhere; `nil` for not at all.
  package var settling: SettlingTime?

  /// Whether the scene is a preview of a file, which declares nothing about its goldens.
  package var isOfFile = false

  /// The path and the line of the declaration.
  package var source: (file: String, line: Int)

  /// Creates a scene with one picture.
  public init<V: View>(
    _ id: String, _ title: String, canvas: CGSize, overlays: LayoutOverlays = [],
    views: [String] = [], rulers: [Ruler] = [],
    locale: Locale = Locale(identifier: "en"), file: String = #filePath, line: Int = #line,
    @ViewBuilder content: @escaping @MainActor () -> V
  ) {
    self.init(
      id, title, canvas: canvas, overlays: overlays, views: views, rulers: rulers, locale: locale,
      variants: [Variant(only: content)], file: file, line: line)
  }

  /// Creates a scene with several pictures.
  public init(
    _ id: String, _ title: String, canvas: CGSize, frame: Frame = .canvas,
    overlays: LayoutOverlays = [], views: [String] = [], rulers: [Ruler] = [],
    locale: Locale = Locale(identifier: "en"), variants: [Variant], file: String = #filePath,
    line: Int = #line
  ) {
    source = (file, line)
    self.id = id
    self.title = title
    self.canvas = canvas
    self.frame = frame
    self.overlays = overlays
    self.views = views
    self.rulers = rulers
    self.locale = locale
    self.variants = variants
  }

  /// Returns the scene with lines above its pictures, such as the expression that it is about.
  ///
  /// ```swift
  /// .caption(
  ///   .code("containerRelativeFrame(.vertical) { height, _ in height / 2 }"),
  ///   "\(.height(of: "window")) / 2 = \(.height(of: "card"))")
  /// ```
  ///
  /// - Parameter lines: The lines, from top to bottom.
  public func caption(_ lines: Caption...) -> CatalogScene { caption(lines) }

  /// Returns the scene with lines above its pictures.
  public func caption(_ lines: [Caption]) -> CatalogScene {
    var copy = self
    copy.captions += lines
    return copy
  }

  /// Returns the scene with a larger or smaller view, but with captions, rulers and overlays of the
  /// usual size. The layout stays the same.
  ///
  /// - Parameter factor: The factor by which the pixels per point of the view grow.
  public func magnified(by factor: CGFloat) -> CatalogScene {
    var copy = self
    copy.magnification = factor
    return copy
  }

  /// Returns the scene with a picture that may equal another one. `galley verify` reports other
  /// pictures that are identical byte for byte, because one of them doesn't show what it is about.
  ///
  /// - Parameters:
  ///   - id: The ID of the other picture.
  ///   - reason: The reason that they are equal.
  public func equals(_ id: String, because reason: String) -> CatalogScene {
    var copy = self
    copy.twins[id] = reason
    return copy
  }

  /// Returns the scene with a second golden that shows a box in place of each glyph. It records the
  /// layout independently of the font rasterizer.
  public func blockGolden() -> CatalogScene {
    var copy = self
    copy.hasBlockGolden = true
    return copy
  }

  /// Returns the scene with goldens of unlimited size.
  ///
  /// - Parameter reason: The reason that the goldens can't be smaller.
  public func largeGolden(reason: String) -> CatalogScene {
    var copy = self
    copy.largeGoldenReason = reason
    return copy
  }

  /// Returns the scene with a tolerance for its pictures.
  ///
  /// - Parameter tolerance: The allowed difference, and the reason for it.
  public func tolerating(_ tolerance: PixelTolerance) -> CatalogScene {
    var copy = self
    copy.tolerance = tolerance
    return copy
  }

  /// The group, such as `simple-view` for `simple-view/01-message-row`.
  public var group: String { String(id.prefix { $0 != "/" }) }
  /// The number, such as `1` for `simple-view/01-message-row`.
  public var number: Int { Int(id.drop { $0 != "/" }.dropFirst().prefix { $0.isNumber }) ?? 0 }

  /// The pictures of the scene. If there are several, the variant's name follows the ID after `@`.
  public var pictures: [ScenePicture] {
    variants.map { ScenePicture(scene: self, variant: $0) }
  }
}
