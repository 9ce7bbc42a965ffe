import Galley

extension OptionValues {
  private static let pages: KeyValuePairs<String, PageSize> = [
    "a4": .a4, "a5": .a5, "letter": .letter, "legal": .legal,
  ]

  /// The names of the page sizes.
  static var pageNames: [String] { pages.map(\.key) }

  /// Returns the named page size; `-landscape` rotates it.
  static func page(_ text: String) throws -> PageSize? {
    let all = pages.flatMap { [($0.key, $0.value), ("\($0.key)-landscape", $0.value.landscape)] }
    if let page = all.first(where: { $0.0 == text.lowercased() }) { return page.1 }
    throw ValueError(expected: pageNames.listed("or") + ", optionally with -landscape")
  }
}
