import Foundation
import Galley

/// The environment in which a view is checked.
public struct CheckSetting: Hashable, Sendable {
  /// What differs from the view as it is.
  enum Aspect: Hashable, Sendable { case appearance, typeSize, language, device }

  /// The name in findings and options, such as `dark`.
  public private(set) var name: String
  private(set) var aspects: Set<Aspect> = []
  /// The color scheme; `nil` for the view's own.
  public private(set) var appearance: ColorScheme?
  /// The Dynamic Type size; `nil` for the view's own.
  public private(set) var typeSize: DynamicTypeSize?
  /// The layout direction; `nil` for the view's own.
  public private(set) var direction: LayoutDirection?
  /// The locale; `nil` for the view's own.
  public private(set) var locale: Locale?
  /// The device whose screen surrounds the view; `nil` for the view's own.
  public private(set) var device: Device?
  /// Whether texts are 40 percent longer.
  public private(set) var isLengthened = false

  private init(_ name: String, _ aspects: Set<Aspect>) {
    (self.name, self.aspects) = (name, aspects)
  }

  private static func make(
    _ name: String, _ aspect: Aspect, _ change: (inout CheckSetting) -> Void
  ) -> CheckSetting {
    var setting = CheckSetting(name, [aspect])
    change(&setting)
    return setting
  }

  /// The view as it is.
  public static let standard = CheckSetting("standard", [])
  /// Dark appearance.
  public static let dark = make("dark", .appearance) { $0.appearance = .dark }
  /// From right to left.
  public static let rightToLeft = make("rtl", .language) { $0.direction = .rightToLeft }
  /// Texts that are 40 percent longer, as translations may be.
  public static let longer = make("longer-texts", .language) { $0.isLengthened = true }

  /// A Dynamic Type size.
  public static func typeSize(_ size: DynamicTypeSize) -> CheckSetting {
    make("\(size)", .typeSize) { $0.typeSize = size }
  }

  /// A locale, such as `de`. Without a region, it has the most likely one.
  public static func locale(_ identifier: String) -> CheckSetting {
    make(identifier, .language) { $0.locale = Locale(identifier: identifier).withLikelyRegion }
  }

  /// The screen of a device.
  public static func device(_ device: Device) -> CheckSetting {
    make(device.name, .device) { $0.device = device }
  }

  /// Returns this setting with the differences of another one, which take precedence.
  public func and(_ other: CheckSetting) -> CheckSetting {
    guard !other.aspects.isEmpty else { return self }
    guard !aspects.isEmpty else { return other }
    var both = self
    both.name += "+\(other.name)"
    both.aspects.formUnion(other.aspects)
    both.appearance = other.appearance ?? appearance
    both.typeSize = other.typeSize ?? typeSize
    both.direction = other.direction ?? direction
    both.locale = other.locale ?? locale
    both.device = other.device ?? device
    both.isLengthened = isLengthened || other.isLengthened
    return both
  }

  /// The settings that views are checked in unless others are requested.
  public static let all: [CheckSetting] = [
    .standard, .dark, .typeSize(.xxxLarge), .typeSize(.accessibility5), .longer, .rightToLeft,
  ]

  /// All combinations of appearances, type sizes and languages: 24 settings.
  public static let matrix: [CheckSetting] = {
    let languages: [CheckSetting] = [.standard, .longer, .rightToLeft, .longer.and(.rightToLeft)]
    let sizes: [CheckSetting] = [.standard, .typeSize(.xxxLarge), .typeSize(.accessibility5)]
    return [CheckSetting.standard, .dark].flatMap { appearance in
      sizes.flatMap { size in languages.map { appearance.and(size).and($0) } }
    }
  }()

  /// Returns the setting with a name, or `nil`: one of `all`, a type size such as `accessibility3`, a
  /// device such as `iphone-se`, a locale such as `de`, or several joined by `+`.
  public static func named(_ name: String) -> CheckSetting? {
    let words = name.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    var setting = CheckSetting.standard
    for word in words {
      guard let next = single(word) else { return nil }
      setting = setting.and(next)
    }
    return setting
  }

  private static func single(_ name: String) -> CheckSetting? {
    let sizes = DynamicTypeSize.allCases.map { CheckSetting.typeSize($0) }
    let devices = Device.all.map { CheckSetting.device($0) }
    if let known = (all + sizes + devices).first(where: { $0.name == name }) { return known }
    let language = name.prefix { $0 != "-" && $0 != "_" }
    let isLanguage = Locale.LanguageCode.isoLanguageCodes.contains { $0.identifier == language }
    return isLanguage ? .locale(name) : nil
  }

  /// Changes an environment to that of the setting, except for the device.
  package func apply(to environment: inout EnvironmentValues) {
    if let appearance { environment.colorScheme = appearance }
    if let typeSize { environment.dynamicTypeSize = typeSize }
    if let direction { environment.layoutDirection = direction }
    if let locale { environment.locale = locale }
    environment.lengthensTexts = isLengthened
  }

  /// The rule that texts break if they don't fit in the setting; `nil` for their own.
  var rule: CheckRule? {
    aspects.contains(.typeSize) ? .scaling : aspects.contains(.language) ? .translation : nil
  }
}
