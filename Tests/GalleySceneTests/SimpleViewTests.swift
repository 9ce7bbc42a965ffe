import Galley
import GalleyCatalog
@testable import GalleyScenes
import Expectations
import Testing

@MainActor
@Suite("simple-view")
struct SimpleViewTests {
  /// Returns the disc that the scene paints in a circle's frame.
  private func disc(in frame: CGRect) -> CGRect {
    let side = min(frame.width, frame.height)
    return CGRect(
      x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
  }

  @Test("01: the circle takes all the space that the text leaves")
  func messageRow() throws {
    let tree = try layout("simple-view/01-message-row")
    let (stack, text) = (tree["zstack"], tree["content"])
    expectEqual(tree["row"].frame.size, CGSize(width: 320, height: 120))
    expectEqual(tree["stack"].frame.size, CGSize(width: 320, height: 120))
    expectEqual(tree["circle"].frame.width, 320 - 8 - text.frame.width)
    expectEqual(tree["circle"].frame.height, 120)
    expectGreater(tree["circle"].frame.width, 40)
    expectEqual(text.frame.minX - stack.frame.maxX, 8)
    expectEqual(tree["initials"].frame.midX, stack.frame.midX)
    expectEqual(tree["initials"].frame.midY, stack.frame.midY)
  }

  @Test("02: every view receives its parent's proposal and answers according to its kind")
  func recursiveProposal() throws {
    let tree = try layout("simple-view/02-recursive-proposal", tracing: true)
    expectEqual(tree["HStack"].proposal, ProposedViewSize(width: 320, height: 120))
    let offer = tree["ZStack"].proposal
    expectEqual(tree["circle"].proposal, ProposedViewSize(tree["ZStack"].frame.size))
    expectEqual(tree["initials"].proposal, tree["circle"].proposal)
    // While sizing, the stack passes on its own proposal, and the circle takes all of it.
    let events = tree.trace.description
    expect(events, contains: "Circle \"circle\" ? \(offer) → \(offer)")
    expect(events, contains: "Text \"initials\" ? \(offer) → ")
    expectEqual(tree["circle"].frame.size, tree["ZStack"].frame.size)
    expectLess(tree["initials"].frame.width, tree["circle"].frame.width)
    expectEqual(tree["ZStack"].frame.size, tree["circle"].frame.size)
  }

  @Test("03: a frame of width 40 keeps the height and leaves 272 points for the text")
  func frameWidth() throws {
    let before = try layout("simple-view/01-message-row")
    let tree = try layout("simple-view/03-frame-width-40")
    expectEqual(tree["frame"].frame.width, 40)
    expectEqual(tree["frame"].frame.height, 120)
    expectEqual(disc(in: tree["circle"].frame).width, 40)
    expectEqual(tree["content"].proposal.width, 272)
    expectGreater(272, before["content"].proposal.width ?? 0)
    expectGreater(tree["content"].frame.width, before["content"].frame.width)
  }

  @Test("04: a frame is a separate view between the stack and its content")
  func frameIsAView() throws {
    let before = try layout("simple-view/01-message-row")
    let tree = try layout("simple-view/03-frame-width-40")
    expectEqual(before["zstack"].parent?.type, "HStack")
    let frame = try require(tree["ZStack"].parent)
    expectEqual(frame.type, "frame")
    expectEqual(frame.parent?.type, "HStack")
    expectEqual(tree["ZStack"].proposal, ProposedViewSize(width: 40, height: 120))
    expectEqual(tree.nodes.count, before.nodes.count + 1)
  }

  @Test(
    "05: the frames' tops are aligned, although the painted circle starts 40 points lower",
    .enabled(if: hasPainter))
  func topAlignmentSurprise() throws {
    let tree = try layout("simple-view/05-top-alignment-surprise")
    expectEqual(tree["frame"].frame.minY, tree["content"].frame.minY)
    let painted = disc(in: tree["circle"].frame)
    expectEqual(painted.minY - tree["content"].frame.minY, 40)
    // The pixel row above the disc is empty; the one below its top isn't.
    let picture = try bitmap("simple-view/05-top-alignment-surprise", isAnnotated: false)
    let (x, y) = (Int(painted.midX * 2), Int(painted.minY * 2))
    expect(picture[x, y - 1] == (255, 255, 255, 255))
    expectEqual(picture[x, y + 1].blue, 0)
  }

  @Test("06: the border around the circle's frame is 40×120 and starts at the text's top")
  func topAlignmentBorder() throws {
    let tree = try layout("simple-view/06-top-alignment-border")
    expectEqual(tree["bordered"].frame.minY, tree["content"].frame.minY)
    expectEqual(tree["bordered"].frame.size, CGSize(width: 40, height: 120))
  }

  @Test("07: with both lengths fixed, circle and text share their tops; the stack is centered")
  func frameBothLengths() throws {
    let tree = try layout("simple-view/07-frame-40-40")
    let stack = tree["HStack"].frame
    expectEqual(disc(in: tree["circle"].frame).minY, tree["content"].frame.minY)
    expectEqual(stack.height, max(40, tree["content"].frame.height))
    expectEqual(stack.minY - tree["row"].frame.minY, (120 - stack.height) / 2)
  }

  @Test("08: padding takes 16 points on both sides and none at the top or bottom")
  func horizontalPadding() throws {
    let tree = try layout("simple-view/08-horizontal-padding")
    let (padding, stack) = (tree["padding"].frame, tree["HStack"].frame)
    expectEqual(stack.minX - padding.minX, 16)
    expectEqual(padding.maxX - stack.maxX, 16)
    expectEqual(stack.minY, padding.minY)
    expectEqual(stack.maxY, padding.maxY)
    expectEqual(tree["HStack"].proposal.width, 288)
    expectEqual(tree["content"].proposal.width, 240)
  }

  @Test(
    "09: the proposal shrinks by exactly the insets, and the size grows by them",
    arguments: [
      ("all", EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)),
      ("four", EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)),
      ("horizontal", EdgeInsets(top: 0, leading: 24, bottom: 0, trailing: 24)),
      ("corner", EdgeInsets(top: 10, leading: 10, bottom: 0, trailing: 0)),
      ("insets", EdgeInsets(top: 1, leading: 24, bottom: 9, trailing: 4)),
    ])
  func paddingValues(id: String, insets: EdgeInsets) throws {
    let tree = try layout("simple-view/09-padding-values")
    let (outer, inner) = (tree["\(id)-outer"], tree["\(id)-inner"])
    expectEqual(inner.frame.minX - outer.frame.minX, insets.leading)
    expectEqual(inner.frame.minY - outer.frame.minY, insets.top)
    expectEqual(outer.frame.width, inner.frame.width + insets.leading + insets.trailing)
    expectEqual(outer.frame.height, inner.frame.height + insets.top + insets.bottom)
    let (offered, passed) = (
      try require(outer.proposal.height), try require(inner.proposal.height)
    )
    expectLess(abs(offered - passed - insets.top - insets.bottom), 1e-9)
  }

  @Test("10: fills take each whole box, and are 10×10 for an unspecified proposal")
  func viewsThatExpand() throws {
    let tree = try layout("simple-view/10-views-that-expand")
    for kind in ["Color", "LinearGradient", "Circle"] {
      expectEqual(tree["\(kind), wide"].frame.size, CGSize(width: 120, height: 40))
      expectEqual(tree["\(kind), tall"].frame.size, CGSize(width: 60, height: 80))
    }
    let ideal = CGSize(width: 10, height: 10)
    expectEqual(LayoutTree(of: Color.orange).canvas, ideal)
    expectEqual(LayoutTree(of: Circle().fill(.teal)).canvas, ideal)
    let gradient = LinearGradient(colors: [.pink, .indigo], startPoint: .top, endPoint: .bottom)
    expectEqual(LayoutTree(of: gradient).canvas, ideal)
  }

  @Test("11: ideal sizes follow the content; a stack's is the sum of its views and gaps")
  func viewsWithIdealSize() throws {
    let tree = try layout("simple-view/11-views-with-ideal-size")
    expectGreater(tree["long"].frame.width, tree["short"].frame.width)
    expectEqual(tree["long"].frame.height, tree["short"].frame.height)
    let words = ["three", "words", "here"].map { tree[$0].frame.width }
    expectEqual(tree["HStack"].frame.width, words.reduce(0, +) + 16)
  }

  @Test("12: controls keep their size for any proposal and state")
  func viewsWithConstantSize() throws {
    let tree = try layout("simple-view/12-views-with-constant-size")
    expectEqual(tree["Toggle, wide"].frame.size, CGSize(width: 51, height: 31))
    expectEqual(tree["Toggle, narrow"].frame.size, tree["Toggle, wide"].frame.size)
    expectEqual(tree["DatePicker, narrow"].frame.size, tree["DatePicker, wide"].frame.size)
    expect(tree["Toggle, wide"].proposal != tree["Toggle, narrow"].proposal)
    for width in [nil, 0, 40, 1000] as [CGFloat?] {
      let offer = ProposedViewSize(width: width, height: width)
      let toggle = Toggle("Wi-Fi", isOn: .constant(width == 0)).labelsHidden()
      expectEqual(
        LayoutTree(of: toggle, proposal: offer).root.frame.size, CGSize(width: 51, height: 31))
    }
  }

  @Test("13: outlining frames doesn't move anything", .enabled(if: hasPainter))
  func inspectWithBorders() throws {
    let plain = try layout("simple-view/07-frame-40-40")
    let inspected = try layout("simple-view/13-inspect-with-borders")
    expectEqual(plain.description, inspected.description)
    try expectEqual(scene("simple-view/13-inspect-with-borders").overlays, [.frames])
    try expect(
      bitmap("simple-view/07-frame-40-40")
        != bitmap("simple-view/13-inspect-with-borders"))
  }
}
