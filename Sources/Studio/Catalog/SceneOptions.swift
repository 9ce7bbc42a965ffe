import Galley

/// Options that override the scene's own settings.
public struct SceneOptions {
  /// Pixels per point. Default: 2.
  public var scale: CGFloat = 2
  /// The device whose screen surrounds the view; `nil` for a plain canvas.
  public var device: Device?
  /// The canvas size, in points; `nil` uses the scene's canvas.
  public var size: CGSize?
  /// The pages that the view is broken into, instead of its canvas or screen; `nil` for one picture.
  package var page: PageSize?
  /// The color scheme; `nil` for light.
  public var appearance: ColorScheme?
  /// The layout direction; `nil` for left to right.
  public var direction: LayoutDirection?
  /// The locale; `nil` uses the scene's locale.
  public var locale: Locale?
  /// The Dynamic Type size; `nil` for the default size.
  public var typeSize: DynamicTypeSize?
  /// Seconds after the scene's change; `nil` uses the scene's own moment.
  public var time: Double?
  /// The sizing rule for shapes. Default: the rule of the articles; see `ShapeSizing`.
  public var shapeSizing = ShapeSizing.greedy
  /// The metrics of the system font. Default: iOS's.
  public var systemFontMetrics = SystemFontMetrics.ios
  /// The look of controls, lists, bars and colors; `nil` uses the scene's theme.
  public var systemTheme: SystemTheme?
  /// The overlays; `nil` uses the scene's overlays and rulers.
  public var overlays: LayoutOverlays?
  /// Whether to write the name of the picture and its options above it, before the scene's own
  /// captions. Default: `false`.
  public var showsCaption = false
  /// The identifiers of the views that overlays show; if empty, all views with an identifier.
  public var views: [String] = []

  /// Creates options that override nothing.
  public init() {}

  /// The options that change the view, in words.
  package var words: [String] {
    [
      size.map { "\(AnnotationWords.size($0))" },
      appearance.map { $0 == .dark ? "dark" : "light" },
      direction.map { $0 == .rightToLeft ? "right to left" : "left to right" },
      locale?.identifier,
      typeSize.map { "\($0)" },
      time.map { "t = \(AnnotationWords.number($0))" },
    ].compactMap(\.self)
  }
}
