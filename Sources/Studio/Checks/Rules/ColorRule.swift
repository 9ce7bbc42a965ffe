import Foundation
import Galley

/// Views that look alike except for their color, if the colors cannot be told apart with a color
/// vision deficiency.
enum ColorRule {
  /// A difference that states surely have.
  private static let clear = 20.0
  /// A difference below which colors look the same at a distance.
  private static let unclear = 9.0
  /// The longest side of a mark, such as a dot that shows a state, in points.
  private static let markSize: CGFloat = 64

  static func issues(in picture: CheckedPicture) -> [Issue] {
    struct Look: Hashable {
      let width, height: Int
      let form: String
    }
    var groups: [Look: [(leaf: CheckedPicture.Leaf, color: SIMD3<Float>)]] = [:]
    for leaf in picture.leaves where leaf.place.opacity > 0.5 && leaf.visibleInk != nil {
      guard let (color, form) = color(of: leaf, picture), leaf.frame.width <= markSize,
        leaf.frame.height <= markSize, leaf.frame.width >= 4, leaf.frame.height >= 4
      else { continue }
      let look = Look(
        width: Int(leaf.frame.width.rounded()), height: Int(leaf.frame.height.rounded()), form: form
      )
      guard groups[look, default: []].count < 24,
        !groups[look, default: []].contains(where: { $0.color == color })
      else { continue }
      groups[look, default: []].append((leaf, color))
    }
    return groups.values.compactMap { members in
      var worst: (pair: (Int, Int), vision: ColorVision, difference: Double, normal: Double)?
      for (position, first) in members.enumerated() {
        for (offset, second) in members[(position + 1)...].enumerated() {
          let normal = difference(first.color, second.color)
          guard normal > clear else { continue }
          for vision in ColorVision.allCases {
            let difference = difference(
              vision.seen(first.color), vision.seen(second.color))
            if difference < worst?.difference ?? unclear {
              worst = ((position, position + 1 + offset), vision, difference, normal)
            }
          }
        }
      }
      guard let worst else { return nil }
      let (first, second) = (members[worst.pair.0].leaf, members[worst.pair.1].leaf)
      let number = { (value: Double) in NumberText.points(CGFloat((value * 10).rounded() / 10)) }
      return Issue(
        .color, .warning, second.index, second.frame, kind: "\(first.index)",
        "differs from \(picture.name(of: first.index)) only in a color that looks the same with"
          + " \(worst.vision.rawValue)",
        measured:
          "a difference of \(number(worst.difference)) instead of \(number(worst.normal))",
        required: "\(number(unclear))",
        remedy: "Add a symbol, a shape or a text that shows the state.")
    }.sorted { $0.index < $1.index }
  }

  /// Returns how different two linear colors look.
  private static func difference(_ a: SIMD3<Float>, _ b: SIMD3<Float>) -> Double {
    CIELab(SIMD3<Double>(a)).distance(to: CIELab(SIMD3<Double>(b)))
  }

  /// Returns the color of a view in one color, and its form.
  private static func color(
    of leaf: CheckedPicture.Leaf, _ picture: CheckedPicture
  ) -> (color: SIMD3<Float>, form: String)? {
    let style: _ResolvedStyle?
    let form: String
    switch picture.placed.nodes[leaf.index].drawing?.kind {
    case .style(let fill)?: (style, form) = (fill, "area")
    case .shape(let shape)?:
      (style, form) = (
        shape.steps.count == 1 ? shape.steps[0].style : nil,
        picture.placed.nodes[leaf.index].kind.name
      )
    case .symbol(let symbol)?:
      (style, form) = (
        symbol.levels.isEmpty ? symbol.style : nil,
        "symbol \(symbol.symbol.parts.count) \(symbol.symbol.size)"
      )
    default: return nil
    }
    guard case .color(let color)? = style, color.opacity > 0.9 else { return nil }
    func linear(_ value: Double) -> Float {
      SRGB.linearBytes[Int((min(max(value.isNaN ? 0 : value, 0), 1) * 255).rounded())]
    }
    return (SIMD3(linear(color.red), linear(color.green), linear(color.blue)), form)
  }
}
