import Foundation

/// Formats measurements, as `MeasurementFormatter` does on Apple's platforms.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  // `Formatter` is sendable by contract: as on Apple's platforms, clients must not change a
  // formatter on several threads at once.

  /// Options for the unit in the text.
  public struct UnitOptions: OptionSet, Sendable {
    /// The options as a bit mask.
    public let rawValue: UInt
    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit of the measurement, in all regions.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// The scale that suits the value. It has no effect: the region's units always use it.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Temperatures without "C" or "F".
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// The options for the unit. Default: none, for the unit that is common in the locale's region.
  open var unitOptions: UnitOptions = []
  /// The width of the unit: "20km", "20 km" or "20 kilometers". Default: medium.
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
    measurement.text(
      width: width, usage: unitOptions.contains(.providedUnit) ? nil : "default",
      hidesScale: unitOptions.contains(.temperatureWithoutUnit),
      locale: locale ?? .autoupdatingCurrent
    ) { [numberFormatter] in numberFormatter?.string(from: $0 as NSNumber) }
  }

  /// Returns a unit as text, such as "km" or "kilometers".
  open func string(from unit: Unit) -> String {
    guard unitStyle == .long else { return unit.symbol }
    return Measurement(value: 2, unit: unit)
      .text(
        width: width, usage: nil, hidesScale: false, locale: locale ?? .autoupdatingCurrent
      ) { _ in "" }
      .trimmingCharacters(in: .whitespaces)
  }

  /// Returns a measurement of a `Unit` as text, or `nil` for other objects.
  open override func string(for obj: Any?) -> String? {
    (obj as? Measurement<Unit>).map { string(from: $0) }
  }

  private var width: UnitTextWidth {
    switch unitStyle {
    case .short: .narrow
    case .long: .full
    default: .short
    }
  }
}
