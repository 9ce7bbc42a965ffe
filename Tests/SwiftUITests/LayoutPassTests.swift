import Expectations
import SwiftUI
import Testing
import UIKit

// Constraints across several layout passes.

extension AutoLayoutTests {
  @Test("changing the size of the bounds keeps the center")
  func bounds() {
    let view = UIView(frame: rect(10, 10, 20, 20))
    view.bounds.size = CGSize(width: 40, height: 10)
    expectEqual(view.frame, rect(0, 15, 40, 10))
  }

  @Test("views that leave the hierarchy take their constraints with them")
  func leaving() {
    let (a, b) = (Box(10, 10), Box(10, 10))
    let root = UIView(frame: rect(0, 0, 100, 60))
    let between = b.leadingAnchor.constraint(equalTo: a.trailingAnchor)
    _ = frames(a, b, in: root) { root in
      [between, a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 9)]
    }
    expectEqual(b.frame.minX, 19)
    root.insertSubview(b, belowSubview: a)
    root.insertSubview(b, aboveSubview: a)
    expectEqual(root.subviews, [a, b])
    expectEqual(root.constraints.count, 2)
    a.removeFromSuperview()
    expect(!between.isActive)
    expect(root.constraints.isEmpty)
    expectNil(a.superview)

    let change = b.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    change.isActive = true
    change.constant = 33
    root.layoutIfNeeded()
    expectEqual(b.frame.minX, 33)
  }

  @Test("a fitting size satisfies the constraints and is as close as possible to a target size")
  func fitting() {
    let (root, box) = (UIView(), Box(30, 10))
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4),
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -4),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 2),
      box.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -2),
    ])
    expectEqual(
      root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
      CGSize(width: 38, height: 14))
    let wide = root.systemLayoutSizeFitting(
      CGSize(width: 90, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    expectEqual(wide, CGSize(width: 90, height: 14))
    expectEqual(root.frame, .zero)
  }

  @Test("overrides for layout and constraints are called after changes")
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
    expectEqual(counter.frame.width, 25)
    expectEqual(counter.updates, 1)
    expectEqual(counter.layouts, 2)
    root.layoutIfNeeded()
    expectEqual(counter.layouts, 2)
    counter.setNeedsLayout()
    root.layoutIfNeeded()
    expectEqual(counter.layouts, 3)
  }

  @Test("contradictions, invalid numbers and invalid superviews are reported and ignored")
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
    expectEqual(frame.size, CGSize(width: 20, height: 30))
    expect(messages, contains: "box.height = nan has a nonfinite number")
    expect(messages, contains: "a view cannot be inside itself")
    expect(messages, contains: "box.width ≥ 50 contradicts other required constraints")
    expect(messages, contains: "no common superview")
  }
}
