import Foundation

/// The state of a scene. Default in the environment: active.
public enum ScenePhase: Hashable, Comparable, Sendable { case background, inactive, active }

/// The contrast between the colors of the interface.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }

private enum ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

extension EnvironmentValues {
  /// The state of the scene. Default: active.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
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
