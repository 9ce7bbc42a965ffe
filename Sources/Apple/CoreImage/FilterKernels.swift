import Foundation
import Galley
import GalleyUIKit

/// The values of a filter.
struct FilterParameters {
  private let values: [String: Any]

  init(_ values: [String: Any]) { self.values = values }

  /// The keys that filters read, as far as files ask for them.
  static let keys: [String: [String]] = [
    "CIGaussianBlur": [kCIInputImageKey, kCIInputRadiusKey],
    "CIBoxBlur": [kCIInputImageKey, kCIInputRadiusKey],
    "CISepiaTone": [kCIInputImageKey, kCIInputIntensityKey],
    "CIPixellate": [kCIInputImageKey, kCIInputCenterKey, kCIInputScaleKey],
    "CIColorControls": [
      kCIInputImageKey, kCIInputSaturationKey, kCIInputBrightnessKey, kCIInputContrastKey,
    ],
    "CIColorMonochrome": [kCIInputImageKey, kCIInputColorKey, kCIInputIntensityKey],
    "CIEdges": [kCIInputImageKey, kCIInputIntensityKey],
    "CICrystallize": [kCIInputImageKey, kCIInputRadiusKey, kCIInputCenterKey],
    "CIUnsharpMask": [kCIInputImageKey, kCIInputRadiusKey, kCIInputIntensityKey],
    "CIVignette": [kCIInputImageKey, kCIInputRadiusKey, kCIInputIntensityKey],
    "CITwirlDistortion": [
      kCIInputImageKey, kCIInputCenterKey, kCIInputRadiusKey, kCIInputAngleKey,
    ],
    "CIBumpDistortion": [
      kCIInputImageKey, kCIInputCenterKey, kCIInputRadiusKey, kCIInputScaleKey,
    ],
  ]

  func number(_ key: String, _ initial: Double) -> Double {
    switch values[key] {
    case let number as NSNumber: number.doubleValue
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    default: initial
    }
  }

  func image(_ key: String) -> CIImage? { values[key] as? CIImage }
  func color(_ key: String) -> CIColor? { values[key] as? CIColor }
  func rect(_ key: String) -> CGRect? { values[key] as? CGRect }
  func transform(_ key: String) -> CGAffineTransform? { values[key] as? CGAffineTransform }
  func data(_ key: String) -> Data? { values[key] as? Data }
  func text(_ key: String) -> String? { values[key] as? String }
}

/// What filters compute.
enum FilterKernels {
  typealias Color = PixelArea.Color

  static func output(_ name: String, _ values: FilterParameters) -> CIImage? {
    switch name {
    case "CIQRCodeGenerator":
      let correction = QRCode.Correction(values.text("inputCorrectionLevel") ?? "M")
      return values.data("inputMessage").flatMap { QRCode([UInt8]($0), correction) }.map(picture)
    case "CICode128BarcodeGenerator":
      return values.data("inputMessage").flatMap { Code128.bars([UInt8]($0)) }.map {
        picture(
          $0, quiet: Int(values.number("inputQuietSpace", 7)),
          height: Int(values.number("inputBarcodeHeight", 32)))
      }
    case "CIConstantColorGenerator":
      return CIImage(color: values.color(kCIInputColorKey) ?? CIColor(red: 1, green: 0, blue: 0))
    default: break
    }
    guard let input = values.image(kCIInputImageKey) else { return nil }
    if let change = colorChange(name, values) { return changed(input, change) }
    switch name {
    case "CIGaussianBlur": return blurred(input, values.number(kCIInputRadiusKey, 10))
    // A box of the radius varies as much as a bell of this width.
    case "CIBoxBlur": return blurred(input, values.number(kCIInputRadiusKey, 10) / 3.0.squareRoot())
    case "CIPixellate": return pixellated(input, values.number(kCIInputScaleKey, 8))
    case "CICrop": return values.rect("inputRectangle").map { input.cropped(to: $0) } ?? input
    case "CIAffineClamp": return input.clampedToExtent()
    case "CIAffineTransform":
      return values.transform(kCIInputTransformKey).map { input.transformed(by: $0) } ?? input
    case "CILanczosScaleTransform":
      let scale = values.number(kCIInputScaleKey, 1)
      let ratio = values.number("inputAspectRatio", 1)
      return input.transformed(by: CGAffineTransform(scaleX: scale * ratio, y: scale))
    case "CISourceOverCompositing":
      return values.image(kCIInputBackgroundImageKey).map { input.composited(over: $0) } ?? input
    case "CIBlendWithMask", "CIBlendWithAlphaMask": return blended(name, input, values)
    case "CIAreaAverage": return average(input, values.rect(kCIInputExtentKey) ?? input.extent)
    default:
      RendererContext.current.report("\(name) has no effect", view: "CIFilter")
      return input
    }
  }

