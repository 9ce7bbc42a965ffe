import Foundation

/// A class of widths or heights: compact ones have little space.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { nil }
}

extension EnvironmentValues {
  /// The horizontal size class: that of the device, `nil` where there is none.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The vertical size class: that of the device, `nil` where there is none.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }
}

extension Device {
  /// Tablets are regular. Phones are compact in width when they stand, and in height when they lie;
  /// then the largest of them, from 414 points on, are regular in width.
  var sizeClasses: (horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
    let shortSide = min(size.width, size.height)
    guard isPhone else { return (.regular, .regular) }
    if size.width <= size.height { return (.compact, .regular) }
    return (shortSide < 414 ? .compact : .regular, .compact)
  }
}
