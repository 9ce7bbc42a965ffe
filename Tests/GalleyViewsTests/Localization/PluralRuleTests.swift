import Testing

@testable import GalleyViews

@Suite("Plural rules")
struct PluralRuleTests {
  // Samples of Unicode's CLDR.
  @Test(
    "whole numbers",
    arguments: [
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
    ])
  func whole(_ language: String, _ numbers: String, _ category: String) {
    for number in numbers.split(separator: " ").compactMap({ Double($0) }) {
      #expect(
        PluralRules.category(number, isInteger: true, language: language) == category,
        "\(number) in \(language)")
    }
  }

  @Test("decimals, and what is no number")
  func decimals() {
    func category(_ number: Double, _ language: String) -> String {
      PluralRules.category(number, isInteger: false, language: language)
    }
    #expect(category(1, "en") == "other")
    #expect(category(1.5, "fr") == "one")
    #expect(category(1.5, "cs") == "many")
    #expect(category(1.5, "ru") == "other")
    for number in [Double.nan, .infinity, 1e300, -1e300] {
      #expect(category(number, "ru") == "other")
    }
    #expect(PluralRules.category(-1, isInteger: true, language: "en") == "one")
  }
}
