import Expectations
import Foundation
import Galley
import GalleyCairo
import Testing

@Suite struct CanvasTests {
  @Test func `rectangles on pixel edges are exact`() throws {
    for scale in [1.0, 2, 3] {
      let image = try picture(
        size: 6, scale: scale, [.fill(rect(1 / scale, 1 / scale, 2, 2), .color(red), FillStyle())])
      let end = Int(1 + 2 * scale)
      expectEqual(image.rgba(0, 0), [255, 255, 255, 255])
      expectEqual(image.rgba(1, 1), [255, 0, 0, 255])
      expectEqual(image.rgba(end - 1, end - 1), [255, 0, 0, 255])
      expectEqual(image.rgba(end, end - 1), [255, 255, 255, 255])
    }
  }

  @Test func `a canvas without a background is clear`() throws {
    let image = try picture(background: nil, [])
    expect(image.pixels.allSatisfy { $0 == 0 })
  }

  @Test func `large pictures do not show the previous contents of their memory`() throws {
    let square = [DisplayItem.fill(rect(0, 0, 800, 800), .color(red), FillStyle())]
    // The first picture's memory is returned to the system; later ones are reused by size.
    for _ in 0..<3 { _ = try picture(size: 800, square) }
    let image = try picture(
      size: 800, background: nil, [.fill(rect(0, 0, 10, 800), .color(.black), FillStyle())])
    expectEqual(image.rgba(5, 400), [0, 0, 0, 255])
    let covered = image.pixels.count { $0 != 0 }
    expectEqual(covered, 10 * 800)
  }

  @Test func `opacity applies to a group as a whole`() throws {
    let image = try picture([
      .pushOpacity(0.5), .fill(rect(0, 0, 10, 10), .color(red), FillStyle()),
      .fill(rect(0, 0, 10, 10), .color(.black), FillStyle()), .pop,
    ])
    expectAtMost(abs(Int(image.rgba(5, 5)[0]) - 128), 1)
    expectEqual(image.rgba(5, 5)[0], image.rgba(5, 5)[1])
    expectEqual(image.rgba(15, 15), [255, 255, 255, 255])
  }

  @Test func `clips hide content outside them until they are popped`() throws {
    let whole = DisplayItem.fill(rect(0, 0, 20, 20), .color(red), FillStyle())
    var ring = rect(0, 0, 20, 20)
    ring.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    let image = try picture([.pushClip(ring, FillStyle(eoFill: true)), whole, .pop])
    expectEqual(image.rgba(1, 1), [255, 0, 0, 255])
    expectEqual(image.rgba(10, 10), [255, 255, 255, 255])
    let after = try picture([.pushClip(rect(0, 0, 1, 1), FillStyle()), .pop, whole])
    expectEqual(after.rgba(10, 10), [255, 0, 0, 255])
    let empty = try picture([.pushClip(Path(), FillStyle()), whole, .pop])
    expectEqual(empty.rgba(0, 0), [255, 255, 255, 255])
  }

  @Test func `even-odd fills leave the hole open, and winding fills do not`() throws {
    var ring = rect(0, 0, 20, 20)
    ring.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    let open = try picture([.fill(ring, .color(red), FillStyle(eoFill: true))])
    let closed = try picture([.fill(ring, .color(red), FillStyle())])
    expectEqual(open.rgba(10, 10), [255, 255, 255, 255])
    expectEqual(closed.rgba(10, 10), [255, 0, 0, 255])
  }

  @Test func `gradients have their colors at the ends and blend them in between`() throws {
    let stops = [
      PaintStop(color: .black, location: 0), PaintStop(color: .white, location: 1),
    ]
    let linear = Paint.linearGradient(stops, start: .zero, end: CGPoint(x: 20, y: 0))
    let image = try picture([.fill(rect(0, 0, 20, 20), linear, FillStyle())])
    for x in 0..<20 {
      expectAtMost(abs(Double(image.rgba(x, 3)[0]) - (Double(x) + 0.5) / 20 * 255), 1.5)
    }
    let radial = Paint.radialGradient(
      stops, center: CGPoint(x: 10, y: 10), startRadius: 0, endRadius: 10)
    let round = try picture([.fill(rect(0, 0, 20, 20), radial, FillStyle())])
    expectLess(round.rgba(10, 10)[0], 25)
    expectEqual(round.rgba(0, 0), [255, 255, 255, 255])
  }

  @Test(arguments: [1.0, 2])
  func `angular gradients run clockwise without seams`(scale: Double) throws {
    let stops = [PaintStop(color: .black, location: 0), PaintStop(color: .white, location: 1)]
    let paint = Paint.angularGradient(
      stops, center: CGPoint(x: 10, y: 10), startAngle: .zero, endAngle: .degrees(360))
    let image = try picture(scale: scale, [.fill(rect(0, 0, 20, 20), paint, FillStyle())])
    let (middle, far) = (Int(10 * scale), Int(19 * scale))
    expectLess(image.rgba(far, middle)[0], 12)
    expectLess(abs(Int(image.rgba(middle, far)[0]) - 64), 6)
    expectLess(abs(Int(image.rgba(1, middle)[0]) - 128), 6)
    expectLess(abs(Int(image.rgba(middle, 1)[0]) - 191), 6)
    expectGreater(image.rgba(far, middle - 1)[0], 243)
    expect(
      (0..<image.height).allSatisfy { y in
        (0..<image.width).allSatisfy { image[$0, y].alpha == 255 }
      })
  }

