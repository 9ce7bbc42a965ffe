import Foundation
import GalleyCombine

/// Where a view stands to what is shown: on that depends what it does by itself.
package enum Presence {
  case shown
  /// On a tab that was shown before: its state stays, and it follows values as before.
  case hidden
  /// It is only looked at to find out what there is.
  case surveyed
}

/// A modifier that does something with the view's identity, and adds no node.
struct IdentityModifier<Value> {
  let value: Value
  /// Whether views on hidden tabs do it, too. What others keep is forgotten, so that they begin
  /// anew.
  var isForHidden = true
  /// Called when the views are evaluated.
  let visit: @MainActor (Value, StateStore, StateStore.Key) -> Void
}

extension IdentityModifier: ViewModifier {
  static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    guard let inner = context.entering(Self.self) else { return }
    let store = context.session.store
    let isPresent =
      context.presence == .shown || context.presence == .hidden && modifier.isForHidden
    // Values on the way from one state to the next are not told.
    if isPresent, store.motion.mode.isSettled {
      modifier.visit(modifier.value, store, StateStore.Key(identity: inner.identity, offset: -1))
    }
    content(inner, &list)
  }
}

extension View {
  /// Calls `action` when the view is there for the first time, after it was laid out.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(
      IdentityModifier(value: action, isForHidden: false) { action, store, key in
        let isNew = !store.knows(key)
        _ = store.value(key) { Box(()) }
        if isNew, let action { store.later { action() } }
      })
  }

  /// Accepted for source compatibility: in a picture nothing disappears.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Calls `action` when a value is another one than in the evaluation before.
  ///
  /// - Parameter initial: Whether it is also called the first time.
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

  /// Calls `action` when a value is another one than in the evaluation before.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Calls `action` with the new value when a value is another one than before.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ new: V) -> Void
  ) -> some View {
    onChange(of: value) { _, new in action(new) }
  }

  /// Calls `action` with every value that a publisher sends while the view is there.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(
      IdentityModifier(value: (publisher, action)) { reception, store, key in
        typealias Receiver = (subscription: AnyCancellable?, action: (P.Output) -> Void)
        let (publisher, action) = reception
        let isNew = !store.knows(key)
        let box = store.value(key) { Box<Receiver>((nil, action)) }
        // Later evaluations bring newer closures.
        box.value.action = action
        if isNew {
          box.value.subscription = publisher.sink { [weak box] in box?.value.action($0) }
        }
      })
  }

  /// Runs `action` up to where it first waits, when the view is there for the first time.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(
      IdentityModifier(value: action, isForHidden: false) { action, store, key in
        let isNew = !store.knows(key)
        _ = store.value(key) { Box(()) }
        guard isNew else { return }
        store.later { [weak store] in store?.tasks.append(Task.immediate { await action() }) }
      })
  }

  /// Gives the view an identity of its own: another id is another view.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IDModifier(id: id))
  }
}

struct IDModifier<ID: Hashable> {
  let id: ID
}

extension IDModifier: ViewModifier {
  static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    guard let inner = context.entering(Self.self) else { return }
    var place = inner
    place.identity.enter(modifier.id.hashValue)
    guard context.motion.remembersViews else { return content(place, &list) }
    inner.resolve([DynamicView(identity: place.identity, resolve: content)], into: &list)
  }
}
