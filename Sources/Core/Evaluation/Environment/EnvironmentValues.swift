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

  /// The values of custom keys, by the keys' types.
  var customValues: [(key: Any.Type, value: Any)] {
    // The identifier of a type is its address.
    storage.custom.map { (unsafeBitCast($0.key, to: Any.Type.self), $0.value) }
  }

  /// Equal for environments that are known to be equal.
  var storageIdentity: ObjectIdentifier { ObjectIdentifier(storage) }

  /// Whether both are known to be equal, as nothing was set since one was copied from the other.
  package func isIdentical(to other: EnvironmentValues) -> Bool { storage === other.storage }

  private mutating func update(_ change: (Storage) -> Void) {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
    change(storage)
  }

  // One reference, so that passing the environment down costs one retain.
  // Only storage that no other environment refers to is changed, through an `inout` that the compiler
  // checks: so it need not be checked again, for each value that a view reads.
  private final class Storage {
    @exclusivity(unchecked) var standard = StandardValues()
    /// By `EnvironmentGroup.slot`; `nil` where every value is the default.
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

/// The values that every kind of view reads.
package struct StandardValues {
  package var layoutDirection = LayoutDirection.leftToRight
  package var displayScale: CGFloat = 2
  package var colorScheme = ColorScheme.light
  /// Whether the views are above the screen, as in a sheet.
  package var isElevated = false
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
  /// Whether taps reach the controls.
  package var isHitTested = true

  package var foregroundStyle: AnyShapeStyle?
  package var foregroundLevels: [AnyShapeStyle] = []
  package var tint: AnyShapeStyle?
  /// The tint where none is set.
  package var accentColor = Color.blue
  package var backgroundStyle: AnyShapeStyle?

  package var container: ContainerProxy?
}

/// Values that the views of one target read, kept together so that reading several costs one
/// access.
@usableFromInline
package protocol EnvironmentGroup {
  /// The defaults.
  init()
  static var slot: EnvironmentSlot { get }
  /// All values that have a name of their own, in an order that is always the same.
  var inheritedValues: [InheritedValue] { get }
}

/// Where a group of values is kept.
@usableFromInline
package enum EnvironmentSlot: Int { case text, controls }

extension EnvironmentValues {
  /// The box with the values of a group, which is made when it is first read.
  @usableFromInline
  package func box(at slot: EnvironmentSlot, _ make: () -> AnyObject) -> AnyObject {
    if let known = storage.groups[slot.rawValue] { return known }
    let made = make()
    storage.groups[slot.rawValue] = made
    return made
  }

  /// The same, if it was made.
  func knownBox(at slot: EnvironmentSlot) -> (any InheritedGroup)? {
    storage.groups[slot.rawValue] as? any InheritedGroup
  }

  @usableFromInline
  package mutating func replaceBox(at slot: EnvironmentSlot, by box: AnyObject) {
    update { $0.groups[slot.rawValue] = box }
  }

  /// The values of a group. Texts read them several times each: so this becomes a part of what
  /// reads it.
  @inlinable
  package subscript<G: EnvironmentGroup>(group group: G.Type) -> G {
    _read {
      yield unsafeDowncast(box(at: G.slot) { Box(G()) }, to: Box<G>.self).value
    }
    _modify {
      // Contexts share the groups that they do not change.
      let box = Box(self[group: group])
      replaceBox(at: G.slot, by: box)
      yield &box.value
    }
  }
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
  /// The calendar of dates. Default: Gregorian, with the environment's locale and time zone.
  public var calendar: Calendar {
    get {
      if let calendar = standard.calendar { return calendar }
      // Calendars have the machine's time zone at first.
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
  public var isEnabled: Bool {
    get { standard.isEnabled }
    set { standard.isEnabled = newValue }
  }
  /// The size of the controls. Default: regular.
  public var controlSize: ControlSize {
    get { standard.controlSize }
    set { standard.controlSize = newValue }
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
