import Expectations
import SwiftUI
import Testing
import UIKit

/// What UIKit calls before views are drawn, and the traits that they have meanwhile.
@MainActor
@Suite("Calls before UIKit views are drawn")
struct UIKitLifecycleTests {
  private final class Calls {
    var all: [String] = []
  }

  private final class Box: UIView {
    let calls: Calls
    init(_ calls: Calls) {
      self.calls = calls
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func willMove(toWindow newWindow: UIWindow?) { calls.all.append("will move") }
    override func didMoveToWindow() { calls.all.append("moved") }
    override func safeAreaInsetsDidChange() { calls.all.append("safe area") }
  }

  private final class Controller: UIViewController {
    let calls = Calls()
    override func viewDidLoad() { view.addSubview(Box(calls)) }
    override func viewDidAppear(_ animated: Bool) { view.addSubview(Box(calls)) }
    override func updateViewConstraints() {
      calls.all.append("constraints")
      super.updateViewConstraints()
    }
    override func viewSafeAreaInsetsDidChange() { calls.all.append("safe area") }
  }

  private struct Shown<Made: UIViewController>: UIViewControllerRepresentable {
    let controller: Made
    func makeUIViewController(context: Context) -> Made { controller }
    func updateUIViewController(_ controller: Made, context: Context) {}
  }

  @Test("views learn once that they are in a window")
  func window() {
    let controller = Controller()
    controller.loadViewIfNeeded()
    expect(controller.calls.all.isEmpty)
    _ = LayoutTree(of: Shown(controller: controller).frame(width: 100, height: 100))
    let moves = controller.calls.all.filter { $0.contains("move") }
    let views = controller.view.subviews
    expectGreater(views.count, 1)
    expectEqual(moves, views.flatMap { _ in ["will move", "moved"] })
    expectEqual(controller.calls.all.filter { $0 == "constraints" }.count, 1)
  }

  @Test("a controller learns of the safe area that it adds")
  func safeArea() {
    let controller = Controller()
    controller.additionalSafeAreaInsets.top = 5
    controller.view.layoutIfNeeded()
    expectEqual(controller.calls.all.filter { $0 == "safe area" }.count, 2)
    controller.view.layoutIfNeeded()
    expectEqual(controller.calls.all.filter { $0 == "safe area" }.count, 2)
  }

  @Test("views inherit the traits of the views and the controllers around them")
  func traits() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let label = UILabel()
    child.view.addSubview(label)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    parent.setOverrideTraitCollection(large, forChild: child)
    expectEqual(label.traitCollection.preferredContentSizeCategory, .accessibilityLarge)
    expectEqual(child.traitCollection.preferredContentSizeCategory, .accessibilityLarge)
    expect(parent.traitCollection.preferredContentSizeCategory != .accessibilityLarge)
    child.overrideUserInterfaceStyle = .dark
    expectEqual(label.traitCollection.userInterfaceStyle, .dark)
    label.overrideUserInterfaceStyle = .light
    expectEqual(label.traitCollection.userInterfaceStyle, .light)
    child.view.traitOverrides.layoutDirection = .rightToLeft
    expectEqual(label.traitCollection.layoutDirection, .rightToLeft)
    child.view.removeFromSuperview()
    expectEqual(child.view.traitCollection.preferredContentSizeCategory, .accessibilityLarge)
    parent.overrideUserInterfaceStyle = .dark
    child.overrideUserInterfaceStyle = .unspecified
    expectEqual(child.view.traitCollection.userInterfaceStyle, .dark)
  }

  @Test("labels are as tall as the text size of their traits requires")
  func textSize() {
    func height(_ category: UIContentSizeCategory?) -> CGFloat {
      let (root, label) = (UIView(), UILabel())
      label.text = "text"
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      root.addSubview(label)
      if let category { root.traitOverrides.preferredContentSizeCategory = category }
      return label.intrinsicContentSize.height
    }
    expectGreater(height(.accessibilityLarge), height(nil) + 10)
  }

  private func label(_ size: CGFloat) -> UILabel {
    let label = UILabel()
    (label.text, label.font) = ("text", .systemFont(ofSize: size))
    return label
  }

  /// The distance of a label's baseline from the top of a view, in points.
  private func baseline(_ label: UILabel, in view: UIView) -> CGFloat {
    let top = label.convert(CGPoint.zero, to: view).y
    return top + label.bounds.height / 2 + label.font.ascender - label.font.lineHeight / 2
  }

  @Test("rows align the baselines of columns and of views with a baseline view")
  func baselines() {
    final class Tag: UIView {
      let text: UILabel
      override var forLastBaselineLayout: UIView { text }
      init(_ text: UILabel) {
        self.text = text
        super.init(frame: .zero)
        text.translatesAutoresizingMaskIntoConstraints = false
        addSubview(text)
        NSLayoutConstraint.activate([
          text.topAnchor.constraint(equalTo: topAnchor, constant: 6),
          text.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -6),
          text.leadingAnchor.constraint(equalTo: leadingAnchor),
          text.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let (first, second, tagged) = (label(12), label(28), label(10))
    let column = UIStackView(arrangedSubviews: [second, label(14)])
    column.axis = .vertical
    let row = UIStackView(arrangedSubviews: [first, column, Tag(tagged)])
    row.alignment = .firstBaseline
    row.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    row.layoutIfNeeded()
    expectClose(baseline(first, in: row), baseline(second, in: row), tolerance: 0.6)
    expectClose(baseline(first, in: row), baseline(tagged, in: row), tolerance: 0.6)
  }
}
