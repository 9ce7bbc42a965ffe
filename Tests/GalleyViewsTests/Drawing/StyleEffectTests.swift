import Expectations
import Galley
import TestSupport
import Testing

@MainActor
@Suite("Styles with shadows, blend modes, images and meshes")
struct StyleEffectTests {
  private func items(_ view: some View) throws -> [String] {
    try ImageRenderer(content: view.frame(width: 40, height: 20)).displayList().items
      .map(\.description)
  }

  private func pixels(_ view: some View) throws -> Bitmap {
    try ImageRenderer(content: view.frame(width: 40, height: 20)).bitmap()
  }

  @Test("shadows and blend modes of a style apply to the drawing")
  func effects() throws {
    try expectEqual(
      items(Rectangle().fill(.white.shadow(.drop(color: .black, radius: 3, x: 1, y: 2)))),
      [
        "shadow #000000 radius 3 offset (1, 2)", "fill rect 0 0 40 20 with #FFFFFF", "end",
      ])
    try expectEqual(
      items(Rectangle().fill(.white.blendMode(.multiply))),
      [
        "filter blend multiply", "fill rect 0 0 40 20 with #FFFFFF", "end",
      ])
    try expectEqual(
      items(Rectangle().foregroundStyle(.blendMode(.screen))).first, "filter blend screen")
    // Both effects, in a text next to a part without them.
    let text = Text("a").foregroundStyle(.white.shadow(.drop(color: .black, radius: 1))) + Text("b")
    let steps = try items(text)
    expect(steps.count == 4 && steps[0].hasPrefix("shadow") && steps[2] == "end")
    expect(steps[1], endsWith: "with #FFFFFF, #000000@0%")
  }

  @Test("the styles of the system have iOS's colors, light and dark, at each level")
  func systemStyles() throws {
    func colors(_ style: some ShapeStyle) throws -> [String] {
      try [ColorScheme.light, .dark].map { scheme in
        try items(Rectangle().fill(style).environment(\.colorScheme, scheme))[0]
          .replacing("fill rect 0 0 40 20 with ", with: "")
      }
    }
    try expectEqual(colors(.placeholder), ["#3C3C43@30%", "#EBEBF5@30%"])
    try expectEqual(colors(.link), ["#007AFF", "#0984FF"])
    try expectEqual(colors(.selection), colors(.tint))
    try expectEqual(colors(.windowBackground), ["#FFFFFF", "#000000"])
    try expectEqual(colors(.background.tertiary), ["#FFFFFF", "#2C2C2E"])
    try expectEqual(colors(.fill), ["#787880@20%", "#787880@36%"])
    try expectEqual(colors(.fill.secondary), ["#787880@16%", "#787880@32%"])
    try expectEqual(colors(.fill.tertiary), ["#767680@12%", "#767680@24%"])
    try expectEqual(colors(.fill.quaternary), ["#747480@8%", "#767680@18%"])
  }

  @Test("an inner shadow falls only on the edges of the drawing", .enabled(if: hasPainter))
  func innerShadow() throws {
    let bitmap = try pixels(
      Rectangle().inset(by: 4).fill(.white.shadow(.inner(color: .black, radius: 3))))
    expectEqual(bitmap[2, 10].alpha, 0)
    expectGreater(bitmap[20, 10].red, 240)
    expectLess(bitmap[4, 10].red, 200)
    expectEqual(bitmap[4, 10].alpha, 255)
    expectLess(bitmap[4, 10].red, bitmap[6, 10].red)
  }

