import Expectations
import SwiftUI
import Testing
import UIKit

@testable import SnapshotTesting

@Suite("Presented controllers")
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

  /// The layout of a screen with a label that presents a controller.
  private func layout(_ presented: UIViewController) throws -> LayoutTree {
    let screen = Screen()
    add("Screen", to: screen, x: 200)
    screen.presented = presented
    return try SuitePicture.rendering(
      of: UIKitPicture(screen).content, on: ViewImageConfig.iPhoneX.around(screen), traits: .init()
    ).layout
  }

  private func texts(_ presented: UIViewController) throws -> [String: CGRect] {
    try layout(presented).nodes.reduce(into: [:]) { texts, node in
      if let text = node.text, text.string != "Screen" { texts[text.string] = node.frame }
    }
  }

  private func add(_ text: String, to controller: UIViewController, x: CGFloat = 0) {
    let label = UILabel(frame: CGRect(x: x, y: 0, width: 100, height: 30))
    label.text = text
    controller.view.addSubview(label)
  }

  private func labeled(_ text: String) -> UIViewController {
    let controller = UIViewController()
    add(text, to: controller)
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

  @Test("strategies draw the view of a controller without what it presents")
  func strategies() throws {
    let screen = Screen()
    add("Screen", to: screen)
    screen.presented = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    let text = try Snapshotting<UIViewController, String>.recursiveDescription(on: .iPhoneX)
      .format(of: screen, within: 5)
    expect(text.contains("Screen"), "\(text)")
    expect(!text.contains("Title"), "\(text)")
    expect(screen.presentedViewController === screen.presented)
  }

  @Test("a cover keeps the screen below it unless its style is the full screen")
  func covers() throws {
    func surfaces(_ style: UIModalPresentationStyle) throws -> Int {
      let cover = labeled("Cover")
      cover.modalPresentationStyle = style
      let screen = Screen()
      screen.view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      screen.presented = cover
      let list = try SuitePicture.rendering(
        of: UIKitPicture(screen).content, on: ViewImageConfig.iPhoneX.around(screen),
        traits: UITraitCollection(displayScale: 1)
      ).displayList
      return try Int(Rasterizer.bitmap(of: list)[180, 400].green)
    }
    for style in [UIModalPresentationStyle.overFullScreen, .overCurrentContext, .custom] {
      try expectEqual(surfaces(style), 0, "\(style)")
    }
    for style in [UIModalPresentationStyle.fullScreen, .currentContext] {
      try expectEqual(surfaces(style), 255, "\(style)")
    }
  }

  @Test("what is not drawn does not cover the screen, and is reported")
  func undrawn() throws {
    let sharing = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    let tree = try layout(sharing)
    expect(!tree.nodes.contains { $0.type == "sheet" })
    expectEqual(
      tree.diagnostics.map(\.description), ["UIActivityViewController: it is not drawn"])
  }

  @Test("the preferred action of an alert is bold, and no other")
  func preferredAction() throws {
    func width(_ preferred: String?) throws -> [CGFloat] {
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      alert.preferredAction = alert.actions.first { $0.title == preferred }
      let texts = try texts(alert)
      return try ["Cancel", "Delete"].map { try require(texts[$0]).width }
    }
    let (plain, delete) = try (width(nil), width("Delete"))
    expectLess(delete[0], plain[0])
    expectGreater(delete[1], plain[1])
    try expectEqual(width("Cancel"), plain)
  }

  /// Presents controllers while it is resolved.
  private struct Shown: View {
    let present: @MainActor () -> Void
    var body: some View {
      present()
      return Color.red
    }
  }

  @Test("a screen that appears again presents the same again only later, without a diagnostic")
  func laterPresentations() throws {
    final class Later: UIViewController {
      var later: [@MainActor () -> Void] = []
      override func viewDidAppear(_ animated: Bool) {
        later.append { [unowned self] in
          let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
          present(alert, animated: false)
        }
      }
    }
    let screen = Later()
    for _ in 0..<2 {
      _ = try SuitePicture.rendering(
        of: UIKitPicture(screen).content, on: .iPhoneX, traits: UITraitCollection())
    }
    let later = screen.later
    expectGreater(later.count, 1)
    func diagnostics(_ presentations: [@MainActor () -> Void]) -> Int {
      LayoutTree(of: Shown { for present in presentations { present() } }, proposal: .unspecified)
        .diagnostics.count
    }
    expectEqual(diagnostics(later), 0)
    expect(screen.presentedViewController is UIAlertController)
    expectEqual(diagnostics([later[0]]), 1)
  }

  @Test("a controller presents neither itself nor what is around it or presented already")
  func refusals() {
    let (first, second, other) = (UIViewController(), UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: second)
    var completed: [Int] = []
    let tree = LayoutTree(
      of: Shown {
        first.present(first, animated: false) { completed.append(1) }
        first.present(stack, animated: false) { completed.append(2) }
        second.present(stack, animated: false)
        second.present(first, animated: false)
        first.present(other, animated: false) { completed.append(3) }
        other.present(stack, animated: false)
      }, proposal: .unspecified)
    expectEqual(completed, [2])
    expect(first.presentedViewController === stack)
    expectNil(second.presentedViewController)
    expectNil(other.presentedViewController)
    let messages = tree.diagnostics.map(\.description)
    expectEqual(messages.count, 4, "\(messages)")
    expect(
      messages, contains: "UIViewController: it is not presented: it would present itself")
  }
}
