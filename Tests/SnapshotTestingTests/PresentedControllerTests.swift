import Expectations
import SwiftUI
import Testing
import UIKit

@testable import SnapshotTesting

@Suite("Presented controllers in suites")
@MainActor
struct PresentedControllerTests {
  /// A screen that presents a controller when it appears.
  private final class Screen: UIViewController {
    var presented: UIViewController?
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      if let presented { present(presented, animated: true) }
    }
  }

  private func texts(_ presented: UIViewController) throws -> [String: CGRect] {
    let screen = Screen()
    screen.presented = presented
    let layout = try SuitePicture.rendering(
      of: UIKitPicture(screen).content, on: ViewImageConfig.iPhoneX.around(screen), traits: .init()
    ).layout
    return layout.nodes.reduce(into: [:]) { texts, node in
      if let text = node.text { texts[text.string] = node.frame }
    }
  }

  private func labeled(_ text: String) -> UIViewController {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = text
    controller.view.addSubview(label)
    return controller
  }

  @Test("alerts show their texts, fields and buttons")
  func alerts() throws {
    for style in [UIAlertController.Style.alert, .actionSheet] {
      let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      if style == .alert { alert.addTextField { $0.placeholder = "Name" } }
      let texts = try texts(alert)
      for text in ["Title", "Message", "Cancel", "Delete"] {
        expect(texts[text] != nil, "\(text) in \(style)")
      }
      expectEqual(texts["Name"] != nil, style == .alert)
    }
  }

  @Test("controllers are presented in sheets of their heights, or cover the screen")
  func sheets() throws {
    let (high, medium, low) = (labeled("High"), labeled("Medium"), labeled("Low"))
    medium.sheetPresentationController?.detents = [.medium(), .large()]
    low.sheetPresentationController?.detents = [.custom { _ in 200 }]
    let tops = try [high, medium, low].map { try require(try texts($0).values.first).minY }
    expectLess(tops[0], 100)
    expectGreater(tops[1], 350)
    expectGreater(tops[2], 550)
    let cover = labeled("Cover")
    cover.modalPresentationStyle = .fullScreen
    expectNil(cover.sheetPresentationController)
    expectLess(try require(try texts(cover)["Cover"]).minY, 20)
  }

  @Test("a controller presents one other at a time, and dismisses it or itself")
  func dismissing() {
    let (screen, first, second) = (UIViewController(), UIViewController(), UIViewController())
    screen.present(first, animated: false)
    screen.present(second, animated: false)
    expect(screen.presentedViewController === first)
    expect(first.presentingViewController === screen)
    expectNil(second.presentingViewController)
    first.present(second, animated: false)
    second.dismiss(animated: false)
    expectNil(first.presentedViewController)
    first.dismiss(animated: false)
    expectNil(screen.presentedViewController)
    expectNil(first.presentingViewController)
  }
}