  @Test("an image repeats from the corner of the filled area", .enabled(if: hasPainter))
  func imagePaint() throws {
    var bitmap = Bitmap(width: 2, height: 1, pixels: Array(repeating: 255, count: 8))
    (bitmap.pixels[0], bitmap.pixels[1], bitmap.pixels[2]) = (0, 0, 0)
    let style = ImagePaint(image: Image(bitmap).interpolation(.none), scale: 5)
    let drawn = try pixels(Rectangle().fill(style).padding(.leading, 3))
    for x in 0..<37 { expectEqual(drawn[3 + x, 10].red, x / 5 % 2 == 0 ? 0 : 255) }
    let part = ImagePaint(
      image: Image(bitmap), sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1))
    try expectEqual(pixels(Rectangle().fill(part))[7, 7].red, 255)
    let half = try pixels(Rectangle().fill(part.opacity(0.5)))
    expectAtMost(abs(Int(half[7, 7].alpha) - 128), 1)
    let renderer = ImageRenderer(
      content: Rectangle().fill(ImagePaint(image: Image(systemName: "star"))))
    _ = try renderer.displayList()
    expect(renderer.diagnostics.contains { $0.description.contains("cannot be repeated") })
  }

  private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  @Test("a mesh shows the colors of its vertices at their positions", .enabled(if: hasPainter))
  func mesh() throws {
    for smooths in [true, false] {
      let drawn = try pixels(
        MeshGradient(
          width: 2, height: 2, points: corners,
          colors: [
            Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0),
            Color(red: 0, green: 0, blue: 1), Color(red: 1, green: 1, blue: 1),
          ], smoothsColors: smooths))
      expectGreater(drawn[0, 0].red, 230)
      expectLess(drawn[0, 0].green, 30)
      expectGreater(drawn[39, 0].green, 230)
      expectLess(drawn[39, 0].red, 30)
      expectGreater(drawn[0, 19].blue, 230)
      expectGreater(drawn[39, 19].blue, 230)
      expectGreater(drawn[39, 19].red, 230)
      let middle = drawn[20, 10]
      for part in [middle.red, middle.green, middle.blue] { expectLess(abs(Int(part) - 128), 12) }
      for x in 0..<40 { for y in 0..<20 { expectEqual(drawn[x, y].alpha, 255) } }
    }
  }

  @Test("the background surrounds the mesh, and curves bend its edges", .enabled(if: hasPainter))
  func meshOutline() throws {
    let inner: [SIMD2<Float>] = [[0.25, 0], [0.75, 0], [0.25, 1], [0.75, 1]]
    let black = Array(repeating: Color.black, count: 4)
    let drawn = try pixels(
      MeshGradient(width: 2, height: 2, points: inner, colors: black, background: .white))
    expectEqual(drawn[5, 10].red, 255)
    expectEqual(drawn[20, 10].red, 0)
    expectEqual(drawn[35, 10].red, 255)
    func vertex(_ x: Float, _ y: Float) -> MeshGradient.BezierPoint {
      // Vertical curves bulge to the left.
      MeshGradient.BezierPoint(
        position: [x, y], leadingControlPoint: [x, y], topControlPoint: [x - 0.25, y - 0.3],
        trailingControlPoint: [x, y], bottomControlPoint: [x - 0.25, y + 0.3])
    }
    let bent = try pixels(
      MeshGradient(
        width: 2, height: 2,
        bezierPoints: [vertex(0.25, 0), vertex(0.75, 0), vertex(0.25, 1), vertex(0.75, 1)],
        colors: black, background: .white))
    expectEqual(bent[5, 10].red, 0)
    expectEqual(bent[2, 1].red, 255)
    expectEqual(bent[28, 10].red, 255)
  }

  private static let corners: [CGPoint] = [
    CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 1),
  ]

  /// A vertex whose edges leave it without a curve.
  private func straightVertex(x: CGFloat, y: CGFloat) -> MeshPaint.Vertex {
    let point = CGPoint(x: x, y: y)
    return MeshPaint.Vertex(
      position: point, leading: point, top: point, trailing: point, bottom: point)
  }

  @Test("a mesh much larger than the picture is split into visible parts")
  func largeMesh() throws {
    let edge = 40_000_000.0
    let paint = try require(
      MeshPaint(
        width: 2, height: 2,
        vertices: Self.corners.map { corner in
          straightVertex(x: (corner.x - 0.25) * edge, y: (corner.y - 0.25) * edge)
        },
        colors: [.black, .white, .black, .white], isSmooth: false))
    let area = CGRect(x: 0, y: 0, width: 40, height: 20)
    let patch = try require(paint.patches.first)
    let parts = patch.parts(in: area)
    expect((1...16).contains(parts.count))
    for part in parts {
      expect(part.points.allSatisfy { abs($0.x) <= 80 && abs($0.y) <= 80 })
      // Without control points, progress is slow near vertices: 0.3264 at a quarter of the way.
      expect(part.colors.allSatisfy { abs($0.red - 0.3264) < 1e-3 })
    }
    let beside = CGRect(x: -edge, y: 0, width: 40, height: 20)
    expect(patch.parts(in: beside).isEmpty)
    expectEqual(patch.parts(in: CGRect(x: -edge, y: 0, width: 3 * edge, height: 9)).count, 1)
  }

  @Test("a degenerate mesh is split into few parts")
  func flatMesh() throws {
    let paint = try require(
      MeshPaint(
        width: 2, height: 2,
        vertices: Self.corners.map { corner in
          let place: CGFloat = (corner.x + corner.y - 1) * 4e8
          return straightVertex(x: place, y: place)
        },
        colors: [.black, .white, .black, .white], isSmooth: false))
    let patch = try require(paint.patches.first)
    expectAtMost(patch.parts(in: CGRect(x: 0, y: 0, width: 40, height: 20)).count, 2_048)
  }

  @Test("smooth colors stay in range and have no edges at vertices")
  func smoothness() throws {
    let paint = try require(
      MeshPaint(
        width: 3, height: 2,
        vertices: [0, 1, 2, 0, 1, 2].enumerated().map { index, x in
          let point = CGPoint(x: Double(x), y: index < 3 ? 0 : 1)
          return MeshPaint.Vertex(
            position: point, leading: point, top: point, trailing: point, bottom: point)
        },
        colors: [.black, .white, .black, .black, .white, .black]))
    let levels = paint.patches.filter { $0.points[0].y < 0.01 }.map { $0.colors[0].red }
    expect(levels.allSatisfy { (0...1).contains($0) })
    // The curve is flat at the peak.
    let count = levels.count / 2
    expectEqual(levels[count], 1)
    expectLess(1 - levels[count - 1], 0.05)
    var straight = paint
    straight.isSmooth = false
    expectEqual(straight.patches.count, 2)
  }

  @Test("a mesh without enough points or colors draws its background and reports a diagnostic")
  func wrongMesh() throws {
    let meshes = [
      MeshGradient(width: 2, height: 2, points: [], colors: [.red], background: .white),
      MeshGradient(width: 0, height: -3, points: corners, colors: [], background: .white),
      MeshGradient(
        width: 2, height: 3, points: corners, colors: [.red, .red, .red, .red], background: .white),
      MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, .nan], [0, 1], [1, 1]],
        colors: [.red, .red, .red, .red], background: .white),
    ]
    for mesh in meshes {
      let renderer = ImageRenderer(content: mesh.frame(width: 9, height: 9))
      try expectEqual(
        renderer.displayList().items.map(\.description), ["fill rect 0 0 9 9 with #FFFFFF"])
      expect(renderer.diagnostics.contains { $0.description.contains("MeshGradient") })
    }
  }

  @Test("device gradients interpolate components")
  func colorSpace() throws {
    let gradient = Gradient(colors: [.black, .white])
    guard
      case .fill(_, .linearGradient(let device, _, _, _), _)? =
        try ImageRenderer(
          content: Rectangle().fill(gradient.colorSpace(.device)).frame(width: 9, height: 9)
        ).displayList().items.first
    else {
      Issue.record("no gradient")
      return
    }
    expectEqual(device.count, 2)
  }
}
