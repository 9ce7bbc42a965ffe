import Foundation

extension Recipe {
  /// The view as Swift source.
  var source: String { lines(indent: 0).joined(separator: "\n") }

  private func lines(indent: Int) -> [String] {
    var result: [String] = []
    var words = arguments.makeIterator()
    var line = String(repeating: " ", count: indent)
    for piece in Template.pieces(of: template) {
      switch piece {
      case .text(let text): line += text
      case .parameter(let parameter):
        line += words.next()?.source(as: parameter) ?? parameter.tame.source(as: parameter)
      case .view where line.allSatisfy { $0 == " " }:
        result += parts[0].lines(indent: indent)
        line = String(repeating: " ", count: indent + 2)
      case .view:
        result += [line + "{"] + parts[0].lines(indent: indent + 2)
        line = String(repeating: " ", count: indent) + "}"
      case .other:
        result += [line + "{"] + parts[1].lines(indent: indent + 2)
        line = String(repeating: " ", count: indent) + "}"
      case .views:
        result += [line + "{"] + parts.flatMap { $0.lines(indent: indent + 2) }
        line = String(repeating: " ", count: indent) + "}"
      }
    }
    return result + [line]
  }
}

extension Argument {
  func source(as parameter: Parameter) -> String {
    switch self {
    case .absent: "nil"
    case .number(let number): number.source
    case .count(let count): "\(count)"
    case .string(let string): string.source
    case .option(let index): parameter.options[index % parameter.options.count]
    }
  }
}

extension Double {
  /// The number as Swift source.
  var source: String {
    if isNaN { return ".nan" }
    if isInfinite { return self < 0 ? "-.infinity" : ".infinity" }
    return self == rounded() && abs(self) < 1e6 ? "\(Int(self))" : "\(self)"
  }
}

extension String {
  /// The string as an ASCII Swift literal; long repetitions use `String(repeating:count:)`.
  var source: String {
    if unicodeScalars.count > 60, let first = unicodeScalars.first,
      unicodeScalars.allSatisfy({ $0 == first })
    {
      return "String(repeating: \(String(first).source), count: \(unicodeScalars.count))"
    }
    let escaped = unicodeScalars.map { scalar -> String in
      let isPlain = scalar.isASCII && scalar.value >= 32 && scalar != "\"" && scalar != "\\"
      return isPlain ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
    }
    return "\"\(escaped.joined())\""
  }
}
