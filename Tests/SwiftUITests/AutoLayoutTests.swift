import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Auto Layout")
struct AutoLayoutTests {
  /// A view with a size of its own.
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

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// The frames of views in a view of 100×60 points, laid out with constraints.
  private func frames(
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
    #expect(edges == [rect(8, 4, 40, 10), rect(64, 10.5, 30, 7)])

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
    #expect(older == [rect(15, 15, 20, 40)])
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
    #expect(all == [rect(10, 10, 26, 11), rect(33, 18, 67, 42)])
    #expect(inner.frame == rect(3, 3, 20, 5))
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 13, y: 13))
    #expect(beside.convert(CGPoint.zero, from: inner) == CGPoint(x: -20, y: -5))
  }

  @Test("priorities decide, level by level, between sizes of views and constraints")
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
    // What hugs less grows, and what resists less shrinks.
    #expect(
      widths { a, _, _ in
        a.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        return []
      } == [60, 40])
    #expect(
      widths { a, b, root in
        b.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        return [a.widthAnchor.constraint(equalToConstant: 30)]
      } == [30, 70])
    #expect(
      widths { a, b, _ in
        b.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        return [a.widthAnchor.constraint(greaterThanOrEqualToConstant: 75)]
      } == [75, 25])
    // A constraint wins over hugging (250), but not over resistance (750).
    #expect(
      widths { a, _, _ in [constraint(a.widthAnchor.constraint(equalToConstant: 70), 251)] }[0]
        == 60)
    #expect(
      widths { a, _, _ in [constraint(a.widthAnchor.constraint(equalToConstant: 70), 751)] }[0]
        == 70)
    #expect(
      widths { a, _, _ in [constraint(a.widthAnchor.constraint(equalToConstant: 20), 999)] }[0]
        == 20)
    #expect(
      widths { a, b, _ in
        [
          constraint(a.widthAnchor.constraint(equalTo: b.widthAnchor), 500),
          a.widthAnchor.constraint(lessThanOrEqualToConstant: 45),
        ]
      } == [45, 55])
  }

  @Test("guides are areas inside of a view, with its margins and safe area")
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
    #expect(all == [rect(0, 20, 100, 30), rect(2, 21, 94, 26), rect(35, 30, 30, 20)])
    #expect(gap.layoutFrame == rect(35, 30, 30, 20))
    #expect(screen.safeAreaLayoutGuide.layoutFrame == rect(0, 20, 100, 30))
  }

  @Test("edges of a scroll view are those of its content, and sizes those of its frame")
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
    #expect(all == [rect(10, 0, 90, 60)])
    #expect(content.frame == rect(5, 0, 80, 500))
    #expect(scroll.contentSize == CGSize(width: 90, height: 500))
  }

  @Test("leading edges are on the right where texts run from right to left")
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
    #expect(all[0].maxX == 92)
    #expect(all[1] == rect(all[0].minX - 30, 0, 30, 10))
    #expect(stack.arrangedSubviews.map(\.frame) == [rect(20, 0, 10, 10), rect(0, 0, 20, 10)])
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
    #expect(views.map(\.frame) == masks.map(\.1))

    // The same while constraints decide about the superview.
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
    #expect(inner.frame == rect(2, 0, 48, 10))
    #expect(child.frame.minX == 42)
  }

  @Test("half a pixel is rounded up, whatever the error of the sum")
  func halfPixels() {
    let (a, b) = (Box(10, 10), Box(10, 10))
    // In binary numbers, 0.35 - 0.1 is less than 0.25.
    let frames = frames(a, b) { root in
      [
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 0.35),
        b.leadingAnchor.constraint(equalTo: a.leadingAnchor, constant: -0.1),
      ]
    }
    #expect(frames.map(\.minX) == [0.5, 0.5])
  }

  @Test("a new size of the bounds keeps the center")
  func bounds() {
    let view = UIView(frame: rect(10, 10, 20, 20))
    view.bounds.size = CGSize(width: 40, height: 10)
    #expect(view.frame == rect(0, 15, 40, 10))
  }

  @Test("views that leave the hierarchy take their constraints with them")
  func leaving() {
    let (a, b) = (Box(10, 10), Box(10, 10))
    let root = UIView(frame: rect(0, 0, 100, 60))
    let between = b.leadingAnchor.constraint(equalTo: a.trailingAnchor)
    _ = frames(a, b, in: root) { root in
      [between, a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 9)]
    }
    #expect(b.frame.minX == 19)
    root.insertSubview(b, belowSubview: a)
    root.insertSubview(b, aboveSubview: a)
    #expect(root.subviews == [a, b])
    #expect(root.constraints.count == 2)
    a.removeFromSuperview()
    #expect(!between.isActive)
    #expect(root.constraints.isEmpty)
    #expect(a.superview == nil)

    let change = b.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    change.isActive = true
    change.constant = 33
    root.layoutIfNeeded()
    #expect(b.frame.minX == 33)
  }

  @Test("a fitting size satisfies the constraints and is closest to a size")
  func fitting() {
    let (root, box) = (UIView(), Box(30, 10))
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4),
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -4),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 2),
      box.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -2),
    ])
    #expect(
      root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 38, height: 14))
    let wide = root.systemLayoutSizeFitting(
      CGSize(width: 90, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 90, height: 14))
    #expect(root.frame == .zero)
  }

  @Test("code that lays out and updates constraints is called when something changed")
  func callbacks() {
    final class Counter: UIView {
      var (layouts, updates) = (0, 0)
      lazy var width = widthAnchor.constraint(equalToConstant: 10)
      override func updateConstraints() {
        updates += 1
        width.isActive = true
        super.updateConstraints()
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        width.constant = 25
      }
    }
    let counter = Counter()
    counter.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView(frame: rect(0, 0, 100, 60))
    root.addSubview(counter)
    root.layoutIfNeeded()
    #expect(counter.frame.width == 25)
    #expect(counter.updates == 1)
    #expect(counter.layouts == 2)
    root.layoutIfNeeded()
    #expect(counter.layouts == 2)
    counter.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(counter.layouts == 3)
  }

  @Test("contradictions, impossible numbers and superviews are reported and ignored")
  func contradictions() throws {
    struct Contradicting: View {
      let log: (CGRect) -> Void
      var body: some View {
        let box = Box()
        box.accessibilityIdentifier = "box"
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        root.addSubview(box)
        let elsewhere = UIView()
        NSLayoutConstraint.activate([
          box.widthAnchor.constraint(equalToConstant: 20),
          box.widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
          box.leadingAnchor.constraint(equalTo: elsewhere.leadingAnchor),
          box.heightAnchor.constraint(equalToConstant: .nan),
          box.heightAnchor.constraint(equalToConstant: 30),
        ])
        box.addSubview(root)
        root.layoutIfNeeded()
        log(box.frame)
        return Color.red
      }
    }
    var frame = CGRect.zero
    let renderer = ImageRenderer(content: Contradicting { frame = $0 })
    let messages = try renderer.rendering().diagnostics.map(\.description).joined(separator: "\n")
    #expect(frame.size == CGSize(width: 20, height: 30))
    #expect(messages.contains("box.height = nan has a number that is not finite"))
    #expect(messages.contains("a view cannot be inside of itself"))
    #expect(messages.contains("box.width ≥ 50 contradicts other required constraints"))
    #expect(messages.contains("no common superview"))
  }

  @Test("a visual format gives the constraints of its views, sizes and distances")
  func visualFormat() {
    let (a, b, c) = (Box(), Box(), Box(-1, 10))
    let views = ["a": a, "b": b, "c": c]
    let row = frames(a, b, c) { _ in
      [
        "H:|-4-[a(20)][b(==a)]-(>=gap)-[c(<=b,>=8@250)]-6-|", "V:|[a]|", "V:|-2-[b(20)]",
        "V:[c]-3-|",
      ].flatMap {
        NSLayoutConstraint.constraints(withVisualFormat: $0, metrics: ["gap": 30], views: views)
      }
    }
    #expect(row == [rect(4, 0, 20, 60), rect(24, 2, 20, 20), rect(74, 47, 20, 10)])

    let (d, e) = (Box(10, 10), Box(10, 20))
    let column = frames(d, e) { _ in
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-[d]-[e(d*2+4)]", options: [.alignAllLeft, .alignAllRight],
        views: ["d": d, "e": e])
        + NSLayoutConstraint.constraints(withVisualFormat: "|-[d]", views: ["d": d])
    }
    // The margins of a view, and the distance of siblings, are 8 points.
    #expect(column == [rect(8, 8, 10, 10), rect(8, 26, 10, 24)])
  }

  @Test(
    "a visual format that cannot be read is reported with its place",
    arguments: [
      ("[a", "']' is expected at character 3 of '[a'"),
      ("H:|-[x]", "no view is named 'x' at character 6 of 'H:|-[x]'"),
      ("[a]-8[a]", "'-' is expected at character 6 of '[a]-8[a]'"),
      ("[a]-none-|", "no view is named 'none'"),
      ("V:|-[a]-|[a]", "nothing follows the last bar"),
      ("[a(==a*)]", "a number follows '*'"),
      ("", "'[' is expected at character 1 of ''"),
    ])
  func brokenFormat(format: String, reason: String) {
    struct Shown: View {
      let format: String
      var body: some View {
        let constraints = NSLayoutConstraint.constraints(
          withVisualFormat: format, views: ["a": UIView()])
        Text("\(constraints.count)")
      }
    }
    let tree = LayoutTree(of: Shown(format: format), proposal: .unspecified)
    #expect(tree.texts == ["0"])
    #expect(tree.diagnostics.map(\.description).first?.contains(reason) == true)
  }
}

extension LayoutTree {
  fileprivate var texts: [String] { nodes.compactMap(\.text?.string) }
}
