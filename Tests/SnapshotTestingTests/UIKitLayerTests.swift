import Expectations
import SwiftUI
import Testing
import UIKit

@testable import SnapshotTesting

@Suite("UIKit's layers in suites")
@MainActor
struct UIKitLayerTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private func view(_ color: UIColor, _ frame: CGRect) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    return view
  }

  private func layer(_ color: UIColor, _ frame: CGRect) -> CALayer {
    let layer = CALayer()
    (layer.frame, layer.backgroundColor) = (frame, color.cgColor)
    return layer
  }

  /// A letter for the color of a point: red, blue or anything else.
  private func look(_ view: UIView, _ x: Int, _ y: Int) throws -> String {
    let strategy = Snapshotting<UIView, UIImage>.image
    let bitmap = try require(strategy.format(of: view, within: 5).cgImage).bitmap
    let scale = bitmap.width / Int(view.bounds.width)
    let start = (y * scale * bitmap.width + x * scale) * 4
    let (red, blue) = (bitmap.pixels[start], bitmap.pixels[start + 2])
    return red > 200 && blue < 50 ? "r" : blue > 200 && red < 50 ? "b" : "-"
  }

  @Test("layers and subviews are in front of what was added before them")
  func order() throws {
    let root = UIView(frame: rect(0, 0, 20, 20))
    let bottom = view(red, root.bounds)
    root.addSubview(bottom)
    root.layer.addSublayer(layer(blue, root.bounds))
    try expectEqual(look(root, 10, 10), "b")
    expectEqual(root.layer.sublayers?.count, 2)
    root.bringSubviewToFront(bottom)
    try expectEqual(look(root, 10, 10), "r")
    root.sendSubviewToBack(bottom)
    try expectEqual(look(root, 10, 10), "b")
    root.addSubview(view(red, root.bounds))
    try expectEqual(look(root, 10, 10), "r")
    root.layer.sublayers?.removeLast()
    try expectEqual(look(root, 10, 10), "b")
    bottom.removeFromSuperview()
    expectEqual(root.layer.sublayers?.count, 1)
    root.layer.sublayers = nil
    expectNil(root.layer.sublayers)
    try expectEqual(look(root, 10, 10), "-")
  }

  @Test("the layers of subviews are sublayers, whose superlayer is that of the view")
  func tree() {
    let (root, inner, other) = (UIView(), UIView(), UIView())
    root.addSubview(inner)
    expect(root.layer.sublayers?.first === inner.layer)
    expect(inner.layer.superlayer === root.layer)
    let added = CALayer()
    root.layer.insertSublayer(added, at: 0)
    root.insertSubview(other, at: 0)
    expect(
      root.layer.sublayers?.map { $0 === added ? "layer" : "view" } == ["layer", "view", "view"])
    expect(other.layer.superlayer === root.layer)
    added.removeFromSuperlayer()
    expectNil(added.superlayer)
    other.removeFromSuperview()
    expectNil(other.layer.superlayer)
    expectEqual(root.layer.sublayers?.count, 1)
  }

  @Test("a higher z-position is in front")
  func depth() throws {
    let root = UIView(frame: rect(0, 0, 20, 20))
    let (front, back) = (view(red, root.bounds), view(blue, root.bounds))
    root.addSubview(front)
    root.addSubview(back)
    try expectEqual(look(root, 10, 10), "b")
    front.layer.zPosition = 1
    try expectEqual(look(root, 10, 10), "r")
  }

  @Test("layers lay out their sublayers and draw themselves")
  func drawing() throws {
    final class Half: CALayer {
      override func layoutSublayers() {
        super.layoutSublayers()
        sublayers?.first?.frame = CGRect(x: 0, y: 0, width: 5, height: bounds.height)
      }
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        ctx.fill(CGRect(x: 10, y: 0, width: 10, height: 20))
      }
    }
    final class Filled: UIView {
      let inner = CALayer()
      override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        inner.frame = bounds
      }
    }
    let root = UIView(frame: rect(0, 0, 20, 20))
    let half = Half()
    half.frame = root.bounds
    half.addSublayer(layer(red, .zero))
    root.layer.addSublayer(half)
    try expectEqual(look(root, 2, 10) + look(root, 7, 10) + look(root, 15, 10), "r--")
    half.setNeedsDisplay()
    try expectEqual(look(root, 2, 10) + look(root, 7, 10) + look(root, 15, 10), "r-b")

    let filled = Filled(frame: root.bounds)
    filled.inner.backgroundColor = blue.cgColor
    filled.layer.addSublayer(filled.inner)
    try expectEqual(look(filled, 10, 10), "b")
  }

  @Test("layers show the contents that they set when they are displayed")
  func contents() throws {
    final class Loaded: CALayer {
      override func display() {
        let size = CGSize(width: 2, height: 2)
        contents =
          UIGraphicsImageRenderer(size: size).image { context in
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
          }.cgImage
      }
    }
    let root = UIView(frame: rect(0, 0, 20, 20))
    let loaded = Loaded()
    loaded.frame = root.bounds
    loaded.setNeedsDisplay()
    root.layer.addSublayer(loaded)
    try expectEqual(look(root, 10, 10), "r")
  }

  @Test("the layer of a view masks another one with what the view shows")
  func viewMasks() throws {
    let root = view(red, rect(0, 0, 20, 20))
    let shape = UIView(frame: root.bounds)
    shape.addSubview(view(blue, rect(0, 0, 10, 20)))
    root.layer.mask = shape.layer
    try expectEqual(look(root, 5, 10) + look(root, 15, 10), "r-")
  }

  @Test("corners are fixed, capsules, or concentric with those around them")
  func cornerConfigurations() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let inner = UIView(frame: CGRect(x: 4, y: 6, width: 92, height: 60))
    outer.addSubview(inner)
    func radii(_ view: UIView) -> [CGFloat] {
      let radii = view.layer.cornerRadii
      return [radii.topLeading, radii.topTrailing, radii.bottomLeading, radii.bottomTrailing]
    }
    outer.cornerConfiguration = .uniformCorners(radius: .fixed(24))
    expectEqual(radii(outer), [24, 24, 24, 24])
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 12))
    expectEqual(radii(inner), [18, 18, 12, 12])
    inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    expectEqual(radii(inner), [18, 18, 18, 18])
    inner.cornerConfiguration = .uniformTopRadius(8, bottomRightRadius: 3.5)
    expectEqual(radii(inner), [8, 8, 0, 3.5])
    inner.cornerConfiguration = .capsule()
    expectEqual(radii(inner), [30, 30, 30, 30])
    inner.cornerConfiguration = .uniformEdges(leftRadius: 2, rightRadius: 100)
    expectEqual(radii(inner), [2, 30, 2, 30])
    let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    inner.cornerConfiguration = .corners(
      topLeftRadius: 1, topRightRadius: 100, bottomLeftRadius: .containerConcentric(),
      bottomRightRadius: nil)
    expectEqual(corners.map { inner.effectiveRadius(corner: $0) }, [1, 30, 10, 0])
    expectEqual(
      inner.cornerConfiguration.description,
      "corners(topLeft: fixed(1.0), topRight: fixed(100.0), bottomLeft: containerConcentric(), "
        + "bottomRight: nil)")
    expectEqual(
      UICornerRadius.containerConcentric(minimum: 2).description,
      "containerConcentric(minimum: 2.0)")
    expectEqual("\(UICornerConfiguration.capsule(maximumRadius: 8))", "capsule(maximumRadius: 8.0)")
  }

  @Test("the corners of many nested views are concentric with those of the outermost one")
  func nestedCorners() {
    let views = (0..<100).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80)) }
    for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
    for view in views { view.cornerConfiguration = .corners(radius: .containerConcentric()) }
    expectEqual(views[99].layer.cornerRadii, RectangleCornerRadii())
    views[0].cornerConfiguration = .corners(radius: 20)
    views[50].frame.origin = CGPoint(x: 3, y: 0)
    let radii = views[99].layer.cornerRadii
    expectEqual([radii.topLeading, radii.topTrailing], [17, 20])
  }
}
