import Foundation

/// Which view of several has the keyboard, as far as a program sets it: kept like `@State`, and
/// nothing else ever changes it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>

  public init() where Value == Bool { state = State(wrappedValue: false) }
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  public var projectedValue: Binding { Binding(value: state.projectedValue) }

  /// The state as views are given it.
  @propertyWrapper
  public struct Binding {
    fileprivate let value: GalleyCore.Binding<Value>

    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

extension View {
  /// Accepted for source compatibility: a view with the keyboard looks like any other.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  /// Accepted for source compatibility: a view with the keyboard looks like any other.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  /// Accepted for source compatibility: a view with the keyboard looks like any other.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Accepted for source compatibility: a view with the keyboard looks like any other.
  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View { self }

  /// Accepted for source compatibility: a view with the keyboard looks like any other.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { self }

  /// Accepted for source compatibility: a view with the keyboard looks like any other.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Accepted for source compatibility: a view with the keyboard looks like any other.
  nonisolated public func focusSection() -> some View { self }
}

/// What can be done with a view that has the keyboard.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// When a view is given the keyboard first.
public struct DefaultFocusEvaluationPriority: Sendable {
  public static let automatic = DefaultFocusEvaluationPriority()
  public static let userInitiated = DefaultFocusEvaluationPriority()
}
