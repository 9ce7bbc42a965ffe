import Foundation

/// A key for a value in the environment that views pass down to their descendants.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
}

/// The values that a view inherits from its ancestors.
public struct EnvironmentValues {
  private var storage: Storage

  /// Creates an environment with default values.
  public init() { storage = Storage() }

  /// The value of a custom key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { storage.custom[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { update { $0.custom[ObjectIdentifier(key)] = newValue } }
  }

  /// The values of custom keys.
  var customValues: [(key: Any.Type, value: Any)] {
    // An `ObjectIdentifier` of a type is the address of its metadata.
    storage.custom.map { (unsafeBitCast($0.key, to: Any.Type.self), $0.value) }
  }

  /// An identity that is shared by copies of an environment until one of them is changed.
  var storageIdentity: ObjectIdentifier { ObjectIdentifier(storage) }

  /// Whether neither environment has changed since one was copied from the other.
  package func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

  private mutating func update(_ change: (Storage) -> Void) {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
    change(storage)
  }

  // A single reference, so that passing the environment down costs one retain. Dynamic exclusivity
  // checks are off: only uniquely referenced storage is mutated, and the compiler already checks
  // the `inout` access that leads to it.
  private final class Storage {
    @exclusivity(unchecked) var standard = StandardValues()
    /// Indexed by `EnvironmentGroup.slot`; `nil` if every value is the default.
    @exclusivity(unchecked) var groups: ContiguousArray<AnyObject?> = [nil, nil]
    @exclusivity(unchecked) var custom: [ObjectIdentifier: Any] = [:]

    init() {}
    init(copying other: Storage) {
      standard = other.standard
      groups = other.groups
      custom = other.custom
    }
  }

  package var standard: StandardValues {
    _read { yield storage.standard }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
      yield &storage.standard
    }
  }
}

/// The values that all kinds of views read.
package struct StandardValues {
  package var layoutDirection = LayoutDirection.leftToRight
  package var displayScale: CGFloat = 2
  package var colorScheme = ColorScheme.light
  /// Whether the view is presented above the screen, as in a sheet.
  package var isElevated = false
  /// The named colors of the system theme.
  package var palette = SystemPalette.ios18
  package var dynamicTypeSize = DynamicTypeSize.large
  package var locale = Locale(identifier: "en") {
    didSet { languageTag = locale.languageTag }
  }
  /// The language tag of the locale, for text shaping.
  package private(set) var languageTag = "en"
  /// `nil` until set: creating the default calendar reads files.
  package var calendar: Calendar?
  package var timeZone: TimeZone?
  package var isEnabled = true
  package var controlSize = ControlSize.regular
  package var shapeSizing = ShapeSizing.greedy
  /// Whether controls receive taps.
  package var isHitTested = true

  package var foregroundStyle: AnyShapeStyle?
  /// Whether the user set the foreground style. Button labels, which use the tint by default, then
  /// keep that style.
  package var isForegroundChosen = false
  package var foregroundLevels: [AnyShapeStyle] = []
  package var tint: AnyShapeStyle?
  /// The tint used if none is set.
  package var accentColor = Color.blue
  package var backgroundStyle: AnyShapeStyle?

  package var container: ContainerProxy?
}

/// Values read by the views of one target, grouped so that reading several of them costs one
/// access.
///
/// Each value has at most ten words. Unoptimized programs can read a larger one after the access,
/// when its memory has been freed. Derive such a value, or store it in an object.
@usableFromInline
package protocol EnvironmentGroup {
  /// Creates a group with default values.
  init()
  static var slot: EnvironmentSlot { get }
  /// All named values, in a stable order.
  var inheritedValues: [InheritedValue] { get }
}

/// The storage slot of a group.
@usableFromInline
package enum EnvironmentSlot: Int { case text, controls }

