import Foundation

/// A colour that may depend on the environment; as a view it takes the size that it is proposed.
public struct Color: Hashable, Sendable {
  private indirect enum Storage: Hashable, Sendable {
    case system(SystemColor)
    case fixed(ResolvedColor)
    case opacity(Color, Double)
    case mixed(Color, Color, Double)
    case tint
  }

  private let storage: Storage

  private init(_ storage: Storage) { self.storage = storage }
  package init(_ color: SystemColor) { storage = .system(color) }

  /// The colour space that components are given in.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  public typealias Resolved = ResolvedColor

  /// A colour that is the same in every environment.
  public init(_ resolved: ResolvedColor) { storage = .fixed(resolved) }

  /// Components of 0…1; values outside are clipped to what sRGB can show.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    storage = .fixed(
      ColorSpaces.sRGB(red: red, green: green, blue: blue, opacity: opacity, in: colorSpace))
  }

  /// A grey; both parts 0…1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// All parts 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func component(_ offset: Double) -> Double {
      let position = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  public static let red = Color(.red)
  public static let orange = Color(.orange)
  public static let yellow = Color(.yellow)
  public static let green = Color(.green)
  public static let mint = Color(.mint)
  public static let teal = Color(.teal)
  public static let cyan = Color(.cyan)
  public static let blue = Color(.blue)
  public static let indigo = Color(.indigo)
  public static let purple = Color(.purple)
  public static let pink = Color(.pink)
  public static let brown = Color(.brown)
  public static let gray = Color(.gray)
  public static let white = Color(ResolvedColor.white)
  public static let black = Color(ResolvedColor.black)
  public static let clear = Color(ResolvedColor.clear)
  public static let primary = Color(.label)
  public static let secondary = Color(.secondaryLabel)
  // The name is SwiftUI's.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(.tint)

  /// This colour with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> Color {
    Color(.opacity(self, opacity.isNaN ? 0 : opacity))
  }

  /// The colour a `fraction` of the way to `other`, even to the eye.
  public func mix(with other: Color, by fraction: Double) -> Color {
    fraction.isNaN ? opacity(0) : Color(.mixed(self, other, fraction))
  }

  /// A soft gradient of this colour: a little lighter at the top.
  public var gradient: AnyGradient { AnyGradient(self) }

  /// The colour's components in `environment`.
  public func resolve(in environment: EnvironmentValues) -> ResolvedColor {
    switch storage {
    case .system(let color): color.resolved(in: environment.colorScheme)
    case .fixed(let color): color
    case .opacity(let color, let opacity):
      color.resolve(in: environment).multiplyingOpacity(by: opacity)
    case .mixed(let a, let b, let fraction):
      a.resolve(in: environment).mixed(with: b.resolve(in: environment), by: fraction)
    case .tint:
      if case .color(let color) = TintShapeStyle()._resolved(in: environment) {
        color
      } else {
        SystemColor.blue.resolved(in: environment.colorScheme)
      }
    }
  }
}

extension Color: ShapeStyle {
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    .color(resolve(in: environment) as ResolvedColor)
  }
}

extension ResolvedColor: ShapeStyle {
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle { .color(self) }
}

extension Color: CustomStringConvertible {
  public var description: String {
    switch storage {
    case .system(let color): color.rawValue
    case .fixed(let color): color.description
    case .opacity(let color, let opacity): "\(color)@\(NumberText.points(opacity * 100))%"
    case .mixed(let a, let b, let fraction): "\(a)+\(b)*\(fraction)"
    case .tint: "accentColor"
    }
  }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var gray: Color { .gray }
  public static var white: Color { .white }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}

/// Conversions into sRGB.
private enum ColorSpaces {
  static func sRGB(
    red: Double, green: Double, blue: Double, opacity: Double, in space: Color.RGBColorSpace
  ) -> ResolvedColor {
    func clip(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
    func encode(_ value: Double) -> Double {
      let value = clip(value)
      return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
    func decode(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    switch space {
    case .sRGB:
      return ResolvedColor(
        red: clip(red), green: clip(green), blue: clip(blue), opacity: clip(opacity))
    case .sRGBLinear:
      return ResolvedColor(
        red: encode(red), green: encode(green), blue: encode(blue), opacity: clip(opacity))
    case .displayP3:
      let (r, g, b) = (decode(red), decode(green), decode(blue))
      return ResolvedColor(
        red: encode(1.2249401 * r - 0.2249404 * g),
        green: encode(-0.0420569 * r + 1.0420571 * g),
        blue: encode(-0.0196376 * r - 0.0786361 * g + 1.0982735 * b), opacity: clip(opacity))
    }
  }
}
