import Expectations
import Galley
import TestSupport
import Testing

@MainActor
@Suite("3D rotation, projections and geometry effects")
struct ProjectionTests {
  private func items(_ view: some View) throws -> [String] {
    try ImageRenderer(content: view.frame(width: 100, height: 60)).displayList().items
      .map(\.description)
  }

  private func pixels(_ view: some View) throws -> Bitmap {
    try ImageRenderer(content: view.frame(width: 100, height: 60)).bitmap()
  }

  /// The number of pixels in a column that are more than half opaque.
  private func height(of column: Int, _ bitmap: Bitmap) -> Int {
    (0..<bitmap.height).count { bitmap[column, $0].alpha > 127 }
  }

  @Test("without perspective, a rotation is an affine transform")
  func affine() throws {
    let flat = Color.black.rotation3DEffect(.degrees(60), axis: (0, 1, 0), perspective: 0)
    try expectEqual(items(flat)[0], "transform [0.5 0 0 1 25 0]")
    let turned = Color.black.rotation3DEffect(.degrees(90), axis: (0, 0, 1))
    try expectEqual(items(turned), items(Color.black.rotationEffect(.degrees(90))))
  }

  @Test("with perspective, more distant parts are smaller", .enabled(if: hasPainter))
  func perspective() throws {
    let view = Color.black.rotation3DEffect(.degrees(45), axis: (0, 1, 0))
    let drawn = try pixels(view)
    // The right edge turns away by 50 × sin 45°, so w is 1 + 35.36 / 100.
    let right = 50 + 50 * 0.70711 / 1.35355
    let left = 50 - 50 * 0.70711 / 0.64645
    expectGreater(height(of: Int(right) - 1, drawn), 40)
    expectEqual(height(of: Int(right) + 1, drawn), 0)
    expectLess(left, 0)
    expectAtMost(abs(height(of: Int(right) - 1, drawn) - Int(60 / 1.35)), 1)
    expectEqual(height(of: 50, drawn), 60)
    // A trapezoid that narrows on both sides.
    let away = try pixels(
      Color.black.frame(width: 40, height: 20).rotation3DEffect(.degrees(-60), axis: (1, 0, 0)))
    let widths = (0..<60).map { y in (0..<100).count { away[$0, y].alpha > 127 } }
    let drawnRows = widths.filter { $0 > 0 }
    expect(drawnRows.first! != drawnRows.last!)
    expectLess(drawnRows.count, 14)
  }

  @Test("matrices concatenate and invert")
  func matrices() {
    var matrix = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 3))
    (matrix.m13, matrix.m31) = (0.01, 7)
    let identity = matrix.concatenating(matrix.inverted())
    let expected = ProjectionTransform()
    let differences = [
      identity.m11 - expected.m11, identity.m12, identity.m13, identity.m21,
      identity.m22 - 1, identity.m23, identity.m31, identity.m32, identity.m33 - 1,
    ]
    for difference in differences { expectLess(abs(difference), 1e-12) }
    var singular = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 0))
    let before = singular
    let isInverted = singular.invert()
    expect(!isInverted)
    expectEqual(singular, before)
    expect(!matrix.isAffine)
    expect(ProjectionTransform().isIdentity)
  }

  @Test("a geometry effect depends on the size of its view and its data")
  func geometryEffect() throws {
    try expectEqual(
      items(Color.black.modifier(Shove(part: 0.5)))[0], "transform [1 0 0 1 50 0]")
    try expectEqual(
      items(Color.black.modifier(Shove(part: 0.5).ignoredByLayout()))[0],
      "transform [1 0 0 1 50 0]")
    let tree = LayoutTree(
      of: Color.black.modifier(Shove(part: 0.5)), proposal: ProposedViewSize(width: 30, height: 20))
    expectEqual(tree.root.frame, CGRect(x: 0, y: 0, width: 30, height: 20))
  }

  private struct Shove: GeometryEffect {
    var part: CGFloat
    var animatableData: CGFloat {
      get { part }
      set { part = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: size.width * part, y: 0))
    }
  }

  @Test("a projection keeps its shape under other transforms", .enabled(if: hasPainter))
  func placed() throws {
    let tilted = Color.black.frame(width: 30, height: 30)
      .rotation3DEffect(.degrees(40), axis: (1, 1, 0))
    let there = try pixels(tilted.offset(x: 20, y: 5))
    let here = try pixels(tilted)
    for y in 10..<50 {
      for x in 20..<70 { expectEqual(there[x + 20, y + 5].alpha, here[x, y].alpha) }
    }
  }

  @Test(
    "views beside an extreme projection are drawn", .enabled(if: hasPainter),
    arguments: [CGFloat.nan, .infinity, 1e300, -1e300, 1e-300, 0, -1])
  func hostile(value: CGFloat) throws {
    let view = Text("x").rotation3DEffect(
      .degrees(value), axis: (value, 1, value), anchor: UnitPoint(x: value, y: 0),
      anchorZ: value, perspective: value)
    var matrix = ProjectionTransform()
    (matrix.m13, matrix.m23, matrix.m33) = (value, 0.01, value)
    for extreme in [
      AnyView(view),
      AnyView(view.blur(radius: 2).rotation3DEffect(.degrees(80), axis: (1, 0, 0))),
      AnyView(Color.red.projectionEffect(matrix)),
    ] {
      let picture = try pixels(
        extreme.frame(width: 10, height: 10).overlay(alignment: .bottom) {
          Color.black.frame(width: 10, height: 2)
        })
      expectEqual(picture[picture.width / 2, picture.height / 2 + 4].alpha, 255)
    }
  }

  @Test("a diagnostic names an unsupported shader, and the view is drawn without it")
  func shaders() throws {
    let shader = ShaderLibrary.ripple(.float(2), .boundingRect)
    let renderer = ImageRenderer(
      content: Color.black.colorEffect(shader)
        .layerEffect(shader, maxSampleOffset: .zero, isEnabled: false)
        .frame(width: 9, height: 9))
    try expectEqual(renderer.displayList().items.count, 1)
    let named = renderer.diagnostics.filter { $0.description.contains("ripple") }
    expectEqual(named.map(\.view), ["colorEffect"])
  }
}
