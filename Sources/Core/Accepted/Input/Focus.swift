import Foundation

/// A property wrapper for which view has the focus. It keeps what the app sets, like `@State`; in a
/// live preview, typing into a field of `focused(_:)` changes it as well.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>

  /// Creates a state of one view; at first it has no focus.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Creates a state of several views; at first none has the focus, and the value is `nil`.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  /// The value that was set last.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding for `focused(_:)` and for passing the state to other views.
  public var projectedValue: Binding { Binding(value: state.projectedValue) }

  /// Read and write access to a focus state.
  @propertyWrapper
  public struct Binding {
    fileprivate let value: GalleyCore.Binding<Value>

    /// The value that was set last.
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

/// Marks views that can have the focus.
private struct FocusedModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
  /// What the state is where nothing has the focus.
  let none: Value?
}

extension FocusedModifier: MarkingModifier {
  func mark(_ node: LayoutNode) {
    node.focusTargets.append(
      FocusTarget { [binding, value, none] isFocused in
        if isFocused {
          binding.wrappedValue = value
        } else if let none, binding.wrappedValue == value {
          binding.wrappedValue = none
        }
      })
  }
}

extension View {
  /// Binds the focus of this view to a state, which is the value while the view has the focus. A
  /// focused view looks like any other.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    let none = (Value.self as? any ExpressibleByNilLiteral.Type).flatMap {
      $0.init(nilLiteral: ()) as? Value
    }
    return modifier(FocusedModifier(binding: binding, value: value, none: none))
  }

  /// Binds the focus of this view to a state, which is `true` while the view has the focus. A focused
  /// view looks like any other.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true, none: false))
  }

  /// Accepted for source compatibility: a focused view looks like any other.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Accepted for source compatibility: a focused view looks like any other.
  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View { self }

  /// Accepted for source compatibility: a focused view looks like any other.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { self }

  /// Accepted for source compatibility: a focused view looks like any other.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Accepted for source compatibility: a focused view looks like any other.
  nonisolated public func focusSection() -> some View { self }
}

/// The interactions of a focusable view. Accepted for source compatibility; has no effect in a
/// picture.
public struct FocusInteractions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view can be activated, like a button.
  public static let activate = FocusInteractions(rawValue: 1)

  /// The view takes keyboard input.
  public static let edit = FocusInteractions(rawValue: 2)

  /// All interactions.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// When a default focus applies. Accepted for source compatibility; has no effect in a picture.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// When the focus is not changed by the user.
  public static let automatic = DefaultFocusEvaluationPriority()

  /// Also when the user changes the focus.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}
