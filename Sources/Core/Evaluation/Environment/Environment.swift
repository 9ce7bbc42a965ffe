import Foundation

/// A property wrapper that reads a value from the environment of its view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var value: Value?

  /// Creates a property that reads a value from the environment.
  ///
  /// - Parameter keyPath: A key path to the value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.init { $0[keyPath: keyPath] }
  }

  init(read: @escaping (EnvironmentValues) -> Value) { self.read = read }

  /// The value in the view's environment; the default value outside of `body`.
  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }
}

extension Environment: InstalledProperty {
  package mutating func install(in context: PropertyContext) { value = read(context.environment) }

  package func isStructurallyEqual(to other: Environment) -> Bool {
    StructuralEquality.areEqual(value, other.value)
  }
}

/// Sets an environment value.
struct SettingModifier<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
}

extension SettingModifier: EnvironmentModifier {
  func change(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

/// Transforms an environment value.
struct TransformingModifier<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void
}

extension TransformingModifier: EnvironmentModifier {
  func change(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}

extension View {
  /// Limits the Dynamic Type size of this view to a range; an empty range has no effect.
  nonisolated public func dynamicTypeSize<R: RangeExpression>(_ range: R) -> some View
  where R.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      guard let minimum = allowed.first, let maximum = allowed.last else { return }
      size = min(max(size, minimum), maximum)
    }
  }

  /// Sets the color scheme of this view and of the whole picture. The outermost preference wins;
  /// among siblings, the first one does. `nil` sets no preference.
  nonisolated public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { if let scheme { $0 = scheme } }
      .modifier(
        IdentityModifier(value: scheme, isForHidden: false) { scheme, store, _ in
          store.preferredColorScheme = store.preferredColorScheme ?? scheme
        })
  }
}
