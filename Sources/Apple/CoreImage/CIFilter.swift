import Foundation
import Galley
import GalleyUIKit

/// The key of the picture that a filter changes.
public let kCIInputImageKey = "inputImage"
/// The key of a filter's result.
public let kCIOutputImageKey = "outputImage"
/// The key of a picture behind another one.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of a mask.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of a radius, in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The key of an intensity, usually 0…1.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of a scale, or of the size of pixels.
public let kCIInputScaleKey = "inputScale"
/// The key of a color.
public let kCIInputColorKey = "inputColor"
/// The key of a saturation. Default: 1.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of a brightness. Default: 0.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of a contrast. Default: 1.
public let kCIInputContrastKey = "inputContrast"
/// The key of an angle, in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of an exposure, in stops.
public let kCIInputEVKey = "inputEV"
/// The key of a center.
public let kCIInputCenterKey = "inputCenter"
/// The key of a transform.
public let kCIInputTransformKey = "inputTransform"
/// The key of an extent.
public let kCIInputExtentKey = "inputExtent"
/// The key of an amount.
public let kCIInputAmountKey = "inputAmount"

/// Makes a picture, or changes one.
public class CIFilter {
  /// The name, such as "CIGaussianBlur".
  public let name: String
  private var values: [String: Any] = [:]

  /// Creates a filter, or returns `nil` for a name that is none of Core Image. Filters that Galley
  /// does not compute return their input, which a diagnostic reports.
  public convenience init?(name: String) { self.init(name: name, parameters: nil) }

  /// Creates a filter with values.
  public init?(name: String, parameters params: [String: Any]?) {
    guard name.hasPrefix("CI"), name.count > 2 else { return nil }
    self.name = name
    values = params ?? [:]
  }

  fileprivate init(_ name: String) { self.name = name }

  /// Sets a value.
  public func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Returns a value, or the result for `kCIOutputImageKey`.
  public func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }
  /// Forgets all values.
  public func setDefaults() { values = [:] }
  /// The keys of values that the filter reads and that are set.
  public var inputKeys: [String] { FilterParameters.keys[name] ?? Array(values.keys).sorted() }

  private var parameters: FilterParameters { FilterParameters(values) }

  /// The result; `nil` without an input.
  public var outputImage: CIImage? { FilterKernels.output(name, parameters) }
}

// The parameters of filters that functions make. Apple declares them in a protocol for each filter.
extension CIFilter {
  private func number(_ key: String) -> Float { Float(parameters.number(key, 0)) }

  /// The picture that the filter changes.
  public var inputImage: CIImage? {
    get { values[kCIInputImageKey] as? CIImage }
    set { values[kCIInputImageKey] = newValue }
  }
  /// The picture behind.
  public var backgroundImage: CIImage? {
    get { values[kCIInputBackgroundImageKey] as? CIImage }
    set { values[kCIInputBackgroundImageKey] = newValue }
  }
  /// The mask.
  public var maskImage: CIImage? {
    get { values[kCIInputMaskImageKey] as? CIImage }
    set { values[kCIInputMaskImageKey] = newValue }
  }
  /// The content of a code.
  public var message: Data {
    get { values["inputMessage"] as? Data ?? Data() }
    set { values["inputMessage"] = newValue }
  }
  /// How much of a damaged code can be restored: L, M, Q or H.
  public var correctionLevel: String {
    get { values["inputCorrectionLevel"] as? String ?? "M" }
    set { values["inputCorrectionLevel"] = newValue }
  }
  /// The empty space before and after a bar code, in bars.
  public var quietSpace: Float {
    get { Float(parameters.number("inputQuietSpace", 7)) }
    set { values["inputQuietSpace"] = newValue }
  }
  /// The height of a bar code, in bars.
  public var barcodeHeight: Float {
    get { Float(parameters.number("inputBarcodeHeight", 32)) }
    set { values["inputBarcodeHeight"] = newValue }
  }
  /// The radius, in pixels.
  public var radius: Float {
    get { number(kCIInputRadiusKey) }
    set { values[kCIInputRadiusKey] = newValue }
  }
  /// The intensity, usually 0…1.
  public var intensity: Float {
    get { number(kCIInputIntensityKey) }
    set { values[kCIInputIntensityKey] = newValue }
  }
  /// The scale, or the size of pixels.
  public var scale: Float {
    get { number(kCIInputScaleKey) }
    set { values[kCIInputScaleKey] = newValue }
  }
  /// The saturation.
  public var saturation: Float {
    get { Float(parameters.number(kCIInputSaturationKey, 1)) }
    set { values[kCIInputSaturationKey] = newValue }
  }
  /// The brightness.
  public var brightness: Float {
    get { number(kCIInputBrightnessKey) }
    set { values[kCIInputBrightnessKey] = newValue }
  }
  /// The contrast.
  public var contrast: Float {
    get { Float(parameters.number(kCIInputContrastKey, 1)) }
    set { values[kCIInputContrastKey] = newValue }
  }
  /// The angle, in radians.
  public var angle: Float {
    get { number(kCIInputAngleKey) }
    set { values[kCIInputAngleKey] = newValue }
  }
  /// The exposure, in stops.
  public var ev: Float {
    get { number(kCIInputEVKey) }
    set { values[kCIInputEVKey] = newValue }
  }
  /// The color.
  public var color: CIColor {
    get { values[kCIInputColorKey] as? CIColor ?? CIColor(red: 1, green: 1, blue: 1) }
    set { values[kCIInputColorKey] = newValue }
  }
  /// The color of what is dark.
  public var color0: CIColor {
    get { values["inputColor0"] as? CIColor ?? CIColor(red: 0.3, green: 0, blue: 0) }
    set { values["inputColor0"] = newValue }
  }
  /// The color of what is light.
  public var color1: CIColor {
    get { values["inputColor1"] as? CIColor ?? CIColor(red: 1, green: 0.9, blue: 0.8) }
    set { values["inputColor1"] = newValue }
  }
  /// The area.
  public var extent: CGRect {
    get { values[kCIInputExtentKey] as? CGRect ?? .zero }
    set { values[kCIInputExtentKey] = newValue }
  }
  /// The center of a distortion, which has no effect.
  public var center: CGPoint {
    get { values[kCIInputCenterKey] as? CGPoint ?? .zero }
    set { values[kCIInputCenterKey] = newValue }
  }
}

