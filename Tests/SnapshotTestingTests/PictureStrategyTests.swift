import Expectations
import SwiftUI
import Testing

@testable import SnapshotTesting

@Suite("Strategies for pictures")
@MainActor
struct PictureStrategyTests {
  let bench = SuiteBench()

  /// The picture that a strategy makes.
  func image<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>) throws -> UIImage {
    try strategy.format(of: value, within: 5)
  }

  func color(_ image: UIImage, _ x: Int, _ y: Int) throws -> [UInt8] {
    let color = try require(image.cgImage).bitmap[x, y]
    return [color.red, color.green, color.blue]
  }

  @Test("layouts and traits set the size, scale and environment")
  func layouts() throws {
    let view = Color(.systemBackground)
    try expectEqual(image(view, .image(layout: .fixed(width: 20, height: 10))).size.width, 20)
    let dark = try image(
      view.frame(width: 4, height: 4),
      .image(
        traits: UITraitCollection(traitsFrom: [
          .init(userInterfaceStyle: .dark), .init(displayScale: 3),
        ])))
    try expectEqual(color(dark, 0, 0), [0, 0, 0])
    try expectEqual(require(dark.cgImage).width, 12)
    let device = try image(view, .image(layout: .device(config: .iPhone13Pro)))
    expectEqual(device.size, CGSize(width: 390, height: 844))
    let leading = Color.red.frame(width: 2, height: 2)
      .frame(maxWidth: .infinity, alignment: .leading).frame(width: 8)
    let mirrored = try image(leading, .image(traits: .init(layoutDirection: .rightToLeft)))
    try expectEqual(color(mirrored, 0, 0), [255, 255, 255])
  }

  @Test("views stay inside a device's safe area, at the text size of suites")
  func safeArea() throws {
    struct Probe: View {
      @Environment(\.dynamicTypeSize) var size
      var body: some View {
        Color(red: size == .medium ? 1 : 0, green: 0, blue: 1).accessibilityIdentifier("probe")
      }
    }
    var config = ViewImageConfig.iPhoneX
    expectEqual(config.safeArea, UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    config.safeArea = UIEdgeInsets(top: 100, left: 7, bottom: 50, right: 3)
    let layout = try SuitePicture.rendering(of: Probe(), on: config, traits: .init()).layout
    expectEqual(
      layout.node(withIdentifier: "probe")?.frame,
      CGRect(x: 7, y: 100, width: 365, height: 662))
    for (traits, red) in [(UITraitCollection.iPhoneX(.portrait), UInt8(255)), (.init(), 0)] {
      let plain = try image(Probe(), .image(layout: .fixed(width: 1, height: 1), traits: traits))
      try expectEqual(color(plain, 0, 0), [red, 0, 255])
    }
  }

  @Test("views in their own size have the size classes of a phone")
  func ownSize() throws {
    struct Probe: View {
      @Environment(\.horizontalSizeClass) var width
      @Environment(\.verticalSizeClass) var height
      var body: some View {
        Color(red: width == .compact ? 1 : 0, green: height == .regular ? 1 : 0, blue: 0)
          .frame(width: width == .compact ? 7 : 9, height: 4)
      }
    }
    try expectEqual(color(image(Probe(), .image), 0, 0), [255, 255, 0])
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    try expectEqual(color(image(Probe(), .image(traits: wide)), 0, 0), [0, 255, 0])
    expectEqual(
      UIHostingController(rootView: Probe()).sizeThatFits(in: CGSize(width: 20, height: 20)),
      CGSize(width: 7, height: 4))
  }

  @Test("the layer of a view is drawn with the subviews")
  func layerOfView() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let part = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
    part.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    view.addSubview(part)
    let traits = UITraitCollection(displayScale: 1)
    let picture = try image(view.layer, .image(traits: traits))
    expectEqual(picture.size, view.bounds.size)
    try expectEqual(color(picture, 5, 5), [255, 0, 0])
    try expectEqual(color(picture, 15, 5), [0, 0, 255])
  }

  @Test("paths are filled, outlined, or both")
  func drawingModes() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
    path.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    func isDrawn(_ mode: CGPathDrawingMode) throws -> [Bool] {
      let picture = try image(path as CGPath, .image(scale: 2, drawingMode: mode))
      // In the hole, in the ring, and on the inner edge.
      return try [(20, 20), (5, 5), (10, 20)].map { try color(picture, $0.0, $0.1) == [0, 0, 0] }
    }
    try expectEqual(isDrawn(.eoFill), [false, true, false])
    try expectEqual(isDrawn(.fill), [true, true, true])
    try expectEqual(isDrawn(.stroke), [false, false, true])
    try expectEqual(isDrawn(.eoFillStroke), [false, true, true])
  }

  @Test("phones have their sizes, safe areas and traits in both orientations")
  func phones() {
    typealias Phone = (ViewImageConfig.Orientation) -> ViewImageConfig
    typealias Traits = (ViewImageConfig.Orientation) -> UITraitCollection
    let all:
      [(
        still: ViewImageConfig, phone: Phone, traits: Traits, width: CGFloat, height: CGFloat,
        top: CGFloat, bottom: CGFloat, low: CGFloat, isLarge: Bool
      )] = [
        (
          .iPhoneSe, ViewImageConfig.iPhoneSe, UITraitCollection.iPhoneSe, 320, 568, 20, 0, 0, false
        ),
        (.iPhone8, ViewImageConfig.iPhone8, UITraitCollection.iPhone8, 375, 667, 20, 0, 0, false),
        (
          .iPhone8Plus, ViewImageConfig.iPhone8Plus, UITraitCollection.iPhone8Plus, 414, 736, 20, 0,
          0, true
        ),
        (.iPhoneX, ViewImageConfig.iPhoneX, UITraitCollection.iPhoneX, 375, 812, 44, 34, 24, false),
        (
          .iPhoneXsMax, ViewImageConfig.iPhoneXsMax, UITraitCollection.iPhoneXsMax, 414, 896, 44,
          34, 24, true
        ),
        (
          .iPhoneXr, ViewImageConfig.iPhoneXr, UITraitCollection.iPhoneXr, 414, 896, 44, 34, 24,
          true
        ),
        (
          .iPhone12, ViewImageConfig.iPhone12, UITraitCollection.iPhone12, 390, 844, 47, 34, 21,
          false
        ),
        (
          .iPhone12Pro, ViewImageConfig.iPhone12Pro, UITraitCollection.iPhone12Pro, 390, 844, 47,
          34, 21, false
        ),
        (
          .iPhone12ProMax, ViewImageConfig.iPhone12ProMax, UITraitCollection.iPhone12ProMax, 428,
          926, 47, 34, 21, true
        ),
        (
          .iPhone13Mini, ViewImageConfig.iPhone13Mini, UITraitCollection.iPhone13Mini, 375, 812, 50,
          34, 21, false
        ),
        (
          .iPhone13, ViewImageConfig.iPhone13, UITraitCollection.iPhone13, 390, 844, 47, 34, 21,
          false
        ),
        (
          .iPhone13Pro, ViewImageConfig.iPhone13Pro, UITraitCollection.iPhone13Pro, 390, 844, 47,
          34, 21, false
        ),
        (
          .iPhone13ProMax, ViewImageConfig.iPhone13ProMax, UITraitCollection.iPhone13ProMax, 428,
          926, 47, 34, 21, true
        ),
      ]
    for known in all {
      let (upright, side) = (known.phone(.portrait), known.phone(.landscape))
      expectEqual(known.still.size, upright.size)
      expectEqual(upright.size, CGSize(width: known.width, height: known.height))
      expectEqual(side.size, CGSize(width: known.height, height: known.width))
      let edge = known.bottom > 0 ? known.top : 0
      expectEqual(
        [upright.safeArea, side.safeArea],
        [
          UIEdgeInsets(top: known.top, left: 0, bottom: known.bottom, right: 0),
          UIEdgeInsets(top: 0, left: edge, bottom: known.low, right: edge),
        ])
      let width: UIUserInterfaceSizeClass = known.isLarge ? .regular : .compact
      for traits in [side.traits, known.traits(.landscape)] {
        expectEqual(traits.horizontalSizeClass, width, "\(known.width)×\(known.height)")
        expectEqual(traits.verticalSizeClass, .compact)
        expectEqual(traits.preferredContentSizeCategory, .medium)
      }
      expectEqual(upright.traits.horizontalSizeClass, .compact)
      expectEqual(upright.traits.verticalSizeClass, .regular)
    }
  }

  @Test("tablets have their sizes in split views, and the text size of the environment")
  func tablets() {
    typealias Tablet = (ViewImageConfig.TabletOrientation) -> ViewImageConfig
    /// Widths of split views in landscape (a third, half, two thirds) and portrait.
    let all:
      [(
        still: ViewImageConfig, tablet: Tablet, width: CGFloat, height: CGFloat, top: CGFloat,
        landscape: [CGFloat], portrait: [CGFloat]
      )] = [
        (.iPadMini, ViewImageConfig.iPadMini, 768, 1024, 20, [320, 507, 694], [320, 438]),
        (.iPad9_7, ViewImageConfig.iPad9_7, 768, 1024, 20, [320, 507, 694], [320, 438]),
        (.iPad10_2, ViewImageConfig.iPad10_2, 810, 1080, 20, [320, 535, 750], [320, 480]),
        (.iPadPro10_5, ViewImageConfig.iPadPro10_5, 834, 1112, 20, [320, 551, 782], [320, 504]),
        (.iPadPro11, ViewImageConfig.iPadPro11, 834, 1194, 24, [375, 592, 809], [320, 504]),
        (.iPadPro12_9, ViewImageConfig.iPadPro12_9, 1024, 1366, 20, [375, 678, 981], [375, 639]),
      ]
    for known in all {
      let wide = [.oneThird, .oneHalf, .twoThirds, .full].map {
        known.tablet(.landscape(splitView: $0))
      }
      let high = [.oneThird, .twoThirds, .full].map { known.tablet(.portrait(splitView: $0)) }
      expectEqual(known.still.size, wide[3].size)
      expectEqual(wide.map { $0.size?.width }, known.landscape + [known.height])
      expectEqual(high.map { $0.size?.width }, known.portrait + [known.width])
      expectEqual(Set((wide + high).map(\.safeArea.top)), [known.top])
      let half: UIUserInterfaceSizeClass = known.width == 1024 ? .regular : .compact
      expectEqual(
        wide.map(\.traits.horizontalSizeClass), [.compact, half, .regular, .regular])
      expectEqual(high.map(\.traits.horizontalSizeClass), [.compact, .compact, .regular])
      expectEqual(
        Set((wide + high).map(\.traits.preferredContentSizeCategory)), [.unspecified])
    }
    expectEqual(UITraitCollection.iPad9_7.horizontalSizeClass, .regular)
    expectEqual(UITraitCollection.iPad9_7_Compact_SplitView.horizontalSizeClass, .compact)
    expectEqual(ViewImageConfig.tv.size, CGSize(width: 1920, height: 1080))
    expectEqual(ViewImageConfig.tv4K.safeArea.left, 180)
  }

  @Test("controllers and views draw their subviews and hosted views")
  func uikit() throws {
    final class Screen: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let box = UIView(frame: CGRect(x: 10, y: 20, width: 5, height: 5))
        box.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        view.addSubview(box)
      }
    }
    let picture = try image(Screen(), .image(on: .iPhoneSe))
    // Two pixels per point: the box covers 20…29 and 40…49. The rest is red, also under the status bar.
    for (x, y) in [(0, 0), (19, 40), (30, 40), (20, 39), (20, 50), (639, 1135)] {
      try expectEqual(color(picture, x, y), [255, 0, 0], "\(x), \(y)")
    }
    for (x, y) in [(20, 40), (29, 49)] { try expectEqual(color(picture, x, y), [0, 0, 255]) }

    let hosted = UIHostingController(rootView: Color.green.frame(width: 30, height: 20))
    expectEqual(hosted.view.intrinsicContentSize, CGSize(width: 30, height: 20))
    try expectEqual(image(hosted, .image).size, CGSize(width: 30, height: 20))
    hosted.view.frame.size.width = 50
    try expectEqual(image(hosted.view, .image).size, CGSize(width: 50, height: 20))
  }

  @Test("windows and layers are drawn into images")
  func hierarchies() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 6, height: 4))
    window.rootViewController = UIHostingController(rootView: Color(red: 0, green: 0, blue: 1))
    let picture = UIGraphicsImageRenderer(bounds: window.bounds).image { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
    expectEqual(picture.size, CGSize(width: 6, height: 4))
    try expectEqual(color(picture, 1, 1), [0, 0, 255])
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 3))
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let layer = UIGraphicsImageRenderer(size: view.bounds.size).image {
      view.layer.render(in: $0.cgContext)
    }
    try expectEqual(color(layer, 1, 1), [255, 0, 0])
    let nothing = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in }
    try expectEqual(require(nothing.cgImage).bitmap[1, 1].alpha, 0)
  }

  @Test("gradient layers run along a line, around a center, and by angle")
  func gradients() throws {
    func rows(_ type: CAGradientLayerType, _ start: CGPoint, _ end: CGPoint) throws -> [String] {
      let layer = CAGradientLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
      let (red, blue) = (
        UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor,
        UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor
      )
      (layer.type, layer.startPoint, layer.endPoint) = (type, start, end)
      (layer.colors, layer.locations) = ([red, red, blue, blue], [0, 0.5, 0.5, 1])
      let picture = try image(layer, .image(traits: .init(displayScale: 1)))
      return try [1, 8].map { y in
        try [1, 8, 11, 18].map { try color(picture, $0, y)[0] > 127 ? "r" : "b" }.joined()
      } + [try [1, 6, 13, 18].map { try color(picture, $0, 5)[0] > 127 ? "r" : "b" }.joined()]
    }
    let middle = CGPoint(x: 0.5, y: 0.5)
    try expectEqual(
      rows(.axial, CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5)), ["rrbb", "rrbb", "rrbb"])
    try expectEqual(rows(.axial, CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1))[0], "rrrr")
    // An ellipse whose halves are 5 and 2.5 points.
    try expectEqual(rows(.radial, middle, CGPoint(x: 1, y: 1)), ["bbbb", "bbbb", "brrb"])
    // Clockwise from the right: below the center first.
    expectEqual(Array(try rows(.conic, middle, CGPoint(x: 1, y: 0.5))[..<2]), ["bbbb", "rrrr"])
  }

  @Test("precision lets a share of pixels differ, and perceptual precision allows similar colors")
  func precision() throws {
    func view(_ color: Color, _ corner: Color) -> some View {
      color.frame(width: 10, height: 10).overlay(alignment: .topLeading) {
        corner.frame(width: 1, height: 1)
      }
    }
    let red = Color(red: 1, green: 0, blue: 0)
    let near = Color(red: 0.99, green: 0.01, blue: 0)
    _ = bench.verify(view(red, red), as: .image)
    // One of 100 points.
    expectEqual(
      bench.verify(view(red, .blue), as: .image(precision: 0.995))?.contains("differs"), true)
    expectNil(bench.verify(view(red, .blue), as: .image(precision: 0.99)))
    expect(bench.verify(view(near, near), as: .image) != nil)
    expectNil(bench.verify(view(near, near), as: .image(perceptualPrecision: 0.98)))
    expect(bench.verify(view(near, .blue), as: .image(perceptualPrecision: 0.98)) != nil)
    expectNil(
      bench.verify(view(near, .blue), as: .image(precision: 0.99, perceptualPrecision: 0.98))
    )
  }

  @Test("custom strategies build on Galley's")
  func custom() throws {
    let named = Snapshotting<Color, UIImage>.image(layout: .fixed(width: 2, height: 2))
      .pullback { (name: String) in name == "red" ? Color.red : .blue }
    _ = bench.verify("red", as: named)
    expectNil(bench.verify("red", as: named))
    expectEqual(bench.verify("blue", as: named)?.contains("differs"), true)
    // A custom comparison that ignores everything except the size.
    let sizes = Snapshotting<UIImage, UIImage>(
      pathExtension: "png",
      diffing: Diffing(
        toData: Diffing<UIImage>.image.toData, fromData: { UIImage(data: $0) ?? UIImage() },
        diff: {
          $0.cgImage?.width == $1.cgImage?.width
            ? nil : ("another size", [XCTAttachment(image: $1)])
        }))
    let small = try image(Color.red, .image(layout: .fixed(width: 2, height: 2)))
    let large = try image(Color.red, .image(layout: .fixed(width: 3, height: 2)))
    _ = bench.verify(small, as: sizes, named: "size")
    expectNil(bench.verify(small, as: sizes, named: "size"))
    expectEqual(bench.verify(large, as: sizes, named: "size")?.contains("  another size\n"), true)
  }
}
