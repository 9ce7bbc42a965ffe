extension Recipe {
  /// Slightly simpler recipes, the simplest first.
  var simpler: [Recipe] {
    parts + withoutOnePart + withTamerArgument + withSimplerPart
  }

  private var withoutOnePart: [Recipe] {
    guard template.contains("{views}") else { return [] }
    return parts.indices.map { index in
      var copy = self
      copy.parts.remove(at: index)
      return copy
    }
  }

  private var withTamerArgument: [Recipe] {
    let parameters = Template.pieces(of: template).compactMap {
      if case .parameter(let parameter) = $0 { parameter } else { nil }
    }
    return zip(arguments.indices, parameters).flatMap { index, parameter in
      arguments[index].tamer(than: parameter).map {
        var copy = self
        copy.arguments[index] = $0
        return copy
      }
    }
  }

  private var withSimplerPart: [Recipe] {
    parts.indices.flatMap { index in
      ([Recipe(template: "Color({color})", arguments: [.option(0)])] + parts[index].simpler)
        .filter { $0.weight < parts[index].weight }
        .map {
          var copy = self
          copy.parts[index] = $0
          return copy
        }
    }
  }

  /// The measure that shrinking reduces.
  var weight: Int {
    parts.reduce(10 + arguments.reduce(0) { $0 + $1.weight }) { $0 + $1.weight }
  }
}

extension Argument {
  /// A measure of how unusual the value is.
  fileprivate var weight: Int {
    switch self {
    case .absent: 0
    case .number(let number): number == 10 ? 1 : HostileValues.tameNumbers.contains(number) ? 2 : 3
    case .count(let count): count == 1 ? 1 : 2
    case .string(let string): 1 + string.unicodeScalars.count
    case .option(let index): index == 0 ? 0 : 1
    }
  }

  fileprivate func tamer(than parameter: Parameter) -> [Argument] {
    var candidates = [parameter.tame, .number(10)].filter { $0.kind == kind || $0 == .absent }
    if case .string(let string) = self {
      let scalars = Array(string.unicodeScalars)
      for half in [scalars.prefix(scalars.count / 2), scalars.suffix(scalars.count / 2)] {
        candidates.append(.string(String(String.UnicodeScalarView(half))))
      }
      if scalars.count < 12 {
        for index in scalars.indices {
          var shorter = scalars
          shorter.remove(at: index)
          candidates.append(.string(String(String.UnicodeScalarView(shorter))))
        }
      }
    }
    return candidates.filter { $0.weight < weight }
  }

  private var kind: Int {
    switch self {
    case .absent, .number: 0
    case .count: 1
    case .string: 2
    case .option: 3
    }
  }
}
