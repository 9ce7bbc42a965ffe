import Expectations
import QuartzCore
import Testing
import UIKit

/// Names of UIKit, Core Animation and Foundation that files use which import only UIKit.
@MainActor
@Suite("Names of UIKit")
struct UIKitNamesTests {
  @Test("UIKit has the transforms and the clock of Core Animation, also beside QuartzCore")
  func coreAnimation() {
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    let transform = CATransform3DMakeAffineTransform(scale)
    expectEqual(transform, CATransform3DMakeScale(2, 3, 1))
    expectEqual(CATransform3DGetAffineTransform(transform), scale)
    expect(CATransform3DIsAffine(transform))
    expect(!CATransform3DIsAffine(CATransform3DMakeScale(1, 1, 2)))
    expectGreater(CACurrentMediaTime(), 0)
    expectNil(CASpringAnimation().keyPath)
  }

  @Test("attributed strings begin empty or come from Markdown")
  func strings() throws {
    let whole = NSMutableAttributedString()
    whole.append(NSAttributedString(string: "a"))
    expectEqual(whole.string, "a")
    expectEqual(NSAttributedString().length, 0)
    try expectEqual(NSAttributedString(markdown: "**bold** text").string, "bold text")
    expectEqual(NSStringFromCGRect(CGRect(x: 1, y: 2, width: 3, height: 4)), "{{1, 2}, {3, 4}}")
  }

  @Test("traits that are set are the current ones until views are drawn")
  func traits() {
    let before = UITraitCollection.current
    defer { UITraitCollection.current = before }
    UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
    expectEqual(UITraitCollection.current.userInterfaceStyle, .dark)
    UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
      expectEqual(UITraitCollection.current.userInterfaceStyle, .light)
    }
    expectEqual(UITraitCollection.current.userInterfaceStyle, .dark)
  }

  @Test("attributes of a font descriptor set its size, weight, width and digits")
  func fontAttributes() {
    let plain = UIFont.systemFont(ofSize: 12)
    func font(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> UIFont {
      UIFont(descriptor: plain.fontDescriptor.addingAttributes(attributes), size: 0)
    }
    func width(_ font: UIFont) -> CGFloat {
      ("111" as NSString).size(withAttributes: [.font: font]).width
    }
    let bold = font([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]])
    expectEqual(width(bold), width(.boldSystemFont(ofSize: 12)))
    expectEqual(font([.size: 20]).pointSize, 20)
    let digits = font([
      .featureSettings: [
        [UIFontDescriptor.FeatureKey.type: 6, UIFontDescriptor.FeatureKey.selector: 0]
      ]
    ])
    expectEqual(width(digits), width(.monospacedDigitSystemFont(ofSize: 12, weight: .regular)))
    expectGreater(width(digits), width(plain))
    // Numbers that stand for nothing have no effect, and a weight says more than a symbolic trait.
    let wrong: [UIFontDescriptor.TraitKey: Any] = [.symbolic: -1.0, .width: Double.nan]
    expectEqual(width(font([.traits: wrong])), width(plain))
    let regular: [UIFontDescriptor.TraitKey: Any] = [
      .symbolic: UIFontDescriptor.SymbolicTraits.traitBold, .weight: UIFont.Weight.regular,
    ]
    expectEqual(width(font([.traits: regular])), width(plain))
  }

  @Test("the distance between two anchors is a dimension")
  func offsets() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let (a, b) = (UIView(), UIView())
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let gap = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    let start = a.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    NSLayoutConstraint.activate([
      start,
      a.widthAnchor.constraint(equalToConstant: 20), b.widthAnchor.constraint(equalToConstant: 10),
      gap.constraint(equalTo: a.widthAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()
    expectEqual(b.frame.minX, 60)
    expectEqual(start.firstAnchor.name, "leading")
    expectEqual(start.secondAnchor?.name, "leading")
  }

  @Test("bars without a controller keep their items")
  func barItems() {
    let bar = UINavigationBar()
    bar.setItems([UINavigationItem(title: "one")], animated: false)
    bar.pushItem(UINavigationItem(title: "two"), animated: false)
    expectEqual(bar.topItem?.title, "two")
    expectEqual(bar.backItem?.title, "one")
    expectEqual(bar.popItem(animated: false)?.title, "two")
    expectEqual(bar.items?.count, 1)
  }

  @Test("a color of an image repeats it behind a view")
  func patterns() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
    }
    expect(!image.isSymbolImage)
    expect(UIImage.checkmark.isSymbolImage)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    view.backgroundColor = UIColor(patternImage: image)
    let picture = UIGraphicsImageRenderer(size: view.bounds.size).image { context in
      view.layer.render(in: context.cgContext)
    }
    let bitmap = try require(picture.cgImage).bitmap
    let scale = Int(picture.scale)
    let alphas = [1, 3, 5, 7].map { bitmap.pixels[(bitmap.width * 4 * scale + $0 * scale) * 4 + 3] }
    expectEqual(alphas, [255, 0, 255, 0])
  }
}
