/// How an ingredient is written in Swift, with names in braces for what goes in.
///
/// `{view}` is the view that a modifier is applied to, or one in braces where something stands before
/// it, `{other}` a second one in braces, `{views}` any number of them; every other name is a
/// parameter: `{view}.frame(width: {length?})`.
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
        preconditionFailure("there is no parameter {\(name)}")
      }
      return .parameter(parameter)
    }
  }
}

/// What a parameter of an ingredient may be.
enum Parameter: Hashable {
  case number
  /// A number or nothing.
  case length
  /// A small whole number, perhaps negative.
  case count
  case string
  /// One of a `Choice`'s values.
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

  /// The names of the values, where there are few.
  var options: [String] {
    if case .choice(_, let options) = self { options } else { [""] }
  }

  /// The value that is the least remarkable.
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
