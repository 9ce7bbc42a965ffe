import Foundation

/// A class of widths or heights; compact sizes have little space.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

extension EnvironmentValues {
  /// The horizontal size class of the device, or `nil` without a device.
  @Entry public var horizontalSizeClass: UserInterfaceSizeClass?

  /// The vertical size class of the device, or `nil` without a device.
  @Entry public var verticalSizeClass: UserInterfaceSizeClass?
}

extension EnvironmentValues {
  /// Whether bars are flat: on phones in landscape orientation, but not in low windows of tablets.
  var hasFlatBars: Bool { verticalSizeClass == .compact && !controls.hasStatusBar }

  /// Whether the screen is that of a tablet.
  var isTablet: Bool { horizontalSizeClass == .regular && verticalSizeClass == .regular }

  /// The distance of what is in bars, and of rows without cards, from the sides of the screen, in points.
  var barMargin: CGFloat {
    controls.barWidth >= 414 && !controls.isInSideColumn ? look.bar.wideMargin : 16
  }

  /// The height of the controls in bars, in points.
  package var barHeight: CGFloat {
    hasFlatBars && horizontalSizeClass == .compact ? look.bar.flatHeight : 44
  }
}

extension Device {
  /// The size classes of the device. Tablets are regular. Phones are compact in width in portrait
  /// and compact in height in landscape; in landscape, the largest phones, from 414 points, are
  /// regular in width.
  package var sizeClasses: (horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
    let shortSide = min(size.width, size.height)
    guard isPhone else { return (.regular, .regular) }
    if size.width <= size.height { return (.compact, .regular) }
    return (shortSide < 414 ? .compact : .regular, .compact)
  }
}
