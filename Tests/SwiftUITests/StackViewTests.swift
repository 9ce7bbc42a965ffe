import Expectations
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Stack views")
struct StackViewTests {
  private typealias Box = AutoLayoutTests.Box

  /// The positions and lengths along the axis of boxes in a stack of 100×20 points.
  private func spans(
    _ lengths: [CGFloat], _ axis: NSLayoutConstraint.Axis = .horizontal,
    change: (UIStackView) -> Void
  ) -> [[CGFloat]] {
    let isHorizontal = axis == .horizontal
    let views = lengths.map { isHorizontal ? Box($0, 10) : Box(10, $0) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.frame.size =
      isHorizontal ? CGSize(width: 100, height: 20) : CGSize(width: 20, height: 100)
    change(stack)
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.filter { !$0.isHidden }.map {
      isHorizontal ? [$0.frame.minX, $0.frame.width] : [$0.frame.minY, $0.frame.height]
    }
  }

  @Test("views fill the axis according to the distribution", arguments: [0, 1])
  func distributions(axis: Int) throws {
    let axis = try require(NSLayoutConstraint.Axis(rawValue: axis))
    let cases: [(UIStackView.Distribution, [[CGFloat]])] = [
      (.fillEqually, [[0, 30], [35, 30], [70, 30]]),
      (.fillProportionally, [[0, 15], [20, 30], [55, 45]]),
      (.equalSpacing, [[0, 10], [30, 20], [70, 30]]),
      (.equalCentering, [[0, 10], [35, 20], [70, 30]]),
    ]
    for (distribution, expected) in cases {
      let actual = spans([10, 20, 30], axis) { ($0.distribution, $0.spacing) = (distribution, 5) }
      expectEqual(actual, expected, "\(distribution)")
    }
    let filled = spans([10, 20, 30], axis) {
      $0.spacing = 5
      $0.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(100), for: axis)
    }
    expectEqual(filled, [[0, 10], [15, 50], [70, 30]])
  }

  @Test("spacing is set by the stack, by a view or by the system, and hidden views have none")
  func distances() {
    let custom = spans([10, 20, 30]) {
      $0.spacing = 5
      $0.setCustomSpacing(12, after: $0.arrangedSubviews[0])
      $0.setCustomSpacing(UIStackView.spacingUseSystem, after: $0.arrangedSubviews[1])
      $0.arrangedSubviews[2].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    }
    expectEqual(custom, [[0, 10], [22, 20], [50, 50]])
    let hidden = spans([10, 20, 30]) {
      ($0.spacing, $0.distribution) = (4, .fillEqually)
      $0.arrangedSubviews[1].isHidden = true
    }
    expectEqual(hidden, [[0, 48], [52, 48]])
  }

  @Test("views are aligned across the axis, and margins inset them")
  func alignments() {
    let cases: [(UIStackView.Alignment, [CGFloat])] = [
      (.fill, [0, 20]), (.leading, [0, 6]), (.center, [7, 6]), (.trailing, [14, 6]),
    ]
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for (alignment, expected) in cases {
        let box = Box(6, 6)
        let stack = UIStackView(arrangedSubviews: [box])
        (stack.axis, stack.alignment) = (axis, alignment)
        stack.frame.size = CGSize(width: 20, height: 20)
        stack.layoutIfNeeded()
        let frame = box.frame
        expectEqual(
          axis == .horizontal ? [frame.minY, frame.height] : [frame.minX, frame.width],
          expected)
      }
    }
    let inside = spans([10, 20]) {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)
      $0.distribution = .fillEqually
    }
    expectEqual(inside, [[2, 47], [49, 47]])
  }

  @Test("a stack is as large as its views, even inside another stack")
  func size() {
    let inner = UIStackView(arrangedSubviews: [Box(30, 10), Box(50, 12)])
    (inner.axis, inner.spacing, inner.alignment) = (.vertical, 3, .leading)
    let outer = UIStackView(arrangedSubviews: [Box(16, 40), inner])
    (outer.spacing, outer.alignment) = (8, .center)
    expectEqual(
      outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
      CGSize(width: 74, height: 40))
    outer.frame.size = CGSize(width: 74, height: 40)
    outer.layoutIfNeeded()
    expectEqual(inner.frame, CGRect(x: 24, y: 7.5, width: 50, height: 25))
    expectEqual(inner.arrangedSubviews[1].frame, CGRect(x: 0, y: 13, width: 50, height: 12))
    inner.arrangedSubviews[0].removeFromSuperview()
    expectEqual(inner.arrangedSubviews.count, 1)
  }
}
