import Expectations
import GalleyLayout
import Testing

@Suite("Padding, aspect ratio, fixed size, offset, position, layers, leaves")
struct SizingAndPlacingTests {
  // MARK: Padding

  @Test("padding proposes the rest, adds its insets and places the view inside them")
  func padding() {
    let tree = place(fill.named("a").padding(1, 2, 3, 4), 100, 50)
    expectClose(tree["a"], CGRect(2, 1, 94, 46))
    expectClose(size(fill.padding(1, 2, 3, 4), nil, nil), 16, 14)
    expectClose(size(fill.padding(1, 2, 3, 4), .infinity, 0), .infinity, 4)
  }

  @Test("negative padding enlarges the proposal; the size is never below 0")
  func negativePadding() {
    let tree = place(fill.named("a").padding(-10), 100, 50)
    expectClose(tree["a"], CGRect(-10, -10, 120, 70))
    expectClose(size(box(15, 30).padding(-10), nil, nil), 0, 10)
  }

  // MARK: Aspect ratio

  @Test(
    "a ratio of 16 to 9 fits and fills several proposals",
    arguments: [
      (false, 100, 100, 100, 56.25), (true, 100, 100, 1600.0 / 9, 100),
      (false, nil, 90, 160, 90), (true, nil, 90, 160, 90), (false, 320, nil, 320, 180),
      (true, 320, nil, 320, 180), (false, nil, nil, 10, 10), (false, .infinity, 90, 160, 90),
      (true, 0, 90, 160, 90), (false, 0, 90, 0, 0),
    ] as [(Bool, CGFloat?, CGFloat?, CGFloat, CGFloat)])
  func ratio(
    fills: Bool, width: CGFloat?, height: CGFloat?, expectedWidth: CGFloat,
    expectedHeight: CGFloat
  ) {
    expectClose(
      size(fill.aspectRatio(16.0 / 9, fills: fills), width, height), expectedWidth, expectedHeight)
  }

  @Test("without a ratio, the ideal size determines it")
  func idealRatio() {
    expectClose(size(fill.aspectRatio(nil, fills: false), 100, 50), 50, 50)
    let wide = answering {
      $0.replacingUnspecifiedDimensions(by: CGSize(width: 64, height: 40))
    }
    expectClose(size(wide.aspectRatio(nil, fills: false), 40, 100), 40, 25)
    expectClose(size(wide.aspectRatio(nil, fills: true), 40, 60), 96, 60)
  }

  @Test("a view of fixed size ignores the ratio and is centered")
  func rigidView() {
    let tree = place(
      box(30, 20).named("a").aspectRatio(1, fills: false).frame(width: 50, height: 50), 50, 50)
    expectClose(tree["a"], CGRect(10, 15, 30, 20))
  }

  @Test(
    "a ratio that is not positive and finite is ignored",
    arguments: [0, -2, .nan, .infinity] as [CGFloat])
  func strangeRatio(ratio: CGFloat) {
    expectClose(size(fill.aspectRatio(ratio, fills: false), 100, 50), 50, 50)
  }

  // MARK: Fixed size

  @Test("fixedSize uses the ideal length on its axes only")
  func fixedSize() {
    expectClose(size(fill.fixedSize(), 100, 50), 10, 10)
    expectClose(size(fill.fixedSize(.horizontal), 100, 50), 10, 50)
    expectClose(size(fill.fixedSize(.vertical), 100, 50), 100, 10)
    expectClose(size(fill.fixedSize([]), 100, 50), 100, 50)
  }

  // MARK: Offset and position

  @Test("an offset moves the content but not the frame or guides")
  func offset() {
    let view = box(20, 20).guide(.leading) { _ in 3 }.named("a").offset(5, -7).named("outer")
    let tree = place(hstack(.center, 0, view, box(20, 20).named("b")), nil, nil)
    expectClose(tree["outer"], CGRect(0, 0, 20, 20))
    expectClose(tree["a"], CGRect(5, -7, 20, 20))
    expectClose(tree["b"].minX, 20)
    expectEqual(tree.dimensions("outer")[explicit: .leading], 3)
  }

