import Combine
import Expectations
import Foundation
import Testing

/// Formats of Foundation on Apple's platforms that Linux does not have.
@Suite("Formats that Foundation lacks on Linux")
struct FormattingTests {
  private static let america = Locale(identifier: "en_US")
  private static let temperature = Measurement(value: 20, unit: UnitTemperature.celsius)
  private static let road = Measurement(value: 5, unit: UnitLength.kilometers)

  private func text<S: FormatStyle>(
    _ value: S.FormatInput, _ style: S, in locale: Locale = america
  ) -> S.FormatOutput { style.locale(locale).format(value) }

  @Test("measurements are in the unit of the region, or in their own")
  func measurements() {
    let (temperature, road) = (Self.temperature, Self.road)
    expectEqual(text(temperature, .measurement(width: .abbreviated)), "68°F")
    expectEqual(text(temperature, .measurement(width: .narrow, usage: .weather)), "68°")
    expectEqual(text(temperature, .measurement(width: .abbreviated, usage: .asProvided)), "20°C")
    expectEqual(
      text(temperature, .measurement(width: .abbreviated, hidesScaleName: true)), "68°")
    expectEqual(
      text(temperature, .measurement(width: .narrow), in: Locale(identifier: "fr_FR")), "20°C")
    expectEqual(text(road, .measurement(width: .abbreviated, usage: .road)), "3.1 mi")
    expectEqual(text(road, .measurement(width: .wide, usage: .asProvided)), "5 kilometers")
    expectEqual(
      text(Measurement(value: 1, unit: UnitLength.miles), .measurement(width: .wide)), "1 mile")
    expectEqual(
      text(
        Measurement(value: 80, unit: UnitMass.kilograms),
        .measurement(width: .abbreviated, usage: .personWeight)), "176 lb")
    expectEqual(
      text(
        Measurement(value: 165, unit: UnitEnergy.kilocalories),
        .measurement(width: .abbreviated, usage: .food)), "165 Cal")
    expectEqual(
      text(
        Measurement(value: 1_500_000, unit: UnitInformationStorage.bytes), .byteCount(style: .file)),
      "1.5 MB")
  }

  @Test("a measurement has the digits of its number style, and the form of the unit follows")
  func numbers() {
    let one = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
    expectEqual(
      text(Self.road, .measurement(width: .abbreviated, numberFormatStyle: one)), "3.1 mi")
    expectEqual(
      text(
        Measurement(value: 1, unit: UnitLength.miles),
        .measurement(width: .wide, usage: .asProvided, numberFormatStyle: one)), "1.0 miles")
    expectEqual(
      text(
        Measurement(value: -1234.56, unit: UnitLength.meters),
        .measurement(width: .narrow, usage: .asProvided, numberFormatStyle: one)), "-1,234.6m")
  }

  @Test("a unit without a name is written as its symbol")
  func unknownUnit() {
    let unit = UnitLength(symbol: "lg", converter: UnitConverterLinear(coefficient: 4_828))
    let leagues = Measurement(value: 20_000, unit: unit)
    expectEqual(text(leagues, .measurement(width: .abbreviated)), "20,000 lg")
  }

  @Test("a measurement formatter converts, keeps the unit, or leaves out the scale of temperatures")
  func formatter() {
    let formatter = MeasurementFormatter()
    formatter.locale = Self.america
    expectEqual(formatter.string(from: Self.temperature), "68°F")
    expectEqual(formatter.string(from: Self.road), "3.107 mi")
    formatter.numberFormatter.maximumFractionDigits = 0
    formatter.unitOptions = .temperatureWithoutUnit
    expectEqual(
      formatter.string(from: Measurement(value: 20.4, unit: UnitTemperature.celsius)), "69°")
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = .short
    expectEqual(formatter.string(from: Self.road), "5km")
    expectEqual(formatter.string(from: UnitLength.kilometers), "km")
    formatter.unitStyle = .long
    expectEqual(formatter.string(from: Self.road), "5 kilometers")
    expectEqual(formatter.string(from: UnitLength.kilometers), "kilometers")
  }

