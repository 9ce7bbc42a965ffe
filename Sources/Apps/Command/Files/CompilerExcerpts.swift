import Foundation

/// The excerpts of files in the compiler's messages.
struct CompilerExcerpts {
  /// The lines of a file, and those of the copy that the compiler read.
  struct File {
    let lines: [Substring]
    let copy: [Substring]

    init(_ text: String, copy: String) {
      lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      self.copy = copy.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// Returns the line of the file that a line of the copy comes from, both counted from 1.
    fileprivate func line(ofCopied number: Int) -> Int {
      for index in copy[..<min(number - 1, copy.count)].indices.reversed() {
        guard copy[index].hasPrefix("#sourceLocation("),
          let match = copy[index].firstMatch(of: /, line: (\d+)\)$/), let line = Int(match.1)
        else { continue }
        return line + number - index - 2
      }
      return number
    }
  }

  /// The files that were copied, by their paths in messages.
  let files: [String: File]

  /// Returns messages in which the excerpts of copies show the lines of the files. The compiler reports
  /// the places in the files, but numbers and prints the lines that it read.
  func ofFiles(_ messages: String) -> String {
    messages.split(separator: "\n\n", omittingEmptySubsequences: false).map { part in
      guard let path = part.prefixMatch(of: #/\n*(.+?\.swift):\d+:\d+: /#)?.1,
        let file = files[String(path)]
      else { return String(part) }
      return Self.rewritten(part, file)
    }.joined(separator: "\n\n")
  }

  private static func rewritten(_ part: Substring, _ file: File) -> String {
    let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
    let numbers = lines.map { $0.prefixMatch(of: /( *\d+) \|/).map { $0.1 } }
    func number(_ index: Int) -> Int? {
      numbers[index].flatMap { Int($0.drop { $0 == " " }) }
    }
    // The lines with problems, each with a mark below. The others are around one of them.
    let marked = lines.indices.dropLast().compactMap { index in
      lines[index + 1].contains(#/^ *\| /#) ? number(index) : nil
    }
    var last = 0
    return lines.indices.compactMap { index -> String? in
      guard let number = number(index), let width = numbers[index]?.count,
        let nearest = marked.min(by: { abs($0 - number) < abs($1 - number) })
      else { return String(lines[index]) }
      let line = file.line(ofCopied: nearest) + number - nearest
      guard line > last, line <= file.lines.count else { return nil }
      last = line
      let padding = String(repeating: " ", count: max(0, width - "\(line)".count))
      return "\(padding)\(line) | \(file.lines[line - 1])"
    }.joined(separator: "\n")
  }
}
