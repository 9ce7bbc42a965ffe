import Foundation

/// The state of a scene. Default in the environment: active.
public enum ScenePhase: Hashable, Comparable, Sendable { case background, inactive, active }

/// A class of widths or heights: compact ones have little space.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// The contrast between the colors of the interface.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }

private enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .compact }
}

private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

extension EnvironmentValues {
  /// The state of the scene. Default: active.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
  /// The horizontal size class. Default: compact, as on a phone in portrait orientation.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }
  /// The vertical size class. Default: regular, as on a phone in portrait orientation.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The contrast of the color scheme: always standard.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }

  /// Whether the nearest focusable view around has the focus: always `false`.
  public var isFocused: Bool { false }

  /// Whether the user is searching: always `false`.
  public var isSearching: Bool { false }

  /// Whether the user prefers less motion: always `false`.
  public var accessibilityReduceMotion: Bool { false }

  /// Whether the user prefers less transparency: always `false`.
  public var accessibilityReduceTransparency: Bool { false }

  /// Whether the user needs differences that are not only differences of color: always `false`.
  public var accessibilityDifferentiateWithoutColor: Bool { false }

  /// Whether the colors of the screen are inverted: always `false`.
  public var accessibilityInvertColors: Bool { false }

  /// Whether an assistive technology is in use: always `false`.
  public var accessibilityEnabled: Bool { false }

  /// Whether VoiceOver is in use: always `false`.
  public var accessibilityVoiceOverEnabled: Bool { false }
}
