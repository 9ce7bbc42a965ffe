/// A view that can have the focus: what tells a program whether it has.
package final class FocusTarget {
  package let setFocus: (Bool) -> Void
  /// That of the renderer, which is current again while the program is told.
  private let context = RendererContext.current

  package init(_ setFocus: @escaping (Bool) -> Void) { self.setFocus = setFocus }

  @MainActor
  package func set(_ isFocused: Bool) { context.run { setFocus(isFocused) } }
}

extension LayoutNode {
  private static let focusKey = ObjectIdentifier(FocusTarget.self)

  /// What is told that the view has the focus, from the inside out.
  package var focusTargets: [FocusTarget] {
    get { hasTraits ? traits[Self.focusKey] as? [FocusTarget] ?? [] : [] }
    nonmutating set { traits[Self.focusKey] = newValue }
  }
}
