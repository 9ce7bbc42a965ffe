import Expectations
import Galley
import TestSupport
import Testing

@MainActor
@Suite("Filters, masks and blend modes")
struct FilterTests {
  private func pixels(_ view: some View) throws -> Bitmap {
    try ImageRenderer(content: view.frame(width: 20, height: 20)).bitmap()
  }

  private func middle(_ view: some View) throws -> [Int] {
    let pixel = try pixels(view)[10, 10]
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha].map(Int.init)
  }

  private func color(_ red: Double, _ green: Double, _ blue: Double) -> Color {
    Color(red: red / 255, green: green / 255, blue: blue / 255)
  }

  @Test("color filters follow the standard matrices", .enabled(if: hasPainter))
  func colors() throws {
    let base = color(200, 100, 50)
    try expectEqual(middle(base.brightness(0.2)), [251, 151, 101, 255])
    try expectEqual(middle(base.brightness(9)), [255, 255, 255, 255])
    try expectEqual(middle(base.contrast(2)), [255, 73, 0, 255])
    try expectEqual(middle(base.contrast(0)), [128, 128, 128, 255])
    // 0.213 × 200 + 0.715 × 100 + 0.072 × 50
    try expectEqual(middle(base.saturation(0)), [118, 118, 118, 255])
    try expectEqual(middle(base.grayscale(1)), [118, 118, 118, 255])
    try expectEqual(middle(base.saturation(1)), [200, 100, 50, 255])
    try expectEqual(middle(base.hueRotation(.degrees(360))), [200, 100, 50, 255])
    try expectEqual(middle(base.colorInvert()), [55, 155, 205, 255])
    try expectEqual(middle(base.colorMultiply(color(128, 255, 0))), [100, 100, 0, 255])
    try expectEqual(middle(base.luminanceToAlpha()), [0, 0, 0, 118])
    // Rotating hues keeps the lightness of gray.
    try expectEqual(middle(color(90, 90, 90).hueRotation(.degrees(77))), [90, 90, 90, 255])
  }

  @Test("a blur spreads opacity and preserves its sum", .enabled(if: hasPainter))
  func blur() throws {
    let dot = Color.black.frame(width: 4, height: 4)
    let sharp = try pixels(dot)
    let soft = try pixels(dot.blur(radius: 1.5))
    func sum(_ bitmap: Bitmap) -> Int {
      (0..<20).reduce(0) { sum, y in (0..<20).reduce(sum) { $0 + Int(bitmap[$1, y].alpha) } }
    }
    expectLess(abs(sum(soft) - sum(sharp)), sum(sharp) / 50)
    expectGreater(soft[6, 10].alpha, 0)
    expectEqual(sharp[6, 10].alpha, 0)
    expectLess(soft[10, 10].alpha, 255)
    try expectEqual(pixels(dot.blur(radius: 0)), sharp)
    // Opaque edges do not move.
    let opaque = try pixels(dot.blur(radius: 1.5, opaque: true))
    expectEqual(opaque, sharp)
  }

  @Test(
    "a mask multiplies opacity",
    .enabled(if: hasPainter))
  func masks() throws {
    let half = Color.red.mask(alignment: .leading) { Color.blue.frame(width: 10) }
    let picture = try pixels(half)
    expectEqual(picture[9, 10].alpha, 255)
    expectGreater(picture[9, 10].red, 200)
    expectEqual(picture[10, 10].alpha, 0)
    let faint = try middle(Color.black.mask(Color.white.opacity(0.5)))
    expectAtMost(abs(faint[3] - 128), 1)
    try expectEqual(pixels(Color.red.mask { EmptyView() }), pixels(Color.clear))
    try expectEqual(pixels(Color.clear.mask { Color.red }), pixels(Color.clear))
    // A mask does not affect the size.
    let tree = LayoutTree(
      of: Color.red.frame(width: 7, height: 5).mask { Color.blue.frame(width: 90) },
      proposal: .unspecified)
    expectEqual(tree.root.frame.size, CGSize(width: 7, height: 5))
  }

  @Test("blend modes mix with the background within the nearest group", .enabled(if: hasPainter))
  func blending() throws {
    let (below, above) = (color(200, 100, 50), color(100, 200, 50))
    func mixed(_ mode: BlendMode) throws -> [Int] {
      try middle(
        ZStack {
          below
          above.blendMode(mode)
        })
    }
    try expectEqual(mixed(.normal), [100, 200, 50, 255])
    try expectEqual(mixed(.multiply), [78, 78, 10, 255])
    try expectEqual(mixed(.screen), [222, 222, 90, 255])
    try expectEqual(mixed(.darken), [100, 100, 50, 255])
    try expectEqual(mixed(.lighten), [200, 200, 50, 255])
    try expectEqual(mixed(.difference), [100, 100, 0, 255])
    try expectEqual(mixed(.plusLighter), [255, 255, 100, 255])
    try expectEqual(mixed(.destinationOver), [200, 100, 50, 255])
    try expectEqual(mixed(.destinationOut), [0, 0, 0, 0])
    let group = ZStack {
      below
      above.blendMode(.multiply).compositingGroup()
    }
    try expectEqual(middle(group), [100, 200, 50, 255])
  }

  @Test("opacity applies to a group as a whole", .enabled(if: hasPainter))
  func groups() throws {
    let two = ZStack {
      Color.black
      Color.black
    }
    try expectEqual(middle(two.compositingGroup().opacity(0.5))[3], 128)
    try expectEqual(middle(two.drawingGroup().opacity(0.5))[3], 128)
  }

  @Test("filters work within shadows, transforms and other filters", .enabled(if: hasPainter))
  func nested() throws {
    let dot = color(200, 100, 50).frame(width: 8, height: 8)
    let plain = try middle(dot.colorInvert())
    try expectEqual(middle(dot.colorInvert().shadow(radius: 2)), plain)
    try expectEqual(middle(dot.colorInvert().rotationEffect(.degrees(90))), plain)
    try expectEqual(middle(dot.colorInvert().colorInvert()), [200, 100, 50, 255])
    try expectEqual(middle(dot.mask { Circle() }.colorInvert().mask { Circle() }), plain)
  }

  @Test(
    "filters with extreme values and transforms terminate", .enabled(if: hasPainter),
    arguments: [0, -1, .nan, .infinity, 1e300, .leastNonzeroMagnitude] as [Double])
  func hostile(number: Double) throws {
    let box = Color.red.frame(width: 8, height: 8)
    for view in [
      AnyView(box.blur(radius: number, opaque: true)), AnyView(box.brightness(number)),
      AnyView(box.contrast(number).saturation(number)),
      AnyView(box.grayscale(number).hueRotation(.degrees(number))),
      AnyView(box.saturation(2).scaleEffect(x: number, y: 10)),
      AnyView(
        Capsule().stroke(.red, style: StrokeStyle(lineWidth: 1, dash: [2, 1]))
          .transformEffect(CGAffineTransform(a: number, b: 0, c: 0, d: 0.3, tx: 33, ty: 33))
          .shadow(radius: 3)),
    ] {
      try expectEqual(pixels(view).width, 20)
    }
    let renderer = ImageRenderer(content: Softening(radius: number))
    try renderer.animate(to: 0.1) { try renderer.tap("go") }
    try expectGreater(renderer.bitmap().width, 0)
  }

  @Test("the display list names filters and lists a mask after its content")
  func description() throws {
    let view = Color.red.blur(radius: 2).mask { Color.blue }.frame(width: 4, height: 4)
    let lines = try "\(ImageRenderer(content: view).displayList())".split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces).prefix(6) }
    expectEqual(lines, ["canvas", "masked", "filter", "fill r", "end", "by", "fill r", "end"])
  }
}

/// A view that blurs in response to a tap.
private struct Softening: View {
  let radius: Double
  @State private var isSoft = false

  var body: some View {
    Button("go") { withAnimation { isSoft = true } }
      .blur(radius: isSoft ? radius : 1).contrast(isSoft ? radius : 1)
  }
}
