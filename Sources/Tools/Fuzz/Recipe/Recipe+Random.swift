import Galley

extension Recipe {
  /// Returns a random view; small views are most common.
  ///
  /// - Parameters:
  ///   - hostility: The percentage of hostile arguments.
  ///   - allowed: The ingredients to choose from.
  @MainActor
  static func random(
    _ random: inout SplitMix64, hostility: Int, from allowed: [Ingredient]
  ) -> Recipe {
    var maker = RecipeMaker(
      hostility: hostility, leaves: allowed.filter { $0.children == .none }, all: allowed,
      budget: random.pick([1, 2, 3, 4, 6, 8, 12, 20, 40]))
    return maker.make(&random)
  }
}

/// Creates recipes until a budget of views and modifiers is used up.
private struct RecipeMaker {
  let hostility: Int
  let leaves: [Ingredient]
  let all: [Ingredient]
  var budget: Int

  mutating func make(_ random: inout SplitMix64) -> Recipe {
    budget -= 1
    let ingredient = random.pick(budget > 0 ? all : leaves)
    let arguments = ingredient.parameters.map { argument($0, &random) }
    let parts = (0..<partCount(ingredient.children, &random)).map { _ in make(&random) }
    return Recipe(template: ingredient.template, arguments: arguments, parts: parts)
  }

  private func partCount(_ children: Ingredient.Children, _ random: inout SplitMix64) -> Int {
    switch children {
    case .none: 0
    case .one: 1
    case .two: 2
    case .many: random.pick([0, 1, 2, 2, 3, 3, 4, 5])
    }
  }

  private func argument(_ parameter: Parameter, _ random: inout SplitMix64) -> Argument {
    let isHostile = random.chance(hostility, in: 100)
    switch parameter {
    case .number: return .number(number(isHostile, &random))
    case .length:
      return !isHostile && random.chance(1, in: 3) ? .absent : .number(number(isHostile, &random))
    case .count: return .count(random.pick(isHostile ? HostileValues.counts : [1, 2, 3]))
    case .string:
      return .string(random.pick(isHostile ? HostileValues.strings : HostileValues.tameStrings))
    case .choice(_, let options):
      return .option(
        isHostile
          ? Int.random(in: 0..<options.count, using: &random)
          : random.pick([0, 0, 1 % options.count, 2 % options.count]))
    }
  }

  private func number(_ isHostile: Bool, _ random: inout SplitMix64) -> Double {
    random.pick(isHostile ? HostileValues.numbers : HostileValues.tameNumbers)
  }
}
