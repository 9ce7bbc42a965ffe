/// The comparison of what a screen reader says with its golden, line by line.
package struct SpeechComparison: Hashable, Sendable {
  /// Whether exactly the same is said.
  package let isEqual: Bool
  /// The differences: what is said differently, no longer, or in addition; with line numbers.
  package let sentences: [String]

  /// The maximum number of differences in a message.
  private static let limit = 12

  init(reference: String, actual: String) {
    isEqual = reference == actual
    guard !isEqual else {
      sentences = []
      return
    }
    let old = reference.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let difference = new.difference(from: old)
    var removed: [Int: Substring] = [:]
    var inserted: [Int: Substring] = [:]
    for case .remove(let line, let text, _) in difference { removed[line] = text }
    for case .insert(let line, let text, _) in difference { inserted[line] = text }
    var all: [(line: Int, text: String)] = []
    for (line, text) in removed {
      if let replacement = inserted.removeValue(forKey: line) {
        all.append((line, "line \(line + 1) says “\(replacement)” instead of “\(text)”"))
      } else {
        all.append((line, "“\(text)” of line \(line + 1) is no longer said"))
      }
    }
    for (line, text) in inserted {
      all.append((line, "line \(line + 1) says “\(text)” in addition"))
    }
    all.sort { ($0.line, $0.text) < ($1.line, $1.text) }
    let rest = all.count - Self.limit
    sentences =
      all.prefix(Self.limit).map(\.text)
      + (rest > 0 ? ["\(rest) more lines differ"] : [])
  }
}
