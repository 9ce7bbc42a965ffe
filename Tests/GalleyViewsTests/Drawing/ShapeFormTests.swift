import Expectations
import Galley
import TestSupport
import Testing

@MainActor
@Suite("Composite shapes")
struct ShapeFormTests {
  private func items(_ view: some View) throws -> [String] {
    try ImageRenderer(content: view.frame(width: 100, height: 60)).displayList().items
      .map(\.description)
  }

  @Test("a stroke is a shape that is drawn as a line")
  func stroke() throws {
    let line = "stroke rect 0 0 100 60 width 4 with"
    try expectEqual(items(Rectangle().stroke(lineWidth: 4)), ["\(line) #000000"])
    try expectEqual(items(Rectangle().stroke(lineWidth: 4).fill(.white)), ["\(line) #FFFFFF"])
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let outline = Rectangle().stroke(lineWidth: 4).path(in: rect)
    expectEqual(outline.boundingRect, rect.insetBy(dx: -2, dy: -2))
    expect(!outline.contains(CGPoint(x: 50, y: 30)))
    expect(outline.contains(CGPoint(x: 1, y: 1)))
    // The size is that of the stroked shape.
    let circle = LayoutTree(
      of: Circle().stroke(lineWidth: 4), proposal: ProposedViewSize(width: 30, height: 30))
    expectEqual(circle.root.frame.size, CGSize(width: 30, height: 30))
  }

