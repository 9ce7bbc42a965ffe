import Foundation

extension Measurement {
  /// Returns the measurement as text.
  ///
  /// - Parameters:
  ///   - usage: The purpose that decides the unit in the locale's region; `nil` keeps the unit.
  ///   - hidesScale: Whether temperatures are written without "C" or "F".
  ///   - number: Formats the number; `nil` for the library's precision: converted numbers are rounded to
  ///     whole numbers, but keep at least two digits.
  func text(
    width: UnitTextWidth, usage: String?, hidesScale: Bool, locale: Locale,
    number: ((Double) -> String?)? = nil
  ) -> String {
    let text = text(width: width, usage: usage, locale: locale, number: number)
    guard hidesScale, let degree = text.firstIndex(of: "°") else { return text }
    return text[..<degree].filter { !$0.isWhitespace } + "°"
  }

  private func text(
    width: UnitTextWidth, usage: String?, locale: Locale, number: ((Double) -> String?)?
  ) -> String {
    func plain() -> String {
      let value = number?(value) ?? value.formatted(.number.locale(locale))
      return width == .narrow ? value + unit.symbol : "\(value) \(unit.symbol)"
    }
    guard let name = UnitNames.name(of: unit) else { return plain() }
    // Not all units have preferred units.
    let usages = usage.map { [["usage/\($0)"], ["usage/default"], []] } ?? [[]]
    func formatted(_ precision: [String]) -> UnitNumber? {
      usages.lazy.compactMap {
        UnitNumber(value, unit: name, width: width, options: $0 + precision, locale: locale)
      }.first
    }
    guard let number else { return formatted([])?.text ?? plain() }
    guard let exact = formatted([".###############"]), let digits = number(exact.value) else {
      return plain()
    }
    // The number of decimals can decide the form of the unit: "1 mile", "1.0 miles".
    let separator = locale.decimalSeparator ?? "."
    let decimals = digits.range(of: separator).map {
      digits[$0.upperBound...].count(where: \.isNumber)
    }
    let precision = "." + String(repeating: "0", count: decimals ?? 0)
    return formatted([precision])?.text(withNumber: digits) ?? plain()
  }
}
