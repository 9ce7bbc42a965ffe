/// A sum of a constant and of variables, each with a coefficient.
struct LinearExpression {
  var constant: Double = 0
  /// The coefficients by variable. None of them is 0.
  var terms: [LinearSolver.Variable: Double] = [:]

  init(_ constant: Double = 0) { self.constant = constant }

  init(variable: LinearSolver.Variable) { terms = [variable: 1] }

  /// Whether the constant and all coefficients are finite.
  var isFinite: Bool { constant.isFinite && terms.values.allSatisfy(\.isFinite) }

  /// Adds another expression, multiplied by a factor.
  mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    for (variable, coefficient) in other.terms { add(coefficient * factor, of: variable) }
  }

  /// Adds a variable, multiplied by a factor.
  mutating func add(_ factor: Double, of variable: LinearSolver.Variable) {
    let sum = (terms[variable] ?? 0) + factor
    terms[variable] = abs(sum) < LinearSolver.tolerance ? nil : sum
  }

  static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    var sum = a
    sum.add(b)
    return sum
  }

  static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    var difference = a
    difference.add(b, times: -1)
    return difference
  }

  static func * (factor: Double, a: LinearExpression) -> LinearExpression {
    var product = LinearExpression()
    product.add(a, times: factor)
    return product
  }

  static func + (a: LinearExpression, b: Double) -> LinearExpression {
    var sum = a
    sum.constant += b
    return sum
  }
}

/// Finds values for which linear constraints hold: all required ones, and then, level by level, the
/// others with the smallest sum of deviations.
///
/// This is the simplex method with rows that express some variables, the basic ones, in terms of
/// the others. Variables are free, or restricted to values of at least 0. While a row has a free
/// variable, that variable becomes basic; so the rows of restricted variables have restricted
/// variables only, and the method exchanges only these. After each level, variables that would make
/// its deviations larger stay 0, so that lower levels cannot change the result of a higher one.
struct LinearSolver {
  typealias Variable = Int

  /// How an expression compares to 0.
  enum Relation { case atMost, equal, atLeast }

  /// Smaller coefficients and deviations count as 0.
  static let tolerance = 1e-8

  /// The basic variables as expressions of the others.
  private var rows: [Variable: LinearExpression] = [:]
  /// For each variable, the basic variables whose rows contain it, so that no search goes through
  /// all rows. Some of these rows may no longer contain it.
  private var occurrences: [Set<Variable>] = []
  /// Whether each variable is at least 0.
  private var isRestricted: [Bool] = []

  /// Adds a variable with any value.
  mutating func makeVariable() -> Variable { makeVariable(restricted: false) }

  private mutating func makeVariable(restricted: Bool) -> Variable {
    isRestricted.append(restricted)
    occurrences.append([])
    return isRestricted.count - 1
  }

  /// Returns the value of an expression. Variables that no constraint determines are 0.
  func value(of expression: LinearExpression) -> Double { resolved(expression).constant }

  /// Returns whether no constraint determines a variable.
  func isUndetermined(_ variable: Variable) -> Bool {
    guard let row = rows[variable] else { return true }
    return row.terms.keys.contains { !isRestricted[$0] }
  }

  /// Requires a relation of an expression to 0.
  ///
  /// - Returns: Whether the relation is compatible with those that were required before. If not, it is
  ///   ignored.
  mutating func require(_ expression: LinearExpression, _ relation: Relation) -> Bool {
    var row = resolved(relation == .atMost ? -1 * expression : expression)
    if relation != .equal {
      if row.terms.isEmpty { return row.constant > -1e-6 }
      row.terms[makeVariable(restricted: true)] = -1
    }
    if row.terms.isEmpty { return abs(row.constant) < 1e-6 }
    if let free = freeVariable(in: row) {
      solve(row, for: free)
      return true
    }
    return requireWithoutFreeVariables(row)
  }

  /// Makes the sum of the deviations from relations to 0 as small as possible, without an effect on
  /// what was required or preferred before.
  mutating func prefer(_ relations: [(LinearExpression, Relation)]) {
    var deviations = LinearExpression()
    for (expression, relation) in relations {
      var row = resolved(relation == .atMost ? -1 * expression : expression)
      guard !row.terms.isEmpty else { continue }
      // The expression plus its deficit minus its excess is 0.
      let lack = makeVariable(restricted: true)
      let excess = makeVariable(restricted: true)
      deviations.terms[lack] = 1
      if relation == .equal { deviations.terms[excess] = 1 }
      if let free = freeVariable(in: row) {
        row.terms[lack] = 1
        row.terms[excess] = -1
        solve(row, for: free)
      } else if row.constant >= 0 {
        row.terms[lack] = 1
        setRow(row, for: excess)
      } else {
        row = -1 * row
        row.terms[excess] = 1
        setRow(row, for: lack)
      }
    }
    let rest = minimized(resolved(deviations))
    for (variable, coefficient) in rest.terms where coefficient > Self.tolerance {
      drop(variable)
    }
  }

