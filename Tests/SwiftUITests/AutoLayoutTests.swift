import Expectations
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Auto Layout")
struct AutoLayoutTests {
  /// A view with an intrinsic size.
  final class Box: UIView {
    let size: CGSize
    init(_ width: CGFloat = -1, _ height: CGFloat = -1) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
  }

  func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// The frames of views in a view of 100×60 points, laid out with constraints.
  func frames(
    _ views: UIView..., in root: UIView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60)),
    constraints: (UIView) -> [NSLayoutConstraint]
  ) -> [CGRect] {
    views.forEach(root.addSubview)
    NSLayoutConstraint.activate(constraints(root))
    root.layoutIfNeeded()
    return views.map(\.frame)
  }

  @Test("edges, centers, sizes, ratios and multiples give the frames")
  func frames() {
    let (a, b) = (Box(), Box())
    let edges = frames(a, b) { root in
      [
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
        a.topAnchor.constraint(equalTo: root.topAnchor, constant: 4),
        a.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: -10),
        a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.25),
        b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2),
        b.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -6),
        b.centerYAnchor.constraint(equalTo: a.bottomAnchor),
        b.heightAnchor.constraint(equalToConstant: 7),
      ]
    }
    expectEqual(edges, [rect(8, 4, 40, 10), rect(64, 10.5, 30, 7)])

    let c = Box()
    let older = frames(c) { root in
      [
        NSLayoutConstraint(
          item: c, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX,
          multiplier: 0.5, constant: 0),
        NSLayoutConstraint(
          item: c, attribute: .bottom, relatedBy: .equal, toItem: root, attribute: .bottom,
          multiplier: 1, constant: -5),
        NSLayoutConstraint(
          item: c, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
          multiplier: 1, constant: 20),
        NSLayoutConstraint(
          item: c, attribute: .height, relatedBy: .equal, toItem: c, attribute: .width,
          multiplier: 2, constant: 0),
      ]
    }
    expectEqual(older, [rect(15, 15, 20, 40)])
  }

  @Test("the system's distance between baselines is the height of a line, and else 8 points")
  func systemSpacing() {
    let (title, text, box) = (UILabel(), UILabel(), Box(10, 10))
    for label in [title, text] {
      (label.text, label.font) = ("Text", .systemFont(ofSize: 30))
      label.translatesAutoresizingMaskIntoConstraints = false
    }
    let all = frames(title, text, box, in: UIView(frame: rect(0, 0, 100, 300))) { root in
      [
        title.topAnchor.constraint(equalTo: root.topAnchor),
        text.firstBaselineAnchor.constraint(
          equalToSystemSpacingBelow: title.lastBaselineAnchor, multiplier: 2),
        box.topAnchor.constraint(equalToSystemSpacingBelow: text.bottomAnchor, multiplier: 2),
      ]
    }
    expectClose(all[1].minY - all[0].minY, 2 * title.font.lineHeight, tolerance: 1)
    expectEqual(all[2].minY - all[1].maxY, 16)
  }

  @Test("views at different depths are in the coordinates of their superviews")
  func nested() {
    let (outer, inner, beside) = (Box(), Box(), Box())
    outer.addSubview(inner)
    let root = UIView(frame: rect(0, 0, 100, 60))
    let all = frames(outer, beside, in: root) { root in
      [
        outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 3),
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 3),
        outer.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 3),
        outer.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 3),
        inner.widthAnchor.constraint(equalToConstant: 20),
        inner.heightAnchor.constraint(equalToConstant: 5),
        beside.leftAnchor.constraint(equalTo: inner.rightAnchor),
        beside.rightAnchor.constraint(equalTo: root.rightAnchor),
        beside.topAnchor.constraint(equalTo: inner.bottomAnchor),
        beside.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ]
    }
    expectEqual(all, [rect(10, 10, 26, 11), rect(33, 18, 67, 42)])
    expectEqual(inner.frame, rect(3, 3, 20, 5))
    expectEqual(inner.convert(CGPoint.zero, to: nil), CGPoint(x: 13, y: 13))
    expectEqual(beside.convert(CGPoint.zero, from: inner), CGPoint(x: -20, y: -5))
  }

  @Test("priorities decide, level by level, between view sizes and constraints")
  func priorities() {
    /// The widths of two boxes of 40 points each in a row, with more constraints.
    func widths(_ change: (Box, Box, UIView) -> [NSLayoutConstraint]) -> [CGFloat] {
      let (a, b) = (Box(40, 10), Box(40, 10))
      return frames(a, b) { root in
        [
          a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
          b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
          b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ] + change(a, b, root)
      }.map(\.width)
    }
    func constraint(_ constraint: NSLayoutConstraint, _ priority: Float) -> NSLayoutConstraint {
      constraint.priority = UILayoutPriority(priority)
      return constraint
    }
    // The view that hugs less grows, and the one that resists less shrinks.
    expectEqual(
      widths { a, _, _ in
        a.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        return []
      }, [60, 40])
    expectEqual(
      widths { a, b, root in
        b.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        return [a.widthAnchor.constraint(equalToConstant: 30)]
      }, [30, 70])
    expectEqual(
      widths { a, b, _ in
        b.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        return [a.widthAnchor.constraint(greaterThanOrEqualToConstant: 75)]
      }, [75, 25])
    // A constraint wins over hugging (250), but not over resistance (750).
    expectEqual(
      widths { a, _, _ in [constraint(a.widthAnchor.constraint(equalToConstant: 70), 251)] }[0],
      60)
    expectEqual(
      widths { a, _, _ in [constraint(a.widthAnchor.constraint(equalToConstant: 70), 751)] }[0],
      70)
    expectEqual(
      widths { a, _, _ in [constraint(a.widthAnchor.constraint(equalToConstant: 20), 999)] }[0],
      20)
    expectEqual(
      widths { a, b, _ in
        [
          constraint(a.widthAnchor.constraint(equalTo: b.widthAnchor), 500),
          a.widthAnchor.constraint(lessThanOrEqualToConstant: 45),
        ]
      }, [45, 55])
  }

  @Test("guides are areas inside a view, including its margins and safe area")
  func guides() {
    final class Screen: UIView {
      override var safeAreaInsets: UIEdgeInsets {
        UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
      }
    }
    let screen = Screen(frame: rect(0, 0, 100, 60))
    screen.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let (a, b, c, gap) = (Box(), Box(), Box(), UILayoutGuide())
    screen.addLayoutGuide(gap)
    let all = frames(a, b, c, in: screen) { root in
      @MainActor func fill(_ view: UIView, _ guide: UILayoutGuide) -> [NSLayoutConstraint] {
        [
          view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
          view.topAnchor.constraint(equalTo: guide.topAnchor),
          view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ]
      }
      return fill(a, root.safeAreaLayoutGuide) + fill(b, root.layoutMarginsGuide) + fill(c, gap) + [
        gap.widthAnchor.constraint(equalToConstant: 30),
        gap.heightAnchor.constraint(equalToConstant: 20),
        gap.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        gap.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
      ]
    }
    expectEqual(all, [rect(0, 20, 100, 30), rect(2, 21, 94, 26), rect(35, 30, 30, 20)])
    expectEqual(gap.layoutFrame, rect(35, 30, 30, 20))
    expectEqual(screen.safeAreaLayoutGuide.layoutFrame, rect(0, 20, 100, 30))
  }

  @Test("a scroll view's edges belong to its content, and its size to its frame")
  func scrolling() {
    let (scroll, content) = (UIScrollView(), Box())
    scroll.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    let all = frames(scroll) { root in
      [
        scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
        scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        scroll.topAnchor.constraint(equalTo: root.topAnchor),
        scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 5),
        content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -5),
        content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
        content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
        content.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -10),
        content.heightAnchor.constraint(equalToConstant: 500),
      ]
    }
    expectEqual(all, [rect(10, 0, 90, 60)])
    expectEqual(content.frame, rect(5, 0, 80, 500))
    expectEqual(scroll.contentSize, CGSize(width: 90, height: 500))
  }

  @Test("leading edges are on the right in right-to-left layouts")
  func rightToLeft() {
    let (a, stack) = (Box(), UIStackView(arrangedSubviews: [Box(10, 10), Box(20, 10)]))
    stack.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView(frame: rect(0, 0, 100, 60))
    for view in [root, a, stack] { view.semanticContentAttribute = .forceRightToLeft }
    let all = frames(a, stack, in: root) { root in
      [
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
        a.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -60),
        a.widthAnchor.constraint(greaterThanOrEqualToConstant: 12),
        a.heightAnchor.constraint(equalToConstant: 5),
        stack.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      ]
    }
    expectEqual(all[0].maxX, 92)
    expectEqual(all[1], rect(all[0].minX - 30, 0, 30, 10))
    expectEqual(stack.arrangedSubviews.map(\.frame), [rect(20, 0, 10, 10), rect(0, 0, 20, 10)])
  }

  @Test("subviews without constraints follow their autoresizing masks")
  func autoresizing() {
    let root = UIView(frame: rect(0, 0, 100, 60))
    let masks: [(UIView.AutoresizingMask, CGRect)] = [
      ([], rect(10, 10, 20, 20)),
      ([.flexibleWidth, .flexibleHeight], rect(10, 10, 120, 50)),
      ([.flexibleLeftMargin, .flexibleTopMargin], rect(110, 40, 20, 20)),
      ([.flexibleLeftMargin, .flexibleRightMargin], rect(10 + 100 / 8, 10, 20, 20)),
    ]
    let views = masks.map { mask, _ in
      let view = UIView(frame: rect(10, 10, 20, 20))
      view.autoresizingMask = mask
      root.addSubview(view)
      return view
    }
    root.frame.size = CGSize(width: 200, height: 90)
    expectEqual(views.map(\.frame), masks.map(\.1))

    // The same while constraints determine the superview.
    let (outer, inner, child) = (Box(), UIView(frame: rect(2, 0, 8, 10)), Box())
    outer.frame = rect(0, 0, 20, 10)
    inner.autoresizingMask = [.flexibleWidth]
    outer.addSubview(inner)
    inner.addSubview(child)
    _ = frames(outer) { root in
      [
        outer.widthAnchor.constraint(equalToConstant: 60),
        outer.heightAnchor.constraint(equalToConstant: 10),
        child.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
        child.widthAnchor.constraint(equalToConstant: 6),
      ]
    }
    expectEqual(inner.frame, rect(2, 0, 48, 10))
    expectEqual(child.frame.minX, 42)
  }

  @Test("half a pixel is rounded up despite errors in sums")
  func halfPixels() {
    let (a, b) = (Box(10, 10), Box(10, 10))
    // In binary numbers, 0.35 - 0.1 is less than 0.25.
    let frames = frames(a, b) { root in
      [
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 0.35),
        b.leadingAnchor.constraint(equalTo: a.leadingAnchor, constant: -0.1),
      ]
    }
    expectEqual(frames.map(\.minX), [0.5, 0.5])
  }
}
