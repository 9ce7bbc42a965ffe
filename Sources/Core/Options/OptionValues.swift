import Foundation
import GalleyCore

/// Parses the values of options. Each function throws a `ValueError` that states what it expects.
package enum OptionValues {
  package static func scale(_ text: String) throws -> CGFloat {
    // From 1/100 pixel per point to the scale at which one point fills the largest picture.
    guard let value = decimal(text), value >= 0.01, value <= Double(DisplayList.sideLimit) else {
      throw ValueError(
        expected: "pixels per point, from 0.01 to \(DisplayList.sideLimit), such as 2")
    }
    return value
  }

  package static func size(_ text: String) throws -> CGSize? {
    let sides = text.split(omittingEmptySubsequences: false) { $0 == "x" || $0 == "×" || $0 == "X" }
    let values = sides.compactMap { decimal(String($0)) }
    guard sides.count == 2, values.count == 2, values.allSatisfy({ $0 > 0 && $0 <= 1e6 }) else {
      throw ValueError(expected: "a width and a height in points, above zero, such as 320x240")
    }
    return CGSize(width: values[0], height: values[1])
  }

  package static func count(_ text: String) throws -> Int? {
    guard let value = Int(text), value > 0, value <= 1024 else {
      throw ValueError(expected: "a whole number from 1 to 1024")
    }
    return value
  }

  /// Parses a network port; 0 stands for any free one.
  package static func port(_ text: String) throws -> Int {
    guard let value = Int(text), (0...65_535).contains(value) else {
      throw ValueError(expected: "a whole number from 0 to 65535, where 0 is any free port")
    }
    return value
  }

  package static func seconds(_ text: String) throws -> Double? {
    guard let value = decimal(text), value >= 0, value <= 3600 else {
      throw ValueError(expected: "seconds, from 0 to 3600, such as 0.25")
    }
    return value
  }

  package static func frameRate(_ text: String) throws -> Int {
    guard let value = Int(text), (1...120).contains(value) else {
      throw ValueError(expected: "a whole number from 1 to 120")
    }
    return value
  }

  /// Accepts digits with an optional decimal point only; `Double` would also accept `nan`, `inf`
  /// and `0x1p3`.
  private static func decimal(_ text: String) -> Double? {
    guard !text.isEmpty, text.utf8.count <= 40,
      text.utf8.allSatisfy({ (48...57).contains($0) || $0 == 46 || $0 == 45 }),
      let value = Double(text), value.isFinite
    else { return nil }
    return value
  }

  /// Returns the named device; `-landscape` rotates it.
  package static func device(_ text: String) throws -> Device {
    let devices = Device.all + Device.all.map(\.landscape)
    if let device = devices.first(where: { $0.name == text.lowercased() }) { return device }
    throw ValueError(expected: Device.all.map(\.name).listed("or") + ", optionally with -landscape")
  }

  /// Returns a function that parses one of several words.
  package static func word<Value>(_ words: KeyValuePairs<String, Value>) -> (String) throws -> Value
  {
    { text in
      if let match = words.first(where: { $0.key == text.lowercased() }) { return match.value }
      throw ValueError(expected: words.map(\.key).listed("or"))
    }
  }

  package static func typeSize(_ text: String) throws -> DynamicTypeSize? {
    let wanted = text.lowercased().filter { $0 != "-" }
    let match = DynamicTypeSize.allCases.first { "\($0)".lowercased() == wanted }
    guard let match else {
      throw ValueError(expected: DynamicTypeSize.allCases.map { "\($0)" }.listed("or"))
    }
    return match
  }

  /// Parses a language with an optional script and region: `de`, `zh-Hant`, `pt_BR`. Without a region, the
  /// locale has the most likely one.
  package static func locale(_ text: String) throws -> Locale? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let isShaped =
      !parts.isEmpty && (2...3).contains(parts[0].count)
      && parts.allSatisfy {
        (1...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
      && parts[0].allSatisfy(\.isLetter)
    guard isShaped, Locale.LanguageCode(String(parts[0])).isISOLanguage else {
      throw ValueError(
        expected: "a language with an optional script and region, such as de, ar or zh-Hant")
    }
    return Locale(identifier: text).withLikelyRegion
  }

  package static func overlays(_ text: String) throws -> LayoutOverlays? {
    let names: [Substring: LayoutOverlays] = [
      "frames": .frames, "baselines": .baselines, "guides": .guides, "spacing": .spacing,
      "proposals": .proposals, "safe-area": .safeArea,
      "accessibility": .accessibility, "none": [],
    ]
    let parts = text.lowercased().split(separator: ",", omittingEmptySubsequences: false)
    let values = parts.compactMap { names[$0] }
    guard values.count == parts.count, !(parts.contains("none") && parts.count > 1) else {
      throw ValueError(
        expected: "none, or a comma-separated list of frames, baselines, guides, spacing,"
          + " proposals, safe-area and accessibility")
    }
    return values.reduce(into: LayoutOverlays()) { $0.formUnion($1) }
  }

  /// Parses comma-separated names.
  package static func names(_ text: String) throws -> [String] {
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard names.allSatisfy({ !$0.isEmpty }) else {
      throw ValueError(
        expected: "comma-separated identifiers of views, such as title,price")
    }
    return names
  }

  /// Parses widths in points and sorts them.
  package static func widths(_ text: String) throws -> [CGFloat] {
    let values = text.split(separator: ",", omittingEmptySubsequences: false).map {
      decimal(String($0)) ?? 0
    }
    guard values.allSatisfy({ $0 > 0 && $0 <= 1e5 }), values.count <= 24 else {
      throw ValueError(
        expected: "up to 24 comma-separated widths above zero, in points, such as 200,260,320,400")
    }
    return values.map { CGFloat($0) }.sorted()
  }

  package static func typeSizes(_ text: String) throws -> [DynamicTypeSize] {
    if text.lowercased() == "all" { return DynamicTypeSize.allCases }
    do {
      return try text.split(separator: ",", omittingEmptySubsequences: false)
        .compactMap { try typeSize(String($0)) }
    } catch let error as ValueError {
      throw ValueError(expected: "all, or a comma-separated list of \(error.expected)")
    }
  }

  package static func devices(_ text: String) throws -> [Device] {
    if text.lowercased() == "all" { return Device.all }
    do {
      return try text.split(separator: ",", omittingEmptySubsequences: false)
        .map { try device(String($0)) }
    } catch let error as ValueError {
      throw ValueError(expected: "all, or a comma-separated list of \(error.expected)")
    }
  }

  /// Parses the output path of a picture; rejects suffixes of formats that can't be written, and mistyped ones.
  package static func pictureFile(_ text: String) throws -> String? {
    let suffix = text.lastIndex(of: ".").map { text[text.index(after: $0)...].lowercased() } ?? ""
    let isMistyped =
      suffix.count > 1 && ImageFormat(suffixOf: text) == nil
      && !FileManager.default.fileExists(atPath: text)
      && NearestName.find(suffix, in: writableFormats.flatMap(\.suffixes)) != nil
    guard !otherFormats.contains(suffix), !isMistyped else {
      throw ValueError(expected: "a file that ends in \(suffixes)")
    }
    return try path(text)
  }

  /// Parses a picture format that can be written.
  package static func format(_ text: String) throws -> ImageFormat? {
    let name = text.lowercased()
    let format = writableFormats.first { $0.suffixes.contains(name) }
    guard let format else { throw ValueError(expected: formatNames.listed("or")) }
    return format
  }

  private static let writableFormats = ImageFormat.allCases.filter(\.canBeWritten)

  /// The names of the formats that can be written.
  package static let formatNames = writableFormats.map(\.rawValue)

  /// The suffixes of the formats that can be written: `.png, .jpg or .pdf`.
  package static let suffixes = writableFormats.map { ".\($0.suffixes[0])" }.listed("or")

  /// Parses a percentage into a value from 0 to 1.
  package static func quality(_ text: String) throws -> Double? {
    guard let value = Int(text), (1...100).contains(value) else {
      throw ValueError(expected: "a whole number from 1 to 100")
    }
    return Double(value) / 100
  }

  /// Suffixes of picture formats that can't be written.
  private static let otherFormats = Set([
    "ps", "eps", "gif", "avif", "heic", "tif", "tiff", "bmp", "jxl",
  ]).subtracting(writableFormats.flatMap(\.suffixes))

  /// Parses a nonempty path.
  package static func path(_ text: String) throws -> String? {
    guard !text.isEmpty, !text.utf8.contains(0) else { throw ValueError(expected: "a path") }
    return text
  }
}