  @Test("position fills the proposal, or takes the view's size, and centers the view")
  func position() {
    let tree = place(box(30, 20).named("a").position(50, 40), 200, 90)
    expectClose(tree.nodes[0].frame.size, 200, 90)
    expectClose(tree["a"], CGRect(35, 30, 30, 20))
    expectClose(size(box(30, 20).position(50, 40), nil, 90), 30, 90)
    expectClose(size(box(30, 20).position(50, 40), 0, .infinity), 0, .infinity)
  }

  // MARK: Layers

  @Test("overlays and backgrounds are proposed the view's size and never change it")
  func layers() {
    let view = box(60, 40)
    let over = place(view.overlay(.center, fill.named("a")), 200, 200)
    expectClose(over["a"], CGRect(0, 0, 60, 40))
    let behind = place(view.background(.bottomTrailing, box(80, 10).named("a")), 200, 200)
    expectClose(behind.nodes[0].frame.size, 60, 40)
    expectClose(behind["a"], CGRect(-20, 30, 80, 10))
  }

  @Test("a layer's guides align with the view's explicit ones; only the view's pass up")
  func layerGuides() {
    let view = box(60, 40).guide(.top) { _ in 12 }
    let layer = box(10, 10).guide(.top) { _ in 4 }.guide(.leading) { _ in 1 }
    let tree = place(view.overlay(.topLeading, layer.named("a")).named("all"), 200, 200)
    expectClose(tree["a"].origin.y, 8)
    expectClose(tree["a"].origin.x, -1)
    expectEqual(tree.dimensions("all")[explicit: .top], 12)
    expectNil(tree.dimensions("all")[explicit: .leading])
  }

  // MARK: Leaves

  @Test("a filling view treats each dimension of a proposal separately")
  func fillSizes() {
    expectClose(size(fill, nil, 0), 10, 0)
    expectClose(size(fill, 37.5, .infinity), 37.5, .infinity)
  }

  @Test("a square takes the smaller side")
  func squareSizes() {
    let square = Plan.leaf(SquareLayout())
    expectClose(size(square, 30, 50), 30, 30)
    expectClose(size(square, nil, 50), 10, 10)
    expectClose(size(square, .infinity, 50), 50, 50)
    expectClose(size(square, nil, nil), 10, 10)
    expectClose(size(square, 0, 50), 0, 0)
  }

  @Test("a spacer has the right size along and across each axis")
  func spacerSizes() {
    func sizes(_ axis: Axis?) -> [CGSize] {
      let spacer = Plan.leaf(SpacerLayout(axis: axis, minLength: nil))
      return [size(spacer, nil, nil), size(spacer, 0, 0), size(spacer, 50, 60)]
    }
    expectEqual(
      sizes(.horizontal),
      [
        CGSize(width: 8, height: 0), CGSize(width: 8, height: 0), CGSize(width: 50, height: 0),
      ])
    expectEqual(
      sizes(.vertical),
      [
        CGSize(width: 0, height: 8), CGSize(width: 0, height: 8), CGSize(width: 0, height: 60),
      ])
    expectEqual(
      sizes(nil),
      [
        CGSize(width: 8, height: 8), CGSize(width: 8, height: 8), CGSize(width: 50, height: 60),
      ])
    let least = Plan.leaf(SpacerLayout(axis: .horizontal, minLength: 0))
    expectClose(size(least, 0, 10), 0, 0)
    expectClose(size(least, .infinity, 10), .infinity, 0)
  }

  @Test("a divider runs across its stack's axis, or horizontally without a stack")
  func dividerSizes() {
    func sizes(_ axis: Axis?) -> [CGSize] {
      let divider = Plan.leaf(DividerLayout(stackAxis: axis, thickness: 0.5))
      return [size(divider, nil, nil), size(divider, 50, 60)]
    }
    let flat = [CGSize(width: 10, height: 0.5), CGSize(width: 50, height: 0.5)]
    expectEqual(
      sizes(.horizontal), [CGSize(width: 0.5, height: 10), CGSize(width: 0.5, height: 60)])
    expectEqual(sizes(.vertical), flat)
    expectEqual(sizes(nil), flat)
  }
}
