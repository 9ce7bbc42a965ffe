import Foundation

/// The alignment of a container, read off the places of what is in it.
///
/// Layouts do not print it. Often several alignments put the views in the same places, such as
/// views of one height in an `HStack`: then all of them are possible.
enum PlacedAlignment {
  /// Such as `firstTextBaseline → center`; `nil` where one alignment explains both, or none does.
  static func change(from old: [String], to new: [String]) -> String? {
    guard let first = old.first, let second = new.first, Set(old).isDisjoint(with: new) else {
      return nil
    }
    return "\(first) → \(second)"
  }

  /// How views lie along one axis: where the first begins, how far it reaches, where a guide is.
  static func possible(
    _ spans: [ClosedRange<Double>], in container: ClosedRange<Double>?, _ names: [String]
  ) -> [String] {
    // In a container that aligns one view, the container is what it is aligned with.
    let all = spans + (container.map { [$0] } ?? [])
    guard all.count > 1 else { return [] }
    let lines: [(String, (ClosedRange<Double>) -> Double)] = [
      (names[1], { ($0.lowerBound + $0.upperBound) / 2 }), (names[0], \.lowerBound),
      (names[2], \.upperBound),
    ]
    return lines.filter { areEqual(all.map($0.1)) }.map(\.0)
  }

  static func areEqual(_ values: [Double]) -> Bool {
    guard let least = values.min(), let most = values.max() else { return false }
    return most - least < 0.01
  }

  /// `top` and `leading` are `topLeading`.
  static func joined(_ vertical: String, _ horizontal: String) -> String {
    if vertical == "center" { return horizontal }
    if horizontal == "center" { return vertical }
    return vertical + horizontal.prefix(1).uppercased() + horizontal.dropFirst()
  }
}

extension LayoutModel {
  /// The alignments that put what is in a node where it is, the likeliest first; empty where none is
  /// known to.
  ///
  /// - Parameter isMirrored: Whether the node runs from right to left.
  func alignments(in index: Int, isMirrored: Bool) -> [String] {
    let children = nodes[index].children.compactMap { child in
      nodes[child].frame.map { (child, $0) }
    }
    guard let container = nodes[index].frame, !children.isEmpty else { return [] }
    let sides = isMirrored ? ["trailing", "center", "leading"] : ["leading", "center", "trailing"]
    let frames = children.map(\.1)
    func horizontal(in container: CGRect?) -> [String] {
      PlacedAlignment.possible(frames.map(\.horizontal), in: container?.horizontal, sides)
    }
    func vertical(in container: CGRect?) -> [String] {
      PlacedAlignment.possible(
        frames.map(\.vertical), in: container?.vertical, ["top", "center", "bottom"])
    }
    switch nodes[index].kind {
    case .hStack:
      return vertical(in: nil) + baselines(children)
    case .vStack: return horizontal(in: nil)
    case .zStack, .modifier("frame"):
      let rows = vertical(in: container)
      let columns = horizontal(in: container)
      return rows.flatMap { row in columns.map { PlacedAlignment.joined(row, $0) } }
    default: return []
    }
  }

  /// The text baselines on which all views stand; those without text stand on them with their bottom.
  private func baselines(_ children: [(index: Int, frame: CGRect)]) -> [String] {
    ["firstTextBaseline", "lastTextBaseline"].filter { name in
      children.count > 1 && children.contains { nodes[$0.index].guide(name) != nil }
        && PlacedAlignment.areEqual(
          children.map { $0.frame.minY + (nodes[$0.index].guide(name) ?? $0.frame.height) })
    }
  }
}

extension CGRect {
  // A golden may say that a view is at no number; a range has to have an order.
  var horizontal: ClosedRange<Double> { minX <= maxX ? minX...maxX : 0...0 }
  var vertical: ClosedRange<Double> { minY <= maxY ? minY...maxY : 0...0 }
}