  /// A change of each color, or `nil` for a filter that does more.
  private static func colorChange(
    _ name: String, _ values: FilterParameters
  ) -> ((Color) -> Color)? {
    func light(_ color: Color) -> Float {
      0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z
    }
    func gray(_ color: Color) -> Color {
      let value = light(color)
      return Color(value, value, value, color.w)
    }
    func mixed(_ a: Color, _ b: Color, _ share: Float) -> Color { a + (b - a) * share }
    let intensity = Float(values.number(kCIInputIntensityKey, 1))
    switch name {
    case "CIColorInvert": return { Color(1 - $0.x, 1 - $0.y, 1 - $0.z, $0.w) }
    case "CIPhotoEffectMono", "CIPhotoEffectTonal", "CIMinimumComponent", "CIMaximumComponent":
      return gray
    case "CIPhotoEffectNoir":
      return { color in
        let value = (light(color) - 0.5) * 1.4 + 0.5
        return Color(value, value, value, color.w)
      }
    case "CIColorControls":
      let saturation = Float(values.number(kCIInputSaturationKey, 1))
      let contrast = Float(values.number(kCIInputContrastKey, 1))
      let brightness = Float(values.number(kCIInputBrightnessKey, 0))
      return { color in
        var result = mixed(gray(color), color, saturation)
        result = (result - 0.5) * contrast + 0.5 + brightness
        result.w = color.w
        return result
      }
    case "CISepiaTone":
      return { color in
        let (r, g, b) = (color.x, color.y, color.z)
        let sepia = Color(
          0.393 * r + 0.769 * g + 0.189 * b, 0.349 * r + 0.686 * g + 0.168 * b,
          0.272 * r + 0.534 * g + 0.131 * b, color.w)
        return mixed(color, sepia, intensity)
      }
    case "CIColorMonochrome":
      let tone = values.color(kCIInputColorKey)?.straight ?? Color(0.6, 0.45, 0.3, 1)
      return { color in
        var result = mixed(color, tone * light(color), intensity)
        result.w = color.w
        return result
      }
    case "CIFalseColor":
      let dark = values.color("inputColor0")?.straight ?? Color(0.3, 0, 0, 1)
      let bright = values.color("inputColor1")?.straight ?? Color(1, 0.9, 0.8, 1)
      return { color in
        var result = mixed(dark, bright, light(color))
        result.w *= color.w
        return result
      }
    case "CIExposureAdjust":
      let factor = Float(pow(2, values.number(kCIInputEVKey, 0.5)))
      return { Color($0.x * factor, $0.y * factor, $0.z * factor, $0.w) }
    case "CIHueAdjust":
      let angle = Float(values.number(kCIInputAngleKey, 0))
      return { rotated($0, by: angle) }
    case "CIMaskToAlpha": return { Color(1, 1, 1, light($0) * $0.w) }
    default: return nil
    }
  }

  /// Returns a color whose hue is rotated around the gray axis.
  private static func rotated(_ color: Color, by angle: Float) -> Color {
    let (c, s) = (Float(cos(Double(angle))), Float(sin(Double(angle))))
    let third = (1 - c) / 3
    let root = Float(1.0 / 3).squareRoot() * s
    let (r, g, b) = (color.x, color.y, color.z)
    return Color(
      (c + third) * r + (third - root) * g + (third + root) * b,
      (third + root) * r + (c + third) * g + (third - root) * b,
      (third - root) * r + (third + root) * g + (c + third) * b, color.w)
  }

  private static func changed(_ image: CIImage, _ change: (Color) -> Color) -> CIImage {
    switch image.content {
    case .color(let color):
      return CIImage(
        .color(PixelArea(width: 1, height: 1, colors: [color]).mapped(change).colors[0]))
    case .pixels(let area, let clamps, let isSharp):
      return CIImage(area.mapped(change), clamps: clamps, isSharp: isSharp)
    }
  }

