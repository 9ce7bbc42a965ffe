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

  /// Returns the area inside either path.
  ///
  /// If the paths cross more than 4 million times, or finding the crossings takes more than 50
  /// million comparisons or finding the inside more than 500 million, the result is both paths,
  /// with a diagnostic.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether both paths use the even-odd rule. Default: `false`.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.union, other, eoFill)
  }

  /// Returns the area inside both paths.
  ///
  /// If the paths cross more than 4 million times, or finding the crossings takes more than 50
  /// million comparisons or finding the inside more than 500 million, the result is this path, with
  /// a diagnostic.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether both paths use the even-odd rule. Default: `false`.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.intersection, other, eoFill)
  }

  /// Returns the area inside this path and outside the other.
  ///
  /// If the paths cross more than 4 million times, or finding the crossings takes more than 50
  /// million comparisons or finding the inside more than 500 million, the result is this path, with
  /// a diagnostic.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether both paths use the even-odd rule. Default: `false`.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.subtraction, other, eoFill)
  }

  /// Returns the area inside exactly one of the paths.
  ///
  /// If the paths cross more than 4 million times, or finding the crossings takes more than 50
  /// million comparisons or finding the inside more than 500 million, the result is this path, with
  /// a diagnostic.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether both paths use the even-odd rule. Default: `false`.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.difference, other, eoFill)
  }

  /// Returns the path's area without overlaps, which looks the same with either fill rule.
  ///
  /// - Parameter eoFill: Whether the path uses the even-odd rule. Default: `false`.
  public func normalized(eoFill: Bool = false) -> Path { combined(.union, Path(), eoFill) }

  /// Returns the parts of the path's lines inside the other path.
  ///
  /// The limits of ``intersection(_:eoFill:)`` apply.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    lines(cutBy: other, eoFill) { $0 }
  }

  /// Returns the parts of the path's lines outside the other path.
  ///
  /// The limits of ``subtracting(_:eoFill:)`` apply.
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

  /// Returns the area inside both paths; `nil` if the limits of ``intersection(_:eoFill:)`` are
  /// exceeded.
  package func intersectionUnlessLong(_ other: Path) -> Path? {
    combinedUnlessLong(.intersection, other, false)
  }

  private func combined(_ operation: Operation, _ other: Path, _ eoFill: Bool) -> Path {
    combinedUnlessLong(operation, other, eoFill)
      ?? tooLong(operation == .union ? joined(with: other) : self)
  }

  private func combinedUnlessLong(
    _ operation: Operation, _ other: Path, _ eoFill: Bool
  ) -> Path? {
    guard let arrangement = PathArrangement(self, other, closesFirst: true),
      let windings = PathWindings(arrangement.edges, eoFill: eoFill)
    else { return nil }
    // An edge belongs to the outline if the result is filled on exactly one of its sides.
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

  /// Reports that combining would take too long, and returns `path` instead.
  private func tooLong(_ path: Path) -> Path {
    PathLimits.report("paths with too many crossings are not combined")
    return path
  }

  private func joined(with other: Path) -> Path {
    var copy = self
    copy.addPath(other)
    return copy
  }
}

extension PathArrangement.Edge {
  /// The edge in the opposite direction.
  var reversed: Self {
    var copy = self
    (copy.start, copy.end, copy.from, copy.to) = (end, start, to, from)
    return copy
  }
}