extension CIFilter {
  /// A QR code: one pixel for each module, with an empty border of one.
  public static func qrCodeGenerator() -> CIFilter { CIFilter("CIQRCodeGenerator") }
  /// A bar code: one pixel for each bar.
  public static func code128BarcodeGenerator() -> CIFilter { CIFilter("CICode128BarcodeGenerator") }
  /// A blur with a radius of 10 pixels by default.
  public static func gaussianBlur() -> CIFilter { CIFilter("CIGaussianBlur") }
  /// A blur with a radius of 10 pixels by default.
  public static func boxBlur() -> CIFilter { CIFilter("CIBoxBlur") }
  /// Brown tones.
  public static func sepiaTone() -> CIFilter { CIFilter("CISepiaTone") }
  /// A saturation, a brightness and a contrast.
  public static func colorControls() -> CIFilter { CIFilter("CIColorControls") }
  /// Tones of one color.
  public static func colorMonochrome() -> CIFilter { CIFilter("CIColorMonochrome") }
  /// Inverted colors.
  public static func colorInvert() -> CIFilter { CIFilter("CIColorInvert") }
  /// Tones between two colors.
  public static func falseColor() -> CIFilter { CIFilter("CIFalseColor") }
  /// An exposure.
  public static func exposureAdjust() -> CIFilter { CIFilter("CIExposureAdjust") }
  /// A rotation of hues.
  public static func hueAdjust() -> CIFilter { CIFilter("CIHueAdjust") }
  /// Gray tones.
  public static func photoEffectMono() -> CIFilter { CIFilter("CIPhotoEffectMono") }
  /// Gray tones with contrast.
  public static func photoEffectNoir() -> CIFilter { CIFilter("CIPhotoEffectNoir") }
  /// Gray tones.
  public static func photoEffectTonal() -> CIFilter { CIFilter("CIPhotoEffectTonal") }
  /// Large pixels of 8 pixels by default.
  public static func pixellate() -> CIFilter { CIFilter("CIPixellate") }
  /// The lightness as the opacity of white.
  public static func maskToAlpha() -> CIFilter { CIFilter("CIMaskToAlpha") }
  /// A picture in front of another one.
  public static func sourceOverCompositing() -> CIFilter { CIFilter("CISourceOverCompositing") }
  /// A picture in front of another one where a mask is light.
  public static func blendWithMask() -> CIFilter { CIFilter("CIBlendWithMask") }
  /// The average color of an area, in one pixel.
  public static func areaAverage() -> CIFilter { CIFilter("CIAreaAverage") }
  /// A sharper picture. Galley returns the input.
  public static func sharpenLuminance() -> CIFilter { CIFilter("CISharpenLuminance") }
  /// Edges. Galley returns the input.
  public static func edges() -> CIFilter { CIFilter("CIEdges") }
  /// A crystal pattern. Galley returns the input.
  public static func crystallize() -> CIFilter { CIFilter("CICrystallize") }
  /// Darker corners. Galley returns the input.
  public static func vignette() -> CIFilter { CIFilter("CIVignette") }
  /// A sharper picture. Galley returns the input.
  public static func unsharpMask() -> CIFilter { CIFilter("CIUnsharpMask") }
  /// A twirl. Galley returns the input.
  public static func twirlDistortion() -> CIFilter { CIFilter("CITwirlDistortion") }
  /// A bump. Galley returns the input.
  public static func bumpDistortion() -> CIFilter { CIFilter("CIBumpDistortion") }
  /// A glow. Galley returns the input.
  public static func bloom() -> CIFilter { CIFilter("CIBloom") }
}
