/// Notifies a program whether a view has focus.
package final class FocusTarget {
  package let setFocus: (Bool) -> Void
  /// The renderer's context, which is made current during the notification.
  private let context = RendererContext.current

  package init(_ setFocus: @escaping (Bool) -> Void) { self.setFocus = setFocus }

  @MainActor
  package func set(_ isFocused: Bool) { context.run { setFocus(isFocused) } }
}

extension LayoutNode {
  private static let focusKey = ObjectIdentifier(FocusTarget.self)

  /// The targets to notify when the view gains focus, innermost first.
  package var focusTargets: [FocusTarget] {
    get { hasTraits ? traits[Self.focusKey] as? [FocusTarget] ?? [] : [] }
    nonmutating set { traits[Self.focusKey] = newValue }
  }
}
