import Expectations
import Testing

@testable import GalleyUIKit

@Suite("Linear constraints")
struct LinearSolverTests {
  /// Pseudorandom numbers, the same in each run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64 = 39
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }
  }

  private func variables(_ count: Int, _ solver: inout LinearSolver) -> [LinearExpression] {
    (0..<count).map { _ in LinearExpression(variable: solver.makeVariable()) }
  }

  @Test("a solution satisfies all required relations that a common point satisfies")
  func required() {
    var numbers = Numbers()
    for _ in 0..<60 {
      var solver = LinearSolver()
      let unknowns = variables(6, &solver)
      let point = unknowns.map { _ in Double(Int.random(in: -9...9, using: &numbers)) }
      var relations: [(LinearExpression, LinearSolver.Relation)] = []
      for _ in 0..<14 {
        var expression = LinearExpression()
        for index in 0..<6 where Bool.random(using: &numbers) {
          expression.add(
            unknowns[index] + -point[index], times: Double(Int.random(in: -3...3, using: &numbers)))
        }
        let distance = Double(Int.random(in: 0...4, using: &numbers))
        switch Int.random(in: 0..<3, using: &numbers) {
        case 0: relations.append((expression, .equal))
        case 1: relations.append((expression + distance, .atLeast))
        default: relations.append((expression + -distance, .atMost))
        }
      }
      var isRefused = false
      for (expression, relation) in relations where !solver.require(expression, relation) {
        isRefused = true
      }
      expect(!isRefused)
      let isWrong = relations.contains { expression, relation in
        let value = solver.value(of: expression)
        return switch relation {
        case .equal: abs(value) > 1e-6
        case .atLeast: value < -1e-6
        case .atMost: value > 1e-6
        }
      }
      expect(!isWrong)
    }
  }

  @Test("a relation that contradicts earlier ones is rejected and has no effect")
  func contradiction() {
    var solver = LinearSolver()
    let x = variables(2, &solver)
    let accepted = [
      solver.require(x[0] + x[1] + -10, .equal), solver.require(x[0], .atLeast),
      solver.require(x[1] + -4, .atLeast), solver.require(x[0] + -7, .atLeast),
      solver.require(x[0] + -6, .atLeast),
    ]
    expectEqual(accepted, [true, true, true, false, true])
    expectLess(abs(solver.value(of: x[0]) - 6), 1e-6)
    expectLess(abs(solver.value(of: x[1]) - 4), 1e-6)
  }

  @Test("each level minimizes its sum of deviations, and lower levels do not change that sum")
  func levels() {
    for values in [[5.0, 1, 9], [3, 3, 8], [-2, 4, 7]] {
      var solver = LinearSolver()
      let x = variables(3, &solver)
      let isAccepted = solver.require(x[0] - x[1], .equal)
      expect(isAccepted)
      // The median has the smallest sum of distances.
      solver.prefer(values.map { (x[0] + -$0, .equal) })
      let median = values.sorted()[1]
      solver.prefer([(x[1] + -100, .equal), (x[2] - x[0] + -1, .atLeast)])
      solver.prefer([(x[2], .equal)])
      expectLess(abs(solver.value(of: x[0]) - median), 1e-6)
      expectLess(abs(solver.value(of: x[1]) - median), 1e-6)
      expectLess(abs(solver.value(of: x[2]) - max(median + 1, 0)), 1e-6)
    }
  }

  @Test("a lower level decides between solutions with equal sums of deviations")
  func open() {
    var solver = LinearSolver()
    let x = variables(2, &solver)
    let isAccepted = solver.require(x[0] + x[1] + -30, .equal)
    expect(isAccepted)
    solver.prefer([(x[0] + -10, .equal), (x[1] + -10, .equal)])
    // The sum is 10 in any case, so a lower level may choose.
    solver.prefer([(x[0] + -17, .equal)])
    expectLess(abs(solver.value(of: x[0]) - 17), 1e-6)
    expectLess(abs(solver.value(of: x[1]) - 13), 1e-6)
  }
}
