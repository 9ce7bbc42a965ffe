import Expectations
import Galley
import TestSupport
import Testing

/// Each of these views once crashed, hung, or rendered incorrectly.
@MainActor
@Suite("Views found by fuzzing")
struct FoundByFuzzingTests {
  private func pixels(_ view: some View) throws -> Bitmap {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 60, height: 40)
    return try renderer.bitmap()
  }

  @Test("nested shadows are painted", .enabled(if: hasPainter))
  func nestedShadows() throws {
    let inner = Color.red.frame(width: 20, height: 10).shadow(radius: 3)
    let picture = try pixels(inner.shadow(color: .blue, radius: 2, x: 10, y: 10))
    expectGreater(picture[30, 20].red, 200)
    // The outer shadow of the red box.
    expectGreater(picture[44, 32].blue, 100)
    try expectEqual(pixels(Slider(value: .constant(0.5)).shadow(radius: 5)).width, 60)
  }

  @Test("a tint of the accent color resolves to the outer tint", .enabled(if: hasPainter))
  func inheritedTint() throws {
    let dot = Rectangle().fill(.tint)
    try expectEqual(pixels(dot.tint(.accentColor)), pixels(dot))
    try expectEqual(pixels(dot.tint(.accentColor).tint(.green)), pixels(dot.tint(.green)))
    let ground = Rectangle().fill(.background)
    try expectEqual(pixels(ground.backgroundStyle(.background)), pixels(ground))
    try expectEqual(
      pixels(ground.backgroundStyle(.background.opacity(0.5)).backgroundStyle(.red)),
      pixels(Rectangle().fill(.red.opacity(0.5))))
  }

  @Test("a gauge's tint can be a gradient of the outer tint", .enabled(if: hasPainter))
  func gradientOfTint() throws {
    let gauge = Gauge(value: 0.5) { Text("a") }.gaugeStyle(.accessoryCircular)
    let gradient = gauge.tint(Gradient(colors: [.accentColor, .accentColor]))
    try expect(pixels(gradient.tint(.green)) != pixels(gauge.tint(.orange)))
  }

  @Test("a huge image can be rotated in a document", .enabled(if: hasPainter))
  func hugeRotatedImage() throws {
    let image = Image(
      Bitmap(width: 1, height: 1, pixels: [255, 0, 0, 255]), scale: .leastNormalMagnitude)
    for view in [AnyView(image), AnyView(Rectangle().fill(ImagePaint(image: image)))] {
      let renderer = ImageRenderer(content: view.rotationEffect(.degrees(10)))
      renderer.proposedSize = ProposedViewSize(width: 60, height: 40)
      try expect(renderer.pdfData().starts(with: "%PDF".utf8))
    }
  }

  @Test("a tint follows the color scheme inside it", .enabled(if: hasPainter))
  func tintFollowsScheme() throws {
    let dot = Rectangle().fill(.tint)
    try expectEqual(
      pixels(dot.environment(\.colorScheme, .dark).tint(.red)),
      pixels(Rectangle().fill(.red).environment(\.colorScheme, .dark)))
  }

  @Test(
    "colors with NaN components are painted, described and compared",
    .enabled(if: hasPainter),
    arguments: [.nan, .infinity, -.infinity, 1e300, -1] as [Double])
  func strangeColors(number: Double) throws {
    let colors = [
      Color(red: number, green: 0.5, blue: 0.5), .red.opacity(number),
      Color(hue: number, saturation: number, brightness: number), .red.mix(with: .blue, by: number),
    ]
    for color in colors {
      expect(!color.description.isEmpty)
      let text = Text("a").foregroundColor(color)
      expectEqual(text, Text("a").foregroundColor(color))
      let gradient = AngularGradient(
        colors: [color, .red], center: .center, startAngle: .zero, endAngle: .degrees(90))
      for view in [AnyView(text), AnyView(color), AnyView(gradient)] {
        let renderer = ImageRenderer(content: view.frame(width: 4, height: 4))
        try expectEqual("\(renderer.displayList())", "\(renderer.displayList())")
        try expectEqual(renderer.bitmap(), renderer.bitmap())
      }
    }
    // NaN is transparent; values that are too large are opaque.
    let opacity = try pixels(Color.red.opacity(number))[30, 20].alpha
    expectEqual(opacity, number > 1 ? 255 : 0)
  }

  @Test("gradients with NaN points have a single color", .enabled(if: hasPainter))
  func strangeGradients() throws {
    let nowhere = UnitPoint(x: .nan, y: .infinity)
    let colors = [Color.blue, .red]
    for gradient in [
      AnyShapeStyle(
        AngularGradient(colors: colors, center: nowhere, startAngle: .zero, endAngle: .degrees(9))),
      AnyShapeStyle(LinearGradient(colors: colors, startPoint: nowhere, endPoint: .bottom)),
      AnyShapeStyle(
        RadialGradient(colors: colors, center: nowhere, startRadius: 0, endRadius: .infinity)),
    ] {
      try expectEqual(pixels(Rectangle().fill(gradient)), pixels(Rectangle().fill(.red)))
    }
  }

  @Test("an arc with a huge angle terminates", arguments: [1e300, -1e300, 1e16])
  func hugeArc(degrees: Double) {
    for clockwise in [false, true] {
      var path = Path()
      path.addArc(
        center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(degrees),
        clockwise: clockwise)
      // The control points of curves are slightly outside.
      expectAtMost(path.boundingRect.width, 21)
    }
  }

  @Test("an arc in the other direction takes the long way", arguments: [90.0, 450, 720, -90, -450])
  func arcDirection(degrees: Double) {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(degrees), clockwise: true)
    // Counterclockwise on screen, starting at the right and going up. Full turns add nothing.
    let expected: CGFloat = [90: 20, 450: 20, 720: 0, -90: 10, -450: 20][degrees]!
    expectLess(abs(path.boundingRect.width - expected), 0.001, "\(path.boundingRect)")
  }

  @Test("dashes that would exhaust memory become a solid line", .enabled(if: hasPainter))
  func countlessDashes() throws {
    let dashed = Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 9, dash: [0.001, 0.001]))
    try expectEqual(pixels(dashed.frame(width: 1e6, height: 1).shadow(radius: 1)).width, 60)
  }

  @Test(
    "strokes with any width and miter limit are painted", .enabled(if: hasPainter),
    arguments: [100, 1e4, 1e16, 1e300])
  func hugeStrokes(width: CGFloat) throws {
    let style = StrokeStyle(lineWidth: width, miterLimit: 1e16, dash: [1, 0.5], dashPhase: 1e308)
    let solid = StrokeStyle(lineWidth: width, miterLimit: 1e16)
    try expectEqual(pixels(Capsule().stroke(.blue, style: style)).width, 60)
    try expectEqual(
      pixels(Capsule().stroke(.blue, style: solid).clipped()),
      pixels(Rectangle().fill(.blue)))
    try expectEqual(pixels(Circle().stroke(style: solid).scaleEffect(x: 1e8, y: 1e-3)).width, 60)
  }

  @Test("glyphs of any size are painted", .enabled(if: hasPainter), arguments: [50, 1e3, 1e5, 1e8])
  func hugeGlyphs(scale: CGFloat) throws {
    // The block character is filled in the middle; the middle of the emoji is opaque.
    let box = Text(verbatim: "\u{2588}").foregroundStyle(.blue)
    try expectEqual(pixels(box.scaleEffect(scale).clipped())[30, 20].blue, 255)
    // Larger scales exceed the limit for bitmaps.
    let woman = Text(verbatim: "👩").scaleEffect(min(scale, 1e5))
    try expectEqual(pixels(woman.clipped())[30, 20].alpha, 255)
    try expectEqual(pixels(box.scaleEffect(x: scale, y: 0.01)).width, 60)
  }

  @Test("distant tiles are painted, even at subpixel offsets", .enabled(if: hasPainter))
  func distantTiles() throws {
    let tile = Image(Bitmap(width: 1, height: 1, pixels: [255, 0, 0, 255]), scale: 1)
      .resizable(resizingMode: .tile).frame(width: 4e9, height: 4e9)
    try expectEqual(pixels(tile)[30, 20].red, 255)
    try expectEqual(pixels(tile.rotationEffect(.degrees(0.5)).clipped())[30, 20].red, 255)
  }

  @Test("clips and scrolled content can be infinite", .enabled(if: hasPainter))
  func infiniteClips() throws {
    let picture = Image(Bitmap(width: 1, height: 1, pixels: [255, 0, 0, 255]), scale: 1e-308)
    try expectEqual(pixels(GeometryReader { _ in picture.cornerRadius(10) }).width, 60)
    let padded = ScrollView {
      Button("a") {}.safeAreaPadding(.all, -.greatestFiniteMagnitude)
    }
    try expectEqual(pixels(padded).width, 60)
  }

  @Test("relative frames accept any count and span", arguments: [Int.min, -1, 0, 1, .max])
  func relativeParts(number: Int) {
    for view in [
      Color.red.containerRelativeFrame(.horizontal, count: number, span: 1, spacing: 10),
      Color.red.containerRelativeFrame(.horizontal, count: 1, span: number, spacing: 10),
    ] {
      expect(layout(100, 100) { view }.nodes.allSatisfy { $0.frame.width >= 0 })
    }
  }

  @Test("a view without height that fills a finite one stays finite")
  func fillingWithoutHeight() {
    let view = Color.red.frame(height: 0).scaledToFill()
    expect(layout(nil, 100) { view }.root.frame.isFinite)
    expect(layout(50, 100) { view }.root.frame.isFinite)
  }

  @Test("overflowing positions are corrected")
  func sumsOfPositions() {
    let view = Color.red.frame(width: 1, height: 1)
      .offset(x: 1.5e308, y: -1.5e308).offset(x: 1.5e308, y: -1.5e308).offset(x: -.infinity)
    for node in layout(10, 10, { view }).nodes { expect(node.frame.isFinite) }
  }

  @Test("right-to-left layout in an infinite width gives no NaN positions")
  func mirrorOfInfinity() {
    let view = Color.red.frame(idealWidth: .infinity)
      .environment(\.layoutDirection, .rightToLeft)
    for node in layout(nil, nil, { HStack { view } }).nodes { expect(!node.frame.minX.isNaN) }
  }

  @Test("content beyond the safe area of an infinite container has a valid position")
  func infiniteSafeArea() {
    let views: [AnyView] = [
      AnyView(NavigationStack { Form {} }),
      AnyView(TabView { Color.red.background(.thinMaterial) }),
      AnyView(Color.red.ignoresSafeArea().safeAreaInset(edge: .top) { Color.blue }),
    ]
    for view in views {
      for (width, height) in [(nil, .infinity), (.infinity, nil)] as [(CGFloat?, CGFloat?)] {
        for node in layout(width, height, { view }).nodes { expect(!node.frame.minY.isNaN) }
        for node in layout(width, height, { view }).nodes { expect(!node.frame.minX.isNaN) }
      }
    }
  }

  @Test("matching the geometry of an infinite view is ignored")
  func infiniteGeometry() {
    struct Matched: View {
      @Namespace private var space
      var body: some View {
        Image(Bitmap(width: 1, height: 1, pixels: [255, 0, 0, 255]), scale: .leastNonzeroMagnitude)
          .matchedGeometryEffect(id: 1, in: space)
        Color.red.matchedGeometryEffect(id: 1, in: space, isSource: false)
      }
    }
    for node in layout(nil, nil, { VStack { Matched() } }).nodes {
      expect(!node.frame.minX.isNaN)
      expect(!node.frame.minY.isNaN)
    }
  }

  @Test("filters are painted in a distant shadow", .enabled(if: hasPainter))
  func distantShadow() throws {
    func picture(_ shadow: CGFloat) throws -> Bitmap {
      try pixels(
        Color.red.frame(width: 20, height: 20).saturation(0.5).blur(radius: 2)
          .shadow(color: .black, radius: 2, y: shadow))
    }
    // Shadows more than a million points away are omitted.
    try expectEqual(picture(50_000), picture(2_000_000))
    // A distant view may cast its shadow here.
    let far = Color.red.frame(width: 60, height: 40).grayscale(1).offset(y: -50_000)
      .shadow(color: .black, radius: 0, y: 50_000)
    try expectEqual(pixels(far)[30, 20].alpha, 255)
  }

  @Test("a gradient with distant circles has a single color", .enabled(if: hasPainter))
  func distantCircles() throws {
    for (radii, color) in [((10, 80), [0, 255]), ((80, 10), [255, 0])] {
      let colors = [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)]
      let view = Canvas { context, size in
        context.fill(
          Path(CGRect(origin: .zero, size: size)),
          with: .radialGradient(
            Gradient(colors: colors), center: .zero, startRadius: CGFloat(radii.0),
            endRadius: CGFloat(radii.1), options: .mirror))
      }
      .frame(width: 1e9, height: 1e9)
      let renderer = ImageRenderer(content: view.frame(width: 60, height: 40))
      renderer.scale = 2
      let pixel = try renderer.bitmap()[30, 20]
      expectEqual([Int(pixel.red), Int(pixel.blue)], color)
      try expect(renderer.pdfData().starts(with: "%PDF".utf8))
    }
  }
}
