import Expectations
import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("UIKit drawing")
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
    let bitmap = try require(image.cgImage).bitmap
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

  @Test("rectangles and paths are filled and stroked in the current colors")
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
    expectEqual(drawn.size, CGSize(width: 8, height: 4))
    expectEqual(drawn.scale, 2)
    try expectEqual(row(drawn, 1), "..rrrr..........")
    try expectEqual(row(drawn, 2), "..rrbbbb........")
    try expectEqual(row(drawn, 4), "rrrrrrrrrrrrrrrr")
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
    try expectEqual(row(drawn, 0), "kkrkkkbk")
    try expectEqual(row(drawn, 1), "kkkkkkbk")
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
    let bitmap = try require(drawn.cgImage).bitmap
    expect((127...128).contains(bitmap[0, 0].alpha))
    expect((63...65).contains(bitmap[4, 0].alpha))

    let clipped = image { context in
      let context = context.cgContext
      context.addRect(CGRect(x: 0, y: 0, width: 8, height: 4))
      context.addRect(CGRect(x: 2, y: 0, width: 4, height: 2))
      context.clip(using: .evenOdd)
      context.setFillColor(red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
    }
    try expectEqual(row(clipped, 1), "rr....rr")
    try expectEqual(row(clipped, 2), "rrrrrrrr")
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
    try expectEqual(drawn { _ in }, "kkkkkkkk")
    try expectEqual(drawn { $0.fillRule = .evenOdd }, "kk....kk")
    try expectEqual(drawn { $0.isHidden = true }, "........")
    let dashed = try drawn {
      let line = CGMutablePath()
      line.move(to: CGPoint(x: 0, y: 2))
      line.addLine(to: CGPoint(x: 8, y: 2))
      ($0.path, $0.fillColor, $0.strokeColor) = (line, nil, blue.cgColor)
      ($0.lineWidth, $0.lineDashPattern, $0.lineDashPhase) = (4, [2, 1], 1)
    }
    expectEqual(dashed, "b.bb.bb.")
  }

  @Test("lines have caps, joins and dashes, and paths can be filled and stroked at once")
  func lines() throws {
    func line(_ change: (CGContext) -> Void) throws -> String {
      try row(
        image { context in
          let context = context.cgContext
          context.setStrokeColor(red.cgColor)
          context.setLineWidth(2)
          change(context)
          context.strokeLineSegments(between: [CGPoint(x: 2, y: 2), CGPoint(x: 6, y: 2)])
        }, 1)
    }
    try expectEqual(line { _ in }, "..rrrr..")
    try expectEqual(line { $0.setLineCap(.square) }, ".rrrrrr.")
    try expectEqual(line { $0.setLineDash(phase: 0, lengths: [1, 2]) }, "..r..r..")
    let both = image { context in
      let context = context.cgContext
      red.setStroke()
      blue.setFill()
      context.addLines(between: [
        CGPoint(x: 1, y: -3), CGPoint(x: 7, y: -3), CGPoint(x: 7, y: 7), CGPoint(x: 1, y: 7),
      ])
      context.closePath()
      context.setLineWidth(2)
      context.drawPath(using: .fillStroke)
    }
    try expectEqual(row(both, 1), "rrbbbbrr")
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 8, height: 4))
    path.append(UIBezierPath(rect: CGRect(x: 2, y: 0, width: 4, height: 4)))
    path.usesEvenOddFillRule = true
    let hole = image { _ in
      blue.setFill()
      path.fill()
    }
    try expectEqual(row(hole, 1), "bb....bb")
    expect(path.contains(CGPoint(x: 1, y: 1)))
    expect(!path.contains(CGPoint(x: 4, y: 1)))
  }

  @Test("gradients fill the clip between their ends, and beyond them with options")
  func gradients() throws {
    func drawn(_ options: CGGradientDrawingOptions) throws -> String {
      let colors = [red.cgColor, red.cgColor, blue.cgColor, blue.cgColor] as CFArray
      let gradient = try require(
        CGGradient(
          colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 0.5, 0.5, 1]))
      return try row(
        image { context in
          context.clip(to: CGRect(x: 1, y: 0, width: 7, height: 4))
          context.cgContext.translateBy(x: 2, y: 0)
          context.cgContext.drawLinearGradient(
            gradient, start: .zero, end: CGPoint(x: 4, y: 0), options: options)
        }, 1)
    }
    try expectEqual(drawn([]), "..rrbb..")
    try expectEqual(drawn([.drawsBeforeStartLocation, .drawsAfterEndLocation]), ".rrrbbbb")
    expectNil(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil))
  }

  @Test("blend modes, shadows and groups change what is drawn")
  func modes() throws {
    func drawn(_ draw: (CGContext) -> Void) throws -> String {
      try row(
        image { context in
          let context = context.cgContext
          context.setFillColor(red.cgColor)
          context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
          context.setFillColor(blue.cgColor)
          draw(context)
        }, 2)
    }
    let right = CGRect(x: 2, y: 0, width: 4, height: 4)
    try expectEqual(drawn { $0.fill(right) }, "rrbbbb..")
    try expectEqual(drawn { $0.clear(right) }, "rr......")
    try expectEqual(
      drawn {
        $0.setBlendMode(.destinationOver)
        $0.fill(right)
      }, "rrrrbb..")
    try expectEqual(
      drawn {
        $0.setBlendMode(.multiply)
        $0.fill(right)
      }, "rrkkbb..")
    try expectEqual(
      drawn {
        $0.setShadow(offset: CGSize(width: 2, height: 0), blur: 0, color: red.cgColor)
        $0.fill(CGRect(x: 4, y: 0, width: 2, height: 4))
      }, "rrrrbbrr")
    let group = image { context in
      let context = context.cgContext
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill([right, right.offsetBy(dx: 1, dy: 0)])
      context.endTransparencyLayer()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 4))
    }
    let bitmap = try require(group.cgImage).bitmap
    expectEqual(Set((2..<7).map { bitmap[$0, 1].alpha }).count, 1)
    expect((127...128).contains(bitmap[3, 1].alpha))
    expect((127...128).contains(bitmap[0, 1].alpha))
  }

  @Test("pixels are drawn upside down, as in UIKit contexts, and texts in their place")
  func pixelsAndTexts() throws {
    let top = image { context in
      red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 1))
    }
    let pixels = try require(top.cgImage)
    let turned = image { $0.cgContext.draw(pixels, in: CGRect(x: 0, y: 0, width: 8, height: 4)) }
    try expectEqual(row(turned, 0), "........")
    try expectEqual(row(turned, 3), "rrrrrrrr")

    /// The rows of a picture of 60×60 points with ink in them.
    func rows(_ draw: () -> Void) throws -> [Int] {
      let renderer = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60), format: format(1))
      let bitmap = try require(renderer.image { _ in draw() }.cgImage).bitmap
      return (0..<60).filter { y in (0..<60).contains { bitmap[$0, y].alpha > 99 } }
    }
    let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
    let line = try rows { "MMM MMM MMM".draw(at: CGPoint(x: 0, y: 20), withAttributes: font) }
    try expectAtLeast(require(line.first), 20)
    try expectLess(require(line.last), 33)
    let wrapped = try rows {
      "MMM MMM MMM".draw(in: CGRect(x: 0, y: 20, width: 30, height: 40), withAttributes: font)
    }
    expectEqual(wrapped.first, line.first)
    try expectGreater(require(wrapped.last), 40)
  }

  @Test("images are drawn into images, with a renderer or between begin and end")
  func images() throws {
    let dot = image { context in
      red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
    }
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 2), false, 1)
    let context = try require(UIGraphicsGetCurrentContext())
    context.setFillColor(blue.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    dot.draw(in: CGRect(x: 3, y: 1, width: 2, height: 1))
    // A nested renderer has its own image.
    _ = image { _ in UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 4)) }
    let drawn = try require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    try expectEqual(row(drawn, 0), "b.......")
    try expectEqual(row(drawn, 1), "b..rr...")
    expectNil(UIGraphicsGetCurrentContext())
    expectNil(UIGraphicsGetImageFromCurrentImageContext())
  }

  @Test("a format created from traits has their scale")
  func scale() {
    let format = UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 3))
    expectEqual(format.scale, 3)
  }

  @Test("paths are reversed, copied and outlined")
  func paths() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 4, y: 0))
    path.addQuadCurve(to: CGPoint(x: 8, y: 4), controlPoint: CGPoint(x: 8, y: 0))
    path.close()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 2, y: 1))
    expectEqual(
      Path(path.reversing().cgPath).description,
      "8 4 m 8 0 4 0 q 0 0 l h 2 1 m 1 1 l")
    let copy = path.copy() as? UIBezierPath
    path.removeAllPoints()
    expectEqual(copy?.bounds, CGRect(x: 0, y: 0, width: 8, height: 4))

    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
    expect(square.contains(CGPoint(x: 1, y: 1)))
    expect(!square.contains(CGPoint(x: 5, y: 1)))
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 0, y: 2))
    line.addLine(to: CGPoint(x: 9, y: 2))
    let wide = line.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    expectEqual(wide.boundingBoxOfPath, CGRect(x: 0, y: 1, width: 9, height: 2))
    expect(wide.intersects(square))
  }

  @Test("an image with caps keeps its corners and repeats or stretches the rest")
  func caps() throws {
    let plain = image { context in
      red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
      blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 4))
      UIColor.black.setFill()
      context.fill(CGRect(x: 7, y: 0, width: 1, height: 4))
    }
    let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    for capped in [
      plain.resizableImage(withCapInsets: caps, resizingMode: .stretch),
      plain.resizableImage(withCapInsets: caps),
      plain.stretchableImage(withLeftCapWidth: 1, topCapHeight: 0),
    ] {
      let wide = UIGraphicsImageRenderer(
        size: CGSize(width: 12, height: 4), format: format(1)
      ).image { _ in capped.draw(in: CGRect(x: 0, y: 0, width: 12, height: 4)) }
      try expectEqual(row(wide, 1), "brrrrrrrrrrk")
    }
  }

  @Test("traits become current, and report whether colors look different")
  func traits() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    var background: [CGFloat]?
    dark.performAsCurrent {
      background =
        UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? .black : .white })
        .cgColor.components
    }
    expectEqual(background, [0, 0, 0, 1])
    expect(UITraitCollection.current.userInterfaceStyle != .dark)
    expect(dark.hasDifferentColorAppearance(comparedTo: nil))
    expect(dark.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    let large = UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 3)])
    expect(!dark.hasDifferentColorAppearance(comparedTo: large))
  }
}
