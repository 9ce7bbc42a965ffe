import Foundation
import GalleyCombine

/// The presence of a view, which determines whether actions such as `onAppear` are called.
package enum Presence {
  case shown
  /// On a tab that was shown before: state is kept, and `onChange` is still called.
  case hidden
  /// Resolved only for its labels and tags; no actions are called.
  case surveyed
}

/// A modifier that keeps state under the view's identity, without adding a node.
struct IdentityModifier<Value> {
  let value: Value
  /// Whether to visit it on hidden tabs; otherwise its state is discarded there.
  var isForHidden = true
  /// Called for each evaluation of the views.
  let visit: @MainActor (Value, StateStore, StateStore.Key) -> Void
}

extension IdentityModifier: ViewModifier {
  static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    guard let inner = context.enteringMembers(Self.self) else { return }
    let store = context.session.store
    let isPresent =
      context.presence == .shown || context.presence == .hidden && modifier.isForHidden
    // Intermediate values of an animation are not reported.
    if isPresent, store.motion.mode.isSettled {
      modifier.visit(modifier.value, store, StateStore.Key(identity: inner.identity, offset: -1))
    }
    content(inner, &list)
  }
}

extension View {
  /// Calls `action` when the view appears, after its first layout.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(
      IdentityModifier(value: action, isForHidden: false) { action, store, key in
        let isNew = !store.knows(key)
        _ = store.value(key) { Box(()) }
        if isNew, let action { store.later { action() } }
      })
  }

  /// Calls `action` with the old and new values when `value` has changed since the last evaluation.
  ///
  /// - Parameters:
  ///   - value: The value to observe.
  ///   - initial: Whether `action` is also called when the view appears. Default: `false`.
  ///   - action: The action to call.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ old: V, _ new: V) -> Void
  ) -> some View {
    modifier(
      IdentityModifier(value: (value, initial, action)) { change, store, key in
        let (value, initial, action) = change
        let isNew = !store.knows(key)
        let box = store.value(key) { Box(value) }
        let old = box.value
        box.value = value
        if isNew ? initial : old != value { store.later { action(old, value) } }
      })
  }

  /// Calls `action` with every value sent by a publisher while the view exists.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(
      IdentityModifier(value: (publisher, action)) { reception, store, key in
        typealias Receiver = (subscription: AnyCancellable?, action: (P.Output) -> Void)
        let (publisher, action) = reception
        let isNew = !store.knows(key)
        let box = store.value(key) { Box<Receiver>((nil, action)) }
        // Each evaluation provides a new closure.
        box.value.action = action
        if isNew {
          box.value.subscription = publisher.sink { [weak box, context = store.context] value in
            context.run { box?.value.action(value) }
          }
        }
      })
  }

  /// Starts a task when the view appears. It runs up to its first suspension before the picture is
  /// drawn, and is canceled when the view is removed, or at the latest with the renderer.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(
      IdentityModifier(value: action, isForHidden: false) { action, store, key in
        let isNew = !store.knows(key)
        _ = store.value(key) { Box(()) }
        guard isNew else { return }
        store.later { [weak store] in store?.start(action, for: key) }
      })
  }

  /// Starts a task when the view appears, and restarts it when a value changes.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(
      IdentityModifier(value: (value, action), isForHidden: false) { pair, store, key in
        let latest = store.value(key) { Box<T?>(nil) }
        guard latest.value != pair.0 else { return }
        latest.value = pair.0
        store.later { [weak store] in store?.start(pair.1, for: key) }
      })
  }
}

/// Gives its content an explicit identity.
struct IDModifier<ID: Hashable> {
  let id: ID
}

extension IDModifier: ViewModifier {
  static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    guard let inner = context.enteringMembers(Self.self) else { return }
    var place = inner
    place.identity.enter(modifier.id.hashValue)
    let end = list.end
    if context.motion.remembersViews {
      inner.resolve([DynamicView(identity: place.identity, resolve: content)], into: &list)
    } else {
      content(place, &list)
    }
    guard context.marksScrollTargets else { return }
    list.changeNodes(since: end) { $0.markAsScrollTarget(modifier.id) }
  }
}
