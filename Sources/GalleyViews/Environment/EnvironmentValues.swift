import Foundation

/// A key for a value in the environment, which views pass down to the views in them.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view sets one.
  static var defaultValue: Value { get }
}

/// The values that a view inherits from the views around it.
public struct EnvironmentValues {
  private var storage: Storage

  /// Creates an environment in which every value is the default.
  public init() { storage = Storage() }

  /// The value of a custom key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { storage.custom[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { update { $0.custom[ObjectIdentifier(key)] = newValue } }
  }

  private mutating func update(_ change: (Storage) -> Void) {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
    change(storage)
  }

  // One reference, so that passing the environment down costs one retain.
  private final class Storage {
    var standard = StandardValues()
    var custom: [ObjectIdentifier: Any] = [:]

    init() {}
    init(copying other: Storage) {
      standard = other.standard
      custom = other.custom
    }
  }

  /// Several of the standard values at once; reading each by itself costs more.
  func withStandard<Result>(_ body: (StandardValues) -> Result) -> Result {
    body(storage.standard)
  }

  package var standard: StandardValues {
    _read { yield storage.standard }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
      yield &storage.standard
    }
  }
}

/// The values that Galley's own views read.
package struct StandardValues {
  package var layoutDirection = LayoutDirection.leftToRight
  package var displayScale: CGFloat = 2
  package var colorScheme = ColorScheme.light
  package var dynamicTypeSize = DynamicTypeSize.large
  package var locale = Locale(identifier: "en") {
    didSet { languageTag = locale.languageTag }
  }
  /// The locale's language, as texts need it.
  package private(set) var languageTag = "en"
  /// `nil` until it is set: making the default one reads files.
  package var calendar: Calendar?
  package var timeZone: TimeZone?
  package var isEnabled = true
  package var controlSize = ControlSize.regular
  package var shapeSizing = ShapeSizing.greedy
  package var labelsHidden = false
  /// Whether taps reach the controls.
  package var isHitTested = true

  package var font: Font?
  package var fontWeight: Font.Weight?
  package var isBold = false
  package var isItalic = false
  package var hasMonospacedDigits = false
  package var isMonospaced = false
  package var fontDesign: Font.Design?
  package var underline: Text.Decoration?
  package var strikethrough: Text.Decoration?
  package var tracking: CGFloat = 0
  package var baselineOffset: CGFloat = 0
  package var textCase: Text.Case?

  package var foregroundStyle: AnyShapeStyle?
  package var foregroundLevels: [AnyShapeStyle] = []
  package var tint: AnyShapeStyle?
  package var backgroundStyle: AnyShapeStyle?

  package var lineLimit: Int?
  package var reservedLines = 0
  package var lineSpacing: CGFloat = 0
  package var multilineTextAlignment = TextAlignment.leading
  package var truncationMode = Text.TruncationMode.tail
  package var minimumScaleFactor: CGFloat = 1
  package var allowsTightening = false

  package var imageScale = Image.Scale.medium
  package var symbolVariants = SymbolVariants.none

  package var buttonBorderShape = ButtonBorderShape.automatic
  var scrolling = ScrollSettings()
  var container: ContainerProxy?
  var listLook = _ListLook.insetGrouped
  var isInList = false
  var redactionReasons: RedactionReasons = []
  var scrollContentBackground = Visibility.automatic
}

