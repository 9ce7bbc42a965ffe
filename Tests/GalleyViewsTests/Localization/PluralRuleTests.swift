import Expectations
import Testing

@testable import GalleyViews

@Suite("Plural rules")
struct PluralRuleTests {
  private typealias Sample = (language: String, numbers: String, category: String)

  // Samples from Unicode's CLDR. (With their type, they compile faster.)
  private static let integers: [Sample] = [
    ("en", "0 2 7", "other"), ("en", "1", "one"), ("fr", "0 1", "one"), ("fr", "2", "other"),
    ("pt", "0 1", "one"), ("pt-PT", "0 2", "other"), ("ja", "0 1 2", "other"),
    ("hi", "0 1", "one"), ("ru", "1 21 101", "one"), ("ru", "2 24 103", "few"),
    ("ru", "0 5 11 12 112", "many"), ("hr", "5 11", "other"), ("pl", "1", "one"),
    ("pl", "2 22", "few"), ("pl", "0 5 21 12", "many"), ("cs", "2 4", "few"),
    ("cs", "0 5", "other"), ("sl", "101", "one"), ("sl", "2", "two"), ("sl", "3 104", "few"),
    ("lt", "21", "one"), ("lt", "2 29", "few"), ("lt", "0 10 11", "other"),
    ("lv", "0 10 11", "zero"), ("lv", "21", "one"), ("ro", "0 2 119", "few"),
    ("ro", "20", "other"), ("ar", "0", "zero"), ("ar", "2", "two"), ("ar", "3 110", "few"),
    ("ar", "11 99", "many"), ("ar", "100 102", "other"), ("he", "2", "two"),
    ("ga", "3", "few"), ("ga", "8", "many"), ("cy", "6", "many"),
    ("is", "1 21 101", "one"), ("is", "0 2 11 111", "other"), ("mk", "1 21 101", "one"),
    ("mk", "0 2 11 111", "other"), ("fil", "0 1 2 3 5 7 8 10 13", "one"),
    ("fil", "4 6 9 14 16 19 26", "other"), ("pa", "0 1", "one"), ("pa", "2 17", "other"),
    ("si", "0 1", "one"), ("si", "2 17", "other"), ("da", "1", "one"), ("da", "0 2 16", "other"),
    ("es", "1", "one"), ("es", "0 2", "other"), ("uk", "21", "one"), ("be", "5 11", "many"),
  ]

  @Test("integers", arguments: integers)
  func whole(_ language: String, _ numbers: String, _ category: String) {
    for number in numbers.split(separator: " ").compactMap({ Double($0) }) {
      expectEqual(
        PluralRules.category(number, isInteger: true, language: language), category,
        "\(number) in \(language)")
    }
  }

  @Test("decimals and non-finite numbers")
  func decimals() {
    func category(_ number: Double, _ language: String) -> String {
      PluralRules.category(number, isInteger: false, language: language)
    }
    expectEqual(category(1, "en"), "other")
    expectEqual(category(1.5, "fr"), "one")
    expectEqual(category(1.5, "cs"), "many")
    expectEqual(category(1.5, "ru"), "other")
    let samples: [(String, [Double], String)] = [
      ("da", [0.1, 0.5, 1, 1.5], "one"), ("da", [0, 2, 2.5], "other"),
      ("is", [0.1, 1, 1.1, 2.1, 10.1], "one"), ("is", [0, 0.2, 2, 1.2, 2.11], "other"),
      ("mk", [0.1, 1.1, 2.1], "one"), ("mk", [0.2, 1.2, 0.11], "other"),
      ("pa", [0, 1], "one"), ("pa", [0.1, 0.9, 1.1], "other"), ("si", [0, 0.1, 1], "one"),
      ("si", [0.2, 0.9, 1.1], "other"), ("fil", [0.1, 0.3, 0.5, 1.7], "one"),
      ("fil", [0.4, 0.6, 1.9], "other"), ("hr", [0.1, 1.1], "one"), ("hr", [0.2, 1.4], "few"),
      ("hr", [0.5, 1.7], "other"), ("hi", [0, 0.4, 1], "one"), ("lv", [0.1, 1.1], "one"),
      ("lv", [0.2, 1.5], "other"), ("lt", [0.5, 1.5], "many"), ("lt", [1, 21], "one"),
      ("he", [0.5], "one"), ("he", [1.5, 2.5], "other"),
    ]
    for (language, numbers, expected) in samples {
      for number in numbers {
        expectEqual(category(number, language), expected, "\(number) \(language)")
      }
    }
    for number in [Double.nan, .infinity, 1e300, -1e300] {
      expectEqual(category(number, "ru"), "other")
    }
    expectEqual(PluralRules.category(-1, isInteger: true, language: "en"), "one")
  }
}
