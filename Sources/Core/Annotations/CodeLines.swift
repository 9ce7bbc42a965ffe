import Foundation

/// Breaks a line of code where a programmer would: between parts of a quotation, before a member or
/// an alternative, after a closure's parameters, and between arguments. Fewer open parentheses are
/// better. Continued lines are indented as deeply as they are nested.
package struct CodeLines {
  /// - Parameters:
  ///   - code: The code; line breaks in it remain.
  ///   - limit: The maximum number of characters in a line.
  package static func broken(_ code: String, at limit: Int) -> [String] {
    code.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      let code = Array(line)
      var rest = code
      var lines: [String] = []
      while true {
        let depth = nesting(code.dropLast(rest.count))
        let levels = lines.isEmpty ? 0 : max(min(depth, limit / 6), 1)
        let indentation = String(repeating: "  ", count: levels)
        let space = max(limit - indentation.count, 1)
        guard rest.count > space else { return lines + [indentation + String(rest)] }
        let end = end(of: rest, at: space)
        lines.append(indentation + String(rest[..<end]))
        rest = Array(rest[end...].drop { $0 == " " })
      }
    }
  }

  /// Returns how many more parentheses and braces a part opens than it closes.
  private static func nesting(_ code: ArraySlice<Character>) -> Int {
    var (depth, isQuoted) = (0, false)
    for character in code {
      switch character {
      case "\"": isQuoted.toggle()
      case _ where isQuoted: break
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
    }
    return depth
  }

  /// Returns the length of the first line.
  private static func end(of code: [Character], at limit: Int) -> Int {
    var best: (rank: Double, end: Int)?
    var lastSpace: Int?
    var (parentheses, braces, isQuoted) = (0, 0, false)
    for index in code.indices.prefix(limit + 1) {
      switch code[index] {
      case "\"": isQuoted.toggle()
      case _ where isQuoted: break
      case "(", "[": parentheses += 1
      case ")", "]": parentheses -= 1
      case "{": braces += 1
      case "}": braces -= 1
      case " " where index > 0 && index + 1 < code.count:
        lastSpace = index
        guard let rank = rank(code, index, isArgument: parentheses > 0),
          code.count - index > shortest
        else { continue }
        // Fewer open parentheses and braces are better. A break in the first third of a line wastes
        // the rest.
        let total = rank + Double(parentheses + braces)
        if best.map({ total <= $0.rank || 3 * $0.end < limit }) ?? true { best = (total, index) }
      default: break
      }
    }
    return best?.end ?? lastSpace ?? limit
  }

  /// The length that a continued line should have.
  private static let shortest = 8

  /// Returns how bad a break at a space would be; `nil` if a line must not break there.
  private static func rank(_ code: [Character], _ space: Int, isArgument: Bool) -> Double? {
    let (before, after) = (code[space - 1], code[space + 1])
    switch (before, after) {
    case ("…", _): return nil
    case (",", _): return isArgument ? 0 : nil
    case (_, "."): return ")}".contains(before) ? 0 : nil
    case ("{", _), ("}", _), (_, "…"): return 0
    case (_, "?"), (_, ":"): return 0.5
    default: return code[..<space].suffix(3) == [" ", "i", "n"] ? 0 : nil
    }
  }
}