  private static func blurred(_ image: CIImage, _ radius: Double) -> CIImage {
    guard case .pixels(let area, let clamps, _) = image.content, radius > 0, !area.colors.isEmpty
    else { return image }
    return CIImage(area.blurred(min(radius, 500), clamps: clamps), clamps: clamps)
  }

  private static func pixellated(_ image: CIImage, _ scale: Double) -> CIImage {
    guard case .pixels(let area, let clamps, _) = image.content, scale >= 1 else { return image }
    let size = Int(scale)
    func start(_ position: Int, _ origin: Int) -> Int { origin + (position - origin) / size * size }
    let result = PixelArea(x: area.x, y: area.y, width: area.width, height: area.height) { x, y in
      let (left, bottom) = (start(x, area.x), start(y, area.y))
      return area.color(left + size / 2, bottom + size / 2, clamps: true)
    }
    return CIImage(result, clamps: clamps)
  }

  private static func blended(
    _ name: String, _ image: CIImage, _ values: FilterParameters
  ) -> CIImage {
    guard let mask = values.image(kCIInputMaskImageKey) else { return image }
    let back = values.image(kCIInputBackgroundImageKey) ?? CIImage(.color(Color()))
    let rect = [image.extent, back.extent, mask.extent].first { $0 != .infinite } ?? .zero
    var result = image.area(in: rect)
    let (behind, shape) = (back.area(in: rect), mask.area(in: rect))
    for index in result.colors.indices {
      let color = shape.colors[index]
      let share = name == "CIBlendWithAlphaMask" ? color.w : (color.x + color.y + color.z) / 3
      result.colors[index] = result.colors[index] * share + behind.colors[index] * (1 - share)
    }
    return CIImage(result)
  }

  private static func average(_ image: CIImage, _ rect: CGRect) -> CIImage {
    let colors = image.area(in: rect == .infinite ? .zero : rect).colors
    let sum = colors.reduce(Color(), +)
    return CIImage(
      PixelArea(width: 1, height: 1, colors: [sum / Float(max(colors.count, 1))]))
  }

  // MARK: Codes

  private static func picture(_ code: QRCode) -> CIImage {
    let size = code.size + 2
    return CIImage(
      PixelArea(x: 0, y: 0, width: size, height: size) { x, y in
        let (column, row) = (x - 1, size - 2 - y)
        let isInside = (0..<code.size).contains(column) && (0..<code.size).contains(row)
        return isInside && code[column, row] ? Color(0, 0, 0, 1) : Color(repeating: 1)
      }, isSharp: true)
  }

  private static func picture(_ bars: [Bool], quiet: Int, height: Int) -> CIImage {
    let space = min(max(quiet, 0), 100)
    return CIImage(
      PixelArea(
        x: 0, y: 0, width: bars.count + 2 * space, height: min(max(height, 1), 1000)
      ) { x, _ in
        let index = x - space
        return bars.indices.contains(index) && bars[index]
          ? Color(0, 0, 0, 1) : Color(repeating: 1)
      }, isSharp: true)
  }
}

extension CIColor {
  fileprivate var straight: PixelArea.Color {
    PixelArea.Color(Float(red), Float(green), Float(blue), Float(alpha))
  }
}

/// The bars of Code 128, in set B.
enum Code128 {
  /// The widths of bars and spaces of each symbol.
  private static let widths = """
    212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132
    122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212
    322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311
    112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321
    331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214
    112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212
    124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113
    411311 113141 114131 311141 411131 211412 211214 211232 2331112
    """.split(whereSeparator: \.isWhitespace).map { $0.compactMap(\.wholeNumberValue) }

  /// Returns the bars of ASCII text, or `nil` for other bytes.
  static func bars(_ text: [UInt8]) -> [Bool]? {
    guard text.allSatisfy({ (32...127).contains($0) }) else { return nil }
    let symbols = text.map { Int($0) - 32 }
    let sum = symbols.enumerated().reduce(104) { $0 + ($1.offset + 1) * $1.element }
    return ([104] + symbols + [sum % 103, 106]).flatMap { symbol in
      widths[symbol].enumerated().flatMap {
        Array(repeating: $0.offset % 2 == 0, count: $0.element)
      }
    }
  }
}
