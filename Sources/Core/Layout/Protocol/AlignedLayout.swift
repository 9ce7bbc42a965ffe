/// A layout with a configurable alignment.
package protocol AlignedLayout: Layout {
  /// The same layout with its default alignment.
  var withDefaultAlignment: Self { get }
  /// Whether the alignment differs from the default.
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
