import Foundation

extension Measurement {
  /// Returns the measurement as text.
  ///
  /// - Parameters:
  ///   - width: `narrow`, `short` or `full-name`.
  ///   - usage: The purpose that decides the unit in the locale's region; `nil` keeps the unit.
  ///   - number: Formats the number; `nil` for the library's precision: two digits after a conversion.
  func text(
    width: String, usage: String?, locale: Locale, number: ((Double) -> String?)? = nil
  ) -> String {
    func plain() -> String {
      let value = number?(value) ?? value.formatted(.number.locale(locale))
      return width == "narrow" ? value + unit.symbol : "\(value) \(unit.symbol)"
    }
    guard let name = UnitNames.name(of: unit) else { return plain() }
    let own = "unit/\(name) unit-width-\(width)"
    // Not all units have preferred units.
    let skeletons = usage.map { ["\(own) usage/\($0)", "\(own) usage/default", own] } ?? [own]
    func formatted(_ precision: String) -> UnitNumber? {
      skeletons.lazy.compactMap {
        UnitNumber(value, skeleton: $0 + precision, locale: locale)
      }.first
    }
    guard let number else { return formatted("")?.text ?? plain() }
    guard let exact = formatted(" .###############"), let digits = number(exact.value) else {
      return plain()
    }
    // The number of decimals can decide the form of the unit: "1 mile", "1.0 miles".
    let separator = locale.decimalSeparator ?? "."
    let decimals = digits.range(of: separator).map {
      digits[$0.upperBound...].filter(\.isNumber).count
    }
    let precision =
      decimals.map { $0 > 0 ? " ." + String(repeating: "0", count: $0) : " ." } ?? " ."
    return formatted(precision)?.text(withNumber: digits) ?? plain()
  }
}
