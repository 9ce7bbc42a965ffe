import Foundation

extension Measurement where UnitType: Dimension {
  /// Formats the measurement in the unit that is common in the current region, such as "68°F".
  public func formatted() -> String { formatted(.measurement(width: .abbreviated)) }

  /// Formats the measurement in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement { style.format(self) }

  /// A style that formats measurements, as on Apple's platforms.
  public struct FormatStyle: Foundation.FormatStyle {
    /// The width of units in text.
    public struct UnitWidth: Codable, Hashable, Sendable {
      fileprivate let text: UnitTextWidth
      /// The full name: "20 kilometers".
      public static var wide: UnitWidth { UnitWidth(text: .full) }
      /// The symbol: "20 km".
      public static var abbreviated: UnitWidth { UnitWidth(text: .short) }
      /// The symbol, close to the number: "20km".
      public static var narrow: UnitWidth { UnitWidth(text: .narrow) }
    }

    /// The width of the unit.
    public var width: UnitWidth
    /// The locale, whose region decides the unit.
    public var locale: Locale
    /// The purpose of the measurement, which decides the unit; `nil` keeps the unit. Default: general.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The style of the number; `nil` rounds a converted number to a whole number, but keeps at
    /// least two digits.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether temperatures are written without "C" or "F". Default: false.
    public var hidesScaleName = false

    /// Creates a style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      (self.width, self.locale) = (width, locale)
      (self.usage, self.numberFormatStyle) = (usage, numberFormatStyle)
    }

    /// Returns the measurement as text.
    public func format(_ value: Measurement) -> String {
      value.text(
        width: width.text, usage: usage?.name, hidesScale: hidesScaleName, locale: locale,
        number: numberFormatStyle.map { style in { style.locale(locale).format($0) } })
    }

    /// Returns the style for another locale.
    public func locale(_ locale: Locale) -> FormatStyle {
      var style = self
      style.locale = locale
      return style
    }
  }
}

/// The purpose of a measurement, which decides the unit that a region uses.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  let name: String?

  /// Any purpose.
  public static var general: Self { Self(name: "default") }
  /// The unit of the measurement, in all regions.
  public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The height of a person.
  public static var personHeight: Self { Self(name: "person-height") }
  /// The size of a person.
  public static var person: Self { Self(name: "person") }
  /// A distance on a road.
  public static var road: Self { Self(name: "road") }
  /// The focal length of a lens.
  public static var focalLength: Self { Self(name: "focal-length") }
  /// An amount of rain.
  public static var rainfall: Self { Self(name: "rainfall") }
  /// An amount of snow.
  public static var snowfall: Self { Self(name: "snowfall") }
  /// The distance at which objects are visible.
  public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of the air.
  public static var weather: Self { Self(name: "weather") }
  /// The temperature of a person.
  public static var person: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The speed of wind.
  public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy in food.
  public static var food: Self { Self(name: "food") }
  /// The energy burned in a workout.
  public static var workout: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// The pressure of the air.
  public static var barometric: Self { Self(name: "baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// A volume of a liquid.
  public static var liquid: Self { Self(name: "fluid") }
}

extension FormatStyle {
  /// Returns a style that formats measurements.
  ///
  /// - Parameters:
  ///   - width: The width of the unit.
  ///   - usage: The purpose of the measurement, which decides the unit. Default: general.
  ///   - numberFormatStyle: The style of the number. Default: `nil`, which rounds a converted number to a
  ///     whole number, but keeps at least two digits.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Returns a style that formats temperatures, without "C" or "F" if `hidesScaleName` is true.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}

extension Measurement<UnitInformationStorage>.FormatStyle {
  /// A style that formats amounts of data in the largest suitable unit, as on Apple's platforms.
  public struct ByteCount: Foundation.FormatStyle {
    private var style: ByteCountFormatStyle

    /// Creates a style from a style for numbers of bytes.
    init(_ style: ByteCountFormatStyle) { self.style = style }

    /// Returns the amount as text, such as "1.2 MB".
    public func format(_ value: Measurement<UnitInformationStorage>) -> String {
      let bytes = value.converted(to: .bytes).value.rounded()
      return style.format(Int64(exactly: bytes) ?? (bytes < 0 ? .min : .max))
    }

    /// Returns the style for another locale.
    public func locale(_ locale: Locale) -> ByteCount { ByteCount(style.locale(locale)) }
  }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
  /// Returns a style that formats amounts of data.
  ///
  /// - Parameters:
  ///   - style: The kind of data: files have decimal units, and memory has binary units.
  ///   - allowedUnits: The units that can be used. Default: all.
  ///   - spellsOutZero: Whether zero is written as a word. Default: true.
  ///   - includesActualByteCount: Whether the number of bytes follows in brackets. Default: false.
  public static func byteCount(
    style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
    spellsOutZero: Bool = true, includesActualByteCount: Bool = false
  ) -> Self {
    Self(
      ByteCountFormatStyle(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount))
  }
}
