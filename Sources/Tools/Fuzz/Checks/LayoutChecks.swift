import Galley

/// Checks of frames.
@MainActor
enum LayoutChecks {
  static func unlawfulFrame(in trial: Trial) -> String? {
    let isBounded = trial.isBounded
    return tree(trial.recipe.view, trial.surroundings).nodes.lazy.compactMap { node in
      let frame = node.frame
      let numbers = [frame.minX, frame.minY, frame.size.width, frame.size.height]
      if numbers.contains(where: \.isNaN) { return "\(node.type) is at \(frame)" }
      if frame.size.width < 0 || frame.size.height < 0 { return "\(node.type) has \(frame.size)" }
      if isBounded, !numbers.allSatisfy(\.isFinite) { return "\(node.type) is at \(frame)" }
      return nil
    }.first
  }

  static func otherSize(in trial: Trial) -> String? {
    tree(trial.recipe.view, trial.surroundings).nodes.lazy.compactMap { node in
      let (answer, frame) = (node.dimensions, node.frame.size)
      if answer.width == frame.width, answer.height == frame.height { return nil }
      return "\(node.type) answered \(answer.width)×\(answer.height) and was given \(frame)"
    }.first
  }

  static func noticedProposal(in trial: Trial) -> String? {
    guard trial.isModerate else { return nil }
    let view = trial.recipe.view.frame(width: 60, height: 40, alignment: .topLeading)
    func frames(_ width: Double?, _ height: Double?) -> [(String, CGRect)] {
      var surroundings = trial.surroundings
      (surroundings.width, surroundings.height) = (width, height)
      let tree = tree(view, surroundings)
      let origin = tree.root.frame.origin
      return tree.nodes.map { ($0.type, $0.frame.offsetBy(dx: -origin.x, dy: -origin.y)) }
    }
    let expected = frames(nil, nil)
    for (width, height) in [(0, 0), (300, nil), (nil, 7)] as [(Double?, Double?)] {
      if let difference = difference(frames(width, height), expected) {
        return "offered \(width?.source ?? "nil")×\(height?.source ?? "nil"): \(difference)"
      }
    }
    return nil
  }

  static func differenceWhenTransposed(in trial: Trial) -> String? {
    guard trial.isModerate, let transposed = trial.recipe.transposed else { return nil }
    var surroundings = trial.surroundings
    surroundings.isRightToLeft = false
    var other = surroundings
    (other.width, other.height) = (other.height, other.width)
    let expected = tree(trial.recipe.view, surroundings).nodes.map { node in
      let frame = node.frame
      return (
        node.type,
        CGRect(x: frame.minY, y: frame.minX, width: frame.size.height, height: frame.size.width)
      )
    }
    return difference(frames(of: transposed.view, other), expected)
  }

  static func differenceWhenMirrored(in trial: Trial) -> String? {
    // Lengths so large that additions lose digits can't be mirrored exactly.
    guard trial.isModerate else { return nil }
    var (plain, mirrored) = (trial.surroundings, trial.surroundings)
    (plain.isRightToLeft, mirrored.isRightToLeft) = (false, true)
    let tree = tree(trial.recipe.view, plain)
    let expected = tree.nodes.map { node in
      (
        node.type,
        CGRect(
          x: tree.canvas.width - node.frame.minX - node.frame.size.width, y: node.frame.minY,
          width: node.frame.size.width, height: node.frame.size.height)
      )
    }
    return difference(frames(of: trial.recipe.view, mirrored), expected)
  }

  static func differenceWithoutMemory(in trial: Trial) -> String? {
    func placed(isMemoised: Bool) -> Placement? {
      let pipeline = try? Pipeline(
        trial.recipe.view, environment: trial.surroundings.environment)
      pipeline?.session.tree.isMemoised = isMemoised
      return pipeline?.placement(in: trial.surroundings.proposal)
    }
    // Without caching, the work grows exponentially with depth.
    guard let expected = placed(isMemoised: true), expected.nodes.count <= 25,
      expected.tree.counts.memoHits <= 100, let actual = placed(isMemoised: false)
    else { return nil }
    return difference(
      actual.nodes.map { ($0.node.kind.name, $0.frame) },
      expected.nodes.map { ($0.node.kind.name, $0.frame) }, tolerance: 0)
  }

  static func differenceWhenTraced(in trial: Trial) -> String? {
    let traced = LayoutTree(
      of: trial.recipe.view, proposal: trial.surroundings.proposal,
      environment: trial.surroundings.environment)
    return difference(
      frames(of: trial.recipe.view, trial.surroundings),
      traced.nodes.map { ($0.type, $0.frame) }, tolerance: 0)
  }

  private static func tree(_ view: some View, _ surroundings: Surroundings) -> LayoutTree {
    LayoutTree(
      of: view, proposal: surroundings.proposal, environment: surroundings.environment,
      tracing: false)
  }

  private static func frames(
    of view: some View, _ surroundings: Surroundings
  ) -> [(String, CGRect)] {
    tree(view, surroundings).nodes.map { ($0.type, $0.frame) }
  }

  /// Describes the first frame that differs.
  ///
  /// - Parameter tolerance: The allowed difference, relative to the compared numbers.
  private static func difference(
    _ actual: [(String, CGRect)], _ expected: [(String, CGRect)], tolerance: CGFloat = 1e-6
  ) -> String? {
    if actual.count != expected.count { return "\(actual.count) views, not \(expected.count)" }
    for (actual, expected) in zip(actual, expected) {
      let scale = max(1, expected.1.largest, actual.1.largest) * tolerance
      for (a, b) in zip(actual.1.numbers, expected.1.numbers)
      where a != b && !(abs(a - b) <= scale) && !(a.isNaN && b.isNaN) {
        return "\(actual.0) is at \(actual.1), not \(expected.1)"
      }
    }
    return nil
  }
}

extension CGRect {
  fileprivate var numbers: [CGFloat] { [origin.x, origin.y, size.width, size.height] }
  fileprivate var largest: CGFloat { numbers.map { abs($0) }.filter(\.isFinite).max() ?? 0 }
}

extension Trial {
  /// Whether none of its numbers can overflow to infinity by itself.
  fileprivate var isBounded: Bool {
    hasOnlyNumbers { $0 == 0 || (1e-100..<1e100).contains(abs($0)) }
  }

  /// Whether lengths computed from its numbers are accurate to a small fraction of a point.
  var isModerate: Bool { hasOnlyNumbers { $0 == 0 || (1e-3..<1e6).contains(abs($0)) } }

  /// Whether none of its numbers exceeds the size of a canvas.
  var isSmall: Bool { hasOnlyNumbers { $0 == 0 || (1e-3..<1e3).contains(abs($0)) } }

  private func hasOnlyNumbers(_ isIn: (Double) -> Bool) -> Bool {
    let sides = [surroundings.width, surroundings.height].compactMap { $0 }
    return sides.allSatisfy(isIn)
      && !recipe.contains { recipe in
        recipe.template.contains("Inconsistent") || recipe.template.contains("proxy.size.width")
          || recipe.arguments.contains {
            switch $0 {
            case .number(let number): !isIn(number)
            case .count(let count): !isIn(Double(count))
            default: false
            }
          }
      }
  }
}
