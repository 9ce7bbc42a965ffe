/// A value that `run` creates, possibly later.
public struct Async<Value> {
  /// Creates the value and calls its argument with it.
  public let run: (@escaping (Value) -> Void) -> Void

  /// Creates a value that arrives when `run` calls its argument.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// Creates a value that is available immediately.
  public init(value: Value) { self.init { callback in callback(value) } }

  /// Returns the value changed by `transform`.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}