extension EnvironmentValues {
  /// Returns the box that holds a group, creating it on first access.
  @usableFromInline
  package func box(at slot: EnvironmentSlot, _ make: () -> AnyObject) -> AnyObject {
    if let known = storage.groups[slot.rawValue] { return known }
    let made = make()
    storage.groups[slot.rawValue] = made
    return made
  }

  /// Returns the box of a group if it exists.
  func knownBox(at slot: EnvironmentSlot) -> (any InheritedGroup)? {
    storage.groups[slot.rawValue] as? any InheritedGroup
  }

  @usableFromInline
  package mutating func replaceBox(at slot: EnvironmentSlot, by box: AnyObject) {
    update { $0.groups[slot.rawValue] = box }
  }

  /// The values of a group. Inlinable because texts read a group several times each.
  @inlinable
  package subscript<G: EnvironmentGroup>(group group: G.Type) -> G {
    _read {
      yield unsafeDowncast(box(at: G.slot) { Box(G()) }, to: Box<G>.self).value
    }
    _modify {
      // Copy on write: unchanged groups are shared between environments.
      let box = Box(self[group: group])
      replaceBox(at: G.slot, by: box)
      yield &box.value
    }
  }
}

extension EnvironmentValues {
  /// The direction of text and rows. Default: left to right.
  @Stored(in: \.standard) public var layoutDirection: LayoutDirection
  /// Pixels per point. Default: 2. Non-finite and non-positive values become 1.
  public var displayScale: CGFloat {
    get { standard.displayScale }
    set { standard.displayScale = newValue.isFinite && newValue > 0 ? newValue : 1 }
  }
  /// The size of one pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }
  /// The color scheme. Default: light.
  @Stored(in: \.standard) public var colorScheme: ColorScheme
  /// The Dynamic Type size. Default: large.
  @Stored(in: \.standard) public var dynamicTypeSize: DynamicTypeSize
  /// The locale of texts and formats. Default: `en`.
  @Stored(in: \.standard) public var locale: Locale
  /// The calendar of dates. Default: Gregorian with the environment's locale and time zone.
  public var calendar: Calendar {
    get {
      if let calendar = standard.calendar { return calendar }
      // A new calendar uses the machine's time zone.
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = locale
      calendar.timeZone = timeZone
      return calendar
    }
    set { standard.calendar = newValue }
  }
  /// The time zone of dates. Default: UTC.
  public var timeZone: TimeZone {
    get { standard.timeZone ?? TimeZone(identifier: "UTC") ?? .current }
    set { standard.timeZone = newValue }
  }
  /// Whether controls react to input. Default: `true`.
  @Stored(in: \.standard) public var isEnabled: Bool
  /// The size of the controls. Default: regular.
  @Stored(in: \.standard) public var controlSize: ControlSize
  /// How `Circle` sizes itself. Default: `greedy`; see `ShapeSizing`.
  @Stored(in: \.standard) public var shapeSizing: ShapeSizing

  /// The nearest container that views can size themselves relative to; `nil` outside of one.
  public var containerProxy: ContainerProxy? { standard.container }

  /// Rounds to the pixels of this environment.
  package var pixelGrid: PixelGrid { PixelGrid(scale: Double(displayScale)) }
}

/// Light or dark appearance.
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }

/// A text size preferred by the user; `large` is the default.
public enum DynamicTypeSize: Int, Hashable, CaseIterable, Comparable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether this is one of the five largest sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  /// Orders sizes from smaller to larger text.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// The size of a control; `regular` is the default.
public enum ControlSize: Int, Hashable, CaseIterable, Comparable, Sendable {
  case mini, small, regular, large, extraLarge

  /// Orders sizes from smaller to larger controls.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// How `Circle` sizes itself in a proposal that is not square.
public enum ShapeSizing: Hashable, Sendable {
  /// Fills the proposal and centers the disc, as in the article "Laying out a simple view".
  case greedy
  /// Takes the largest square that fits the proposal, as SwiftUI does since iOS 16.
  case square
}
