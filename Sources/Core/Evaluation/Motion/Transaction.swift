import Foundation

/// The context of a state change, such as its animation.
///
/// It belongs to the thread that makes the changes: a task started meanwhile has none.
public struct Transaction {
  /// The animation of the change; `nil` for no animation.
  public var animation: Animation?
  /// Whether `animation(_:value:)` is ignored. Default: `false`.
  public var disablesAnimations = false
  /// Accepted for source compatibility.
  public var isContinuous = false
  /// Accepted for source compatibility: gestures in a picture have no velocity.
  public var tracksVelocity = false
  private var custom: [ObjectIdentifier: Any] = [:]
  fileprivate var completions: [() -> Void] = []

  /// Creates a transaction.
  ///
  /// - Parameter animation: The animation of the change. Default: `nil`, no animation.
  public init(animation: Animation? = nil) { self.animation = animation }

  /// The value of a custom key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { custom[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  /// Adds a completion that is called right after the changes of `withTransaction(_:_:)`: a picture
  /// shows the state after the animation. Completions added to a transaction by a view are not
  /// called.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(completion)
  }

  /// The thread-specific pointer to the transaction of the changes being made.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The transaction of the changes that this thread is making.
  static var current: Transaction? {
    pthread_getspecific(key)?.assumingMemoryBound(to: Transaction.self).pointee
  }

  /// Makes the state changes in `body` with this transaction.
  func apply<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = pthread_getspecific(Self.key)
    defer { pthread_setspecific(Self.key, outer) }
    return try withUnsafePointer(to: self) { transaction in
      pthread_setspecific(Self.key, transaction)
      return try body()
    }
  }

  /// The parts of its transaction that a change keeps.
  struct Motion: Sendable {
    let animation: Animation?
    let disablesAnimations: Bool
  }

  var motion: Motion { Motion(animation: animation, disablesAnimations: disablesAnimations) }
}

/// A key for a value that a transaction carries to views.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
}

/// Animates the state changes made by `body`.
///
/// Pictures show the new state; `ImageRenderer.animate` shows the animation.
///
/// - Parameters:
///   - animation: The animation; `nil` changes the state without animation.
///   - body: Changes the state.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// The criterion for the completion of an animation. Accepted for source compatibility: completions
/// are called immediately.
public enum AnimationCompletionCriteria: Hashable, Sendable { case logicallyComplete, removed }

/// Animates the state changes made by `body`, then calls `completion`: a picture shows the state
/// after the animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  defer { completion() }
  return try withTransaction(Transaction(animation: animation), body)
}

/// Makes the state changes in `body` with a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  defer { for completion in transaction.completions { completion() } }
  return try transaction.apply(body)
}

/// Makes the state changes in `body` with one value of the transaction replaced.
public func withTransaction<Result, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current ?? Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

extension View {
  /// Animates every change in this view.
  @available(*, deprecated, message: "use animation(_:value:) instead")
  nonisolated public func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }
}

struct TransactionModifier {
  let transform: (inout Transaction) -> Void
}

extension TransactionModifier: ViewModifier {
  static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    guard var inner = context.enteringMembers(Self.self) else { return }
    inner.changeTransaction(modifier.transform)
    content(inner, &list)
  }
}

extension ViewModifier {
  /// Transforms the transaction of changes in what this modifier adds, but not in the view that it
  /// is applied to.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    ModifierTransaction(modifier: self, transform: transform)
  }

  /// Animates changes in what this modifier adds, but not in the view that it is applied to.
  ///
  /// - Parameter animation: The animation; `nil` removes the animation of the changes.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }
}

/// A modifier with a transaction of its own.
struct ModifierTransaction<Modifier: ViewModifier> {
  let modifier: Modifier
  let transform: (inout Transaction) -> Void
}

extension ModifierTransaction: ViewModifier {
  static func _resolve(
    _ own: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    guard var inner = context.enteringMembers(Self.self) else { return }
    let outer = inner.animation
    inner.changeTransaction(own.transform)
    let changed = inner.animation
    Modifier._resolve(own.modifier, in: inner, into: &list) { context, list in
      var context = context
      // The modifier itself may have animated its content.
      if context.animation == changed { context.animation = outer }
      content(context, &list)
    }
  }
}

/// Transforms the transaction in evaluations where `value` changes.
struct ValueTransactionModifier<V: Equatable> {
  let value: V
  let transform: (inout Transaction) -> Void

  /// The latest value and the change that set it.
  final class Memory {
    var value: V?
    var change: Int?
  }
}

extension ValueTransactionModifier: ViewModifier {
  static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    guard var inner = context.enteringMembers(Self.self) else { return }
    let store = context.session.store
    let memory = store.value(StateStore.Key(identity: inner.identity, offset: -1)) { Memory() }
    if store.motion.mode.isSettled {
      if let old = memory.value, old != modifier.value { memory.change = store.motion.change }
      memory.value = modifier.value
    }
    if memory.change == store.motion.change { inner.changeTransaction(modifier.transform) }
    content(inner, &list)
  }
}

extension _ResolveContext {
  @MainActor
  fileprivate mutating func changeTransaction(_ transform: (inout Transaction) -> Void) {
    let motion = session.store.motion
    var transaction = Transaction(animation: motion.animation(animation))
    transaction.disablesAnimations = motion.disablesAnimations
    transform(&transaction)
    animation = motion.number(of: transaction.animation)
  }
}
