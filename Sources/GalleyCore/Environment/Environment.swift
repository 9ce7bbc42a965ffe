import Foundation

/// A property of a view that holds a value of its environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var value: Value?

  /// - Parameter keyPath: The value that is read.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.init { $0[keyPath: keyPath] }
  }

  init(read: @escaping (EnvironmentValues) -> Value) { self.read = read }

  /// The value where the view stands; outside of a view, the default.
  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }
}

extension Environment: InstalledProperty {
  package mutating func install(in context: PropertyContext) { value = read(context.environment) }

  package func isStructurallyEqual(to other: Environment) -> Bool {
    StructuralEquality.areEqual(value, other.value)
  }
}

struct SettingModifier<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
}

extension SettingModifier: EnvironmentModifier {
  func change(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

struct TransformingModifier<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void
}

extension TransformingModifier: EnvironmentModifier {
  func change(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}

extension View {
  /// Sets a value of the environment for this view and everything in it.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(SettingModifier(keyPath: keyPath, value: value))
  }

  /// Changes a value of the environment for this view and everything in it.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(TransformingModifier(keyPath: keyPath, transform: transform))
  }

  /// Sets the text size in this view.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Keeps the text size within a range.
  nonisolated public func dynamicTypeSize<R: RangeExpression>(_ range: R) -> some View
  where R.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      guard let minimum = allowed.first, let maximum = allowed.last else { return }
      size = min(max(size, minimum), maximum)
    }
  }

  /// Sets the appearance of this view; `nil` keeps that of the environment.
  nonisolated public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { if let scheme { $0 = scheme } }
  }

  /// Sets the appearance of this view.
  nonisolated public func colorScheme(_ scheme: ColorScheme) -> some View {
    environment(\.colorScheme, scheme)
  }

  /// Whether controls in this view cannot be used. One that is disabled further outside stays so.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Sets the size of controls in this view.
  nonisolated public func controlSize(_ size: ControlSize) -> some View {
    environment(\.controlSize, size)
  }

  /// Chooses how `Circle` answers proposals in this view; see `ShapeSizing`.
  nonisolated public func shapeSizing(_ sizing: ShapeSizing) -> some View {
    environment(\.shapeSizing, sizing)
  }
}
