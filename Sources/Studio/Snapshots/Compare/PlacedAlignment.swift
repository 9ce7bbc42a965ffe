import Foundation

/// Infers the alignment of a container from the positions of its children.
///
/// Printed layouts don't contain it. Several alignments may give the same positions, for example if
/// all views in an `HStack` have the same height; then all of them are possible.
enum PlacedAlignment {
  /// Returns a change such as `firstTextBaseline → center`; `nil` if an alignment explains both
  /// layouts or none does.
  static func change(from old: [String], to new: [String]) -> String? {
    guard let first = old.first, let second = new.first, Set(old).isDisjoint(with: new) else {
      return nil
    }
    return "\(first) → \(second)"
  }

  /// Returns the alignments that explain the spans of the views along one axis.
  static func possible(
    _ spans: [ClosedRange<Double>], in container: ClosedRange<Double>?, _ names: [String]
  ) -> [String] {
    // A container that aligns a single view aligns it with itself.
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

  /// Combines two alignments: `top` and `leading` become `topLeading`.
  static func joined(_ vertical: String, _ horizontal: String) -> String {
    if vertical == "center" { return horizontal }
    if horizontal == "center" { return vertical }
    return vertical + horizontal.prefix(1).uppercased() + horizontal.dropFirst()
  }
}

extension LayoutModel {
  /// Returns the alignments that explain the positions of a node's children, likeliest first; empty
  /// if none is known.
  ///
  /// - Parameter isMirrored: Whether the node's layout direction is right to left.
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

  /// Returns the text baselines on which all views are aligned. Views without text are aligned by
  /// their bottom edges.
  private func baselines(_ children: [(index: Int, frame: CGRect)]) -> [String] {
    ["firstTextBaseline", "lastTextBaseline"].filter { name in
      children.count > 1 && children.contains { nodes[$0.index].guide(name) != nil }
        && PlacedAlignment.areEqual(
          children.map { $0.frame.minY + (nodes[$0.index].guide(name) ?? $0.frame.height) })
    }
  }
}

extension CGRect {
  // Coordinates in a golden may be NaN, but a range needs ordered bounds.
  var horizontal: ClosedRange<Double> { minX <= maxX ? minX...maxX : 0...0 }
  var vertical: ClosedRange<Double> { minY <= maxY ? minY...maxY : 0...0 }
}
