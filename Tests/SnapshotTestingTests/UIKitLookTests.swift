import Expectations
import SwiftUI
import Testing
import UIKit

@testable import SnapshotTesting

@Suite("Configurations and overrides of UIKit's views in suites")
@MainActor
struct UIKitLookTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func bitmap(_ view: UIView) throws -> Bitmap {
    let strategy = Snapshotting<UIView, UIImage>.image(traits: UITraitCollection(displayScale: 1))
    return try require(strategy.format(of: view, within: 5).cgImage).bitmap
  }

  private func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
    let pixel = bitmap[x, y]
    return [pixel.red, pixel.green, pixel.blue]
  }

  private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    (configuration.title, configuration.baseBackgroundColor) = ("Go", blue)
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.frame = rect(0, 0, 60, 40)
    return button
  }

  @Test("the background of a hosted view is inside of its frame, unless that is under a bar")
  func hostedBackground() throws {
    final class Screen: UIViewController {
      var top: CGFloat = 0
      private let child = UIHostingController(
        rootView: AnyView(Color.clear.background(Color(red: 0, green: 0, blue: 1))))
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        child.view.frame = view.bounds.inset(
          by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
      }
    }
    for (top, blue) in [(0, [255, 255]), (44, [0, 255])] as [(CGFloat, [UInt8])] {
      let screen = Screen()
      screen.top = top
      let picture = try Snapshotting<UIViewController, UIImage>
        .image(on: .iPhoneX, traits: UITraitCollection(displayScale: 1)).format(
          of: screen, within: 5)
      let bitmap = try require(picture.cgImage).bitmap
      expectEqual([20, 60].map { bitmap[10, $0].blue }, blue, "\(top)")
    }
  }

  @Test("a button with a menu of choices shows the chosen one")
  func popUpButtons() throws {
    let button = UIButton(configuration: .plain())
    button.setTitle("Menu", for: .normal)
    button.menu = UIMenu(children: [
      UIAction(title: "One") { _ in },
      UIMenu(options: .displayInline, children: [UIAction(title: "Two", state: .on) { _ in }]),
    ])
    func texts() -> [String] {
      LayoutTree(
        of: UIKitPicture(button).content, proposal: ProposedViewSize(width: 200, height: 50)
      )
      .nodes.compactMap(\.text?.string)
    }
    expectEqual(texts(), ["Menu"])
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    expectEqual(texts(), ["Two"])
  }

  @Test("the image of a button that is smaller than its content is in the middle")
  func smallButtons() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      red.setFill()
      context.fill(rect(0, 0, 20, 20))
    }
    let button = UIButton(type: .custom)
    button.setImage(image, for: .normal)
    button.frame = rect(0, 0, 24, 24)
    let pixels = try bitmap(button)
    expectEqual([1, 3, 20, 22].map { color(pixels, $0, 12)[1] }, [255, 0, 0, 255])
    expectEqual([1, 3, 20, 22].map { color(pixels, 12, $0)[1] }, [255, 0, 0, 255])
  }

  @Test("buttons have the attributes and the background of their configuration")
  func buttons() throws {
    let standard = button { _ in }
    let large = button {
      $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { old in
        var new = old
        new.font = .systemFont(ofSize: 34, weight: .bold)
        return new
      }
    }
    expectGreater(large.intrinsicContentSize.height, standard.intrinsicContentSize.height + 10)
    try expectEqual(color(bitmap(standard), 0, 0), [255, 255, 255])
    let square = button { $0.background.cornerRadius = 0 }
    try expectEqual(color(bitmap(square), 0, 0), [0, 0, 255])
    let framed = button { ($0.background.strokeColor, $0.background.strokeWidth) = (red, 4) }
    let bordered = try bitmap(framed)
    expectEqual(color(bordered, 30, 1), [255, 0, 0])
    expectEqual(color(bordered, 30, 6), [0, 0, 255])
    let own = button { $0.background.backgroundColor = red }
    let colored = try bitmap(own)
    expectEqual(color(colored, 30, 6), [255, 0, 0])
    // The title is white.
    expect((0..<60).contains { color(colored, $0, 20)[2] > 120 })
  }

  @Test("gradient layers have round corners, without clipping their sublayers")
  func gradient() throws {
    final class GradientView: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let view = GradientView(frame: rect(0, 0, 40, 20))
    let layer = try require(view.layer as? CAGradientLayer)
    layer.colors = [red.cgColor, red.cgColor]
    layer.cornerRadius = 10
    let inner = CALayer()
    inner.frame = rect(39, 19, 1, 1)
    inner.backgroundColor = blue.cgColor
    layer.addSublayer(inner)
    let picture = try bitmap(view)
    expectEqual(color(picture, 0, 0), [255, 255, 255])
    expectEqual(color(picture, 20, 10), [255, 0, 0])
    expectEqual(color(picture, 39, 19), [0, 0, 255])
  }

  @Test("the direction of a button puts its image on the other side")
  func direction() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      red.setFill()
      context.fill(rect(0, 0, 10, 10))
    }
    func start(_ direction: UISemanticContentAttribute) throws -> Int? {
      let button = UIButton(type: .custom)
      button.frame = rect(0, 0, 100, 40)
      button.setImage(image, for: .normal)
      button.setTitle("Go", for: .normal)
      button.semanticContentAttribute = direction
      let picture = try bitmap(button)
      return (0..<100).first { color(picture, $0, 20) == [255, 0, 0] }
    }
    let (left, right) = try (start(.unspecified), start(.forceRightToLeft))
    try expectLess(require(left) + 10, require(right))
  }

  private final class PaddedField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect {
      super.textRect(forBounds: bounds)
        .inset(by: UIEdgeInsets(top: 10, left: 40, bottom: 10, right: 5))
    }
  }

  private final class PaddedLabel: UILabel {
    let insets = UIEdgeInsets(top: 12, left: 40, bottom: 8, right: 20)
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
      super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: lines)
        .inset(by: UIEdgeInsets(top: -12, left: -40, bottom: -8, right: -20))
    }
    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
  }

  private func textStart(_ view: UIView) throws -> CGFloat? {
    let layout = try SuitePicture.rendering(
      of: UIKitPicture(view).content, on: ViewImageConfig(size: view.bounds.size), traits: .init()
    ).layout
    return layout.nodes.first { $0.text != nil }?.frame.minX
  }

  @Test("rectangles of text that subclasses define move and enlarge fields and labels")
  func rectangles() throws {
    let (field, plainField) = (PaddedField(), UITextField())
    for view in [field, plainField] {
      view.text = "Text"
      view.frame = rect(0, 0, 200, 50)
    }
    let (own, plain) = try (require(textStart(field)), require(textStart(plainField)))
    expectEqual(own - plain, 40)
    expectEqual(
      field.intrinsicContentSize.height, plainField.intrinsicContentSize.height + 20)
    (field.text, field.placeholder) = (nil, "Placeholder")
    try expectEqual(textStart(field), own)
    let (label, plainLabel) = (PaddedLabel(), UILabel())
    for view in [label, plainLabel] { view.text = "Text" }
    let size = plainLabel.intrinsicContentSize
    expectEqual(
      label.intrinsicContentSize, CGSize(width: size.width + 60, height: size.height + 20))
    label.sizeToFit()
    try expectEqual(textStart(label), 40)
  }
}
