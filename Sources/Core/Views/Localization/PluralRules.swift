/// The plural category of a number in a language, following Unicode's CLDR.
enum PluralRules {
  /// - Parameters:
  ///   - number: The number to classify.
  ///   - isInteger: Whether the number is shown without decimals: 1 and 1.0 can differ.
  static func category(_ number: Double, isInteger: Bool, language: String) -> String {
    let base = String(language.prefix { $0 != "-" && $0 != "_" })
    guard number.isFinite else { return "other" }
    let value = abs(number)
    // Larger integers have the plural category of their last digits.
    let whole = Int(value.truncatingRemainder(dividingBy: 1_000_000_000))
    let isWhole = isInteger && value == value.rounded()
    let decimals = decimals(of: value)
    switch base {
    case "ja", "ko", "zh", "vi", "th", "id", "ms", "lo", "my", "km", "yue", "jv", "bo", "dz":
      return "other"
    case "fr", "hy":
      return value < 2 ? "one" : "other"
    case "pt":
      let limit: Double = language.hasSuffix("PT") ? 1 : 2
      return limit == 1
        ? (isWhole && value == 1 ? "one" : "other") : (value < limit ? "one" : "other")
    case "hi", "bn", "fa", "gu", "kn", "am", "as", "zu", "doi", "pcm":
      return value <= 1 ? "one" : "other"
    case "ak", "bho", "guw", "ln", "mg", "nso", "pa", "ti", "wa":
      return value == 0 || value == 1 ? "one" : "other"
    case "si":
      return value == 0 || value == 1 || (whole == 0 && decimals == 1) ? "one" : "other"
    case "da":
      return value == 1 || (whole <= 1 && decimals != 0) ? "one" : "other"
    case "is":
      return endsInOne(decimals == 0 ? whole : decimals) ? "one" : "other"
    case "mk":
      return endsInOne(isWhole ? whole : decimals) ? "one" : "other"
    case "fil", "tl", "ceb":
      return [4, 6, 9].contains((isWhole ? whole : decimals) % 10) ? "other" : "one"
    case "es", "tr", "hu", "el", "bg", "nb", "nn", "no", "az", "ka", "kk", "ky", "mn", "ml",
      "mr", "ta", "te", "ne", "sq", "uz", "eu", "fo", "ku":
      return value == 1 ? "one" : "other"
    case "ru", "uk", "be", "sr", "hr", "bs", "sh":
      if isWhole { return slavic(whole, base) }
      return ["ru", "uk", "be"].contains(base) ? "other" : slavic(decimals, base)
    case "pl":
      guard isWhole else { return "other" }
      if value == 1 { return "one" }
      return fewFromTwo(whole) ? "few" : "many"
    case "cs", "sk":
      guard isWhole else { return "many" }
      return value == 1 ? "one" : (2...4).contains(value) ? "few" : "other"
    case "sl":
      guard isWhole else { return "few" }
      switch whole % 100 {
      case 1: return "one"
      case 2: return "two"
      case 3, 4: return "few"
      default: return "other"
      }
    case "lt":
      guard decimals == 0 else { return "many" }
      let isTeen = (11...19).contains(whole % 100)
      if whole % 10 == 1, !isTeen { return "one" }
      return (2...9).contains(whole % 10) && !isTeen ? "few" : "other"
    case "lv":
      if decimals != 0 { return endsInOne(decimals) ? "one" : "other" }
      if whole % 10 == 0 || (11...19).contains(whole % 100) { return "zero" }
      return whole % 10 == 1 ? "one" : "other"
    case "ro", "mo":
      guard isWhole else { return "few" }
      if value == 1 { return "one" }
      return value == 0 || (1...19).contains(whole % 100) ? "few" : "other"
    case "ar":
      guard isWhole else { return "other" }
      switch value {
      case 0: return "zero"
      case 1: return "one"
      case 2: return "two"
      default: break
      }
      if (3...10).contains(whole % 100) { return "few" }
      return whole % 100 >= 11 ? "many" : "other"
    case "he", "iw":
      if isWhole, value == 2 { return "two" }
      return isWhole && value == 1 || whole == 0 && decimals != 0 ? "one" : "other"
    case "ga":
      switch value {
      case 1: return "one"
      case 2: return "two"
      case 3...6: return isWhole ? "few" : "other"
      case 7...10: return isWhole ? "many" : "other"
      default: return "other"
      }
    case "cy":
      let names: [Double: String] = [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"]
      return names[value] ?? "other"
    default:
      // English and most others: "one" for 1 without decimals.
      return isWhole && value == 1 ? "one" : "other"
    }
  }

  /// Returns the fraction digits without trailing zeros, as a number.
  private static func decimals(of value: Double) -> Int {
    guard value != value.rounded(), value < 1_000_000_000 else { return 0 }
    // The shortest decimal representation of the value.
    let text = "\(value)"
    guard let point = text.firstIndex(of: "."), !text.contains("e") else { return 0 }
    return Int(text[point...].dropFirst().prefix(9)) ?? 0
  }

  private static func endsInOne(_ number: Int) -> Bool { number % 10 == 1 && number % 100 != 11 }

  private static func fewFromTwo(_ number: Int) -> Bool {
    (2...4).contains(number % 10) && !(12...14).contains(number % 100)
  }

  private static func slavic(_ number: Int, _ language: String) -> String {
    if endsInOne(number) { return "one" }
    if fewFromTwo(number) { return "few" }
    return ["ru", "uk", "be"].contains(language) ? "many" : "other"
  }
}
