import Foundation

extension Path {
  private enum Operation {
    case union, intersection, subtraction, difference

    func combines(_ first: Bool, _ second: Bool) -> Bool {
      switch self {
      case .union: first || second
      case .intersection: first && second
      case .subtraction: first && !second
      case .difference: first != second
      }
    }
  }

  /// The area that is in one of the paths.
  ///
  /// Where the paths cross more than 4 million times, or 50 million comparisons do not find where,
  /// or 500 million do not find what is inside, the result is both of them, with a diagnostic.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether the insides of both are found by the even-odd rule. Default: `false`.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.union, other, eoFill)
  }

  /// The area that is in both paths.
  ///
  /// Where the paths cross more than 4 million times, or 50 million comparisons do not find where,
  /// or 500 million do not find what is inside, the result is this path, with a diagnostic.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether the insides of both are found by the even-odd rule. Default: `false`.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.intersection, other, eoFill)
  }

  /// The area that is in this path and not in the other one.
  ///
  /// Where the paths cross more than 4 million times, or 50 million comparisons do not find where,
  /// or 500 million do not find what is inside, the result is this path, with a diagnostic.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether the insides of both are found by the even-odd rule. Default: `false`.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.subtraction, other, eoFill)
  }

  /// The area that is in one of the paths and not in both.
  ///
  /// Where the paths cross more than 4 million times, or 50 million comparisons do not find where,
  /// or 500 million do not find what is inside, the result is this path, with a diagnostic.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether the insides of both are found by the even-odd rule. Default: `false`.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.difference, other, eoFill)
  }

  /// The area of the path without overlaps: filled by either rule, it looks the same.
  ///
  /// - Parameter eoFill: Whether the inside is found by the even-odd rule. Default: `false`.
  public func normalized(eoFill: Bool = false) -> Path { combined(.union, Path(), eoFill) }

  /// The parts of the path's lines that are inside of the other path.
  ///
  /// Has the limits of ``intersection(_:eoFill:)``.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    lines(cutBy: other, eoFill) { $0 }
  }

  /// The parts of the path's lines that are outside of the other path.
  ///
  /// Has the limits of ``subtracting(_:eoFill:)``.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    lines(cutBy: other, eoFill) { !$0 }
  }

  private func lines(
    cutBy other: Path, _ eoFill: Bool, where isKept: (_ isInside: Bool) -> Bool
  ) -> Path {
    guard let arrangement = PathArrangement(self, other, closesFirst: false) else {
      return tooLong(self)
    }
    let mine = arrangement.edges.filter { !$0.isSecond }
    guard let windings = PathWindings(arrangement.edges, eoFill: eoFill),
      let areInside = windings.areInSecond(mine)
    else { return tooLong(self) }
    var chain = PathChain(arrangement)
    for (edge, isInside) in zip(mine, areInside) where isKept(isInside) {
      chain.append(edge, joins: true)
    }
    return chain.finish()
  }

  private func combined(_ operation: Operation, _ other: Path, _ eoFill: Bool) -> Path {
    guard let arrangement = PathArrangement(self, other, closesFirst: true),
      let windings = PathWindings(arrangement.edges, eoFill: eoFill)
    else {
      return tooLong(operation == .union ? joined(with: other) : self)
    }
    // An edge is part of the outline where what is filled differs between its two sides.
    var outline: [PathArrangement.Edge] = []
    for index in windings.indices {
      let edge = windings.edge(at: index)
      let sides = windings.sides(of: index)
      let left = operation.combines(sides.left.first, sides.left.second)
      let right = operation.combines(sides.right.first, sides.right.second)
      if left != right { outline.append(right ? edge : edge.reversed) }
    }
    return PathChain.closed(outline, arrangement)
  }

  /// What is there instead of what nobody would wait for.
  private func tooLong(_ path: Path) -> Path {
    PathLimits.report("paths that cross so often are not combined: they take too long")
    return path
  }

  private func joined(with other: Path) -> Path {
    var copy = self
    copy.addPath(other)
    return copy
  }
}

extension PathArrangement.Edge {
  /// The edge in the other direction.
  var reversed: Self {
    var copy = self
    (copy.start, copy.end, copy.from, copy.to) = (end, start, to, from)
    return copy
  }
}
