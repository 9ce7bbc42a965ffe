import Foundation

/// What goes with a change of state.
public struct Transaction: Sendable {
  public var animation: Animation?
  /// Whether `animation(_:value:)` is passed over.
  public var disablesAnimations = false
  /// Accepted for source compatibility.
  public var isContinuous = false

  public init(animation: Animation? = nil) { self.animation = animation }

  /// What goes with the changes that this task is just making.
  @TaskLocal static var current: Transaction?
}

/// Makes changes that are to be animated.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// When an animation counts as done.
public enum AnimationCompletionCriteria: Hashable, Sendable { case logicallyComplete, removed }

/// Makes changes that are to be animated, and then what comes after them: a picture shows the state
/// in which everything is done.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  defer { completion() }
  return try withTransaction(Transaction(animation: animation), body)
}

/// Makes changes with something that goes with them.
@MainActor
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.$current.withValue(transaction) { try body() }
}

/// Makes changes with one value of what goes with them.
@MainActor
public func withTransaction<Result, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current ?? Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

extension View {
  /// Changes what goes with every change inside of this view.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// Animates every change in this view.
  @available(*, deprecated, message: "say which value's changes are animated")
  nonisolated public func animation(_ animation: Animation?) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Animates what changes in this view when a value does.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    transaction(value: value) { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Changes what goes with the changes in this view when a value changes.
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransactionModifier(value: value, transform: transform))
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
    guard var inner = context.entering(Self.self) else { return }
    inner.changeTransaction(modifier.transform)
    content(inner, &list)
  }
}

struct ValueTransactionModifier<V: Equatable> {
  let value: V
  let transform: (inout Transaction) -> Void

  /// The value that was seen last, and in which change it became another one.
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
    guard var inner = context.entering(Self.self) else { return }
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
