import Galley
import GalleyCatalog
@testable import GalleyScenes
import Expectations
import Testing

@MainActor
@Suite("container-relative")
struct ContainerRelativeTests {
  private func tree(_ name: String, _ variant: String? = nil) throws -> LayoutTree {
    try layout("container-relative/\(name)", variant: variant)
  }

  private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }

  /// Returns the relative frame around a view.
  private func relativeFrame(of view: LayoutTree.Node) throws -> LayoutTree.Node {
    var node: LayoutTree.Node? = view
    while let current = node {
      if current.type == "containerRelativeFrame" { return current }
      node = current.parent
    }
    return try require(node)
  }

  // MARK: Three forms

  @Test("01: the view is proposed the size computed from the container's")
  func definition() throws {
    let tree = try tree("01-definition")
    expectEqual(tree["frame"].frame.size, size(200, 360))
    expectEqual(tree["view"].proposal, ProposedViewSize(width: 200, height: 360))
    expectEqual(tree["view"].frame.size, size(200, 360))
  }

  @Test("02: without a rule, the frame is as large as the container")
  func basic() throws {
    let tree = try tree("02-basic-form")
    expectEqual(tree["view"].frame, CGRect(x: 0, y: 50, width: 400, height: 720))
  }

  @Test("03: the span is optional and defaults to 1")
  func preset() throws {
    let tree = try tree("03-preset-form")
    expectEqual(tree["one"].frame.width, 100)
    expectEqual(tree["three"].frame.width, 300)
    func width<V: View>(_ view: V) -> CGFloat {
      LayoutTree(of: view, proposal: ProposedViewSize(width: 320, height: 10)).root.frame.width
    }
    expectEqual(
      width(Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 10)),
      width(Color.red.containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 10)))
  }

  @Test("04: the closure receives the length and the axis")
  func custom() throws {
    try expectEqual(tree("04-custom-form")["view"].frame.width, 320)
    var calls: [String] = []
    let view = Color.red.containerRelativeFrame(.horizontal) { length, axis in
      calls.append("\(length) \(axis)")
      return length - 80
    }
    _ = LayoutTree(
      of: HStack { view }, proposal: ProposedViewSize(width: 400, height: 720))
    expectEqual(calls, ["400.0 horizontal"])
  }

  @Test("05: alignment works as in a frame of the same size")
  func alignment() throws {
    let tree = try tree("05-alignment-parameter")
    let cell = tree["cell-00"].frame.size
    expect(cell.width.isClose(to: (480 - 20) / 3))
    expect(cell.height.isClose(to: (300 - 20) / 3))
    for (row, vertical) in [VerticalAlignment.top, .center, .bottom].enumerated() {
      for (column, horizontal) in [HorizontalAlignment.leading, .center, .trailing].enumerated() {
        let frame = LayoutTree(
          of: Circle().frame(width: 24, height: 24).accessibilityIdentifier("disc")
            .frame(
              width: cell.width, height: cell.height,
              alignment: Alignment(horizontal: horizontal, vertical: vertical)))
        let expected = frame["disc"].frame
        let actual = tree["disc-\(row)\(column)"].frame(in: tree["cell-\(row)\(column)"])
        expect(actual.minX.isClose(to: expected.minX))
        expect(actual.minY.isClose(to: expected.minY))
      }
    }
  }

  @Test("06: a view is half as tall as a container of any kind")
  func containers() throws {
    let tree = try tree("06-containers-list")
    for (id, height) in [
      ("window", 170), ("stack", 170), ("tabs", 170 - 49), ("scroll", 170), ("list", 170),
    ] as [(String, CGFloat)] {
      expect(tree["half-\(id)"].frame.height.isClose(to: height / 2), "\(id)")
    }
    // A column has a bar.
    expect(tree["half-split"].frame.height.isClose(to: (170 - 44) / 2))
  }

  // MARK: Across the tree

  @Test("07, 08: frames computed by hand")
  func byHand() throws {
    try expectEqual(tree("07-plain-frame")["rectangle"].frame.size, size(200, 200))
    try expectEqual(tree("08-manual-half-height")["rectangle"].frame.size, size(200, 360))
  }

  @Test(
    "09, 10, 11: half the height of the screen, whatever the surrounding column proposes",
    .enabled(if: hasPainter))
  func halfHeight() throws {
    let (half, part) = (try tree("09-half-height"), try tree("10-half-height-count"))
    expectEqual(half["rectangle"].frame.size, size(400, 360))
    expectEqual(part["rectangle"].frame, half["rectangle"].frame)
    expectEqual(half["rectangle"].proposal.height, 360)
    try expectEqual(relativeFrame(of: half["rectangle"]).proposal.height, 500)
    try expectEqual(
      bitmap("container-relative/09-half-height", isAnnotated: false),
      bitmap("container-relative/10-half-height-count", isAnnotated: false))
  }

  @Test("12, 13: the nearest container counts")
  func nearest() throws {
    try expectEqual(tree("12-nearest-navigation-stack")["rectangle"].frame.height, 100)
    let places = try tree("13-same-view-two-places")
    expectEqual(places["inside"].frame.height, 100)
    expectEqual(places["outside"].frame.height, 360)
  }

  @Test(
    "14, 15: layers of a container are relative to the next outer container",
    arguments: [
      ("14-overlay-skips-container", "overlay"), ("15-background-skips-container", "background"),
    ])
  func layers(name: String, layer: String) throws {
    let tree = try tree(name)
    expectEqual(tree[layer].frame.height, 360)
    expectEqual(tree["NavigationStack"].frame.height, 200)
  }

  // MARK: Rules

  @Test("16, 17: the closure is called for the named axes, once each")
  func axes() throws {
    try expectEqual(tree("16-both-axes")["rectangle"].frame.size, size(200, 100))
    try expectEqual(tree("17-unlisted-axis")["rectangle"].frame.size, size(200, 100))
    var calls: [Axis] = []
    func count(_ axes: Axis.Set) -> [Axis] {
      calls = []
      _ = LayoutTree(
        of: VStack {
          Color.red.containerRelativeFrame(axes) { length, axis in
            calls.append(axis)
            return length / 2
          }
          Color.blue
        }, proposal: ProposedViewSize(width: 300, height: 200))
      return calls
    }
    expectEqual(count([.horizontal, .vertical]), [.horizontal, .vertical])
    expectEqual(count(.horizontal), [.horizontal])
  }

  @Test("18: parts follow the formula")
  func formula() throws {
    let tree = try tree("18-preset-formula")
    let widths = ["3-1", "3-2", "3-3", "4-2"].map { tree["bar-\($0)"].frame.width }
    expect(zip(widths, [100, 210, 320, 155]).allSatisfy { $0.isClose(to: $1) })
  }

  // MARK: Sizes of containers

  @Test("19: covered edges don't count")
  func safeArea() throws {
    let tree = try tree("19-safe-area-removed")
    expectEqual(tree["view"].frame.height, 720)
    expectEqual(tree["ignores the safe area"].frame.minY, 0)
    expectEqual(tree["ignores the safe area"].frame.height, 800)
  }

  @Test("20: columns count minus their bars")
  func columns() throws {
    let tree = try tree("20-navigation-split-view")
    let height: CGFloat = 420 - 24 - 20
    expect(tree["sidebar"].frame.height.isClose(to: (height - 96) / 2))
    expect(tree["content"].frame.height.isClose(to: (height - 44) / 2))
    expect(tree["detail"].frame.height.isClose(to: (height - 44) / 2))
    expectLess(tree["sidebar"].frame.maxX, tree["content"].frame.minX)
    expectLess(tree["content"].frame.maxX, tree["detail"].frame.minX)
  }

  @Test("21, 22: a navigation bar isn't subtracted, a tab bar is")
  func bars() throws {
    try expectEqual(tree("21-navigation-stack-toolbar")["view"].frame.height, 360)
    try expectEqual(tree("22-tab-view")["view"].frame.height, (720 - 49) / 2)
  }

  @Test("23: safe area padding in a scroll view doesn't count, and its own size stays")
  func safeAreaPadding() throws {
    let tree = try tree("23-scroll-view-safe-area-padding")
    expectEqual(tree["card 1"].frame, CGRect(x: 20, y: 30, width: 280, height: 120))
    expectEqual(tree["card 2"].frame.minX, 310)
    expectEqual(tree["ScrollView"].frame.width, 320)
  }

  @Test("24: each view follows its own window")
  func windows() throws {
    let tree = try tree("24-multi-window")
    expectEqual(tree["large"].frame.height, 140)
    expectEqual(tree["small"].frame.height, 80)
  }

  // MARK: Uses

  @Test("26, 27, 28: thirds with and without room for gaps")
  func galleries() throws {
    let cut = try tree("26-gallery-spacing-0")
    expect(cut["card 1"].frame.width.isClose(to: 320.0 / 3))
    expect(cut["card 1"].frame.height.isClose(to: 640.0 / 9))
    expect(cut["ScrollView"].frame.height.isClose(to: 640.0 / 9))
    expect((cut["card 3"].frame.maxX - cut["ScrollView"].frame.maxX).isClose(to: 20))

    let three = try tree("27-gallery-spacing-10")
    expect(three["card 1"].frame.width.isClose(to: 100))
    expect(three["card 1"].frame.height.isClose(to: 200.0 / 3))
    expect(three["card 3"].frame.maxX.isClose(to: three["ScrollView"].frame.maxX))
    expect(three["content"].frame.width.isClose(to: 1090))

    let touching = try tree("28-spacing-is-not-a-gap")
    let starts = (0..<3).map {
      touching["card \($0 + 1)"].frame.minX - touching["ScrollView"].frame.minX
    }
    expect(zip(starts, [0, 100, 200]).allSatisfy { $0.isClose(to: $1) })
  }

  @Test("29: a width relative to a content-dependent width is reported and drawn")
  func mismatch() throws {
    let tree = try tree("29-axis-mismatch")
    expectEqual(tree.diagnostics.count, 1)
    expect(tree.diagnostics[0].view, contains: "card 1")
    expect(tree.diagnostics[0].message, contains: "horizontal")
    for node in tree.nodes {
      let frame = node.frame
      expect(frame.width.isFinite)
      expect(frame.height.isFinite)
      expect(frame.minX.isFinite)
    }
  }

  @Test("30: a lazy row makes the scroll view as tall as the proposal")
  func lazyRow() throws {
    let heights = try ["a", "b", "c"].map {
      try tree("30-lazy-hstack", $0)["ScrollView"].frame.height
    }
    expect(heights[0].isClose(to: 200.0 / 3))
    expectEqual(heights[1], 180)
    expect(heights[2].isClose(to: 200.0 / 3))
    try expectEqual(tree("30-lazy-hstack", "c")["card 1"].frame.width, 100)
  }

  @Test(
    "31, 32: two colors split by the golden ratio, in two ways", .enabled(if: hasPainter))
  func goldenRatio() throws {
    let geometry = try tree("31-split-golden-ratio-geometry")
    expect(geometry["orange"].frame.height.isClose(to: 229.2))
    expect(geometry["orange"].frame.minY.isClose(to: 370.8))
    try expectEqual(
      bitmap("container-relative/31-split-golden-ratio-geometry", isAnnotated: false),
      bitmap(
        "container-relative/32-split-golden-ratio-relative", variant: "a", isAnnotated: false))
    let whole = try bitmap(
      "container-relative/32-split-golden-ratio-relative", variant: "b", isAnnotated: false)
    func pixel(_ row: Int) -> [UInt8] {
      Array(whole.pixels[row * whole.width * 4..<row * whole.width * 4 + 3])
    }
    expectEqual(pixel(0), [0, 122, 255])
    expectEqual(pixel(whole.height - 1), [255, 149, 0])
  }

  @Test(
    "33: a quarter and the rest, using a geometry reader and a scroll view",
    .enabled(if: hasPainter))
  func ratioSplit() throws {
    for variant in ["a", "b"] {
      let tree = try tree("33-ratio-split-hstack", variant)
      let demo = tree["demo"]
      expectEqual(tree["left"].frame(in: demo), CGRect(x: 0, y: 0, width: 75, height: 60))
      expectEqual(tree["right"].frame(in: demo), CGRect(x: 75, y: 0, width: 225, height: 60))
      let text = tree["text"].frame(in: demo)
      expect(text.midX.isClose(to: 187.5))
      expect(text.midY.isClose(to: 30))
    }
    try expectEqual(
      bitmap("container-relative/33-ratio-split-hstack", variant: "a", isAnnotated: false),
      bitmap("container-relative/33-ratio-split-hstack", variant: "b", isAnnotated: false))
  }

  @Test("34: an empty view reads the container's size and affects nothing else")
  func sizeGetter() throws {
    let tree = try tree("34-container-size-getter")
    expectEqual(tree["label"].text?.string, "read: 320×200")
    expectEqual(tree["available"].frame.size, size(320, 200))
    expectEqual(tree["getter"].frame.size, .zero)
    expectEqual(tree["host"].frame.size, size(240, 110))
    expect(tree.diagnostics.isEmpty)
  }

  @Test("35: a replica equals the built-in modifier", arguments: ["a", "b", "c", "d", "e"])
  func replica(variant: String) throws {
    let tree = try tree("35-replica", variant)
    func frames(_ id: String) -> [CGRect] {
      let root = tree[id]
      func all(_ node: LayoutTree.Node) -> [CGRect] {
        [node.frame(in: root)] + node.children.flatMap(all)
      }
      return all(root)
    }
    let (builtIn, replica) = (frames("built-in"), frames("replica"))
    expectEqual(builtIn.count, replica.count)
    expectGreater(builtIn.count, 5)
    for (one, other) in zip(builtIn, replica) {
      expect(one.minX.isClose(to: other.minX))
      expect(one.minY.isClose(to: other.minY))
      expect(one.width.isClose(to: other.width))
      expect(one.height.isClose(to: other.height))
    }
  }
}
