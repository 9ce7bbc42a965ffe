import Foundation

extension ScrollGeometry {
  fileprivate init(_ extent: ScrollExtent) {
    (contentOffset, contentSize) = (extent.offset, extent.content)
    (contentInsets, containerSize) = (extent.insets, extent.container)
  }
}

/// The state of a scroll view. In a live preview it is `interacting` while the user scrolls,
/// otherwise `idle`.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  /// Whether the content is moving.
  public var isScrolling: Bool { self != .idle }
}

extension View {
  /// Performs an action with a value derived from the geometry of the first scroll view in this
  /// view: once after the first layout, with equal values, and again whenever the value changes.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Derives the value from the scroll geometry.
  ///   - action: Receives the old and the new value.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(value: transform, action: action))
  }

  /// Performs an action when the user starts and stops scrolling the scroll views in this view, in
  /// a live preview. Each discrete scroll step starts and stops.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    observingScrolls { before, after in
      action(.idle, .interacting, ScrollPhaseChangeContext(geometry: before, velocity: nil))
      action(.interacting, .idle, ScrollPhaseChangeContext(geometry: after, velocity: nil))
    }
  }

  nonisolated private func observingScrolls(
    _ observer: @escaping (ScrollGeometry, ScrollGeometry) -> Void
  ) -> some View {
    transformEnvironment(\.scrolling) {
      $0.observers.append { observer(ScrollGeometry($0), ScrollGeometry($1)) }
    }
  }
}

struct ScrollGeometryModifier<T: Equatable> {
  let value: (ScrollGeometry) -> T
  let action: (T, T) -> Void
}

extension ScrollGeometryModifier: ViewModifier {
  static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    guard var inner = context.enteringMembers(Self.self) else { return }
    let latest = inner.latest(T.self)
    inner.environment.scrolling.geometryObservers.append(
      ScrollGeometryObserver(id: ObjectIdentifier(latest)) { extent in
        let value = modifier.value(ScrollGeometry(extent))
        guard latest.value != value else { return }
        let old = latest.value ?? value
        latest.value = value
        modifier.action(old, value)
      })
    content(inner, &list)
  }
}
