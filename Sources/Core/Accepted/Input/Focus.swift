import Foundation

/// A property wrapper that identifies the focused view. It keeps the value that the app sets, like
/// `@State`. In a live preview, typing into a field with `focused(_:)` also changes it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>

  /// Creates a focus state for one view. Initially, the view is not focused.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Creates a focus state for several views. Initially, the value is `nil` and no view is focused.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  /// The most recently set value.
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

    /// The most recently set value.
    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    /// The binding.
    public var projectedValue: Binding { self }
  }
}

/// Marks views that can be focused.
private struct FocusedModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
  /// The value of the state when no view is focused.
  let none: Value?
}

extension FocusedModifier: AccessibilityMarking {
  func mark(in context: _ResolveContext) -> AccessibilityMark? {
    binding.wrappedValue == value ? .edit(.addTraits(.isEditing)) : nil
  }

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
  /// Binds the focus of this view to a state, which equals the value while the view is focused.
  /// Focus has no visual effect.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    let none = (Value.self as? any ExpressibleByNilLiteral.Type).flatMap {
      $0.init(nilLiteral: ()) as? Value
    }
    return modifier(FocusedModifier(binding: binding, value: value, none: none))
  }

  /// Binds the focus of this view to a state, which is `true` while the view is focused. Focus has
  /// no visual effect.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true, none: false))
  }
}
