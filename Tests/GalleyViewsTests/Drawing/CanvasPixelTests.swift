import Expectations
import Galley
import TestSupport
import Testing

@MainActor
@Suite("Canvas pixels", .enabled(if: hasPainter))
struct CanvasPixelTests {
  private let all = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
  private let left = Path(CGRect(x: 0, y: 0, width: 10, height: 20))

  /// Red, green, blue and opacity at points of a canvas of 20 × 20 pixels.
  private func pixels(
    at points: [(Int, Int)], _ draw: @escaping (inout GraphicsContext) -> Void
  ) throws -> [[Int]] {
    let canvas = Canvas { context, _ in draw(&context) }.frame(width: 20, height: 20)
    let bitmap = try ImageRenderer(content: canvas).bitmap()
    return points.map { x, y in
      let pixel = bitmap[x, y]
      return [pixel.red, pixel.green, pixel.blue, pixel.alpha].map(Int.init)
    }
  }

  @Test("drawing is clipped to the view")
  func clipped() throws {
    let canvas = Canvas { context, _ in
      context.fill(Path(CGRect(x: -50, y: -50, width: 200, height: 200)), with: .color(.black))
    }
    let bitmap = try ImageRenderer(content: canvas.frame(width: 10, height: 10).padding(5)).bitmap()
    expectEqual(bitmap[4, 10].alpha, 0)
    expectEqual(bitmap[5, 10].alpha, 255)
    expectEqual(bitmap[15, 10].alpha, 0)
  }

  @Test("an inverse clip shows the outside of the shape")
  func inverseClip() throws {
    let seen = try pixels(at: [(5, 10), (15, 10)]) {
      $0.clip(to: left, options: .inverse)
      $0.fill(all, with: .color(.black))
    }
    expectEqual(seen, [[0, 0, 0, 0], [0, 0, 0, 255]])
  }

  @Test("a layer clips by its opacity, and an inverse one by its transparency")
  func layerClip() throws {
    for (options, expected) in [
      (GraphicsContext.ClipOptions(), [128, 0]), (.inverse, [127, 255]),
    ] {
      let seen = try pixels(at: [(5, 10), (15, 10)]) { context in
        context.clipToLayer(opacity: 0.5, options: options) {
          $0.fill(left, with: .color(.black))
        }
        context.fill(all, with: .color(.black))
      }
      for (pixel, opacity) in zip(seen, expected) { expectAtMost(abs(pixel[3] - opacity), 1) }
    }
  }

  @Test("blend modes mix with the background; Porter-Duff modes stay within the shape")
  func blendModes() throws {
    func below(_ mode: GraphicsContext.BlendMode, opacity: Double = 1) throws -> [[Int]] {
      try pixels(at: [(5, 10), (15, 10)]) {
        $0.fill(all, with: .color(red: 1, green: 0.5, blue: 0))
        $0.blendMode = mode
        $0.fill(left, with: .color(red: 0.5, green: 0.5, blue: 0.5, opacity: opacity))
      }
    }
    let orange = [255, 128, 0, 255]
    try expectEqual(below(.multiply), [[128, 64, 0, 255], orange])
    try expectEqual(below(.clear), [[0, 0, 0, 0], orange])
    try expectEqual(below(.destinationOut), [[0, 0, 0, 0], orange])
    try expectEqual(below(.sourceOut), [[0, 0, 0, 0], orange])
    try expectEqual(below(.sourceIn), [[128, 128, 128, 255], orange])
    try expectEqual(below(.xor), [[0, 0, 0, 0], orange])
    try expectEqual(below(.destinationOver), [orange, orange])
    let copied = try below(.copy, opacity: 0.5)
    expectAtMost(abs(copied[0][3] - 128), 1)
    expectEqual(copied[1], orange)
  }

  @Test("gradients repeat or mirror past their end")
  func gradients() throws {
    func levels(_ options: GraphicsContext.GradientOptions) throws -> [Int] {
      try pixels(at: [(0, 0), (9, 0), (10, 0), (19, 0)]) {
        $0.fill(
          all,
          with: .linearGradient(
            Gradient(colors: [.black, .white]), startPoint: .zero, endPoint: CGPoint(x: 10, y: 0),
            options: options))
      }.map { $0[0] }
    }
    let (pad, again, mirrored) = (
      try levels([]), try levels(.repeat), try levels(.mirror)
    )
    for levels in [pad, again, mirrored] { expect(levels[0] < 30 && levels[1] > 220) }
    expectEqual(pad[2], 255)
    expectEqual(pad[3], 255)
    expectLess(again[2], 30)
    expectGreater(again[3], 220)
    expectGreater(mirrored[2], 220)
    expectLess(mirrored[3], 30)
  }

