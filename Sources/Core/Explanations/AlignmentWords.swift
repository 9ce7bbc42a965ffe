import Foundation

/// How containers and frames say where a guide puts a view.
enum AlignmentWords {
  /// Along the guide's axis, why a view begins where it does in what aligns it; `nil` where both
  /// begin together and have one length.
  ///
  /// - Parameter name: What aligns, with its alignment where that is known.
  static func place(
    _ key: AlignmentKey, of child: ExplainedNode, in node: ExplainedNode, by name: String
  ) -> String? {
    let axis = key.axis
    guard !child.fills(axis, node) else { return nil }
    let (start, space, length) = (child.start(axis, in: node), node.size[axis], child.size[axis])
    let guide = child.guide(key)
    func number(_ value: CGFloat) -> String { PointText.number(value) }
    let spare = space - length
    if !guide.isExplicit {
      switch key.kind {
      case .start where PointText.areEqual(start, 0):
        return "\(name) puts \(child.viewName) at its \(axis.start)."
      case .center where PointText.areEqual(start, spare / 2) && spare >= 0:
        return "\(name) centres \(child.viewName): half of what is left over,"
          + " (\(number(space)) − \(number(length))) ÷ 2 = \(number(start)), is before it."
      case .center where PointText.areEqual(start, spare / 2):
        return "\(name) centres \(child.viewName), which is \(number(-spare)) \(axis.larger): it"
          + " begins \(number(-start)) before the \(axis.start)."
      case .end where PointText.areEqual(start, spare):
        return "\(name) puts \(child.viewName) at its \(axis.end):"
          + " \(number(space)) − \(number(length)) = \(number(start))."
      default: break
      }
    }
    let line = start + guide.value
    let origin =
      guide.isExplicit
      ? (key.isTextBaseline ? "" : ", set by a modifier or a view in it,")
      : " (nothing sets it)"
    return "\(name) puts the guide \(spelling(key)) of \(child.viewName)\(origin) on its line at"
      + " \(number(line)); the guide is at \(number(guide.value)) in the view, so the view begins at"
      + " \(number(start))."
  }

  /// As it is written: `.center`, `.firstTextBaseline`.
  static func spelling(_ key: AlignmentKey) -> String {
    switch key.kind {
    case .center: ".center"
    default: ".\(key.description)"
    }
  }

  /// As it is written: `.topLeading`, or both guides.
  static func spelling(_ alignment: Alignment) -> String {
    let named: [(Alignment, String)] = [
      (.center, "center"), (.leading, "leading"), (.trailing, "trailing"), (.top, "top"),
      (.bottom, "bottom"), (.topLeading, "topLeading"), (.topTrailing, "topTrailing"),
      (.bottomLeading, "bottomLeading"), (.bottomTrailing, "bottomTrailing"),
    ]
    if let name = named.first(where: { $0.0 == alignment })?.1 { return ".\(name)" }
    return "(\(spelling(alignment.horizontal.key)), \(spelling(alignment.vertical.key)))"
  }
}

extension Alignment {
  /// The guide along an axis.
  func key(_ axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal.key : vertical.key }
}
