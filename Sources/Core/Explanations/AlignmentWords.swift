import Foundation
import GalleyCore

/// Sentences about where an alignment guide puts a view.
enum AlignmentWords {
  /// Explains why a view starts where it does along the guide's axis; `nil` if it fills its
  /// container.
  ///
  /// - Parameter name: The node that aligns the view, with its alignment if known.
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
        return "\(name) centers \(child.viewName): half of the remaining space,"
          + " (\(number(space)) − \(number(length))) ÷ 2 = \(number(start)), is before it."
      case .center where PointText.areEqual(start, spare / 2):
        return "\(name) centers \(child.viewName), which is \(number(-spare)) \(axis.larger) and"
          + " starts \(number(-start)) before the \(axis.start)."
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
      : " (at its default)"
    return "\(name) puts the guide \(spelling(key)) of \(child.viewName)\(origin) on its line at"
      + " \(number(line)); the guide is at \(number(guide.value)) in the view, so the view starts"
      + " at \(number(start))."
  }

  /// Returns the guide as in source code: `.center`, `.firstTextBaseline`.
  static func spelling(_ key: AlignmentKey) -> String {
    switch key.kind {
    case .center: ".center"
    default: ".\(key.description)"
    }
  }

  /// Returns the alignment as in source code: `.topLeading`, or both guides.
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
  /// Returns the guide along an axis.
  func key(_ axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal.key : vertical.key }
}