  /// Returns an expression with its basic variables replaced by their rows.
  private func resolved(_ expression: LinearExpression) -> LinearExpression {
    var result = LinearExpression(expression.constant)
    for (variable, coefficient) in expression.terms {
      if let row = rows[variable] {
        result.add(row, times: coefficient)
      } else {
        result.add(coefficient, of: variable)
      }
    }
    return result
  }

  /// The free variable to express by the others: the last one, because the variables that were made
  /// last usually occur in the fewest rows.
  private func freeVariable(in row: LinearExpression) -> Variable? {
    row.terms.keys.lazy.filter { !isRestricted[$0] }.max()
  }

  private mutating func setRow(_ row: LinearExpression, for basic: Variable) {
    rows[basic] = row
    for variable in row.terms.keys { occurrences[variable].insert(basic) }
  }

  /// Expresses a variable by the others in a row that is 0, and substitutes that expression
  /// everywhere.
  private mutating func solve(_ row: LinearExpression, for variable: Variable) {
    var row = row
    guard let coefficient = row.terms.removeValue(forKey: variable) else { return }
    row = (-1 / coefficient) * row
    for basic in occurrences[variable] {
      // In place, because copying each row would take most of the time.
      guard let factor = rows[basic]?.terms.removeValue(forKey: variable) else { continue }
      rows[basic]?.add(row, times: factor)
      for variable in row.terms.keys { occurrences[variable].insert(basic) }
    }
    occurrences[variable] = []
    setRow(row, for: variable)
  }

  /// Exchanges a basic variable and one in its row.
  private mutating func exchange(_ basic: Variable, with entering: Variable) {
    guard var row = rows.removeValue(forKey: basic) else { return }
    row.terms[basic] = -1
    solve(row, for: entering)
  }

  /// Fixes a variable at 0.
  private mutating func drop(_ variable: Variable) {
    for basic in occurrences[variable] { rows[basic]?.terms[variable] = nil }
    occurrences[variable] = []
  }

  /// Makes a row of restricted variables 0, which may change their values.
  private mutating func requireWithoutFreeVariables(_ row: LinearExpression) -> Bool {
    // The row's distance from 0 is a variable that must become 0.
    let distance = makeVariable(restricted: true)
    setRow(row.constant < 0 ? -1 * row : row, for: distance)
    let rest = minimized(resolved(LinearExpression(variable: distance)))
    if rest.constant > 1e-6 {
      rows[distance] = nil
      return false
    }
    if let row = rows[distance] {
      if let variable = row.terms.keys.min() {
        exchange(distance, with: variable)
      } else {
        rows[distance] = nil
      }
    }
    drop(distance)
    return true
  }

  /// Minimizes an expression of restricted variables that has a lower bound.
  ///
  /// - Returns: The expression in terms of the final nonbasic variables. Its constant is the
  ///   smallest value.
  private mutating func minimized(_ objective: LinearExpression) -> LinearExpression {
    var objective = objective
    // The smallest candidate, so that the exchanges cannot cycle.
    while let entering = objective.terms.lazy
      .filter({ $0.value < -Self.tolerance }).map(\.key).min()
    {
      var leaving: (variable: Variable, limit: Double)?
      for basic in occurrences[entering] where isRestricted[basic] {
        guard let row = rows[basic], let coefficient = row.terms[entering],
          coefficient < -Self.tolerance
        else { continue }
        let limit = -row.constant / coefficient
        if let best = leaving {
          let isEqual = abs(limit - best.limit) < Self.tolerance
          guard isEqual ? basic < best.variable : limit < best.limit else { continue }
        }
        leaving = (basic, limit)
      }
      guard let leaving else { break }
      exchange(leaving.variable, with: entering)
      guard let row = rows[entering], let factor = objective.terms.removeValue(forKey: entering)
      else { break }
      objective.add(row, times: factor)
    }
    return objective
  }
}
