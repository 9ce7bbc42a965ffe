import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Drawing of UIKit")
struct UIKitDrawingTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func format(_ scale: CGFloat, opaque: Bool = false) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    (format.scale, format.opaque) = (scale, opaque)
    return format
  }

  private func image(
    _ scale: CGFloat = 1, opaque: Bool = false, _ draw: (UIGraphicsImageRendererContext) -> Void
  ) -> UIImage {
    UIGraphicsImageRenderer(
      size: CGSize(width: 8, height: 4), format: format(scale, opaque: opaque)
    ).image(actions: draw)
  }

  /// The pixels of a row: `r`, `b`, `k` for black, `.` for clear and `?` for others.
  private func row(_ image: UIImage, _ y: Int) throws -> String {
    let bitmap = try #require(image.cgImage).bitmap
    return (0..<bitmap.width).reduce(into: "") { text, x in
      let color = bitmap[x, y]
      switch (color.red, color.green, color.blue, color.alpha) {
      case (255, 0, 0, 255): text += "r"
      case (0, 0, 255, 255): text += "b"
      case (0, 0, 0, 255): text += "k"
      case (_, _, _, 0): text += "."
      default: text += "?"
      }
    }
  }

  @Test("rectangles and paths are filled and stroked in the colors that are set")
  func shapes() throws {
    let drawn = image(2) { context in
      red.setFill()
      context.fill(CGRect(x: 1, y: 0, width: 2, height: 2))
      blue.setFill()
      UIBezierPath(rect: CGRect(x: 2, y: 1, width: 2, height: 1)).fill()
      let line = UIBezierPath()
      line.move(to: CGPoint(x: 0, y: 3))
      line.addLine(to: CGPoint(x: 8, y: 3))
      line.lineWidth = 2
      red.setStroke()
      line.stroke()
    }
    #expect(drawn.size == CGSize(width: 8, height: 4))
    #expect(drawn.scale == 2)
    #expect(try row(drawn, 1) == "..rrrr..........")
    #expect(try row(drawn, 2) == "..rrbbbb........")
    #expect(try row(drawn, 4) == "rrrrrrrrrrrrrrrr")
  }

  @Test("contexts have a state, a path, a clip and a transform")
  func state() throws {
    let drawn = image(opaque: true) { context in
      let context = context.cgContext
      context.saveGState()
      context.setFillColor(red.cgColor)
      context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 4))
      context.translateBy(x: 2, y: 0)
      context.addRect(CGRect(x: 0, y: 0, width: 4, height: 1))
      context.fillPath()
      context.restoreGState()
      context.setFillColor(blue.cgColor)
      context.fill(CGRect(x: 6, y: 0, width: 1, height: 4))
    }
    #expect(try row(drawn, 0) == "kkrkkkbk")
    #expect(try row(drawn, 1) == "kkkkkkbk")
  }

  @Test("the opacity applies to everything, and the even-odd rule to clips")
  func opacity() throws {
    let drawn = image { context in
      let context = context.cgContext
      context.setAlpha(0.25)
      context.setAlpha(0.5)
      context.setFillColor(red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      let dot = image { $0.fill(CGRect(x: 0, y: 0, width: 8, height: 4)) }
      dot.draw(in: CGRect(x: 4, y: 0, width: 2, height: 4), blendMode: .normal, alpha: 0.5)
    }
    let bitmap = try #require(drawn.cgImage).bitmap
    #expect((127...128).contains(bitmap[0, 0].alpha))
    #expect((63...65).contains(bitmap[4, 0].alpha))

    let clipped = image { context in
      let context = context.cgContext
      context.addRect(CGRect(x: 0, y: 0, width: 8, height: 4))
      context.addRect(CGRect(x: 2, y: 0, width: 4, height: 2))
      context.clip(using: .evenOdd)
      context.setFillColor(red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
    }
    #expect(try row(clipped, 1) == "rr....rr")
    #expect(try row(clipped, 2) == "rrrrrrrr")
  }

  @Test("shape layers have a rule and dashes, and hidden layers show nothing")
  func layers() throws {
    func drawn(_ change: (CAShapeLayer) -> Void) throws -> String {
      let layer = CAShapeLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 8, height: 4)
      let path = CGMutablePath()
      path.addRect(CGRect(x: 0, y: 0, width: 8, height: 4))
      path.addRect(CGRect(x: 2, y: 0, width: 4, height: 4))
      layer.path = path
      change(layer)
      return try row(image { layer.render(in: $0.cgContext) }, 1)
    }
    #expect(try drawn { _ in } == "kkkkkkkk")
    #expect(try drawn { $0.fillRule = .evenOdd } == "kk....kk")
    #expect(try drawn { $0.isHidden = true } == "........")
    let dashed = try drawn {
      let line = CGMutablePath()
      line.move(to: CGPoint(x: 0, y: 2))
      line.addLine(to: CGPoint(x: 8, y: 2))
      ($0.path, $0.fillColor, $0.strokeColor) = (line, nil, blue.cgColor)
      ($0.lineWidth, $0.lineDashPattern, $0.lineDashPhase) = (4, [2, 1], 1)
    }
    #expect(dashed == "b.bb.bb.")
  }

  @Test("views and layers that move beside a sibling come right before or after it")
  func siblings() {
    let (view, layer) = (UIView(), CALayer())
    let (views, layers) = ((0..<3).map { _ in UIView() }, (0..<3).map { _ in CALayer() })
    views.forEach(view.addSubview)
    layers.forEach(layer.addSublayer)
    view.insertSubview(views[0], belowSubview: views[2])
    layer.insertSublayer(layers[0], below: layers[2])
    #expect(view.subviews == [views[1], views[0], views[2]])
    #expect(
      layer.sublayers?.map(ObjectIdentifier.init) == [1, 0, 2].map { ObjectIdentifier(layers[$0]) })
    view.insertSubview(views[1], aboveSubview: views[0])
    layer.insertSublayer(layers[1], above: layers[0])
    #expect(view.subviews == [views[0], views[1], views[2]])
    #expect(layer.sublayers?.map(ObjectIdentifier.init) == layers.map(ObjectIdentifier.init))
  }

  @Test("images are drawn into images, also between begin and end")
  func images() throws {
    let dot = image { context in
      red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
    }
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 2), false, 1)
    let context = try #require(UIGraphicsGetCurrentContext())
    context.setFillColor(blue.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    dot.draw(in: CGRect(x: 3, y: 1, width: 2, height: 1))
    // A renderer inside has an image of its own.
    _ = image { _ in UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 4)) }
    let drawn = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(try row(drawn, 0) == "b.......")
    #expect(try row(drawn, 1) == "b..rr...")
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test("a format for traits has their scale")
  func scale() {
    let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 3))
    #expect(format.scale == 3)
  }
}
