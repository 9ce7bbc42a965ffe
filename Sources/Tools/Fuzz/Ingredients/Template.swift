/// The Swift source of an ingredient, with placeholders in braces.
///
/// `{view}` is the view to which a modifier is applied, or a view in braces if text precedes it.
/// `{other}` is a second view in braces, and `{views}` is any number of views. Every other name is
/// a parameter: `{view}.frame(width: {length?})`.
enum Template {
  enum Piece: Hashable {
    case text(String)
    case parameter(Parameter)
    case view, other, views
  }

  static func pieces(of template: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = template[...]
    while let match = rest.firstMatch(of: /\{([A-Za-z]+\??)\}/) {
      let text = rest[..<match.range.lowerBound]
      if !text.isEmpty { pieces.append(.text(String(text))) }
      pieces.append(piece(named: String(match.1)))
      rest = rest[match.range.upperBound...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    return pieces
  }

  private static func piece(named name: String) -> Piece {
    switch name {
    case "view": return .view
    case "other": return .other
    case "views": return .views
    default:
      guard let parameter = Parameter(name) else {
        preconditionFailure("unknown parameter {\(name)}")
      }
      return .parameter(parameter)
    }
  }
}

/// The kind of an ingredient's parameter.
enum Parameter: Hashable {
  case number
  /// A number or `nil`.
  case length
  /// A small integer, possibly negative.
  case count
  case string
  /// One of the values of a `Choice`.
  case choice(String, [String])

  init?(_ name: String) {
    switch name {
    case "number": self = .number
    case "length?": self = .length
    case "count": self = .count
    case "string": self = .string
    default:
      guard let options = Choices.names[name] else { return nil }
      self = .choice(name, options)
    }
  }

  /// The names of the values, if there are few.
  var options: [String] {
    if case .choice(_, let options) = self { options } else { [""] }
  }

  /// The plainest value.
  var tame: Argument {
    switch self {
    case .number: .number(10)
    case .length: .absent
    case .count: .count(1)
    case .string: .string("a")
    case .choice: .option(0)
    }
  }
}
