import Foundation
import Galley

/// A random view in a random environment, and the property to check.
struct Trial: Codable, Hashable, Sendable {
  var recipe: Recipe
  var surroundings: Surroundings
  var property: Property

  /// Creates the trial for a seed, which is the same on every machine.
  @MainActor
  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    property = random.pick(Property.allCases)
    let allowed = property.ingredients
    recipe = .random(&random, hostility: random.pick([0, 10, 10, 40]), from: allowed)
    surroundings = Surroundings(&random)
  }

  /// The view with its environment, as Swift source.
  var source: String {
    """
    // \(property.rawValue), \(surroundings.description)
    \(recipe.source)
    """
  }
}

/// The environment in which a view is laid out.
struct Surroundings: Codable, Hashable, Sendable {
  var width: Double?
  var height: Double?
  var isRightToLeft = false
  var isDark = false
  var typeSize = 0
  var scale = 1.0

  init() {}

  init(_ random: inout SplitMix64) {
    func side() -> Double? {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<3: nil
      case 3: random.pick(HostileValues.numbers)
      default: random.pick([0, 1, 10, 60, 100, 240, 390])
      }
    }
    (width, height) = (side(), side())
    isRightToLeft = random.chance(1, in: 4)
    isDark = random.chance(1, in: 4)
    typeSize = random.chance(1, in: 4) ? random.pick([1, 2, 3]) : 0
    scale = random.pick([1, 1, 2, 3, 0.5])
  }

  var proposal: ProposedViewSize {
    ProposedViewSize(width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) })
  }

  @MainActor
  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    environment.colorScheme = isDark ? .dark : .light
    environment.dynamicTypeSize = Choices.typeSize.values[typeSize]
    environment.displayScale = CGFloat(scale)
    return environment
  }

  var description: String {
    let proposal = "width: \(width?.source ?? "nil"), height: \(height?.source ?? "nil")"
    let direction = isRightToLeft ? ", right to left" : ""
    let type = typeSize == 0 ? "" : ", type size \(Choices.typeSize.names[typeSize])"
    return "\(proposal)\(direction)\(isDark ? ", dark" : "")\(type), scale \(scale.source)"
  }

  /// Slightly more ordinary environments.
  var simpler: [Surroundings] {
    var result: [Surroundings] = []
    func offer(_ change: (inout Surroundings) -> Void) {
      var copy = self
      change(&copy)
      if copy != self { result.append(copy) }
    }
    offer { $0 = Surroundings() }
    offer { $0.width = nil }
    offer { $0.height = nil }
    offer { if $0.width != nil { $0.width = 100 } }
    offer { if $0.height != nil { $0.height = 100 } }
    offer { ($0.isRightToLeft, $0.isDark) = (false, false) }
    offer { ($0.typeSize, $0.scale) = (0, 1) }
    return result
  }
}