  @Test("clips and containers are mirrored like the shapes that are drawn")
  func mirrored() throws {
    let corner = UnevenRoundedRectangle(topLeadingRadius: 30)
    func path(_ view: some View) throws -> Path? {
      let view = view.frame(width: 100, height: 60).environment(\.layoutDirection, .rightToLeft)
      return try ImageRenderer(content: view).displayList().items.lazy.compactMap {
        switch $0 {
        case .fill(let path, _, _), .pushClip(let path, _): path
        default: nil
        }
      }.first
    }
    let drawn = try path(corner)
    expectEqual(
      drawn?.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 60))
    expectEqual(drawn?.contains(CGPoint(x: 2, y: 2)), true)
    expectEqual(drawn?.contains(CGPoint(x: 98, y: 2)), false)
    try expectEqual(path(Color.black.clipShape(corner)), drawn)
    try expectEqual(path(ContainerRelativeShape().containerShape(corner)), drawn)
    try expectEqual(
      path(Color.black.clipShape(ContainerRelativeShape()).containerShape(corner)), drawn)
  }

  @Test("transformed shapes have names and insets")
  func transformed() throws {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let offset: OffsetShape<Rectangle> = Rectangle().offset(x: 5, y: -3)
    expectEqual(offset.path(in: rect).boundingRect, rect.offsetBy(dx: 5, dy: -3))
    expectEqual(
      offset.inset(by: 10).path(in: rect).boundingRect, CGRect(x: 15, y: 7, width: 80, height: 40)
    )
    let rotated: RotatedShape<Rectangle> = Rectangle().rotation(.degrees(90))
    expectEqual(rotated.path(in: rect).boundingRect.width.rounded(), 60)
    expectEqual(rotated.inset(by: 10).path(in: rect).boundingRect.width.rounded(), 40)
    let scaled: ScaledShape<Rectangle> = Rectangle().scale(0.5, anchor: .topLeading)
    expectEqual(scaled.path(in: rect).boundingRect, CGRect(x: 0, y: 0, width: 50, height: 30))
    let moved: TransformedShape<Rectangle> = Rectangle().transform(
      CGAffineTransform(scaleX: 2, y: 1))
    expectEqual(moved.path(in: rect).boundingRect.width, 200)
    let outline: StrokeShapeView<OffsetShape<Rectangle>, Color, EmptyView> = offset.stroke(.red)
    expectEqual(outline.shape.offset, CGSize(width: 5, height: -3))
  }

  @Test("container-relative corners are concentric with the container's")
  func containerRelative() throws {
    let rect = CGRect(x: 10, y: 10, width: 80, height: 40)
    let inner = RoundedRectangle(cornerRadius: 14).path(in: rect)
    let list = try ImageRenderer(
      content: ContainerRelativeShape().padding(10).frame(width: 100, height: 60)
        .containerShape(RoundedRectangle(cornerRadius: 24))
    ).displayList()
    expectEqual(list.items, [.fill(inner, .color(.black), FillStyle())])
    // A container as large as the shape, and no container.
    try expectEqual(
      items(ContainerRelativeShape().containerShape(Capsule())),
      items(Capsule()))
    try expectEqual(items(ContainerRelativeShape()), ["fill rect 0 0 100 60 with #000000"])
    // The container shape's own container is a rectangle.
    try expectEqual(
      items(ContainerRelativeShape().containerShape(ContainerRelativeShape())),
      ["fill rect 0 0 100 60 with #000000"])
    // The nearest container wins, also for clips.
    let nested = ContainerRelativeShape().containerShape(Rectangle()).containerShape(Capsule())
    try expectEqual(items(nested), items(Rectangle()))
    let clipped = Color.white.clipShape(ContainerRelativeShape()).containerShape(Capsule())
    try expectEqual(items(clipped)[0], items(Color.white.clipShape(Capsule()))[0])
  }

  @Test("insetting the container's shape also reduces its corners")
  func insetContainer() throws {
    let list = try ImageRenderer(
      content: ContainerRelativeShape().inset(by: 6).frame(width: 100, height: 60)
        .containerShape(RoundedRectangle(cornerRadius: 20))
    ).displayList()
    let expected = RoundedRectangle(cornerRadius: 14)
      .path(in: CGRect(x: 6, y: 6, width: 88, height: 48))
    expectEqual(list.items, [.fill(expected, .color(.black), FillStyle())])
  }

  /// The drawing of an 80-by-40 shape at (10, 10) in a 100-by-60 container.
  private func drawn(
    _ shape: some Shape, in container: some InsettableShape, leading: CGFloat = 10
  ) throws -> [DisplayItem] {
    try ImageRenderer(
      content: shape.padding(.leading, leading).padding(.trailing, 20 - leading)
        .padding(.vertical, 10).frame(width: 100, height: 60).containerShape(container)
    ).displayList().items
  }

  private func rounded(
    _ topLeading: CGFloat, _ topTrailing: CGFloat, _ bottomLeading: CGFloat,
    _ bottomTrailing: CGFloat, x: CGFloat = 10
  ) -> [DisplayItem] {
    let radii = RectangleCornerRadii(
      topLeading: topLeading, bottomLeading: bottomLeading, bottomTrailing: bottomTrailing,
      topTrailing: topTrailing)
    let rect = CGRect(x: x, y: 10, width: 80, height: 40)
    return [.fill(Path(roundedRect: rect, cornerRadii: radii), .color(.black), FillStyle())]
  }

  @Test("concentric corners subtract the distance to the container's corner")
  func concentric() throws {
    let container = RoundedRectangle(cornerRadius: 24)
    try expectEqual(drawn(ConcentricRectangle(), in: container), rounded(14, 14, 14, 14))
    try expectEqual(drawn(.rect(corners: .concentric), in: container), rounded(14, 14, 14, 14))
    // Nearer to the trailing edge: its corners are 10 points away, the others 18.
    try expectEqual(
      drawn(ConcentricRectangle(), in: container, leading: 18),
      rounded(6, 14, 6, 14, x: 18))
    try expectEqual(
      drawn(.rect(corners: .concentric, isUniform: true), in: container, leading: 18),
      rounded(14, 14, 14, 14, x: 18))
    try expectEqual(
      drawn(
        .rect(uniformTopCorners: .concentric, uniformBottomCorners: 5), in: container, leading: 18),
      rounded(14, 14, 5, 5, x: 18))
    try expectEqual(
      drawn(
        .rect(
          uniformTopCorners: .fixed(3), bottomLeadingCorner: .concentric(minimum: 8),
          bottomTrailingCorner: .concentric), in: container, leading: 18),
      rounded(3, 3, 8, 14, x: 18))
    // A capsule's radius is half its height; explicit corners are used as given.
    try expectEqual(drawn(ConcentricRectangle(), in: Capsule()), rounded(20, 20, 20, 20))
    try expectEqual(
      drawn(
        ConcentricRectangle(), in: UnevenRoundedRectangle(topLeadingRadius: 30)),
      rounded(20, 0, 0, 0))
    try expectEqual(drawn(ConcentricRectangle(), in: Rectangle()), rounded(0, 0, 0, 0))
    try expectEqual(drawn(ConcentricRectangle(), in: Ellipse()), rounded(0, 0, 0, 0))
  }

  @Test("without a container concentric corners are square, and insets reduce radii")
  func concentricAlone() throws {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    expectEqual(ConcentricRectangle().path(in: rect).boundingRect, rect)
    try expectEqual(items(ConcentricRectangle()), items(ConcentricRectangle(corners: 0)))
    expectEqual(
      ConcentricRectangle(corners: 12).inset(by: 4).path(in: rect),
      Path(
        roundedRect: rect.insetBy(dx: 4, dy: 4),
        cornerRadii: RectangleCornerRadii(
          topLeading: 8, bottomLeading: 8, bottomTrailing: 8, topTrailing: 8)))
    // Invalid radii.
    for radius in [CGFloat.nan, -5, .infinity, 1e300] {
      let path = ConcentricRectangle(corners: .fixed(radius)).path(in: rect)
      expectEqual(path.boundingRect.insetBy(dx: 0.01, dy: 0.01).isEmpty, false)
      expect(rect.insetBy(dx: -0.01, dy: -0.01).contains(path.boundingRect), "\(radius)")
    }
  }

  @Test("containers can be concentric, and leading corners are on the right in Arabic")
  func nestedConcentric() throws {
    let nested = try ImageRenderer(
      content: ConcentricRectangle().padding(4).containerShape(ConcentricRectangle()).padding(6)
        .frame(width: 100, height: 60).containerShape(RoundedRectangle(cornerRadius: 24))
    ).displayList().items
    expectEqual(nested, rounded(14, 14, 14, 14))
    let mirrored = try ImageRenderer(
      content: ConcentricRectangle().padding(.leading, 18).padding(.trailing, 2)
        .padding(.vertical, 10).frame(width: 100, height: 60)
        .containerShape(RoundedRectangle(cornerRadius: 24))
        .environment(\.layoutDirection, .rightToLeft)
    ).displayList().items
    // In Arabic, leading is right: the shape is 2 points from the left edge.
    let expected = RectangleCornerRadii(
      topLeading: 14, bottomLeading: 14, bottomTrailing: 6, topTrailing: 6)
    let bounds = CGRect(x: 2, y: 10, width: 80, height: 40)
    guard case .fill(let path, _, _)? = mirrored.first else {
      Issue.record("nothing was drawn")
      return
    }
    let reference = Path(roundedRect: bounds, cornerRadii: expected)
    for x in stride(from: 2.25, through: 82, by: 0.5) {
      for y in stride(from: 10.25, through: 50, by: 0.5) {
        let point = CGPoint(x: x, y: y)
        expectEqual(path.contains(point), reference.contains(point), "\(point)")
      }
    }
  }

  /// Two zigzags with too many segments to intersect in time.
  private struct Saws: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
      func saw(_ transform: CGAffineTransform) -> Path {
        let points: [CGPoint] = (0..<3_000).map {
          CGPoint(x: CGFloat($0) * 0.001, y: $0.isMultiple(of: 2) ? 0 : 10)
        }
        return Path { $0.addLines(points) }.applying(transform)
      }
      return saw(CGAffineTransform(a: 0, b: 3, c: 0.3, d: 0, tx: 0, ty: 0))
        .intersection(saw(.identity))
    }
  }

  private struct Dust: Shape {
    nonisolated func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 100, y: 0))
      }.strokedPath(StrokeStyle(lineWidth: 1, dash: [0.001]))
    }
  }

  @Test("paths that take too long to combine or dash report a diagnostic")
  func limits() throws {
    func diagnostics(_ shape: some View) throws -> [String] {
      let renderer = ImageRenderer(content: shape.frame(width: 10, height: 10))
      _ = try renderer.displayList()
      return renderer.diagnostics.map(\.description)
    }
    try expectEqual(diagnostics(Saws()).count { $0.contains("are not combined") }, 1)
    try expectEqual(diagnostics(Dust()).count { $0.contains("more than 10,000 dashes") }, 1)
    let line = Rectangle()
    let fine = try diagnostics(line.stroke(style: StrokeStyle(lineWidth: 1, dash: [1e-6])))
    expectEqual(fine.count { $0.contains("more than 200,000 dashes is drawn solid") }, 1)
    try expect(diagnostics(line.stroke(style: StrokeStyle(lineWidth: 1, dash: [2]))).isEmpty)
    try expect(diagnostics(Circle().union(Rectangle())).isEmpty)
  }
}
