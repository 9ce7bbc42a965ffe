import Foundation
import Observation

/// A value that belongs to a view and survives as long as the view keeps its identity.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var box: Box

  /// Where the value is kept.
  final class Box {
    private var value: Value
    private let readers = ChangeSignal()
    var changed: () -> Void = {}
    init(_ value: Value) { self.value = value }

    func get() -> Value {
      readers.read()
      return value
    }

    /// A value that equals the present one changes nothing.
    func set(_ new: Value) {
      let isSame = StructuralEquality.areEqual(value, new)
      if !isSame { readers.willChange() }
      value = new
      if !isSame { changed() }
    }
  }

  public init(wrappedValue: Value) {
    initial = wrappedValue
    box = Box(wrappedValue)
  }

  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  public var wrappedValue: Value {
    get { box.get() }
    nonmutating set { box.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    let box = box
    return Binding(
      get: { box.get() }, set: { box.set($0) }, source: BindingSource(object: box, path: []))
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension State: InstalledProperty {
  mutating func install(at place: PropertyPlace) {
    let initial = initial
    box = place.store.value(place.key) { Box(initial) }
    let view = place.view
    box.changed = { [changes = place.store.changes] in changes.add(typeName(view)) }
  }

  func isStructurallyEqual(to other: State) -> Bool { box === other.box }
}

/// Tells the views whose bodies read a value that it changes.
final class ChangeSignal: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private static let path: KeyPath<ChangeSignal, Void> & Sendable = \.value
  private var value: Void { () }

  func read() { registrar.access(self, keyPath: Self.path) }
  func willChange() { registrar.willSet(self, keyPath: Self.path) }
}

/// A value that the reader's text size scales.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var scaled: Value

  public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) {
    base = wrappedValue
    scaled = wrappedValue
    self.style = style
  }

  public var wrappedValue: Value { scaled }
}

extension ScaledMetric: InstalledProperty {
  mutating func install(at place: PropertyPlace) {
    scaled =
      base
      * Value(
        TextStyleMetrics.size(style, place.environment.dynamicTypeSize)
          / TextStyleMetrics.size(style, .large))
  }

  func isStructurallyEqual(to other: ScaledMetric) -> Bool { scaled == other.scaled }
}

/// A name for views that belong together; accepted for source compatibility.
@propertyWrapper
public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {
    let number: Int
  }
  public init() {}
  public var wrappedValue: ID { ID(number: 0) }
}