  private func duration(_ change: (DateComponentsFormatter) -> Void) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.calendar?.locale = Self.america
    change(formatter)
    return formatter.string(from: 3_905)
  }

  @Test("durations are written with numbers, symbols or words")
  func durations() {
    expectEqual(duration { _ in }, "1:05:05")
    expectEqual(duration { $0.unitsStyle = .full }, "1 hour, 5 minutes, 5 seconds")
    expectEqual(duration { $0.unitsStyle = .short }, "1 hr, 5 min, 5 sec")
    expectEqual(duration { $0.unitsStyle = .abbreviated }, "1h 5m 5s")
    expectEqual(duration { $0.unitsStyle = .brief }, "1hr 5min 5sec")
    expectEqual(duration { $0.unitsStyle = .spellOut }, "one hour, five minutes, five seconds")
    expectEqual(
      duration {
        ($0.allowedUnits, $0.unitsStyle, $0.maximumUnitCount) = ([.day, .hour, .minute], .full, 1)
      }, "1 hour")
    expectEqual(
      duration {
        $0.unitsStyle = .full
        $0.calendar?.locale = Locale(identifier: "de_DE")
      }, "1 Stunde, 5 Minuten und 5 Sekunden")
    expectEqual(duration { $0.allowedUnits = [.minute, .second] }, "65:05")
    expectEqual(
      duration {
        ($0.allowedUnits, $0.zeroFormattingBehavior) = ([.day, .hour, .minute], .pad)
      }, "00:01:05")
    expectEqual(
      duration {
        ($0.unitsStyle, $0.allowedUnits, $0.includesApproximationPhrase) = (.full, .hour, true)
        $0.includesTimeRemainingPhrase = true
      }, "About 1 hour remaining")
  }

  @Test("the time between dates is written in months and days")
  func dates() throws {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try require(TimeZone(identifier: "UTC"))
    calendar.locale = Self.america
    formatter.calendar = calendar
    formatter.allowedUnits = [.year, .month, .day]
    formatter.unitsStyle = .full
    let start = Date(timeIntervalSince1970: 0)
    let end = try require(
      calendar.date(byAdding: DateComponents(year: 2, month: 1, day: 3), to: start))
    expectEqual(formatter.string(from: start, to: end), "2 years, 1 month, 3 days")
    expectEqual(formatter.string(from: end, to: start), "-2 years, 1 month, 3 days")
    expectEqual(formatter.string(from: start, to: start), "0 days")
    expectEqual(formatter.string(from: DateComponents(month: 14)), "1 year, 2 months")
  }

  @Test("URLs show their scheme, host and path, or the components of the style")
  func urls() throws {
    let url = try require(URL(string: "https://me:key@www.example.com:8080/a/b?q=1#f"))
    expectEqual(url.formatted(), "https://www.example.com/a/b")
    let host = URL.FormatStyle.HostDisplayOption.omitSpecificSubdomains(["www"])
    expectEqual(url.formatted(.url.scheme(.never).host(host).path(.never)), "example.com")
    expectEqual(
      url.formatted(.url.user().password().port().query().fragment()), url.absoluteString)
    let other = try require(URL(string: "ftp://example.com:21/a"))
    expectEqual(other.formatted(.url), "ftp://example.com:21/a")
    try expectEqual(require(URL(string: "mailto:a@b.c")).formatted(), "mailto:a@b.c")
    let strategy = URL.FormatStyle().parseStrategy
    try expectEqual(strategy.parse("https://example.com/a").host, "example.com")
    #expect(throws: CocoaError.self) { try strategy.parse("example") }
  }

  @Test("person names follow the order of their script")
  func names() throws {
    var name = PersonNameComponents(givenName: "Ada", familyName: "Lovelace")
    name.namePrefix = "Dr."
    expectEqual(name.formatted(), "Ada Lovelace")
    expectEqual(name.formatted(.name(style: .abbreviated)), "AL")
    expectEqual(name.formatted(.name(style: .short)), "Ada")
    expectEqual(name.formatted(.name(style: .long)), "Dr. Ada Lovelace")
    expectEqual(PersonNameComponents(givenName: "小明", familyName: "王").formatted(), "王小明")
    let read = try PersonNameComponents("Dr. Ada King Lovelace")
    expectEqual(read.namePrefix, "Dr.")
    expectEqual([read.givenName, read.middleName, read.familyName], ["Ada", "King", "Lovelace"])
    #expect(throws: CocoaError.self) { try PersonNameComponents("12") }
    let strategy = PersonNameComponents.FormatStyle().parseStrategy
    try expectEqual(strategy.parse("Ada Lovelace").familyName, "Lovelace")
  }
}
