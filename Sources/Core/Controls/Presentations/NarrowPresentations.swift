import Foundation

/// The values of the screen around a popover or a card, which differ inside of it.
struct ScreenTraits {
  let widthClass: UserInterfaceSizeClass?
  let controls: ControlEnvironment
}

extension EnvironmentValues {
  /// The traits of the screen around a presentation of compact width; `nil` elsewhere.
  @Entry var screenTraits: ScreenTraits?

  /// Prepares for the content of a popover or a card: over a screen of regular width, it has a compact width.
  ///
  /// - Parameter isPopover: Whether the content is narrower than the screen of a phone.
  mutating func narrow(isPopover: Bool) {
    screenTraits = ScreenTraits(widthClass: horizontalSizeClass, controls: controls)
    horizontalSizeClass = .compact
    controls.bottomInset = 0
    if isPopover { (controls.hasWideMargins, controls.barWidth) = (false, 0) }
  }

  /// Prepares for a presentation: it is over the whole screen, whatever presents it.
  mutating func widen() {
    let theme = controls.theme
    if let screenTraits { horizontalSizeClass = screenTraits.widthClass }
    controls = (screenTraits?.controls ?? controls).screenValues
    controls.theme = theme
    screenTraits = nil
  }
}
