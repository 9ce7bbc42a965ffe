/// A layout that aligns its views by guides that can be chosen.
package protocol AlignedLayout: Layout {
  /// The same layout with the alignment that it has where none is chosen.
  var withDefaultAlignment: Self { get }
  /// Whether another alignment is chosen.
  var hasChosenAlignment: Bool { get }
}

extension HStackLayout: AlignedLayout {
  package var withDefaultAlignment: Self { HStackLayout(spacing: spacing) }
  package var hasChosenAlignment: Bool { alignment != .center }
}

extension VStackLayout: AlignedLayout {
  package var withDefaultAlignment: Self { VStackLayout(spacing: spacing) }
  package var hasChosenAlignment: Bool { alignment != .center }
}

extension ZStackLayout: AlignedLayout {
  package var withDefaultAlignment: Self { ZStackLayout() }
  package var hasChosenAlignment: Bool { alignment != .center }
}
