import Expectations
import SwiftUI
import Testing
import UIKit

@testable import SnapshotTesting

@Suite("Bars over scrolled screens in suites")
@MainActor
struct ScrolledScreenTests {
  /// A blue scroll view, higher than the screen.
  private final class Screen: UIViewController {
    let scroll = UIScrollView()
    var offset: CGFloat = 0
    var length: CGFloat = 1000
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: length))
      content.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      scroll.frame = view.bounds
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentSize = content.frame.size
      scroll.addSubview(content)
      view.addSubview(scroll)
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      scroll.contentOffset.y = offset
    }
  }

  private func bitmap(_ controller: UIViewController) throws -> Bitmap {
    let picture = try Snapshotting<UIViewController, UIImage>
      .image(size: CGSize(width: 100, height: 300), traits: UITraitCollection(displayScale: 1))
      .format(of: controller, within: 5)
    return try require(picture.cgImage).bitmap
  }

  @Test("a navigation bar has a background while a screen is scrolled under it")
  func navigationBar() throws {
    let screen = Screen()
    var pixels = try bitmap(UINavigationController(rootViewController: screen))
    // At first, the content begins below the bar.
    expectEqual([20, 60].map { pixels[50, $0].red }, [255, 0])
    screen.offset = 100
    pixels = try bitmap(UINavigationController(rootViewController: screen))
    expectGreater(pixels[50, 20].red, 150)
    expectEqual(pixels[50, 60].red, 0)
  }

  @Test("a tab bar has a background while content is below it")
  func tabBar() throws {
    for length in [100, 1000] as [CGFloat] {
      let (screen, tabs) = (Screen(), UITabBarController())
      screen.length = length
      tabs.viewControllers = [screen]
      let pixels = try bitmap(tabs)
      expectEqual(pixels[50, 200].blue, 255)
      expectGreater(pixels[5, 290].red, 150)
    }
  }

  @Test("a navigation controller shows the items of its toolbar with their spaces")
  func toolbar() throws {
    let screen = UIViewController()
    screen.toolbarItems = [
      UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil), .flexibleSpace(),
      UIBarButtonItem(title: "Two", style: .plain, target: nil, action: nil),
    ]
    let stack = UINavigationController(rootViewController: screen)
    func frames() throws -> [CGRect] {
      let layout = try SuitePicture.rendering(
        of: UIKitPicture(stack).content, on: ViewImageConfig.iPhoneX.around(stack), traits: .init()
      ).layout
      return ["One", "Two"].compactMap { text in
        layout.nodes.first { $0.text?.string == text }?.frame
      }
    }
    expect(try frames().isEmpty)
    stack.isToolbarHidden = false
    let shown = try frames()
    expectEqual(shown.count, 2)
    expectLess(shown[0].minX, 40)
    expectGreater(shown[1].maxX, 375 - 40)
    expectGreater(shown[0].minY, 600)
  }

  @Test("views in a navigation bar have the sizes of their content, in the middle of the bar")
  func views() throws {
    func label(_ text: String) -> UILabel {
      let label = UILabel()
      (label.text, label.numberOfLines) = (text, 0)
      return label
    }
    let (screen, lines) = (UIViewController(), UIStackView())
    lines.axis = .vertical
    ["A", "B"].forEach { lines.addArrangedSubview(label($0)) }
    screen.navigationItem.titleView = label("One\nTwo")
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: lines)
    let layout = try SuitePicture.rendering(
      of: UIKitPicture(UINavigationController(rootViewController: screen)).content, on: .iPhoneX,
      traits: .init()
    ).layout
    func frame(_ text: String) throws -> CGRect {
      try require(layout.nodes.first { $0.text?.string == text }).frame
    }
    // The bar begins at the safe area of 44 points.
    expectClose(try frame("One\nTwo").midY, 66, tolerance: 1)
    expectClose((try frame("A").minY + frame("B").maxY) / 2, 66, tolerance: 1)
    expectEqual(try frame("B").minY, try frame("A").maxY)
  }
}
