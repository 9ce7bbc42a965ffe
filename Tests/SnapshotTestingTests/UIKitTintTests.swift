import Expectations
import SwiftUI
import Testing
import UIKit

@testable import SnapshotTesting

@Suite("The tint of UIKit's views")
@MainActor
struct UIKitTintTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  @Test("views inherit the tint, draw in it, and are told about it")
  func tint() throws {
    final class Dot: UIView {
      var changes = 0
      var seen: UIColor?
      override func tintColorDidChange() { changes += 1 }
      override func layoutSubviews() { seen = tintColor }
      override func draw(_ rect: CGRect) {
        tintColor.setFill()
        UIRectFill(rect.insetBy(dx: 6, dy: 6))
      }
    }
    let frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let (root, dot) = (UIView(frame: frame), Dot(frame: frame))
    expectEqual(dot.tintColor.cgColor, UIColor.systemBlue.cgColor)
    root.tintColor = red
    root.addSubview(dot)
    expectEqual(dot.tintColor, red)
    expectEqual(dot.changes, 1)
    try expectEqual(root.shownColors(), [true, false])
    expectEqual(dot.seen, red)
    root.tintColor = blue
    expectEqual(dot.changes, 2)
    try expectEqual(root.shownColors(), [false, true])
    dot.tintColor = blue
    expectEqual(dot.changes, 2)
    dot.tintColor = red
    root.tintColor = nil
    expectEqual(dot.changes, 3)
    try expectEqual(root.shownColors(), [true, false])
  }

  @Test("views are told about the tint of their window")
  func windowTint() {
    final class Dot: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let (root, dot) = (UIViewController(), Dot())
    root.view.addSubview(dot)
    (window.tintColor, window.rootViewController) = (red, root)
    let proposal = ProposedViewSize(width: 20, height: 20)
    _ = LayoutTree(of: UIKitPicture(window).content, proposal: proposal)
    expectEqual(dot.changes, 1)
    window.tintColor = blue
    expectEqual(dot.changes, 2)
    dot.tintColor = blue
    window.tintColor = red
    expectEqual(dot.changes, 2)
  }

  @Test("the views of the controllers of a window are in it, and have its tint")
  func window() {
    final class Root: UIViewController {
      var seen: UIWindow?
      var tint: UIColor?
      override func viewWillAppear(_ animated: Bool) {
        (seen, tint) = (view.window, view.tintColor)
      }
    }
    let (root, inner) = (Root(), Root())
    let stack = UINavigationController(rootViewController: inner)
    let cases: [(UIViewController, Root)] = [(root, root), (stack, inner)]
    for (top, shown) in cases {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      (window.rootViewController, window.tintColor) = (top, red)
      _ = LayoutTree(
        of: UIKitPicture(window).content, proposal: ProposedViewSize(width: 200, height: 200))
      expect(shown.seen === window)
      expectEqual(shown.tint, red)
    }
  }
}

extension UIView {
  /// Returns whether the view shows red and blue pixels.
  func shownColors() throws -> [Bool] {
    let strategy = Snapshotting<UIView, UIImage>.image(traits: UITraitCollection(displayScale: 1))
    let bitmap = try require(strategy.format(of: self, within: 5).cgImage).bitmap
    var found = [false, false]
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let pixel = bitmap[x, y]
        if pixel.red > 180, pixel.green < 100, pixel.blue < 100 { found[0] = true }
        if pixel.blue > 180, pixel.red < 100, pixel.green < 100 { found[1] = true }
      }
    }
    return found
  }
}
