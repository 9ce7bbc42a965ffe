import Foundation

/// The width of units in text.
enum UnitTextWidth: String, Codable {
  /// The full name: "20 kilometers".
  case full = "full-name"
  /// The symbol: "20 km".
  case short
  /// The symbol, close to the number: "20km".
  case narrow
}

/// Formats a number with a unit in the words of a locale, using the Unicode library behind
/// Foundation's own formats.
struct UnitNumber {
  /// The text, such as "3.3 mi".
  let text: String
  /// The number in the text, such as 3.3.
  let value: Double

  /// - Parameters:
  ///   - value: The number.
  ///   - unit: The name of the unit in the library, such as `kilometer`.
  ///   - options: Further options in ICU's notation, such as `usage/road`.
  /// - Returns: `nil` if the library does not know the unit.
  init?(
    _ value: Double, unit: String, width: UnitTextWidth, options: [String] = [], locale: Locale
  ) {
    var status: Int32 = 0
    let words = ["unit/\(unit)", "unit-width-\(width.rawValue)"] + options
    let skeleton = Array(words.joined(separator: " ").utf16)
    let formatter = openFormatter(skeleton, Int32(skeleton.count), locale.identifier, &status)
    let result = openResult(&status)
    defer {
      closeResult(result)
      closeFormatter(formatter)
    }
    formatDouble(formatter, value, result, &status)
    var text = [UInt16](repeating: 0, count: 256)
    let count = resultText(result, &text, 256, &status)
    var number = [CChar](repeating: 0, count: 64)
    let digits = resultNumber(result, &number, 64, &status)
    // Positive values are errors.
    guard status <= 0, count > 0, digits > 0, count <= 256, digits < 64 else { return nil }
    self.text = String(decoding: text.prefix(Int(count)), as: UTF16.self)
    self.value =
      Double(
        String(decoding: number.prefix(Int(digits)).map { UInt8(bitPattern: $0) }, as: UTF8.self))
      ?? value
  }

  /// Returns the text with other digits.
  func text(withNumber number: String) -> String {
    guard let start = text.firstIndex(where: \.isPartOfNumber),
      let last = text.lastIndex(where: \.isWholeNumber)
    else { return text }
    return text.replacingCharacters(in: start...last, with: number)
  }
}

extension [String] {
  /// Joins texts with units, such as "1 hour" and "5 minutes", as the locale does.
  func joinedUnits(_ width: UnitTextWidth, in locale: Locale) -> String {
    let texts = map { Array<UInt16>($0.utf16) }
    var status: Int32 = 0
    let listWidth: Int32 =
      switch width {
      case .full: 0
      case .short: 1
      case .narrow: 2
      }
    let formatter = openList(locale.identifier, 2, listWidth, &status)
    defer { closeList(formatter) }
    var joined = [UInt16](repeating: 0, count: texts.reduce(64) { $0 + $1.count + 16 })
    let capacity = Int32(joined.count)
    let starts = texts.map { text in
      let copy = UnsafeMutablePointer<UInt16>.allocate(capacity: text.count)
      copy.initialize(from: text, count: text.count)
      return UnsafePointer(copy)
    }
    defer { for start in starts { start.deallocate() } }
    let count = formatList(
      formatter, starts, texts.map { Int32($0.count) }, Int32(texts.count), &joined, capacity,
      &status)
    guard status <= 0, count > 0, count <= capacity else { return self.joined(separator: ", ") }
    return String(decoding: joined.prefix(Int(count)), as: UTF16.self)
  }
}

extension Character {
  fileprivate var isPartOfNumber: Bool { isWholeNumber || self == "-" || self == "\u{2212}" }
}

// The functions are declared by symbol, so that clients of this module don't need the library's
// headers.
@_silgen_name("swift_unumf_openForSkeletonAndLocale")
private func openFormatter(
  _ skeleton: UnsafePointer<UInt16>, _ count: Int32, _ locale: UnsafePointer<CChar>,
  _ status: UnsafeMutablePointer<Int32>
) -> OpaquePointer?
@_silgen_name("swift_unumf_close")
private func closeFormatter(_ formatter: OpaquePointer?)
@_silgen_name("swift_unumf_openResult")
private func openResult(_ status: UnsafeMutablePointer<Int32>) -> OpaquePointer?
@_silgen_name("swift_unumf_closeResult")
private func closeResult(_ result: OpaquePointer?)
@_silgen_name("swift_unumf_formatDouble")
private func formatDouble(
  _ formatter: OpaquePointer?, _ value: Double, _ result: OpaquePointer?,
  _ status: UnsafeMutablePointer<Int32>)
@_silgen_name("swift_unumf_resultToString")
private func resultText(
  _ result: OpaquePointer?, _ text: UnsafeMutablePointer<UInt16>, _ capacity: Int32,
  _ status: UnsafeMutablePointer<Int32>
) -> Int32
@_silgen_name("swift_unumf_resultToDecimalNumber")
private func resultNumber(
  _ result: OpaquePointer?, _ text: UnsafeMutablePointer<CChar>, _ capacity: Int32,
  _ status: UnsafeMutablePointer<Int32>
) -> Int32
@_silgen_name("swift_ulistfmt_openForType")
private func openList(
  _ locale: UnsafePointer<CChar>, _ type: Int32, _ width: Int32,
  _ status: UnsafeMutablePointer<Int32>
) -> OpaquePointer?
@_silgen_name("swift_ulistfmt_close")
private func closeList(_ formatter: OpaquePointer?)
@_silgen_name("swift_ulistfmt_format")
private func formatList(
  _ formatter: OpaquePointer?, _ texts: UnsafePointer<UnsafePointer<UInt16>>,
  _ counts: UnsafePointer<Int32>, _ count: Int32, _ text: UnsafeMutablePointer<UInt16>,
  _ capacity: Int32, _ status: UnsafeMutablePointer<Int32>
) -> Int32
