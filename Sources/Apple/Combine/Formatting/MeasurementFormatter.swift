import Foundation

/// Formats measurements, as `MeasurementFormatter` does on Apple's platforms.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  // `Formatter` is sendable by contract: as on Apple's platforms, clients must not change a
  // formatter on several threads at once.

  /// Which unit is written, and how.
  public struct UnitOptions: OptionSet, Sendable {
    /// The options as a bit mask.
    public let rawValue: UInt
    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit of the measurement, in all regions.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// The scale that suits the value. Units that the region decides always have it.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Temperatures without "C" or "F".
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// Which unit is written, and how. Default: the unit that is common in the locale's region.
  open var unitOptions: UnitOptions = []
  /// How much of the unit is written: "20km", "20 km", "20 kilometers". Default: medium.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The locale, whose region decides the unit. Default: the current locale.
  open var locale: Locale! = .autoupdatingCurrent { didSet { numberFormatter.locale = locale } }
  /// Formats the number. Default: at most three decimals.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// Creates a formatter.
  public override init() { super.init() }
  /// Creates a formatter.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a measurement as text.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let text = measurement.text(
      width: width, usage: unitOptions.contains(.providedUnit) ? nil : "default",
      locale: locale ?? .autoupdatingCurrent
    ) { [numberFormatter] in numberFormatter?.string(from: $0 as NSNumber) }
    guard unitOptions.contains(.temperatureWithoutUnit), let degree = text.firstIndex(of: "°")
    else {
      return text
    }
    return text[..<degree].filter { !$0.isWhitespace } + "°"
  }

  /// Returns a unit as text, such as "km" or "kilometers".
  open func string(from unit: Unit) -> String {
    guard unitStyle == .long else { return unit.symbol }
    return Measurement(value: 2, unit: unit)
      .text(width: width, usage: nil, locale: locale ?? .autoupdatingCurrent) { _ in "" }
      .trimmingCharacters(in: .whitespaces)
  }

  /// Returns a measurement of a `Unit` as text, or `nil` for other objects.
  open override func string(for obj: Any?) -> String? {
    (obj as? Measurement<Unit>).map { string(from: $0) }
  }

  private var width: String {
    switch unitStyle {
    case .short: "narrow"
    case .long: "full-name"
    default: "short"
    }
  }
}
