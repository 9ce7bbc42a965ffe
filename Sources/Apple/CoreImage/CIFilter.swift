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
  private var parameters: FilterParameters

  /// The name, such as "CIGaussianBlur".
  public var name: String { parameters.name }

  /// Creates a filter, or returns `nil` for a name that does not begin with `CI`. Filters that Galley
  /// does not compute return their input, which a diagnostic reports.
  public convenience init?(name: String) { self.init(name: name, parameters: nil) }

  /// Creates a filter with values, or returns `nil` for a name that does not begin with `CI`.
  public init?(name: String, parameters params: [String: Any]?) {
    guard name.hasPrefix("CI"), name.count > 2 else { return nil }
    parameters = FilterParameters(name: name, values: params ?? [:])
  }

  fileprivate init(_ name: String) { parameters = FilterParameters(name: name) }

  /// Sets a value, or the default for `nil`.
  public func setValue(_ value: Any?, forKey key: String) { parameters[key] = value }
  /// Returns a value or its default, or the result for `kCIOutputImageKey`.
  public func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : parameters[key]
  }
  /// Sets the defaults of all values.
  public func setDefaults() { parameters.values = [:] }
  /// The keys of values that the filter reads.
  public var inputKeys: [String] { parameters.keys }

  /// The result; `nil` without an input.
  public var outputImage: CIImage? { FilterKernels.output(parameters) }
}

// The parameters of filters that functions create. Apple declares them in a protocol for each
// filter.
extension CIFilter {
  private subscript<Value>(key: String, initial: Value) -> Value {
    get { parameters[key] as? Value ?? initial }
    set { parameters[key] = newValue }
  }

  private subscript(number key: String) -> Float {
    get { Float(parameters.number(key)) }
    set { parameters[key] = newValue }
  }

  private subscript(image key: String) -> CIImage? {
    get { parameters.image(key) }
    set { parameters[key] = newValue }
  }

  /// The picture that the filter changes.
  public var inputImage: CIImage? {
    get { self[image: kCIInputImageKey] }
    set { self[image: kCIInputImageKey] = newValue }
  }
  /// The picture in the background.
  public var backgroundImage: CIImage? {
    get { self[image: kCIInputBackgroundImageKey] }
    set { self[image: kCIInputBackgroundImageKey] = newValue }
  }
  /// The mask.
  public var maskImage: CIImage? {
    get { self[image: kCIInputMaskImageKey] }
    set { self[image: kCIInputMaskImageKey] = newValue }
  }
  /// The content of a code.
  public var message: Data {
    get { self["inputMessage", Data()] }
    set { self["inputMessage", Data()] = newValue }
  }
  /// How much of a damaged code can be restored: L, M, Q or H. Default: M.
  public var correctionLevel: String {
    get { self["inputCorrectionLevel", "M"] }
    set { self["inputCorrectionLevel", "M"] = newValue }
  }
  /// The empty space before and after a bar code, in bars. Default: 7.
  public var quietSpace: Float {
    get { self[number: "inputQuietSpace"] }
    set { self[number: "inputQuietSpace"] = newValue }
  }
  /// The height of a bar code, in bars. Default: 32.
  public var barcodeHeight: Float {
    get { self[number: "inputBarcodeHeight"] }
    set { self[number: "inputBarcodeHeight"] = newValue }
  }
  /// The radius, in pixels.
  public var radius: Float {
    get { self[number: kCIInputRadiusKey] }
    set { self[number: kCIInputRadiusKey] = newValue }
  }
  /// The intensity, usually 0…1.
  public var intensity: Float {
    get { self[number: kCIInputIntensityKey] }
    set { self[number: kCIInputIntensityKey] = newValue }
  }
  /// The scale, or the size of pixels.
  public var scale: Float {
    get { self[number: kCIInputScaleKey] }
    set { self[number: kCIInputScaleKey] = newValue }
  }
  /// The saturation. Default: 1.
  public var saturation: Float {
    get { self[number: kCIInputSaturationKey] }
    set { self[number: kCIInputSaturationKey] = newValue }
  }
  /// The brightness. Default: 0.
  public var brightness: Float {
    get { self[number: kCIInputBrightnessKey] }
    set { self[number: kCIInputBrightnessKey] = newValue }
  }
  /// The contrast. Default: 1.
  public var contrast: Float {
    get { self[number: kCIInputContrastKey] }
    set { self[number: kCIInputContrastKey] = newValue }
  }
  /// The angle, in radians.
  public var angle: Float {
    get { self[number: kCIInputAngleKey] }
    set { self[number: kCIInputAngleKey] = newValue }
  }
  /// The exposure, in stops. Default: 0.5.
  public var ev: Float {
    get { self[number: kCIInputEVKey] }
    set { self[number: kCIInputEVKey] = newValue }
  }
  /// The color.
  public var color: CIColor {
    get { self[kCIInputColorKey, .white] }
    set { self[kCIInputColorKey, .white] = newValue }
  }
  /// The color of dark areas.
  public var color0: CIColor {
    get { self["inputColor0", .black] }
    set { self["inputColor0", .black] = newValue }
  }
  /// The color of light areas.
  public var color1: CIColor {
    get { self["inputColor1", .white] }
    set { self["inputColor1", .white] = newValue }
  }
  /// The area, in pixels.
  public var extent: CGRect {
    get { self[kCIInputExtentKey, .zero] }
    set { self[kCIInputExtentKey, .zero] = newValue }
  }
  /// The center of a distortion, which has no effect.
  public var center: CGPoint {
    get { self[kCIInputCenterKey, .zero] }
    set { self[kCIInputCenterKey, .zero] = newValue }
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
  /// Squares of one color, 8 pixels wide by default.
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
