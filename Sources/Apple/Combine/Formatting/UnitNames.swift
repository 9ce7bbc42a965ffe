import Foundation

/// The names of Foundation's units in the Unicode library.
enum UnitNames {
  /// Returns the name of a unit; `nil` for units that the library does not name.
  static func name(of unit: Unit) -> String? { names[Key(unit)] }

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let symbol: String

    init(_ unit: Unit) { (type, symbol) = (ObjectIdentifier(Swift.type(of: unit)), unit.symbol) }
  }

  private static let names = Dictionary(
    uniqueKeysWithValues: (lengths + masses + volumes + areas + others).map { (Key($0.0), $0.1) })

  private typealias Names = [(Unit, String)]

  private static var lengths: Names {
    [
      (UnitLength.kilometers, "kilometer"), (UnitLength.meters, "meter"),
      (UnitLength.decimeters, "decimeter"), (UnitLength.centimeters, "centimeter"),
      (UnitLength.millimeters, "millimeter"), (UnitLength.micrometers, "micrometer"),
      (UnitLength.nanometers, "nanometer"), (UnitLength.inches, "inch"), (UnitLength.feet, "foot"),
      (UnitLength.yards, "yard"), (UnitLength.miles, "mile"),
      (UnitLength.nauticalMiles, "nautical-mile"), (UnitLength.lightyears, "light-year"),
      (UnitLength.astronomicalUnits, "astronomical-unit"), (UnitLength.parsecs, "parsec"),
      (UnitLength.fathoms, "fathom"), (UnitLength.furlongs, "furlong"),
    ]
  }

  private static var masses: Names {
    [
      (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"),
      (UnitMass.milligrams, "milligram"),
      (UnitMass.micrograms, "microgram"), (UnitMass.ounces, "ounce"), (UnitMass.pounds, "pound"),
      (UnitMass.stones, "stone"), (UnitMass.metricTons, "tonne"), (UnitMass.shortTons, "ton"),
      (UnitMass.carats, "carat"), (UnitMass.ouncesTroy, "ounce-troy"),
    ]
  }

  private static var volumes: Names {
    [
      (UnitVolume.liters, "liter"), (UnitVolume.deciliters, "deciliter"),
      (UnitVolume.centiliters, "centiliter"), (UnitVolume.milliliters, "milliliter"),
      (UnitVolume.cubicMeters, "cubic-meter"), (UnitVolume.cubicCentimeters, "cubic-centimeter"),
      (UnitVolume.cubicInches, "cubic-inch"), (UnitVolume.cubicFeet, "cubic-foot"),
      (UnitVolume.teaspoons, "teaspoon"), (UnitVolume.tablespoons, "tablespoon"),
      (UnitVolume.fluidOunces, "fluid-ounce"), (UnitVolume.cups, "cup"),
      (UnitVolume.pints, "pint"), (UnitVolume.quarts, "quart"), (UnitVolume.gallons, "gallon"),
      (UnitVolume.metricCups, "cup-metric"),
    ]
  }

  private static var areas: Names {
    [
      (UnitArea.squareKilometers, "square-kilometer"), (UnitArea.squareMeters, "square-meter"),
      (UnitArea.squareCentimeters, "square-centimeter"), (UnitArea.squareInches, "square-inch"),
      (UnitArea.squareFeet, "square-foot"), (UnitArea.squareYards, "square-yard"),
      (UnitArea.squareMiles, "square-mile"), (UnitArea.acres, "acre"),
      (UnitArea.hectares, "hectare"),
    ]
  }

  private static var others: Names {
    [
      (UnitTemperature.celsius, "celsius"), (UnitTemperature.fahrenheit, "fahrenheit"),
      (UnitTemperature.kelvin, "kelvin"), (UnitSpeed.metersPerSecond, "meter-per-second"),
      (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
      (UnitSpeed.milesPerHour, "mile-per-hour"),
      (UnitSpeed.knots, "knot"), (UnitDuration.hours, "hour"), (UnitDuration.minutes, "minute"),
      (UnitDuration.seconds, "second"), (UnitDuration.milliseconds, "millisecond"),
      (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.joules, "joule"),
      (UnitEnergy.kilocalories, "kilocalorie"), (UnitEnergy.calories, "calorie"),
      (UnitEnergy.kilowattHours, "kilowatt-hour"), (UnitPower.kilowatts, "kilowatt"),
      (UnitPower.watts, "watt"), (UnitPower.megawatts, "megawatt"),
      (UnitPower.horsepower, "horsepower"), (UnitPressure.hectopascals, "hectopascal"),
      (UnitPressure.kilopascals, "kilopascal"), (UnitPressure.inchesOfMercury, "inch-ofhg"),
      (UnitPressure.millimetersOfMercury, "millimeter-ofhg"), (UnitPressure.bars, "bar"),
      (UnitPressure.millibars, "millibar"),
      (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
      (UnitAngle.degrees, "degree"), (UnitAngle.arcMinutes, "arc-minute"),
      (UnitAngle.arcSeconds, "arc-second"), (UnitAngle.radians, "radian"),
      (UnitAngle.revolutions, "revolution"), (UnitFrequency.gigahertz, "gigahertz"),
      (UnitFrequency.megahertz, "megahertz"), (UnitFrequency.kilohertz, "kilohertz"),
      (UnitFrequency.hertz, "hertz"), (UnitElectricCurrent.amperes, "ampere"),
      (UnitElectricCurrent.milliamperes, "milliampere"),
      (UnitElectricPotentialDifference.volts, "volt"),
      (UnitElectricResistance.ohms, "ohm"), (UnitIlluminance.lux, "lux"),
      (UnitAcceleration.gravity, "g-force"),
      (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"),
      (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
      (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
      (UnitInformationStorage.bits, "bit"), (UnitInformationStorage.bytes, "byte"),
      (UnitInformationStorage.kilobytes, "kilobyte"),
      (UnitInformationStorage.megabytes, "megabyte"),
      (UnitInformationStorage.gigabytes, "gigabyte"),
      (UnitInformationStorage.terabytes, "terabyte"),
    ]
  }
}
