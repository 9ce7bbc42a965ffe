import Foundation
import Galley

/// Controls that are too small to be tapped reliably.
///
/// A control needs 44×44 points. A smaller one is fine if it is a control of the system in its own
/// size, or if it is at least 44 points long and has enough space around it: no other control
/// within a circle of 44 points about its center. Below 24 points, that circle has 24 points, as in
/// WCAG 2.5.8, and the finding is an error.
enum TargetRule {
  private static let comfortable: CGFloat = 44
  private static let smallest: CGFloat = 24
  /// The height of a line of small text, the least that is fine with space around it.
  private static let lineHeight: CGFloat = 16

  static func issues(in picture: CheckedPicture) -> [Issue] {
    let targets = picture.elements.filter { element in
      element.isEnabled && !element.frame.isEmpty
        && (element.actions.contains("activate")
          || !element.traits.isDisjoint(with: .interactive))
    }
    return targets.enumerated().compactMap { position, target in
      // The bars of the system enlarge what can be tapped in them.
      guard !target.isInBar, !target.traits.contains(.isBackButton) else { return nil }
      let (width, height) = (target.frame.width, target.frame.height)
      let (short, long) = (min(width, height), max(width, height))
      let isOfSystem =
        !target.traits.isDisjoint(with: [.isToggle, .isAdjustable, .isTextEntry, .isTab])
        || target.position != nil || target.hasSystemSize
      let wanted = isOfSystem ? min(smallest, short) : comfortable
      guard short < wanted - 0.01 else { return nil }
      let others = targets.indices.filter { $0 != position }.map { targets[$0].frame }
      if short >= lineHeight, long >= comfortable, isAlone(target.frame, in: comfortable, others) {
        return nil
      }
      let isTiny =
        short < smallest && (long < smallest || !isAlone(target.frame, in: smallest, others))
      return Issue(
        .target, isTiny ? .error : .warning, target.index, target.frame,
        "is only \(points(target.frame.size)) large",
        measured: points(target.frame.size), required: "44×44 points",
        remedy: "Add padding or a larger frame with contentShape inside the control, or more space"
          + " around it.")
    }
  }

  /// Whether no other control is within a circle about the center of a control.
  private static func isAlone(_ frame: CGRect, in diameter: CGFloat, _ others: [CGRect]) -> Bool {
    let center = CGPoint(x: frame.midX, y: frame.midY)
    // Along the longer side, the control itself is what is tapped.
    let reach = CGRect(
      x: min(frame.minX, center.x - diameter / 2), y: min(frame.minY, center.y - diameter / 2),
      width: max(frame.width, diameter), height: max(frame.height, diameter))
    return !others.contains { other in
      other.insetBy(dx: 0.01, dy: 0.01).intersects(reach) && !other.contains(frame)
    }
  }
}
