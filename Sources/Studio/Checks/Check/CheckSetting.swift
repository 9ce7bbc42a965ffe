import Galley

/// The environment in which a view is checked.
public struct CheckSetting: Hashable, Sendable {
  /// What a setting is checked for.
  enum Aspect: Hashable, Sendable {
    /// Everything.
    case all
    /// Colors.
    case appearance
    /// Larger texts.
    case typeSize
    /// Other languages.
    case language
  }

  /// The name in findings and options, such as `dark`.
  public let name: String
  let aspect: Aspect
  /// The color scheme; `nil` for the view's own.
  public let appearance: ColorScheme?
  /// The Dynamic Type size; `nil` for the view's own.
  public let typeSize: DynamicTypeSize?
  /// The layout direction; `nil` for the view's own.
  public let direction: LayoutDirection?
  /// Whether texts are 40 percent longer.
  public let isLengthened: Bool

  private init(
    _ name: String, _ aspect: Aspect, appearance: ColorScheme? = nil,
    typeSize: DynamicTypeSize? = nil, direction: LayoutDirection? = nil, isLengthened: Bool = false
  ) {
    (self.name, self.aspect, self.appearance) = (name, aspect, appearance)
    (self.typeSize, self.direction, self.isLengthened) = (typeSize, direction, isLengthened)
  }

  /// The view as it is.
  public static let standard = CheckSetting("standard", .all)
  /// Dark appearance.
  public static let dark = CheckSetting("dark", .appearance, appearance: .dark)
  /// From right to left.
  public static let rightToLeft = CheckSetting("rtl", .language, direction: .rightToLeft)
  /// Texts that are 40 percent longer, as translations may be.
  public static let longer = CheckSetting("longer-texts", .language, isLengthened: true)

  /// A Dynamic Type size.
  public static func typeSize(_ size: DynamicTypeSize) -> CheckSetting {
    CheckSetting("\(size)", .typeSize, typeSize: size)
  }

  /// The settings that views are checked in unless others are requested.
  public static let all: [CheckSetting] = [
    .standard, .dark, .typeSize(.xxxLarge), .typeSize(.accessibility5), .longer, .rightToLeft,
  ]

  /// Returns the setting with a name, or `nil`.
  public static func named(_ name: String) -> CheckSetting? {
    let sizes = DynamicTypeSize.allCases.map { CheckSetting.typeSize($0) }
    return (all + sizes).first { $0.name == name }
  }

  /// Changes an environment to that of the setting.
  package func apply(to environment: inout EnvironmentValues) {
    if let appearance { environment.colorScheme = appearance }
    if let typeSize { environment.dynamicTypeSize = typeSize }
    if let direction { environment.layoutDirection = direction }
    environment.lengthensTexts = isLengthened
  }
}
