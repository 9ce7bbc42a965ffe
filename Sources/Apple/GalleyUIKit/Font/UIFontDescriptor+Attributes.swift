import Galley

extension UIFontDescriptor {
  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The family: a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the font: a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size, in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The face: a `String`. It has no effect.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The text style. It has no effect.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// The traits: a dictionary with values for `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The forms of letters and digits: an array of dictionaries with values for `FeatureKey`.
    public static let featureSettings = AttributeName(
      rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The descriptors of fonts for missing characters. It has no effect.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
  }

  /// A key of a trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The symbolic traits: `SymbolicTraits`, or their number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight: a `UIFont.Weight`, or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width: a `UIFont.Width`, or its number.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant: letters are italic if it isn't 0.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A key of a form of letters or digits.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of forms: a number. Digits of one width and small capitals have an effect.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The form: a number.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The kind of forms, as an older name.
    public static let featureIdentifier = type
    /// The form, as an older name.
    public static let typeIdentifier = selector
  }

  /// Creates a descriptor of the system font with attributes.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self = UIFontDescriptor().addingAttributes(attributes)
  }

  /// Returns the descriptor with other attributes.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var copy = self
    // Some set the same property, so the order must not vary.
    for (name, value) in attributes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      copy.set(name, value)
    }
    return copy
  }

  private mutating func set(_ name: AttributeName, _ value: Any) {
    switch name {
    case .family, .name:
      if let name = value as? String { change { $0.family = .named(name) } }
    case .size:
      if let size = Self.number(value) { change { $0.size = size } }
    case .traits:
      let traits = value as? [TraitKey: Any] ?? [:]
      // The other traits say more exactly what the symbolic ones say.
      if let symbolic = traits[.symbolic] { set(.symbolic, symbolic) }
      for (key, value) in traits where key != .symbolic { set(key, value) }
    case .featureSettings:
      for setting in value as? [[FeatureKey: Any]] ?? [] {
        let numbers = setting.compactMapValues { Self.number($0).flatMap { Int(exactly: $0) } }
        add(type: numbers[.type] ?? 0, selector: numbers[.selector] ?? 0)
      }
    default: break
    }
  }

  private mutating func set(_ key: TraitKey, _ value: Any) {
    let number = Self.number(value)
    switch key {
    case .symbolic:
      let bits = number.flatMap { UInt32(exactly: $0) }
      let traits = value as? SymbolicTraits ?? bits.map { SymbolicTraits(rawValue: $0) }
      if let traits { self = withSymbolicTraits(traits) ?? self }
    case .weight:
      let weight = value as? UIFont.Weight ?? number.map { UIFont.Weight($0) }
      if let weight { change { $0.weight = weight.weight.value } }
    case .width:
      let width = value as? UIFont.Width ?? number.map { UIFont.Width($0) }
      let stretch = width.flatMap {
        Int(exactly: (100 + min(max($0.rawValue, -0.4), 0.8) * 125).rounded())
      }
      if let stretch { change { $0.stretch = stretch } }
    case .slant:
      if let number { change { $0.isItalic = number != 0 } }
    default: break
    }
  }

  /// Adds the form that Core Text's numbers stand for.
  private mutating func add(type: Int, selector: Int) {
    switch (type, selector) {
    case (6, 0): change { $0.features.insert(.monospacedDigits) }
    case (6, _): change { $0.features.remove(.monospacedDigits) }
    case (37, 1): change { $0.features.insert(.lowercaseSmallCaps) }
    case (38, 1): change { $0.features.insert(.uppercaseSmallCaps) }
    default: break
    }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as UInt32: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}
