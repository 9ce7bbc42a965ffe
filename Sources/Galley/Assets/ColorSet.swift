import Foundation

/// A color in an asset catalog, with its variants.
struct ColorSet: Decodable, Sendable {
  private struct Variant: Decodable, Sendable {
    var idiom: String?
    var appearances: [AssetAppearance]?
    var color: Definition?
  }

  private struct Definition: Decodable, Sendable {
    var reference: String?
    var space: String?
    var components: [String: Component] = [:]

    enum CodingKeys: String, CodingKey {
      case reference, components
      case space = "color-space"
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      reference = try values.decodeIfPresent(String.self, forKey: .reference)
      space = try values.decodeIfPresent(String.self, forKey: .space)
      components =
        try values.decodeIfPresent([String: Component].self, forKey: .components) ?? [:]
    }

    /// The color; `nil` for an unknown reference.
    var color: Color? {
      if let reference { return SystemColor(reference: reference).map { Color($0) } }
      func component(_ name: String) -> Double { components[name]?.value ?? 0 }
      let opacity = components["alpha"]?.value ?? 1
      if let white = components["white"] {
        return Color(
          space == "extended-linear-gray" ? .sRGBLinear : .sRGB, white: white.value,
          opacity: opacity)
      }
      let rgb: Color.RGBColorSpace =
        switch space {
        case "display-p3", "displayP3": .displayP3
        case "extended-linear-srgb", "extended-srgb-linear", "linear-srgb": .sRGBLinear
        default: .sRGB
        }
      return Color(
        rgb, red: component("red"), green: component("green"), blue: component("blue"),
        opacity: opacity)
    }
  }

  /// A color component: a string in most files, a number in some.
  private struct Component: Decodable, Sendable {
    let value: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = number
      } else if let number = Self.number(try container.decode(String.self)) {
        value = number
      } else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "a color component is not a number")
      }
    }

    /// Numbers with a decimal point range from 0 to 1; others, including hexadecimal ones, from 0
    /// to 255.
    private static func number(_ text: String) -> Double? {
      if text.hasPrefix("0x") || text.hasPrefix("0X") {
        return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
      }
      guard let number = Double(text), number.isFinite else { return nil }
      return text.contains(".") ? number : number / 255
    }
  }

  private let colors: [Variant]

  /// Returns the color that best matches the environment; `nil` if there is none.
  func color(in environment: EnvironmentValues) -> Color? {
    let ranked = colors.compactMap { variant -> (rank: Int, color: Color)? in
      guard let color = variant.color?.color, let idiom = assetIdiomRank(variant.idiom),
        let appearance = variant.appearances.rank(in: environment)
      else { return nil }
      return (2 * appearance + idiom, color)
    }
    return ranked.max { $0.rank < $1.rank }?.color
  }
}

extension SystemColor {
  /// Creates the system color for a catalog reference such as `systemRedColor` or `labelColor`.
  fileprivate init?(reference: String) {
    var name = reference.hasSuffix("Color") ? String(reference.dropLast(5)) : reference
    let special: [String: SystemColor] = [
      "systemFill": .fill, "secondarySystemFill": .secondaryFill,
      "tertiarySystemFill": .tertiaryFill, "quaternarySystemFill": .quaternaryFill,
      "systemBackground": .background, "secondarySystemBackground": .secondaryBackground,
      "tertiarySystemBackground": .tertiaryBackground,
      "systemGroupedBackground": .groupedBackground, "groupTableViewBackground": .groupedBackground,
      "secondarySystemGroupedBackground": .secondaryGroupedBackground,
      "tertiarySystemGroupedBackground": .tertiaryGroupedBackground,
      "placeholderText": .tertiaryLabel, "systemLink": .link,
    ]
    if let color = special[name] {
      self = color
      return
    }
    if name.hasPrefix("system"), let first = name.dropFirst(6).first {
      name = first.lowercased() + name.dropFirst(7)
    }
    self.init(rawValue: name)
  }
}
