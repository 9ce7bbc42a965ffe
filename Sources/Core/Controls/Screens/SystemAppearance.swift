import Synchronization

/// The values of UIKit's appearance objects for the bars and controls of all screens.
///
/// Each renderer has its own values. Values set outside of renderers apply to all renderers.
package final class SystemAppearance: Sendable {
  package struct Values: Sendable {
    package var isTabBarHidden: Bool?
    /// The color of the selected segment of segmented pickers.
    package var segmentTint: Color?
    /// The text color of segments, and that of the selected one.
    package var segmentColor, selectedSegmentColor: Color?
    /// The background of segmented pickers.
    package var segmentBackground: Color?
    /// The color of the dot of the current page.
    package var currentPageTint: Color?
    /// The color of the dots of other pages.
    package var pageTint: Color?
    /// The color of inline titles.
    package var titleColor: Color?
    /// The color of large titles.
    package var largeTitleColor: Color?

    package init() {}
  }

  private let values = Mutex(Values())

  private static func of(_ context: RendererContext) -> SystemAppearance {
    context.object { SystemAppearance() }
  }

  /// Changes the values of the running code's renderer.
  package static func change(_ body: (inout Values) -> Void) {
    of(.current).values.withLock { body(&$0) }
  }

  /// Returns the value set by the running code's renderer, or else by an enclosing one; `nil` if
  /// none set it.
  package static func value<T>(_ path: KeyPath<Values, T?>) -> T? {
    var context: RendererContext? = .current
    while let place = context {
      let values = of(place).values.withLock { $0 }
      if let value = values[keyPath: path] { return value }
      context = place.outer
    }
    return nil
  }
}

extension Optional<Text> {
  /// Returns the text in the color that UIKit's appearance objects set, if any.
  func foregroundStyle(appearance path: KeyPath<SystemAppearance.Values, Color?>) -> Text? {
    guard let color = SystemAppearance.value(path) else { return self }
    return map { $0.foregroundStyle(color) }
  }
}

extension View {
  /// Sets the color that UIKit's appearance objects set, or else a style.
  func foregroundStyle(
    _ style: AnyShapeStyle, unlessSet path: KeyPath<SystemAppearance.Values, Color?>
  ) -> some View {
    foregroundStyle(SystemAppearance.value(path).map { AnyShapeStyle($0) } ?? style)
  }
}
