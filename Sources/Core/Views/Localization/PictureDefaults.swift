import Foundation

/// The meaning of Foundation's defaults while a picture is rendered: those of an app on the picture's
/// device, not those of the machine. `galley` compiles Swift files against these.
public enum _PictureDefaults {
  /// The value of `Locale.current`: the picture's locale with its most likely region, such as `en_US`.
  public static var locale: Locale { RendererContext.current.locale.withLikelyRegion }

  /// The value of `Calendar.current`: the Gregorian calendar in the picture's locale.
  public static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = .current
    return calendar
  }

  /// The value of `Date.now`: the date given with `--now`, or else the current one.
  public static var now: Date { PictureClock.fixed ?? Date() }

  /// Formats a value, in the picture's locale unless the format has one of its own.
  public static func format<F: FormatStyle>(
    _ value: F.FormatInput, _ format: F
  ) -> F.FormatOutput {
    var environment = EnvironmentValues()
    (environment.locale, environment.calendar) = (locale, calendar)
    environment.timeZone = .current
    return format.format(value, in: environment)
  }

  /// Returns the translation of a key in the picture's language, or else the value or the key.
  ///
  /// - Parameters:
  ///   - value: The fallback; the key if it is `nil` or empty.
  ///   - table: The name of the strings file, without its extension. Default: `Localizable`.
  public static func string(
    forKey key: String, value: String?, table: String?, in bundle: Bundle
  ) -> String {
    let place = Translations.Place(bundle: bundle, table: table?.isEmpty == true ? nil : table)
    let found = Translations.string(key, in: place, for: RendererContext.current.locale)
    return found?.string.variation.plain ?? (value?.isEmpty == false ? value : nil) ?? key
  }

  // MARK: Resources

  /// Returns a file of a bundle. The files of the main bundle are those beside the Swift files.
  public static func url(
    in bundle: Bundle, forResource name: String?, withExtension suffix: String?
  ) -> URL? {
    guard bundle === Bundle.main, let name else {
      return bundle.url(forResource: name, withExtension: suffix)
    }
    let isPlain = (suffix ?? "").isEmpty
    let file = isPlain ? name : name + (suffix?.hasPrefix(".") == true ? "" : ".") + (suffix ?? "")
    return ResourceFolders.file(file).map { URL(fileURLWithPath: $0) }
  }

  /// Returns the information about a bundle. The main bundle has that of a new app.
  public static func information(of bundle: Bundle) -> [String: Any]? {
    guard bundle === Bundle.main else { return bundle.infoDictionary }
    return [
      "CFBundleName": "Previews", "CFBundleDisplayName": "Previews",
      "CFBundleExecutable": "Previews", "CFBundleIdentifier": "com.example.Previews",
      "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ]
  }
}
