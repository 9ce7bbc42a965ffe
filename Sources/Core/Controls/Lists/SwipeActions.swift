import Foundation

/// Adds the swipe actions of a row to the actions of its elements for screen readers.
private struct SwipeActions<V: View> {
  let content: V
}

extension SwipeActions: AccessibilityMarking {
  func mark(in context: _ResolveContext) -> AccessibilityMark? {
    guard context.environment.controls.isInList else { return nil }
    return AccessibilityContentModifier(use: .actions, content: content).mark(in: context)
  }
}

extension View {
  /// Adds actions to a row of a list that swiping over it reveals. Screen readers offer them; pictures
  /// don't show them.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the actions appear. Default: trailing.
  ///   - allowsFullSwipe: Whether swiping over the whole row performs the first action. Default:
  ///     `true`.
  ///   - content: The buttons.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(SwipeActions(content: content()))
  }
}

/// Adds the action that `onDelete(perform:)` offers to screen readers.
struct DeleteSpeech {
  let isDeletable: Bool
}

extension DeleteSpeech: AccessibilityMarking {
  func mark(in context: _ResolveContext) -> AccessibilityMark? {
    isDeletable && context.environment.controls.isInList ? .edit(.action("Delete")) : nil
  }
}
