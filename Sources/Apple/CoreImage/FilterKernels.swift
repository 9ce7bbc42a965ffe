import Foundation
import Galley
import GalleyUIKit

/// The computations of filters.
enum FilterKernels {
  typealias Color = FloatBitmap.Color

  /// Returns the result of a filter, or `nil` without an input.
  static func output(_ values: FilterParameters) -> CIImage? {
    switch values.name {
    case "CIQRCodeGenerator": return values.data("inputMessage").flatMap { qrCode($0, values) }
    case "CICode128BarcodeGenerator":
      return values.data("inputMessage").flatMap { barCode($0, values) }
    case "CIConstantColorGenerator": return CIImage(color: values.color(kCIInputColorKey))
    default: break
    }
    guard let input = values.image(kCIInputImageKey) else {
      if !values.isKnown { report("\(values.name) is not supported, and gives no picture") }
      return nil
    }
    if let change = colorChange(values) { return changed(input, change) }
    switch values.name {
    case "CIGaussianBlur": return blurred(input, values.number(kCIInputRadiusKey))
    // A box with this radius has the same variance as a Gaussian of this width.
    case "CIBoxBlur": return blurred(input, values.number(kCIInputRadiusKey) / 3.0.squareRoot())
    case "CIPixellate": return pixellated(input, values.number(kCIInputScaleKey))
    case "CICrop": return values.rect("inputRectangle").map { input.cropped(to: $0) } ?? input
    case "CIAffineClamp": return input.clampedToExtent()
    case "CIAffineTransform":
      return values.transform(kCIInputTransformKey).map { input.transformed(by: $0) } ?? input
    case "CILanczosScaleTransform":
      let scale = values.number(kCIInputScaleKey)
      let ratio = values.number("inputAspectRatio")
      return input.transformed(by: CGAffineTransform(scaleX: scale * ratio, y: scale))
    case "CISourceOverCompositing":
      return values.image(kCIInputBackgroundImageKey).map { input.composited(over: $0) } ?? input
    case "CIBlendWithMask", "CIBlendWithAlphaMask": return blended(input, values)
    case "CIAreaAverage": return average(input, values.rect(kCIInputExtentKey) ?? input.extent)
    default:
      report("\(values.name) has no effect")
      return input
    }
  }

  private static func report(_ message: String) {
    RendererContext.current.report(message, view: "CIFilter")
  }

  private static func qrCode(_ message: Data, _ values: FilterParameters) -> CIImage? {
    let level = values.text("inputCorrectionLevel")
    guard let code = QRCode([UInt8](message), QRCode.Correction(level)) else {
      report("a QR code with correction level \(level) cannot hold \(message.count) bytes")
      return nil
    }
    return CIImage(code)
  }

  private static func barCode(_ message: Data, _ values: FilterParameters) -> CIImage? {
    guard let bars = Code128.bars([UInt8](message)) else {
      report("a Code 128 can hold ASCII characters only")
      return nil
    }
    let space = values.whole("inputQuietSpace", in: 0...100)
    let height = values.whole("inputBarcodeHeight", in: 1...1000)
    let width = bars.count + 2 * space
    guard width <= DisplayList.sideLimit else {
      report(
        "a Code 128 of \(message.count) characters is \(width) pixels wide; at most"
          + " \(DisplayList.sideLimit) are possible")
      return nil
    }
    return CIImage(bars: bars, space: space, height: height)
  }

  /// A change of each color, or `nil` for a filter that does more.
  private static func colorChange(_ values: FilterParameters) -> ((Color) -> Color)? {
    func light(_ color: Color) -> Float {
      0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z
    }
    func gray(_ value: Float, _ color: Color) -> Color { Color(value, value, value, color.w) }
    func mixed(_ a: Color, _ b: Color, _ share: Float) -> Color { a + (b - a) * share }
    let intensity = Float(values.number(kCIInputIntensityKey))
    switch values.name {
    case "CIColorInvert": return { Color(1 - $0.x, 1 - $0.y, 1 - $0.z, $0.w) }
    case "CIPhotoEffectMono", "CIPhotoEffectTonal": return { gray(light($0), $0) }
    case "CIPhotoEffectNoir": return { gray((light($0) - 0.5) * 1.4 + 0.5, $0) }
    case "CIMinimumComponent": return { gray(min($0.x, $0.y, $0.z), $0) }
    case "CIMaximumComponent": return { gray(max($0.x, $0.y, $0.z), $0) }
    case "CIColorControls":
      let saturation = Float(values.number(kCIInputSaturationKey))
      let contrast = Float(values.number(kCIInputContrastKey))
      let brightness = Float(values.number(kCIInputBrightnessKey))
      return { color in
        var result = mixed(gray(light(color), color), color, saturation)
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
      let tone = values.color(kCIInputColorKey).straight
      return { color in
        var result = mixed(color, tone * light(color), intensity)
        result.w = color.w
        return result
      }
    case "CIFalseColor":
      let dark = values.color("inputColor0").straight
      let bright = values.color("inputColor1").straight
      return { color in
        var result = mixed(dark, bright, light(color))
        result.w *= color.w
        return result
      }
    case "CIExposureAdjust":
      let factor = Float(pow(2, values.number(kCIInputEVKey)))
      return { Color($0.x * factor, $0.y * factor, $0.z * factor, $0.w) }
    case "CIHueAdjust":
      let angle = Float(values.number(kCIInputAngleKey))
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
        .color(FloatBitmap(width: 1, height: 1, colors: [color]).mapped(change).colors[0]))
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
    let size = Int(min(scale, 1e6))
    func start(_ position: Int, _ origin: Int) -> Int { origin + (position - origin) / size * size }
    let result = FloatBitmap(x: area.x, y: area.y, width: area.width, height: area.height) { x, y in
      let (left, bottom) = (start(x, area.x), start(y, area.y))
      return area.color(left + size / 2, bottom + size / 2, clamps: true)
    }
    return CIImage(result, clamps: clamps)
  }

  private static func blended(_ image: CIImage, _ values: FilterParameters) -> CIImage {
    guard let mask = values.image(kCIInputMaskImageKey) else { return image }
    let back = values.image(kCIInputBackgroundImageKey) ?? CIImage(.color(Color()))
    let rect = [image.extent, back.extent, mask.extent].first { $0 != .infinite } ?? .zero
    var result = image.area(in: rect)
    let (behind, shape) = (back.area(in: rect), mask.area(in: rect))
    for index in result.colors.indices {
      let color = shape.colors[index]
      let share =
        values.name == "CIBlendWithAlphaMask" ? color.w : (color.x + color.y + color.z) / 3
      result.colors[index] = result.colors[index] * share + behind.colors[index] * (1 - share)
    }
    return CIImage(result)
  }

  private static func average(_ image: CIImage, _ rect: CGRect) -> CIImage {
    let colors = image.area(in: rect == .infinite ? .zero : rect).colors
    let sum = colors.reduce(Color(), +)
    return CIImage(
      FloatBitmap(width: 1, height: 1, colors: [sum / Float(max(colors.count, 1))]))
  }
}

extension CIColor {
  fileprivate var straight: FloatBitmap.Color {
    FloatBitmap.Color(Float(red), Float(green), Float(blue), Float(alpha))
  }
}