extension EnvironmentValues {
  /// The direction in which text and rows run. Default: left to right.
  public var layoutDirection: LayoutDirection {
    get { standard.layoutDirection }
    set { standard.layoutDirection = newValue }
  }
  /// Pixels per point. Default: 2. Values that are not finite or not positive become 1.
  public var displayScale: CGFloat {
    get { standard.displayScale }
    set { standard.displayScale = newValue.isFinite && newValue > 0 ? newValue : 1 }
  }
  /// The size of one pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }
  /// The color scheme. Default: light.
  public var colorScheme: ColorScheme {
    get { standard.colorScheme }
    set { standard.colorScheme = newValue }
  }
  /// The Dynamic Type size. Default: large.
  public var dynamicTypeSize: DynamicTypeSize {
    get { standard.dynamicTypeSize }
    set { standard.dynamicTypeSize = newValue }
  }
  /// The locale of texts and formats. Default: `en`.
  public var locale: Locale {
    get { standard.locale }
    set { standard.locale = newValue }
  }
  /// The calendar of dates. Default: Gregorian.
  public var calendar: Calendar {
    get { standard.calendar ?? Calendar(identifier: .gregorian) }
    set { standard.calendar = newValue }
  }
  /// The time zone of dates. Default: UTC.
  public var timeZone: TimeZone {
    get { standard.timeZone ?? TimeZone(identifier: "UTC") ?? .current }
    set { standard.timeZone = newValue }
  }
  /// Whether controls react to input. Default: `true`.
  public var isEnabled: Bool {
    get { standard.isEnabled }
    set { standard.isEnabled = newValue }
  }
  /// The size of the controls. Default: regular.
  public var controlSize: ControlSize {
    get { standard.controlSize }
    set { standard.controlSize = newValue }
  }
  /// The font of texts; `nil`, the default, is `Font.body`.
  public var font: Font? {
    get { standard.font }
    set { standard.font = newValue }
  }
  /// The maximum number of lines of a text; `nil`, the default, is any number.
  public var lineLimit: Int? {
    get { standard.lineLimit }
    set { standard.lineLimit = newValue }
  }
  /// The distance between the lines of a text, in points. Default: 0.
  public var lineSpacing: CGFloat {
    get { standard.lineSpacing }
    set { standard.lineSpacing = newValue }
  }
  /// How the lines of a text are aligned with each other. Default: leading.
  public var multilineTextAlignment: TextAlignment {
    get { standard.multilineTextAlignment }
    set { standard.multilineTextAlignment = newValue }
  }
  /// Where the ellipsis of a truncated text goes. Default: the tail.
  public var truncationMode: Text.TruncationMode {
    get { standard.truncationMode }
    set { standard.truncationMode = newValue }
  }
  /// How far a text may shrink, 0…1, before it is truncated. Default: 1, not at all.
  public var minimumScaleFactor: CGFloat {
    get { standard.minimumScaleFactor }
    set { standard.minimumScaleFactor = newValue }
  }
  /// Accepted for source compatibility: texts are not tightened.
  public var allowsTightening: Bool {
    get { standard.allowsTightening }
    set { standard.allowsTightening = newValue }
  }
  /// The case in which texts are shown; `nil`, the default, leaves them as they are.
  public var textCase: Text.Case? {
    get { standard.textCase }
    set { standard.textCase = newValue }
  }
  /// What size `Circle` takes from a proposal. Default: `greedy`; see `ShapeSizing`.
  public var shapeSizing: ShapeSizing {
    get { standard.shapeSizing }
    set { standard.shapeSizing = newValue }
  }

  /// The nearest container whose size views can follow; `nil` outside of any.
  public var containerProxy: ContainerProxy? { standard.container }

  /// Rounding to this environment's pixels.
  package var pixelGrid: PixelGrid { PixelGrid(scale: Double(displayScale)) }
}

/// Light or dark appearance.
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }

/// A text size that the user prefers; `large` is the default.
public enum DynamicTypeSize: Int, Hashable, CaseIterable, Comparable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether this is one of the five largest sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// From smaller to larger text.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// The size of a control; `regular` is the default.
public enum ControlSize: Int, Hashable, CaseIterable, Comparable, Sendable {
  case mini, small, regular, large, extraLarge

  /// From smaller to larger controls.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// What size `Circle` takes from a proposal that is not square.
public enum ShapeSizing: Hashable, Sendable {
  /// The whole proposal, with the disc in its middle, as in the article "Laying out a simple view".
  case greedy
  /// The largest square within the proposal, as in SwiftUI since iOS 16.
  case square
}
