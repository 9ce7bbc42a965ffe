import Foundation

/// What can answer to events. A picture has none.
@MainActor @preconcurrency
open class UIResponder {
  /// Creates a responder.
  public init() {}

  /// The responder that is asked next.
  open var next: UIResponder? { nil }
  /// `false`: there is no keyboard.
  open var isFirstResponder: Bool { false }
  /// `false`: there is no keyboard.
  open var canBecomeFirstResponder: Bool { false }
  /// Does nothing, and returns `false`.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }
  /// Does nothing, and returns `true`.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// The name of a notification that is never sent.
  nonisolated public static let keyboardWillShowNotification =
    Notification.Name("UIKeyboardWillShowNotification")
  /// The name of a notification that is never sent.
  nonisolated public static let keyboardDidShowNotification =
    Notification.Name("UIKeyboardDidShowNotification")
  /// The name of a notification that is never sent.
  nonisolated public static let keyboardWillHideNotification =
    Notification.Name("UIKeyboardWillHideNotification")
  /// The name of a notification that is never sent.
  nonisolated public static let keyboardDidHideNotification =
    Notification.Name("UIKeyboardDidHideNotification")
  /// The name of a notification that is never sent.
  nonisolated public static let keyboardWillChangeFrameNotification =
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  /// The key of a frame in a notification that is never sent.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of a time in a notification that is never sent.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
}

extension UIResponder: Hashable {
  /// Whether both are the same object.
  nonisolated public static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }
  /// Hashes the object's identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
