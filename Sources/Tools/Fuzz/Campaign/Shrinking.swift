extension Trial {
  /// The simplest trial that still goes wrong, as far as it is found.
  ///
  /// - Parameters:
  ///   - attempts: How many trials are run at most.
  ///   - fails: Whether a trial goes wrong in the same way.
  func shrunk(attempts: Int, fails: (Trial) throws -> Bool) rethrows -> Trial {
    var (best, left) = (self, attempts)
    var isSmaller = true
    while isSmaller, left > 0 {
      isSmaller = false
      for candidate in best.simpler {
        left -= 1
        if left < 0 { break }
        if try fails(candidate) {
          (best, isSmaller) = (candidate, true)
          break
        }
      }
    }
    return best
  }

  private var simpler: [Trial] {
    let recipes = recipe.simpler.filter { $0.weight < recipe.weight }
      .map { Trial(self, recipe: $0) }
    return recipes + surroundings.simpler.map { Trial(self, surroundings: $0) }
  }

  private init(_ trial: Trial, recipe: Recipe? = nil, surroundings: Surroundings? = nil) {
    self = trial
    if let recipe { self.recipe = recipe }
    if let surroundings { self.surroundings = surroundings }
  }
}
