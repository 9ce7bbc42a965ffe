import Galley

/// Something that a user does. A picture has none.
@MainActor @preconcurrency
open class UIEvent {}

/// A finger on the screen. A picture has none.
@MainActor @preconcurrency
open class UITouch: Hashable {
  /// Where the finger is in a view.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Whether both are the same object.
  nonisolated public static func == (a: UITouch, b: UITouch) -> Bool { a === b }
  /// Hashes the object's identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// Recognizes a gesture, which nobody performs in a picture.
@MainActor @preconcurrency
open class UIGestureRecognizer {
  /// How far a gesture is.
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }

  /// Creates a recognizer.
  public init() {}
  /// Whether gestures are recognized.
  open var isEnabled = true
  /// Not performed.
  open var state: State { .possible }
  /// The view of the gesture.
  open internal(set) weak var view: UIView?
  /// What decides about the gesture.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name to find the recognizer by.
  open var name: String?
  /// Where the gesture is in a view.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Decides about gestures. Nobody performs one in a picture.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {}

/// Recognizes taps, which nobody performs in a picture.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  open var numberOfTapsRequired = 1
}

/// Recognizes drags, which nobody performs in a picture.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far the finger has moved.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// How fast the finger moves.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
