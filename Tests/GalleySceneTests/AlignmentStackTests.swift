import Galley
import GalleyScenes
import Testing

/// Which views a stack aligns: its members, with each other.
@MainActor
@Suite("Alignment in stacks")
struct AlignmentStackTests {
  private let tall = CGRect(x: 0, y: 0, width: 100, height: 300)
  private let wide = CGRect(x: 0, y: 200, width: 300, height: 100)

  @Test("alignment/31: a tall and a wide bar share their bottom leading corner")
  func bottomLeading() {
    let tree = alignmentTree(31)
    let stack = tree["stack"]
    #expect(stack.frame.size == CGSize(width: 300, height: 300))
    #expect(tree["tall"].frame(in: stack) == tall)
    #expect(tree["wide"].frame(in: stack) == wide)
    #expect(
      tree["tall"].frame.intersection(tree["wide"].frame).size == CGSize(width: 100, height: 100))
  }

  @Test("alignment/32: a guide on the stack moves it 10 points, its members keep their places")
  func outerGuide() {
    let tree = alignmentTree(32)
    let stack = tree["stack"]
    #expect(stack.frame.size == CGSize(width: 300, height: 300))
    #expect(tree["tall"].frame(in: stack) == tall)
    #expect(tree["wide"].frame(in: stack) == wide)
    #expect(stack.frame.minX - tree["bar"].frame.minX == -10)
  }
}
