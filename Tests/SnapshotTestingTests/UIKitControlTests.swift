import Expectations
import SwiftUI
import Testing
import UIKit

@testable import SnapshotTesting

@Suite("UIKit's controls in suites")
@MainActor
struct UIKitControlTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func bitmap<Value>(
    _ value: Value, _ strategy: Snapshotting<Value, UIImage>
  ) throws -> Bitmap {
    try require(strategy.format(of: value, within: 5).cgImage).bitmap
  }

  /// A view centered in another one, in its own size or at a width.
  private func centered(_ view: UIView, width: CGFloat? = nil) -> UIView {
    let root = UIView(frame: rect(0, 0, 160, 60))
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    return root
  }

  @Test("a control has the size and the pixels of its SwiftUI counterpart")
  func controls() throws {
    func made<Made: UIView>(_ view: Made, _ change: (Made) -> Void) -> Made {
      change(view)
      return view
    }
    var filled = UIButton.Configuration.filled()
    (filled.title, filled.baseBackgroundColor, filled.cornerStyle) = ("Go", red, .capsule)
    var gray = UIButton.Configuration.gray()
    (gray.title, gray.buttonSize) = ("Go", .small)
    let cases: [(UIView, CGFloat?, AnyView)] = [
      (
        made(UISwitch()) { $0.isOn = true }, nil,
        AnyView(Toggle("", isOn: .constant(true)).labelsHidden())
      ),
      (
        made(UISlider()) { $0.value = 0.25 }, 120,
        AnyView(Slider(value: .constant(0.25)).frame(width: 120))
      ),
      (
        made(UIProgressView(progressViewStyle: .default)) { $0.progress = 0.5 }, 80,
        AnyView(ProgressView(value: 0.5).frame(width: 80))
      ),
      (
        made(UISegmentedControl(items: ["One", "Two"])) { $0.selectedSegmentIndex = 1 }, 140,
        AnyView(
          Picker("", selection: .constant(1)) {
            Text("One").tag(0)
            Text("Two").tag(1)
          }.pickerStyle(.segmented).frame(width: 140))
      ),
      (
        UIButton(configuration: filled), nil,
        AnyView(
          Button("Go") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
            .tint(Color(uiColor: red)))
      ),
      (
        UIButton(configuration: gray), nil,
        AnyView(Button("Go") {}.buttonStyle(.bordered).controlSize(.small))
      ),
      (
        made(UITextField()) { ($0.text, $0.borderStyle) = ("Text", .roundedRect) }, 100,
        AnyView(
          TextField("", text: .constant("Text")).textFieldStyle(.roundedBorder).frame(width: 100))
      ),
      (
        made(UILabel()) {
          ($0.text, $0.numberOfLines, $0.textAlignment) = ("Two lines of text", 0, .center)
          ($0.font, $0.textColor) = (.preferredFont(forTextStyle: .headline), red)
        }, 80,
        AnyView(
          Text("Two lines of text").font(.headline).foregroundStyle(Color(uiColor: red))
            .multilineTextAlignment(.center).frame(width: 80))
      ),
      (
        made(UIPageControl()) {
          ($0.numberOfPages, $0.currentPage) = (3, 1)
          ($0.pageIndicatorTintColor, $0.currentPageIndicatorTintColor) = (blue, red)
        }, nil,
        AnyView(
          HStack(spacing: 9) {
            ForEach(0..<3) {
              Circle().fill(Color(uiColor: $0 == 1 ? red : blue)).frame(width: 7, height: 7)
            }
          }.padding(.horizontal, 12).frame(height: 26))
      ),
    ]
    for (view, width, content) in cases {
      let actual = try bitmap(centered(view, width: width), .image)
      let expected = try bitmap(
        content.frame(width: 160, height: 60), .image(layout: .fixed(width: 160, height: 60)))
      expectEqual(actual, expected, "\(type(of: view))")
      let size = LayoutTree(of: content, proposal: .unspecified).root.frame.size
      expectAtMost(abs(view.frame.width - size.width), 0.5, "\(type(of: view))")
      expectAtMost(abs(view.frame.height - size.height), 0.5, "\(type(of: view))")
    }
  }

  private final class Rows: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 30 : 0
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "row \(row)" }
  }

  @Test("a picker shows the rows around the selected one, and a search bar its text")
  func pickers() throws {
    let (picker, rows) = (UIPickerView(frame: rect(0, 0, 160, 216)), Rows())
    (picker.dataSource, picker.delegate) = (rows, rows)
    picker.selectRow(40, inComponent: 0, animated: false)
    expectEqual(picker.selectedRow(inComponent: 0), 29)
    expectEqual(picker.selectedRow(inComponent: 1), -1)
    picker.selectRow(10, inComponent: 0, animated: false)
    let texts = LayoutTree(
      of: UIKitPicture(picker).content, proposal: ProposedViewSize(width: 160, height: 216)
    ).texts
    expect(texts, contains: "row 10")
    expect(texts.allSatisfy { $0.hasPrefix("row ") })
    expect(texts, lacks: "row 25")
    expectEqual(picker.intrinsicContentSize, CGSize(width: 320, height: 216))

    let bar = UISearchBar()
    (bar.text, bar.showsCancelButton) = ("query", true)
    expectEqual(bar.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: 56))
    bar.frame = rect(0, 0, 200, 56)
    let shown = LayoutTree(
      of: UIKitPicture(bar).content, proposal: ProposedViewSize(width: 200, height: 56))
    expectEqual(shown.texts, ["query", "Cancel"])
  }

  @Test("a text view is not transparent, and a stepper may have an empty range")
  func defaults() throws {
    let root = UIView(frame: rect(0, 0, 120, 60))
    root.backgroundColor = red
    let text = UITextView(frame: rect(0, 0, 120, 60))
    root.addSubview(text)
    try expectEqual(bitmap(root, .image)[60, 60].blue, 255)
    text.backgroundColor = .clear
    try expectEqual(bitmap(root, .image)[60, 60].blue, 0)
    let stepper = UIStepper()
    (stepper.minimumValue, stepper.maximumValue) = (10, 0)
    expectEqual(stepper.intrinsicContentSize, UIStepper().intrinsicContentSize)
  }

  @Test("the kerning and lines of attributed texts can be numbers of any type")
  func attributes() {
    func width(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
      let label = UILabel()
      label.attributedText = NSAttributedString(string: "Text", attributes: attributes)
      return label.intrinsicContentSize.width
    }
    let plain = width([:])
    for space: Any in [4, 4.0, CGFloat(4), NSNumber(value: 4)] {
      expectGreater(width([.kern: space]), plain + 10)
    }
    let line = AttributeContainer([.underlineStyle: NSUnderlineStyle.single])
    expectEqual(line.swiftUI.underlineStyle, .single)
  }

  @Test("a label wraps in the width that constraints leave, and is as tall as its lines")
  func wrapping() {
    func label(_ lines: Int) -> UILabel {
      let label = UILabel()
      (label.text, label.numberOfLines) = ("a text of several words that wraps", lines)
      return label
    }
    let (one, two, all) = (label(1), label(2), label(0))
    let stack = UIStackView(arrangedSubviews: [one, two, all])
    stack.axis = .vertical
    let root = UIView(frame: rect(0, 0, 90, 300))
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual([one, two, all].map(\.frame.width), [90, 90, 90])
    let line = one.frame.height
    expectGreater(line, 15)
    expectLess(abs(two.frame.height - 2 * line), 1)
    expectGreater(all.frame.height, 3.5 * line)
    expectEqual(stack.frame.height, one.frame.height + two.frame.height + all.frame.height)
    // It doesn't stay narrow when there is more space.
    let free = label(0)
    root.addSubview(free)
    free.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      free.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      free.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    expectAtMost(free.frame.width, 90)
    root.frame.size.width = 500
    root.layoutIfNeeded()
    expectGreater(free.frame.width, 200)
    expectEqual(free.frame.height, line)
    free.preferredMaxLayoutWidth = 120
    root.layoutIfNeeded()
    expectAtMost(free.frame.width, 120)
  }

  @Test("baselines align texts of different sizes")
  func baselines() throws {
    let (large, small) = (UILabel(), UILabel())
    (large.text, large.font) = ("Ag", .systemFont(ofSize: 40))
    (small.text, small.font) = ("Ag", .systemFont(ofSize: 10))
    let stack = UIStackView(arrangedSubviews: [large, small])
    stack.alignment = .firstBaseline
    let root = UIView(frame: rect(0, 0, 200, 100))
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    let layout = LayoutTree(
      of: HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("Ag").font(.system(size: 40))
        Text("Ag").font(.system(size: 10)).accessibilityIdentifier("small")
      }, proposal: .unspecified)
    let expected = try require(layout.node(withIdentifier: "small")).frame.minY
    expectAtMost(abs(small.frame.minY - expected), 1)
    expectEqual(large.frame.minY, 0)
  }

  @Test("images are stretched, scaled or aligned according to the content mode")
  func images() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image {
      red.setFill()
      $0.fill(rect(0, 0, 4, 2))
    }
    /// The pixels of a row that are red, in a view of 8×8 points.
    func span(_ mode: UIView.ContentMode, row: Int) throws -> [Int] {
      let view = UIImageView(image: image)
      view.frame = rect(0, 0, 8, 8)
      (view.contentMode, view.clipsToBounds) = (mode, true)
      let bitmap = try bitmap(view as UIView, .image(traits: UITraitCollection(displayScale: 1)))
      return (0..<8).filter { bitmap[$0, row].blue == 0 }
    }
    try expectEqual(span(.scaleToFill, row: 0).count, 8)
    try expectEqual(span(.scaleAspectFit, row: 1).count, 0)
    try expectEqual(span(.scaleAspectFit, row: 3).count, 8)
    try expectEqual(span(.scaleAspectFill, row: 0).count, 8)
    try expectEqual(span(.center, row: 3), [2, 3, 4, 5])
    try expectEqual(span(.topRight, row: 0), [4, 5, 6, 7])
    try expectEqual(span(.bottomLeft, row: 7), [0, 1, 2, 3])
    expectEqual(UIImageView(image: image).intrinsicContentSize, CGSize(width: 4, height: 2))
  }

  @Test("layers clip, border, mask, fade and transform views, and views draw themselves")
  func layers() throws {
    final class Stripe: UIView {
      override func draw(_ rect: CGRect) {
        UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
        UIRectFill(CGRect(x: 0, y: 2, width: rect.width, height: 1))
      }
    }
    /// The colors of the pixels of a row in a white view of 8×8 points: red, blue, white or others.
    func row(_ y: Int, _ change: (UIView) -> Void) throws -> String {
      let root = UIView(frame: rect(0, 0, 8, 8))
      let view = Stripe(frame: rect(2, 2, 4, 4))
      view.backgroundColor = red
      root.addSubview(view)
      change(view)
      let bitmap = try bitmap(root, .image(traits: UITraitCollection(displayScale: 1)))
      return (0..<8).reduce(into: "") { text, x in
        let color = bitmap[x, y]
        switch (color.red, color.green, color.blue) {
        case (255, 0, 0): text += "r"
        case (0, 0, 255): text += "b"
        case (255, 255, 255): text += "."
        default: text += "?"
        }
      }
    }
    try expectEqual(row(2) { _ in }, "..rrrr..")
    try expectEqual(row(4) { _ in }, "..bbbb..")
    let child = UIView(frame: rect(-2, 0, 8, 1))
    child.backgroundColor = blue
    try expectEqual(row(2) { $0.addSubview(child) }, "bbbbbbbb")
    try expectEqual(
      row(2) {
        ($0.clipsToBounds, $0.layer.borderWidth) = (true, 0); $0.addSubview(child)
      }, "..bbbb..")
    try expectEqual(
      row(2) {
        ($0.layer.borderWidth, $0.layer.borderColor) = (1, self.red.cgColor); $0.addSubview(child)
      }, "bbrrrrbb")
    try expectEqual(row(3) { $0.layer.borderWidth = 1 }, "..?rr?..")
    try expectEqual(
      row(3) { ($0.layer.borderWidth, $0.layer.borderColor) = (1, nil) }, "..rrrr..")
    try expectEqual(row(3) { $0.transform = CGAffineTransform(scaleX: 2, y: 0.5) }, "rrrrrrrr")
    try expectEqual(row(3) { $0.transform = CGAffineTransform(translationX: 1, y: 0) }, "...rrrr.")
    try expectEqual(row(3) { $0.isHidden = true }, "........")
    try expectEqual(row(3) { $0.alpha = 0.5 }, "..????..")
    let mask = CALayer()
    (mask.frame, mask.backgroundColor) = (rect(1, 0, 2, 4), red.cgColor)
    try expectEqual(row(3) { $0.layer.mask = mask }, "...rr...")
    let shadowed = try row(6) {
      ($0.layer.shadowOpacity, $0.layer.shadowRadius, $0.layer.shadowOffset) = (
        1, 0, CGSize(width: 0, height: 2)
      )
    }
    expectEqual(shadowed, "..????..")
  }

  @Test("layers of text, of copies and with an image are drawn, and views mask views")
  func moreLayers() throws {
    func root(_ change: (UIView) -> Void) throws -> Bitmap {
      let view = UIView(frame: rect(0, 0, 40, 20))
      change(view)
      return try bitmap(view, .image)
    }
    func isRed(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Bool {
      let scale = bitmap.width / 40
      let color = bitmap[x * scale, y * scale]
      return color.red == 255 && color.alpha == 255 && color.green == 0
    }
    let copies = try root {
      let (layer, dot) = (CAReplicatorLayer(), CALayer())
      (layer.frame, dot.frame) = ($0.bounds, rect(0, 0, 4, 4))
      dot.backgroundColor = red.cgColor
      layer.addSublayer(dot)
      layer.instanceCount = 3
      layer.instanceTransform = CATransform3DMakeTranslation(10, 5, 0)
      $0.layer.addSublayer(layer)
    }
    expectEqual(
      [2, 12, 22, 32].map { isRed(copies, $0, ($0 - 2) / 2 + 2) }, [true, true, true, false])

    let masked = try root {
      let (inside, mask) = (UIView(frame: $0.bounds), UIView(frame: rect(10, 0, 10, 20)))
      inside.backgroundColor = red
      mask.backgroundColor = .black
      inside.mask = mask
      $0.addSubview(inside)
    }
    expectEqual([5, 15, 25].map { isRed(masked, $0, 10) }, [false, true, false])

    let square = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
      red.setFill()
      $0.fill(rect(0, 0, 10, 10))
    }
    func span(_ gravity: CALayerContentsGravity) throws -> [Bool] {
      let bitmap = try root {
        ($0.layer.contents, $0.layer.contentsGravity) = (square.cgImage, gravity)
        $0.layer.contentsScale = square.scale
      }
      return [2, 12, 22, 38].map { isRed(bitmap, $0, 10) }
    }
    try expectEqual(span(.resize), [true, true, true, true])
    try expectEqual(span(.resizeAspect), [false, true, true, false])
    try expectEqual(span(.left), [true, false, false, false])

    let layer = CATextLayer()
    (layer.string, layer.fontSize, layer.frame) = ("layer", 12, rect(0, 0, 40, 20))
    let text = LayoutTree(
      of: UIKitPicture.content(of: layer), proposal: ProposedViewSize(width: 40, height: 20))
    expectEqual(text.texts, ["layer"])
  }

  @Test("a view can request a gradient layer, which is as large as the view")
  func layerClass() throws {
    final class Gradient: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let view = Gradient(frame: rect(0, 0, 4, 4))
    let layer = try require(view.layer as? CAGradientLayer)
    layer.colors = [red.cgColor, blue.cgColor]
    expectEqual(layer.bounds, view.bounds)
    let bitmap = try bitmap(view as UIView, .image)
    expectGreater(bitmap[0, 0].red, bitmap[0, 7].red)
  }
}

extension LayoutTree {
  fileprivate var texts: [String] { nodes.compactMap(\.text?.string) }
}
