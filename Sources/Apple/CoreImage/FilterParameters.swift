import Foundation
import GalleyUIKit

/// A filter's name and values.
struct FilterParameters {
  let name: String
  /// The values that were set.
  var values: [String: Any] = [:]

  /// The keys of each filter, except the key of its input picture, and their defaults.
  private static let defaults: [String: KeyValuePairs<String, (any Sendable)?>] = [
    "CIQRCodeGenerator": ["inputMessage": nil, "inputCorrectionLevel": "M"],
    "CICode128BarcodeGenerator": [
      "inputMessage": nil, "inputQuietSpace": 7.0, "inputBarcodeHeight": 32.0,
    ],
    "CIConstantColorGenerator": [kCIInputColorKey: CIColor(red: 1, green: 0, blue: 0)],
    "CIGaussianBlur": [kCIInputRadiusKey: 10.0],
    "CIBoxBlur": [kCIInputRadiusKey: 10.0],
    "CIColorInvert": [:],
    "CIPhotoEffectMono": [:],
    "CIPhotoEffectNoir": [:],
    "CIPhotoEffectTonal": [:],
    "CIMinimumComponent": [:],
    "CIMaximumComponent": [:],
    "CIMaskToAlpha": [:],
    "CISepiaTone": [kCIInputIntensityKey: 1.0],
    "CIPixellate": [kCIInputCenterKey: center, kCIInputScaleKey: 8.0],
    "CIColorControls": [
      kCIInputSaturationKey: 1.0, kCIInputBrightnessKey: 0.0, kCIInputContrastKey: 1.0,
    ],
    "CIColorMonochrome": [
      kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: 1.0,
    ],
    "CIFalseColor": [
      "inputColor0": CIColor(red: 0.3, green: 0, blue: 0),
      "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8),
    ],
    "CIExposureAdjust": [kCIInputEVKey: 0.5],
    "CIHueAdjust": [kCIInputAngleKey: 0.0],
    "CIAffineClamp": [kCIInputTransformKey: nil],
    "CICrop": ["inputRectangle": nil],
    "CIAffineTransform": [kCIInputTransformKey: nil],
    "CILanczosScaleTransform": [kCIInputScaleKey: 1.0, "inputAspectRatio": 1.0],
    "CISourceOverCompositing": [kCIInputBackgroundImageKey: nil],
    "CIBlendWithMask": [kCIInputBackgroundImageKey: nil, kCIInputMaskImageKey: nil],
    "CIBlendWithAlphaMask": [kCIInputBackgroundImageKey: nil, kCIInputMaskImageKey: nil],
    "CIAreaAverage": [kCIInputExtentKey: nil],
    // Filters that return their input.
    "CIEdges": [kCIInputIntensityKey: 1.0],
    "CICrystallize": [kCIInputRadiusKey: 20.0, kCIInputCenterKey: center],
    "CIUnsharpMask": [kCIInputRadiusKey: 2.5, kCIInputIntensityKey: 0.5],
    "CIVignette": [kCIInputRadiusKey: 1.0, kCIInputIntensityKey: 0.0],
    "CIBloom": [kCIInputRadiusKey: 10.0, kCIInputIntensityKey: 0.5],
    "CITwirlDistortion": [
      kCIInputCenterKey: center, kCIInputRadiusKey: 300.0, kCIInputAngleKey: Double.pi,
    ],
    "CIBumpDistortion": [
      kCIInputCenterKey: center, kCIInputRadiusKey: 300.0, kCIInputScaleKey: 0.5,
    ],
  ]

  private static let center = CGPoint(x: 150, y: 150)

  /// Whether Galley knows the filter.
  var isKnown: Bool { Self.defaults[name] != nil }

  /// The keys that the filter reads, or those that are set if Galley does not know the filter.
  var keys: [String] {
    guard let known = Self.defaults[name] else { return values.keys.sorted() }
    return (name.hasSuffix("Generator") ? [] : [kCIInputImageKey]) + known.map(\.key)
  }

  /// The value of a key, or its default.
  subscript(key: String) -> Any? {
    get { values[key] ?? initial(key) }
    set { values[key] = newValue }
  }

  private func initial(_ key: String) -> (any Sendable)? {
    Self.defaults[name]?.first { $0.key == key }?.value
  }

  /// Returns a number, or the default; 0 if it is not finite or the filter has none.
  func number(_ key: String) -> Double {
    let number = values.number(key) ?? initial(key) as? Double ?? 0
    return number.isFinite ? number : 0
  }

  /// Returns the whole part of a number, limited to a range.
  func whole(_ key: String, in range: ClosedRange<Int>) -> Int {
    Int(min(max(number(key), Double(range.lowerBound)), Double(range.upperBound)))
  }

  func image(_ key: String) -> CIImage? { self[key] as? CIImage }
  func color(_ key: String) -> CIColor { self[key] as? CIColor ?? .white }
  func rect(_ key: String) -> CGRect? {
    self[key] as? CGRect ?? (self[key] as? CIVector)?.cgRectValue
  }
  func transform(_ key: String) -> CGAffineTransform? { self[key] as? CGAffineTransform }
  func data(_ key: String) -> Data? { self[key] as? Data }
  func text(_ key: String) -> String { self[key] as? String ?? "" }
}
