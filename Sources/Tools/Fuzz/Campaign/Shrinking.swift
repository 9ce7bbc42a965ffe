extension Trial {
  /// Returns the simplest trial found that still fails.
  ///
  /// - Parameters:
  ///   - attempts: The maximum number of trials to run.
  ///   - fails: Returns whether a trial fails.
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
