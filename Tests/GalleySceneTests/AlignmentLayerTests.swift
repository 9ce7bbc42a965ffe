import Galley
import GalleyScenes
import Testing

/// Overlays, backgrounds and frames: one view decides the size, the other is aligned with it.
@MainActor
@Suite("Alignment in overlays, backgrounds and frames")
struct AlignmentLayerTests {
  @Test("alignment/36: the greeting lies in the top trailing corner")
  func overlay() {
    let tree = alignmentTree(36)
    let (whole, greeting) = (tree["whole"], tree["greeting"])
    #expect(whole.frame.size == CGSize(width: 100, height: 100))
    #expect(whole.frame == tree["square"].frame)
    #expect(greeting.frame(in: whole).maxX.isClose(to: 100))
    #expect(greeting.frame(in: whole).minY.isClose(to: 0))
  }

  @Test("alignment/37: the greeting follows the square's own guides")
  func movedGuides() {
    let tree = alignmentTree(37)
    let (whole, greeting) = (tree["whole"], tree["greeting"])
    #expect(whole.frame.size == CGSize(width: 100, height: 100))
    #expect(greeting.frame(in: whole).maxX.isClose(to: 70))
    #expect(greeting.frame(in: whole).minY.isClose(to: 30))
  }
}
