import Foundation
import GalleyCombine

/// An action that opens a window. It does nothing: a picture has one.
public struct OpenWindowAction: Sendable {
  /// Does nothing.
  @MainActor public func callAsFunction(id: String) {}
  /// Does nothing.
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {}
  /// Does nothing.
  @MainActor public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// An action that closes a window. It does nothing: a picture has one.
public struct DismissWindowAction: Sendable {
  /// Does nothing.
  @MainActor public func callAsFunction() {}
  /// Does nothing.
  @MainActor public func callAsFunction(id: String) {}
  /// Does nothing.
  @MainActor public func callAsFunction<D: Codable & Hashable>(value: D) {}
}

/// An action that opens the settings. It does nothing.
public struct OpenSettingsAction: Sendable {
  /// Does nothing.
  @MainActor public func callAsFunction() {}
}

/// An action that ends a search. It does nothing: a picture searches nothing.
public struct DismissSearchAction: Sendable {
  /// Does nothing.
  @MainActor public func callAsFunction() {}
}

/// An action that renames what is selected. It does nothing.
public struct RenameAction: Sendable {
  /// Does nothing.
  @MainActor public func callAsFunction() {}
}

/// An action that moves the default focus. It does nothing: a picture has no focus.
public struct ResetFocusAction: Sendable {
  /// Does nothing.
  @MainActor public func callAsFunction(in namespace: Namespace.ID) {}
}

/// An action that asks for a review. It does nothing.
public struct RequestReviewAction: Sendable {
  /// Does nothing.
  @MainActor public func callAsFunction() {}
}

/// Whether controls in a window are in use.
public enum ControlActiveState: Hashable, CaseIterable, Sendable { case key, active, inactive }

/// The weight of text that the user prefers.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// The older name of the sizes of type.
public enum ContentSizeCategory: Int, Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether this is one of the sizes for people who need large type.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Whether a size is smaller than another one.
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  /// Whether a size is smaller than another one or equal.
  public static func <= (a: Self, b: Self) -> Bool { a.rawValue <= b.rawValue }
  /// Whether a size is larger than another one.
  public static func > (a: Self, b: Self) -> Bool { a.rawValue > b.rawValue }
  /// Whether a size is larger than another one or equal.
  public static func >= (a: Self, b: Self) -> Bool { a.rawValue >= b.rawValue }
}

/// An action that a view offers by a key of its own, such as the menu of a window.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// Creates a reader of the value under a key.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  /// Creates a reader of an object.
  public init(_ objectType: Value.Type) where Value: AnyObject {}
  /// The value: always `nil`, as a picture has no focus.
  public var wrappedValue: Value? { nil }
}

/// A binding that a view offers by a key of its own.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// Creates a reader of the binding under a key.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  /// The value: always `nil`, as a picture has no focus.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  /// The binding: one of `nil`.
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object that a view offers.
@propertyWrapper
public struct FocusedObject<Object: ObservableObject>: DynamicProperty {
  /// Creates a reader of an object.
  public init() {}
  /// The object: always `nil`, as a picture has no focus.
  public var wrappedValue: Object? { nil }
}

/// A list of changes that can be undone. Linux' Foundation has none; it keeps nothing.
open class UndoManager {
  /// Creates an empty one.
  public init() {}
  /// Whether there is something to undo: never.
  open var canUndo: Bool { false }
  /// Whether there is something to redo: never.
  open var canRedo: Bool { false }
  /// Does nothing.
  open func undo() {}
  /// Does nothing.
  open func redo() {}
  /// Does nothing.
  open func setActionName(_ actionName: String) {}
  /// Does nothing.
  open func removeAllActions() {}
  /// Does nothing.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {}
}

/// A key for a value that the focused view offers.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the focused view offers. In a picture there are none.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// The value of a key.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension EnvironmentValues {
  /// The size of type by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(rawValue: dynamicTypeSize.rawValue) ?? .large }
    set { dynamicTypeSize = DynamicTypeSize(rawValue: newValue.rawValue) ?? .large }
  }
  /// An action that opens a window; it does nothing.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// An action that closes a window; it does nothing.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// An action that opens the settings; it does nothing.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// An action that ends a search; it does nothing.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  /// An action that renames what is selected: always `nil`.
  public var rename: RenameAction? { nil }
  /// An action that moves the default focus; it does nothing.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  /// An action that asks for a review; it does nothing.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  /// Whether several windows are possible: `false`.
  public var supportsMultipleWindows: Bool { false }
  /// Whether controls in the window are in use: `key`.
  public var controlActiveState: ControlActiveState { .key }
  /// The weight of text that the user prefers: regular.
  public var legibilityWeight: LegibilityWeight? { .regular }
  /// Whether the screen is dimmed: `false`.
  public var isLuminanceReduced: Bool { false }
  /// Whether the pointer is over the nearest view with a hover effect: `false`.
  public var isHoverEffectEnabled: Bool { false }
  /// Whether the view is in the bar of a window's tabs: `false`.
  public var isTabBarShowingSections: Bool { false }
  /// Whether the user prefers shapes to mark buttons: `false`.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether a switch controls the device: `false`.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether large content is shown for bars: `false`.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether flashing lights are dimmed: `false`.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether animated pictures move: `true`.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// Whether Assistive Access is on: `false`.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  /// The manager of undos: always `nil`.
  public var undoManager: UndoManager? { nil }
}

extension View {
  /// Accepted for source compatibility: a picture has no focus.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
  /// Accepted for source compatibility: a picture has no focus.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { self }
  /// Accepted for source compatibility: a picture has no focus.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }
  /// Accepted for source compatibility: a picture has no focus.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    self
  }
  /// Accepted for source compatibility: a picture has no focus.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }
  /// Accepted for source compatibility: a picture has no focus.
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { self }
}