  @Test("tiles extend in all directions from their origin")
  func tiles() throws {
    var bitmap = Bitmap(width: 2, height: 1, pixels: Array(repeating: 0, count: 8))
    bitmap.pixels[3] = 255
    bitmap.pixels[7] = 255
    bitmap.pixels[4] = 255
    let image = Image(bitmap).interpolation(.none)
    // Alternating black and red pixels, four points wide, starting at x = 10.
    let seen = try pixels(at: [(1, 3), (5, 3), (9, 3), (11, 3), (15, 3)]) {
      $0.fill(all, with: .tiledImage(image, origin: CGPoint(x: 10, y: 0), scale: 4))
    }
    expectEqual(seen.map { $0[0] }, [255, 0, 255, 0, 255])
  }

  @Test("an alpha threshold on a blur leaves an area with smooth edges")
  func threshold() throws {
    let seen = try pixels(at: [(10, 10), (1, 1)] + (0..<20).map { ($0, 10) }) { context in
      context.addFilter(.alphaThreshold(min: 0.5, color: .white))
      context.addFilter(.blur(radius: 2))
      context.drawLayer {
        $0.fill(
          Path(ellipseIn: CGRect(x: 4.3, y: 4.3, width: 11.4, height: 11.4)), with: .color(.black))
      }
    }
    expectEqual(seen[0], [255, 255, 255, 255])
    expectEqual(seen[1], [0, 0, 0, 0])
    expect(seen[2...].contains { $0[3] > 0 && $0[3] < 255 })
  }

  @Test("shadows: alone, above the content, and of transparent areas")
  func shadows() throws {
    func drawn(_ options: GraphicsContext.ShadowOptions) throws -> [[Int]] {
      try pixels(at: [(5, 10), (13, 10)]) {
        $0.addFilter(
          .shadow(
            color: Color(red: 1, green: 0, blue: 0), radius: 0, x: 5, options: options))
        $0.fill(left, with: .color(white: 1))
      }
    }
    let (white, red, clear) = ([255, 255, 255, 255], [255, 0, 0, 255], [0, 0, 0, 0])
    try expectEqual(drawn([]), [white, red])
    try expectEqual(drawn(.shadowOnly), [red, red])
    try expectEqual(drawn(.shadowAbove), [red, red])
    try expectEqual(drawn([.shadowOnly, .invertsAlpha])[0], clear)
  }

  @Test("extreme values never fail")
  func hostile() throws {
    let values = [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, 0, -1]
    for value in values {
      let size = CGSize(width: value, height: value)
      let rect = CGRect(origin: CGPoint(x: value, y: value), size: size)
      _ = try pixels(at: []) { context in
        context.addFilter(.blur(radius: value))
        context.addFilter(.shadow(radius: value, x: value, y: value, options: .shadowAbove))
        context.addFilter(.alphaThreshold(min: Double(value), max: Double(value)))
        context.clip(to: Path(rect), options: .inverse)
        context.opacity = Double(value)
        context.fill(Path(rect), with: .color(.red))
        context.draw(Text("x"), in: rect)
        context.draw(Text("x"), at: rect.origin, anchor: UnitPoint(x: value, y: value))
        context.draw(Image(systemName: "star"), in: rect)
        _ = context.resolve(Text("x")).measure(in: size)
        _ = context.resolve(Text("x")).lastBaseline(in: size)
        context.opacity = 1
        context.scaleBy(x: value, y: value)
        context.rotate(by: .degrees(value))
        context.translateBy(x: value, y: value)
        context.addFilter(.blur(radius: 1))
        _ = context.clipBoundingRect
        context.stroke(Path(rect), with: .color(.red), lineWidth: value)
        context.drawLayer { $0.fill(Path(ellipseIn: rect), with: .color(.red)) }
        context.fill(
          all, with: .tiledImage(Image(systemName: "star"), origin: rect.origin, scale: value))
      }
    }
  }
}
