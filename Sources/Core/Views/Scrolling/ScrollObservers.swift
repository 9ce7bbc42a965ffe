import Foundation

/// How the content of a scroll view lies in it.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is scrolled, in points from its leading and top edges.
  public var contentOffset: CGPoint
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// The insets of the content, in points.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view, in points.
  public var containerSize: CGSize
  /// The part of the content that is visible, in points.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The size of the scroll view without the insets, in points.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

extension ScrollGeometry {
  fileprivate init(_ extent: ScrollExtent) {
    (contentOffset, contentSize) = (extent.offset, extent.content)
    (contentInsets, containerSize) = (extent.insets, extent.container)
  }
}

/// What a scroll view does. In a live preview it is `interacting` while a person scrolls it, and else
/// `idle`.
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  /// Whether the content moves.
  public var isScrolling: Bool { self != .idle }
}

/// A scroll view whose phase changes.
public struct ScrollPhaseChangeContext {
  /// The scroll view as it lies.
  public let geometry: ScrollGeometry
  /// The speed of the scrolling, in points a second; `nil`: a live preview scrolls by steps.
  public let velocity: CGVector?
}

extension View {
  /// Performs an action when a person scrolls the scroll views in this view, in a live preview, and
  /// what is made of how the content lies is another value then.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Makes the value.
  ///   - action: Is given the value before and after.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    observingScrolls { before, after in
      let (old, new) = (transform(before), transform(after))
      if old != new { action(old, new) }
    }
  }

  /// Performs an action when a person begins and ends to scroll the scroll views in this view, in a
  /// live preview: there each step is one that begins and ends.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Performs an action when a person begins and ends to scroll the scroll views in this view, in a
  /// live preview: there each step is one that begins and ends.
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