  @Test func `a partial angular gradient ends opposite its middle`() throws {
    let stops = [PaintStop(color: red, location: 0), PaintStop(color: blue, location: 1)]
    let paint = Paint.angularGradient(
      stops, center: CGPoint(x: 10, y: 10), startAngle: .zero, endAngle: .degrees(90))
    let image = try picture([.fill(rect(0, 0, 20, 20), paint, FillStyle())])
    expectEqual(image.rgba(2, 17), [0, 0, 255, 255])
    expectEqual(image.rgba(17, 2), [255, 0, 0, 255])
  }

  @Test func `degenerate paints and paths neither crash nor fail`() throws {
    let stop = [PaintStop(color: red, location: 0)]
    let paints: [Paint] = [
      .linearGradient([], start: .zero, end: .zero),
      .linearGradient(stop, start: .zero, end: .zero),
      .radialGradient(stop, center: .zero, startRadius: 5, endRadius: 5),
      .radialGradient(stop, center: .zero, startRadius: -5, endRadius: 5),
      .angularGradient([], center: .zero, startAngle: .zero, endAngle: .zero),
      .angularGradient(stop, center: .zero, startAngle: .degrees(90), endAngle: .zero),
    ]
    let paths = [
      Path(), rect(0, 0, 0, 0), rect(5, 5, -3, -3), rect(.nan, 0, 5, 5), rect(-1e30, 0, 2e30, 5),
      rect(.infinity, 0, 5, 5),
    ]
    for paint in paints {
      for path in paths {
        _ = try picture([
          .fill(path, paint, FillStyle()), .stroke(path, StrokeStyle(lineWidth: 2), paint),
        ])
      }
    }
    for style in [
      StrokeStyle(lineWidth: -1), StrokeStyle(lineWidth: .nan), StrokeStyle(dash: [0, 0]),
      StrokeStyle(dash: [-1, 2]), StrokeStyle(miterLimit: 0), StrokeStyle(dash: [.nan]),
    ] {
      _ = try picture([.stroke(rect(2, 2, 9, 9), style, .color(red))])
    }
    for matrix in [
      CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: .nan, y: 1),
      CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
      CGAffineTransform(scaleX: 1e-200, y: 1e-200),
    ] {
      let fill = DisplayItem.fill(rect(0, 0, 20, 20), .color(red), FillStyle())
      let image = try picture([.pushTransform(matrix), fill, .pop])
      expectEqual(image.rgba(10, 10), [255, 255, 255, 255])
    }
  }

  @Test func `dashes leave gaps, and square caps extend lines`() throws {
    var line = Path()
    line.move(to: CGPoint(x: 4, y: 10))
    line.addLine(to: CGPoint(x: 16, y: 10))
    let dashed = try picture([
      .stroke(line, StrokeStyle(lineWidth: 2, dash: [4, 4]), .color(.black))
    ])
    expectEqual(dashed.rgba(5, 10)[0], 0)
    expectEqual(dashed.rgba(9, 10)[0], 255)
    expectEqual(dashed.rgba(13, 10)[0], 0)
    let square = try picture([
      .stroke(line, StrokeStyle(lineWidth: 4, lineCap: .square), .color(.black))
    ])
    expectEqual(square.rgba(2, 10)[0], 0)
    expectEqual(square.rgba(1, 10)[0], 255)
  }

  @Test func `transforms move only their own content`() throws {
    let dot = DisplayItem.fill(rect(0, 0, 2, 2), .color(red), FillStyle())
    let image = try picture([
      .pushTransform(CGAffineTransform(translationX: 10, y: 5)), dot, .pop, dot,
    ])
    expectEqual(image.rgba(10, 5), [255, 0, 0, 255])
    expectEqual(image.rgba(0, 0), [255, 0, 0, 255])
    expectEqual(image.rgba(5, 5), [255, 255, 255, 255])
  }

  @Test func `shadows are soft copies below the content`() throws {
    let box = DisplayItem.fill(rect(20, 20, 20, 20), .color(red), FillStyle())
    func shadowed(_ radius: Double, _ offset: CGSize) throws -> Bitmap {
      try picture(
        size: 60, [.pushShadow(color: .black, radius: radius, offset: offset), box, .pop])
    }
    let hard = try shadowed(0, CGSize(width: 10, height: 0))
    expectEqual(hard.rgba(45, 30), [0, 0, 0, 255])
    expectEqual(hard.rgba(51, 30), [255, 255, 255, 255])
    expectEqual(hard.rgba(30, 30), [255, 0, 0, 255])
    let soft = try shadowed(8, .zero)
    let edge = soft.rgba(40, 30)[0]
    expectGreater(edge, 100)
    expectLess(edge, 160)
    expectGreater(soft.rgba(44, 30)[0], edge)
    expectAtLeast(soft.rgba(57, 30)[0], 254)
    expectEqual(soft.rgba(44, 30), soft.rgba(15, 30))
    let nested = try picture(
      size: 60,
      [
        .pushShadow(color: .black, radius: 4, offset: .zero), .pushOpacity(0.5), box, .pop, .pop,
      ])
    expectGreater(nested.rgba(30, 30)[0], nested.rgba(30, 30)[1])
  }

  @Test func `unbalanced pushes and pops neither crash nor fail`() throws {
    let fill = DisplayItem.fill(rect(0, 0, 20, 20), .color(red), FillStyle())
    let image = try picture([
      .pop, .pop, .pushOpacity(0.5), .pushShadow(color: .black, radius: 2, offset: .zero), fill,
    ])
    expectEqual(image.rgba(10, 10)[0], 255)
    expectLess(image.rgba(10, 10)[1], 140)
  }
}
