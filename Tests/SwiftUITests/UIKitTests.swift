import Expectations
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("UIKit")
struct UIKitTests {
  private func pixel(_ view: some View, dark: Bool = false) throws -> [UInt8] {
    let renderer = ImageRenderer(content: view.frame(width: 4, height: 4))
    renderer.environment.colorScheme = dark ? .dark : .light
    let color = try renderer.bitmap()[1, 1]
    return [color.red, color.green, color.blue, color.alpha]
  }

  private func diagnostics(_ view: some View) throws -> [String] {
    let renderer = ImageRenderer(content: view)
    _ = try renderer.displayList()
    return renderer.diagnostics.map(\.description)
  }

  @Test("snapshots of collections insert, move and nest items")
  func snapshots() throws {
    var all = NSDiffableDataSourceSnapshot<String, Int>()
    all.appendSections(["a", "c"])
    all.appendItems([1, 4], toSection: "a")
    all.insertItems([2], afterItem: 1)
    all.insertItems([3], beforeItem: 4)
    all.insertSections(["b"], afterSection: "a")
    expectEqual(all.itemIdentifiers(inSection: "a"), [1, 2, 3, 4])
    all.moveItem(1, afterItem: 3)
    all.moveItem(4, beforeItem: 2)
    expectEqual(all.itemIdentifiers(inSection: "a"), [4, 2, 3, 1])
    expectEqual(all.sectionIdentifiers, ["a", "b", "c"])
    expectEqual(all.sectionIdentifier(containingItem: 3), "a")
    expectEqual(all.indexOfItem(3), 2)
    all.insertItems([9], afterItem: 7)
    expectEqual(all.numberOfItems(inSection: "a"), 4)
    all.deleteSections(["c"])
    expectNil(all.indexOfSection("c"))

    var nested = NSDiffableDataSourceSectionSnapshot<Int>()
    nested.append([1, 2])
    nested.append([11, 12], to: 1)
    expectEqual(nested.rootItems, [1, 2])
    expectEqual(nested.visibleItems, [1, 2])
    nested.expand([1])
    expectEqual(nested.visibleItems, [1, 11, 12, 2])
    expectEqual(nested.parent(of: 12), 1)
    nested.delete([11])
    expectEqual(nested.items, [1, 12, 2])
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, _ in
      UICollectionViewCell()
    }
    source.apply(all)
    source.apply(nested, to: "b")
    expectEqual(source.indexPath(for: 12), IndexPath(item: 1, section: 1))
    expectEqual(source.sectionIdentifier(for: 1), "b")
    expectNil(source.sectionIdentifier(for: 5))
  }

  @Test("attributes of UIKit are apart from those of SwiftUI")
  func attributes() {
    var text = AttributedString("a")
    text.font = UIFont.systemFont(ofSize: 9)
    text.foregroundColor = .red
    expectEqual(text.uiKit.font, UIFont.systemFont(ofSize: 9))
    expectEqual(text.swiftUI.foregroundColor, Color.red)
    expectNil(text.swiftUI.font)
    expectEqual(UIColor.red.ciColor.red, UIColor.red.cgColor.components?[0])
    expectEqual(Color.Resolved(colorSpace: .sRGBLinear, red: 1, green: 0, blue: 0).cgColor.alpha, 1)
    let gray = Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0.5, blue: 0.5)
    expectLess(abs(gray.linearGreen - 0.5), 1e-5)
  }

  private struct Battery: View {
    let turnsOn: Bool
    var body: some View {
      Text(verbatim: "\(UIDevice.current.isBatteryMonitoringEnabled)")
        .onAppear { if turnsOn { UIDevice.current.isBatteryMonitoringEnabled = true } }
    }
  }

  @Test("a view's changes to its device do not affect other pictures")
  func device() throws {
    _ = try ImageRenderer(content: Battery(turnsOn: true)).displayList()
    let tree = try ImageRenderer(content: Battery(turnsOn: false)).layoutTree()
    expectEqual(tree.nodes.compactMap(\.text?.string), ["false"])
  }

  @Test("content size categories are ordered and convert to the sizes of SwiftUI")
  func contentSizeCategories() {
    expect(UIContentSizeCategory.large < .extraLarge)
    expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    expectEqual(
      UIContentSizeCategory.accessibilityExtraLarge.rawValue,
      "UICTContentSizeCategoryAccessibilityXL")
    for size in DynamicTypeSize.allCases {
      expectEqual(DynamicTypeSize(UIContentSizeCategory(size)), size)
    }
    for size in ContentSizeCategory.allCases {
      expectEqual(ContentSizeCategory(UIContentSizeCategory(size)), size)
    }
    expectNil(DynamicTypeSize(UIContentSizeCategory.unspecified))
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .small), UITraitCollection(displayScale: 3),
    ])
    expectEqual(traits.preferredContentSizeCategory, .small)
  }

  @Test("an image is also found with a configuration")
  func configuredImage() {
    let configuration = UIImage.Configuration(traitCollection: nil)
    expectNil(UIImage(named: "no such image", in: .main, with: configuration))
    expectNil(UIImage(named: "no such image", in: nil, with: nil))
  }

  @Test("system colors have iOS 18 values in both styles")
  func systemColors() throws {
    try expectEqual(pixel(Color(.systemGray4)), [209, 209, 214, 255])
    try expectEqual(pixel(Color(.systemGray4), dark: true), [58, 58, 60, 255])
    try expectEqual(pixel(Color(uiColor: .systemBackground), dark: true), [0, 0, 0, 255])
    try expectEqual(pixel(Color(UIColor.systemRed), dark: true), [255, 69, 58, 255])
    try expectEqual(pixel(Color(uiColor: .red)), [255, 0, 0, 255])
    let (other, faded) = (Color(Color.red), Color(.red.opacity(0.5)))
    try expectEqual(pixel(other), pixel(Color.red))
    try expectEqual(pixel(faded), pixel(Color.red.opacity(0.5)))
    try expect(pixel(Color(.tintColor).tint(.green)) != [0, 122, 255, 255])
    try expectEqual(pixel(Color.offWhite), [242, 242, 247, 255])
    try expectEqual(pixel(Color(uiColor: .label.withAlphaComponent(1)), dark: true)[0], 255)
  }

  @Test("dynamic colors follow the environment and the traits they are resolved with")
  func dynamicColors() throws {
    try expectEqual(pixel(Color.adaptive), [0x33, 0x66, 0xCC, 255])
    try expectEqual(pixel(Color.adaptive, dark: true), [255, 255, 255, 255])
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let high = UITraitCollection(accessibilityContrast: .high)
    let both = UITraitCollection(traitsFrom: [dark, high])
    func bytes(_ color: UIColor) -> [Int] {
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
    }
    expectEqual(bytes(.systemBlue), [0, 122, 255, 255])
    expectEqual(bytes(.systemBlue.resolvedColor(with: dark)), [10, 132, 255, 255])
    expectEqual(bytes(.systemBlue.resolvedColor(with: high)), [0, 64, 221, 255])
    expectEqual(bytes(.systemBlue.resolvedColor(with: both)), [64, 156, 255, 255])
    let elevated = UITraitCollection(traitsFrom: [
      dark, UITraitCollection(userInterfaceLevel: .elevated),
    ])
    expectEqual(bytes(.systemBackground.resolvedColor(with: dark)), [0, 0, 0, 255])
    expectEqual(bytes(.systemBackground.resolvedColor(with: elevated)), [28, 28, 30, 255])
    expectEqual(
      bytes(UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 0.2)), [0, 255, 255, 51])
    expectEqual(bytes(UIColor(Color.red).withAlphaComponent(0.4)), [255, 59, 48, 102])
    expectEqual(UIColor.brand.contrast(), .white)
    expectEqual(UIColor.brand, UIColor(hex: 0x3366CC))
    expect(UIColor.systemBlue != .blue)
    expectEqual(
      UIColor.red.withAlphaComponent(0.5), UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    expect(UIColor.systemBlue.withAlphaComponent(0.5) != UIColor.blue.withAlphaComponent(0.5))
    expectEqual(bytes(.systemBlue.withAlphaComponent(0.5).resolvedColor(with: dark))[0], 10)
    expectEqual(UIColor.red.cgColor.components, [1, 0, 0, 1])
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    UIColor(red: 0, green: 0.25, blue: 0.5, alpha: 1)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    expectLess(abs(hue - 7.0 / 12), 1e-9)
    expectEqual(saturation, 1)
    expectEqual(brightness, 0.5)
    try expectEqual(pixel(#colorLiteral(red: 0, green: 1, blue: 0, alpha: 1) as Color)[1], 255)
    expectEqual(bytes(#colorLiteral(red: 0, green: 1, blue: 0, alpha: 1)), [0, 255, 0, 255])
  }

  @Test("fonts have their sizes and the text engine's metrics")
  func fonts() throws {
    let font = UIFont.systemFont(ofSize: 20, weight: .bold)
    expectEqual(font.pointSize, 20)
    expectLess(abs(font.lineHeight - (font.ascender - font.descender)), 1e-9)
    expectGreater(font.lineHeight, 20)
    expectLess(font.lineHeight, 30)
    expectGreater(font.capHeight, font.xHeight)
    expectEqual(UIFont.preferredFont(forTextStyle: .title1).pointSize, 28)
    expectNil(UIFont(name: "no such font", size: 12))
    func size(_ font: Font) throws -> CGSize {
      LayoutTree(of: Text("Hamburg").font(font), proposal: .unspecified).root.frame.size
    }
    try expectEqual(size(Font(font)), size(.system(size: 20, weight: .bold)))
    try expectEqual(size(Font(UIFont.preferredFont(forTextStyle: .headline))), size(.headline))
    let rounded = try require(font.fontDescriptor.withDesign(.monospaced))
    try expectEqual(
      size(Font(UIFont(descriptor: rounded, size: 0))),
      size(.system(size: 20, weight: .bold, design: .monospaced)))
  }

  @Test("a UIBezierPath rounds the given corners")
  func roundedCorners() throws {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let uneven = RectangleCornerRadii(topLeading: 8, topTrailing: 8)
    expectEqual(
      RoundedCorner(radius: 8, corners: [.topLeft, .topRight]).path(in: rect),
      Path(roundedRect: rect, cornerRadii: uneven))
    let pill = RoundedCorner().path(in: rect)
    expectEqual(pill.boundingRect, rect)
    expectEqual(pill.cgPath.boundingBox, rect)
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.close()
    expectEqual(Path(path.cgPath).description, "0 0 m 10 0 l h")
    let arc = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    // Clockwise on screen: from the right to the bottom.
    expectLess(abs(arc.currentPoint.y - 10), 1e-9)
    expectGreater(arc.bounds.minY, -1e-9)
  }

  @Test("representables are drawn in their size, and a diagnostic reports those that are not drawn")
  func representables() throws {
    let view = VStack(spacing: 0) {
      SearchField(text: .constant("query")).accessibilityIdentifier("field")
      Blur().accessibilityIdentifier("blur")
      PhotoPicker(image: .constant(nil)).frame(height: 10)
    }
    let tree = LayoutTree(of: view, proposal: ProposedViewSize(width: 200, height: 100))
    expectEqual(tree["field"].frame, CGRect(x: 0, y: 0, width: 200, height: 56))
    expectEqual(tree["blur"].frame.size, CGSize(width: 200, height: 34))
    expect(tree.nodes.contains { $0.text?.string == "query" })
    expectEqual(
      tree.diagnostics.map(\.description), ["UIImagePickerController: it is not drawn"])
    expectEqual(
      UIHostingController(rootView: Color.red).sizeThatFits(in: CGSize(width: 7, height: 8)).width,
      7)
  }

  /// Creates the view in its renderer, so that its appearance objects affect no other picture.
  private struct Bars: View {
    var body: some View { BarStyles() }
  }

  @Test("bar appearances are accepted, and a diagnostic reports what has no effect")
  func appearance() throws {
    _ = try diagnostics(Text("earlier"))
    try expectEqual(
      diagnostics(Bars()),
      [
        "UINavigationBar: appearance().standardAppearance.backgroundColor has no effect",
        "UINavigationBar: appearance().scrollEdgeAppearance.backgroundColor has no effect",
        "UITabBar: appearance().backgroundColor has no effect",
        "UITableView: appearance() has no effect",
      ])
    try expectEqual(diagnostics(Text("nothing")), [])
  }

  private final class MyBar: UINavigationBar {
    let label = UILabel()
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  @Test("the appearance of a custom class is accepted even if it cannot be decoded")
  func ownAppearance() throws {
    // Diagnostics that other tests report outside of rendering appear in the next picture.
    _ = try diagnostics(Text("earlier"))
    MyBar.appearance().tintColor = .red
    MyBar.appearance(whenContainedInInstancesOf: [UITableView.self]).standardAppearance =
      UINavigationBarAppearance()
    UIScrollView.appearance().bounces = false
    try expectEqual(
      diagnostics(Text("bars")),
      [
        "MyBar: appearance() has no effect", "UIScrollView: appearance() has no effect",
      ])
  }

  @Test("the screen has the device's properties")
  func screen() throws {
    func text(_ renderer: ImageRenderer<some View>) throws -> String? {
      try renderer.layoutTree().nodes.compactMap(\.text?.string).first
    }
    try expectEqual(text(ImageRenderer(content: ScreenReader())), "393 3.0 phone")
    let renderer = ImageRenderer(content: DeviceScreen(.iPad) { ScreenReader() })
    try expectEqual(text(renderer), "820 2.0 tablet")
    renderer.content = DeviceScreen(.iPhoneSE.landscape) { ScreenReader() }
    try expectEqual(text(renderer), "667 2.0 phone")
    try expectEqual(text(ImageRenderer(content: ScreenReader())), "393 3.0 phone")
    try expect(renderer.layoutTree().diagnostics.isEmpty)
  }

  private struct Copying: View {
    @State private var found = "nothing"
    var body: some View {
      Button("copy") {
        UIPasteboard.general.string = "copied"
        UIScreen.main.brightness = 0.5
        UIApplication.shared.applicationIconBadgeNumber = 3
      }
      Button("look") {
        let number = UIApplication.shared.applicationIconBadgeNumber
        found = "\(UIPasteboard.general.string ?? "none") \(UIScreen.main.brightness) \(number)"
      }
      Text(verbatim: found)
    }
  }

  @Test("copied and set values stay within their renderer")
  func pasteboard() throws {
    func found(_ renderer: ImageRenderer<Copying>) throws -> String? {
      try renderer.tap("look")
      return try renderer.layoutTree().nodes.compactMap(\.text?.string).last
    }
    let (first, second) = (ImageRenderer(content: Copying()), ImageRenderer(content: Copying()))
    try first.tap("copy")
    try expectEqual(found(first), "copied 0.5 3")
    try expectEqual(found(second), "none 1.0 0")
    let pasteboard = UIPasteboard.general
    expect(!pasteboard.hasStrings)
    pasteboard.strings = ["a", "b"]
    expectEqual(pasteboard.string, "a")
    expect(pasteboard.hasStrings)
    pasteboard.string = nil
    expectNil(pasteboard.strings)
    expect(!pasteboard.hasStrings)
  }

  @Test("images keep their pixels")
  func images() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 4, height: 3))
    renderer.scale = 2
    let image = try require(renderer.uiImage)
    expectEqual(image.size, CGSize(width: 4, height: 3))
    expectEqual(image.scale, 2)
    expectEqual(image.cgImage?.width, 8)
    expectEqual(renderer.cgImage?.height, 6)
    let data = try require(image.pngData())
    expectEqual(UIImage(data: data, scale: 2), image)
    expectNil(UIImage(data: Data([1, 2])))
    expectNil(UIImage(named: "no such picture"))
    expectNil(UIImage(contentsOfFile: "/no/such/picture.png"))
    let tree = LayoutTree(of: Image(uiImage: image), proposal: .unspecified)
    expectEqual(tree.root.frame.size, CGSize(width: 4, height: 3))
    try expectEqual(pixel(Image(uiImage: image).resizable()), [255, 59, 48, 255])
    let template = image.withRenderingMode(.alwaysTemplate)
    try expectEqual(pixel(Image(uiImage: template).resizable().foregroundStyle(.black))[0], 0)
    try expectGreater(require(UIImage(systemName: "star")).size.width, 10)
    expectNil(ImageRenderer(content: EmptyView()).uiImage)
  }
}
