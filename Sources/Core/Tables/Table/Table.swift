/// A table of declarations: Swift without the parts that every line would repeat. CONTRIBUTING.md describes
/// the form.
package struct Table {
  /// The declarations in Swift. Each line comes from the table's line of the same number.
  package let source: String

  package init(_ text: String) throws(TableError) {
    var lines = Self.lines(of: text)
    var types: [TypeLine] = []
    var last = 0
    for (index, line) in lines.enumerated() where !line.text.isEmpty {
      while let type = types.last, type.indentation >= line.indentation {
        lines[last].text += type.end
        types.removeLast()
      }
      let declaration = Declaration(line.text)
      if let type = TypeLine(declaration, indentation: line.indentation) {
        lines[index].text = type.source
        types.append(type)
      } else if types.isEmpty {
        lines[index].text = declaration.swift(declaration.keyword == "import" ? nil : "public")
      } else {
        lines[index].text = types[types.count - 1].add(declaration)
      }
      // The cases of an enumeration need no comments.
      let isClear = declaration.needsNoComment || lines[index].text.hasPrefix("case ")
      guard isClear || declaration.comment != nil || lines[index].text.hasPrefix("/**") else {
        throw TableError(line: index + 1, message: "a public declaration needs a comment")
      }
      last = index
    }
    for type in types.reversed() { lines[last].text += type.end }
    source = Self.text(of: lines.map(\.text))
  }

  /// Returns the lines as one text. Documentation of several lines takes the place of the empty
  /// lines that follow it, where the table has them.
  private static func text(of lines: [String]) -> String {
    var (text, surplus) = ("", 0)
    for line in lines {
      if line.isEmpty, surplus > 0 {
        surplus -= 1
      } else {
        text += line + "\n"
        surplus += line.count(where: \.isNewline)
      }
    }
    return text
  }

  /// Returns the lines without comments of their own. A line that is indented by four or more
  /// continues the one above it, and is left empty.
  private static func lines(of text: String) -> [(indentation: Int, text: String)] {
    var lines: [(indentation: Int, text: String)] = []
    var current: Int?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let indentation = line.prefix { $0 == " " }.count
      var text = String(line.dropFirst(indentation))
      if let current, !text.isEmpty, indentation >= lines[current].indentation + 4 {
        lines[current].text += " " + text
        text = ""
      } else if text.hasPrefix("//") {
        text = ""
      } else if !text.isEmpty {
        current = lines.count
      }
      lines.append((indentation, text))
    }
    return lines
  }
}

/// A line that cannot be expanded.
package struct TableError: Error, Equatable {
  /// The number of the line, from 1.
  package let line: Int
  package let message: String
}
