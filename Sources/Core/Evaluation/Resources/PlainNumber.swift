/// Numbers as spreadsheets write them.
package enum PlainNumber {
  /// Returns the JSON of a number; `nil` for other texts.
  ///
  /// - Parameters:
  ///   - text: A number such as `3.50`, `007` or `1,234.50`.
  ///   - decimal: The decimal mark, a point or a comma. The other one may group thousands.
  ///   - hasGroups: Whether thousands may be grouped.
  package static func json(
    _ text: String, decimal: Character = ".", hasGroups: Bool = true
  ) -> String? {
    guard let match = text.wholeMatch(of: /([+-]?)([\d.,]*)([eE][+-]?[0-9]+)?/) else { return nil }
    let parts = match.2.split(separator: decimal, omittingEmptySubsequences: false)
    let fraction = parts.count == 2 ? parts[1] : ""
    guard parts.count <= 2, parts.count == 1 || !fraction.isEmpty, !match.2.isEmpty,
      fraction.allSatisfy({ $0.isASCII && $0.isNumber }),
      let digits = whole(parts[0], decimal, hasGroups)
    else { return nil }
    let sign = match.1 == "-" ? "-" : ""
    return sign + digits + (fraction.isEmpty ? "" : ".\(fraction)")
      + (match.3.map(String.init) ?? "")
  }

  /// Returns the digits before the decimal mark, without groups and leading zeros.
  private static func whole(
    _ text: Substring, _ decimal: Character, _ hasGroups: Bool
  ) -> String? {
    let groups = text.split(separator: decimal == "," ? "." : ",", omittingEmptySubsequences: false)
    let first = groups.first ?? ""
    let isGrouped = groups.count > 1
    guard !isGrouped || hasGroups && (1...3).contains(first.count),
      groups.dropFirst().allSatisfy({ $0.count == 3 })
    else { return nil }
    let digits = groups.joined()
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    let rest = digits.drop { $0 == "0" }
    return rest.isEmpty ? "0" : String(rest)
  }
}
