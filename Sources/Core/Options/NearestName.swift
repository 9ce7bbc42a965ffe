import GalleyCore

/// Suggestions for mistyped names.
package enum NearestName {
  /// Returns the candidate with the fewest edits, if those are few for the length of the name.
  package static func find(_ name: String, in candidates: some Sequence<String>) -> String? {
    guard !name.isEmpty, name.utf8.count <= 200 else { return nil }
    let word = Array(name.lowercased())
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(word, Array(candidate.lowercased()))
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    guard let best, best.distance <= max(1, word.count / 3) else { return nil }
    return best.name
  }

  /// Returns the number of insertions, deletions, replacements and swaps of adjacent characters
  /// that turn one word into the other.
  package static func distance(_ a: [Character], _ b: [Character]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i]
      row.reserveCapacity(b.count + 1)
      for j in 1...b.count {
        let replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        var fewest = min(row[j - 1] + 1, last[j] + 1, replaced)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          fewest = min(fewest, beforeLast[j - 2] + 1)
        }
        row.append(fewest)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
