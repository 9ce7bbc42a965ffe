import Galley
import GalleyCatalog
@testable import GalleyScenes
import Expectations
import Testing

/// Overlays, backgrounds and frames: one view determines the size, and the other is aligned with
/// it.
@MainActor
@Suite("Alignment in overlays, backgrounds and frames")
struct AlignmentLayerTests {
  @Test("alignment/36: the greeting is in the top trailing corner")
  func overlay() {
    let tree = alignmentTree(36)
    let (whole, greeting) = (tree["whole"], tree["greeting"])
    expectEqual(whole.frame.size, CGSize(width: 100, height: 100))
    expectEqual(whole.frame, tree["square"].frame)
    expect(greeting.frame(in: whole).maxX.isClose(to: 100))
    expect(greeting.frame(in: whole).minY.isClose(to: 0))
  }

  @Test("alignment/37: the greeting follows the square's explicit guides")
  func movedGuides() {
    let tree = alignmentTree(37)
    let (whole, greeting) = (tree["whole"], tree["greeting"])
    expectEqual(whole.frame.size, CGSize(width: 100, height: 100))
    expect(greeting.frame(in: whole).maxX.isClose(to: 70))
    expect(greeting.frame(in: whole).minY.isClose(to: 30))
  }

  @Test(
    "alignment/38: only the main view determines the size, and it is between the other layers",
    .enabled(if: hasPainter))
  func sizeFromMain() throws {
    let tree = alignmentTree(38)
    let (whole, main) = (tree["whole"], tree["main"])
    expectEqual(whole.frame, main.frame)
    expectEqual(whole.frame.size, CGSize(width: 60, height: 60))
    expectEqual(tree["background"].frame(in: whole), CGRect(x: 0, y: 0, width: 90, height: 90))
    expectEqual(tree["overlay"].frame(in: whole), CGRect(x: -20, y: 30, width: 80, height: 30))
    expectEqual(tree["left"].frame.maxX, whole.frame.minX)
    expectEqual(tree["right"].frame.minX, whole.frame.maxX)
    // Where all three overlap, the overlay's stroke is visible; beside it, the main view.
    let picture = try bitmap("alignment/38-overlay-size-from-main", isAnnotated: false)
    func pixel(_ x: CGFloat, _ y: CGFloat) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)
    {
      picture[Int((whole.frame.minX + x) * 2), Int((whole.frame.minY + y) * 2)]
    }
    expect(pixel(30, 31) == pixel(-10, 31))
    expect(pixel(30, 20) != pixel(75, 20))
    expectGreater(pixel(30, 20).red, pixel(30, 20).blue)
  }

  @Test(
    "alignment/39: an overlay written as a layout places its views like an overlay",
    .enabled(if: hasPainter))
  func overlayAsLayout() throws {
    let (replica, overlay) = (alignmentTree(39), alignmentTree(36))
    for id in ["whole", "square", "greeting"] {
      expectEqual(replica[id].frame, overlay[id].frame)
    }
    try expectEqual(
      bitmap("alignment/39-overlay-as-layout", isAnnotated: false),
      bitmap("alignment/36-overlay-top-trailing", isAnnotated: false))
  }

  @Test("alignment/40: a frame of 10×30 proposes and has that size, whatever the text answers")
  func fixedFrame() {
    let tree = alignmentTree(40)
    let (frame, text) = (tree["frame"].frame, tree["text"].frame)
    expectEqual(frame.size, CGSize(width: 10, height: 30))
    expectEqual(tree["text"].proposal, ProposedViewSize(width: 10, height: 30))
    expectEqual(text.minY, frame.minY)
    expect(text.midX.isClose(to: frame.midX))
  }

  @Test(
    "alignment/41: a clear view of the frame's size with a text background gives the same picture",
    .enabled(if: hasPainter))
  func frameAsBackground() throws {
    let (background, frame) = (alignmentTree(41), alignmentTree(40))
    for id in ["frame", "text"] { expectEqual(background[id].frame, frame[id].frame) }
    try expectEqual(
      bitmap("alignment/41-frame-as-background", isAnnotated: false),
      bitmap("alignment/40-frame-fixed-10x30", isAnnotated: false))
  }

  @Test("alignment/42: a custom flexible frame is as wide as the built-in one")
  func flexibleFrame() {
    let scene = alignmentTree(42)
    for index in 0..<6 {
      let builtIn = FlexibleWidthFrame.samples[index].words
      expectEqual(scene["replica, \(builtIn)"].frame.size, scene[builtIn].frame.size)
    }
    var combinations = 0
    let text = Text("A text that can be wrapped").accessibilityIdentifier("content")
    for minimum in [nil, 0, 40, 120] as [CGFloat?] {
      for ideal in [nil, 60, 200] as [CGFloat?] {
        for maximum in [nil, 50, 150, .infinity] as [CGFloat?] {
          let given = [minimum, ideal, maximum].compactMap { $0 }
          guard given == given.sorted() else { continue }
          for width in [nil, 0, 30, 80, 180, .infinity] as [CGFloat?] {
            let proposal = ProposedViewSize(width: width, height: nil)
            let builtIn = LayoutTree(
              of: text.frame(
                minWidth: minimum, idealWidth: ideal, maxWidth: maximum, alignment: .trailing),
              proposal: proposal)
            let replica = LayoutTree(
              of: FlexibleWidthFrame(minimum: minimum, ideal: ideal, maximum: maximum) { text },
              proposal: proposal)
            let (a, b) = (builtIn["content"], replica["content"])
            let name = "\(String(describing: (minimum, ideal, maximum, width)))"
            expectEqual(builtIn.root.frame.size, replica.root.frame.size, "\(name)")
            expectEqual(a.frame(in: builtIn.root), b.frame(in: replica.root), "\(name)")
            combinations += 1
          }
        }
      }
    }
    expectAtLeast(combinations, 50)
  }
}
