import Galley
import GalleyCatalog
@testable import GalleyScenes
import Expectations
import Testing

/// Stacks align their members with each other.
@MainActor
@Suite("Alignment in stacks")
struct AlignmentStackTests {
  private let tall = CGRect(x: 0, y: 0, width: 100, height: 300)
  private let wide = CGRect(x: 0, y: 200, width: 300, height: 100)

  @Test("alignment/31: a tall and a wide bar share their bottom leading corner")
  func bottomLeading() {
    let tree = alignmentTree(31)
    let stack = tree["stack"]
    expectEqual(stack.frame.size, CGSize(width: 300, height: 300))
    expectEqual(tree["tall"].frame(in: stack), tall)
    expectEqual(tree["wide"].frame(in: stack), wide)
    expectEqual(
      tree["tall"].frame.intersection(tree["wide"].frame).size, CGSize(width: 100, height: 100))
  }

  @Test("alignment/32: a guide on the stack moves it 10 points without moving its members")
  func outerGuide() {
    let tree = alignmentTree(32)
    let stack = tree["stack"]
    expectEqual(stack.frame.size, CGSize(width: 300, height: 300))
    expectEqual(tree["tall"].frame(in: stack), tall)
    expectEqual(tree["wide"].frame(in: stack), wide)
    expectEqual(stack.frame.minX - tree["bar"].frame.minX, -10)
  }

  @Test("alignment/30: the views of each stack share the guide that the stack specifies")
  func signatures() {
    let tree = alignmentTree(30)
    let trailing = ["Short", "Somewhat longer", "Long"].map { tree[$0].frame.maxX }
    let centres = ["orange", "yellow", "Middle"].map {
      CGPoint(x: tree[$0].frame.midX, y: tree[$0].frame.midY)
    }
    let baselines = ["Aa", "Two lines", "Small"].map { tree[$0].lastBaseline }
    expect(trailing.allSatisfy { $0.isClose(to: trailing[0]) })
    expect(
      centres.allSatisfy { $0.x.isClose(to: centres[0].x) && $0.y.isClose(to: centres[0].y) })
    expect(baselines.allSatisfy { $0.isClose(to: baselines[0]) })
    expectLess(tree["Two lines"].firstBaseline, tree["Aa"].firstBaseline)
    let firsts = ["Bb", "Two rows", "Little"].map { tree[$0].firstBaseline }
    expect(firsts.allSatisfy { $0.isClose(to: firsts[0]) })
    expectGreater(tree["Two rows"].lastBaseline, tree["Bb"].lastBaseline)
  }

  @Test("alignment/33: a stack encloses its views, aligned at their guides")
  func childrenWithEachOther() {
    let tree = alignmentTree(33)
    expectEqual(tree["plain"].frame.size, CGSize(width: 100, height: 100))
    let shifted = tree["shifted"]
    expectEqual(shifted.frame.size, CGSize(width: 130, height: 130))
    expectEqual(
      tree["shifted-square"].frame(in: shifted), CGRect(x: 30, y: 30, width: 100, height: 100))
    expectEqual(tree["shifted-moved"].frame(in: shifted), CGRect(x: 0, y: 0, width: 60, height: 60))
    expectEqual(
      tree["shifted-square"].frame(in: shifted).union(tree["shifted-moved"].frame(in: shifted)),
      CGRect(origin: .zero, size: shifted.frame.size))
  }

  @Test("alignment/35: a row asks for minimum and maximum, and serves higher priorities first")
  func negotiation() throws {
    let (plain, prior) = (
      alignmentTree(35, variant: 0, tracing: true), alignmentTree(35, variant: 1, tracing: true)
    )
    for tree in [plain, prior] {
      let row = tree["row"].frame
      expectEqual(row.width, 300)
      let views = ["fixed", "text", "flexible", "spacer"].map { tree[$0].frame }
      expectEqual(views[0].minX, row.minX)
      expect(views[3].maxX.isClose(to: row.maxX))
      for (left, right) in zip(views, views.dropFirst()) {
        let gap = right.minX - left.maxX
        expect(gap.isClose(to: 8) || gap.isClose(to: 0))
      }
    }
    // In the first row the text gets an equal share; in the second it comes first and is wider.
    expectGreater(prior["text"].frame.width, plain["text"].frame.width)
    expectLess(prior["flexible"].frame.width, plain["flexible"].frame.width)
    expectLess(prior["text"].frame.height, plain["text"].frame.height)
    // Each received proposals for its minimum, maximum and ideal size, and specific widths.
    let events =
      LayoutTree(
        of: plainRow, proposal: ProposedViewSize(width: nil, height: 100), tracing: true
      ).trace.description + plain.trace.description
    let asked = events.split(separator: "\n").filter { $0.contains("\"text\" ?") }
    expect(asked.contains { $0.contains("? 0×") })
    expect(asked.contains { $0.contains("? ∞×") })
    expect(asked.contains { $0.contains("? nil×") })
    expect(asked.contains { $0.contains("? 108×") })
  }

  private var plainRow: some View {
    HStack {
      Text("One").accessibilityIdentifier("text")
      Spacer()
    }
  }

  @Test("alignment/34: the replica of ZStack places views like the original, in nine alignments")
  func replica() throws {
    let tree = alignmentTree(34)
    let names = [
      "topLeading", "top", "topTrailing", "leading", "center", "trailing", "bottomLeading",
      "bottom", "bottomTrailing",
    ]
    for name in names {
      let (builtIn, replica) = (tree["\(name)-built-in"], tree["\(name)-replica"])
      expectEqual(builtIn.frame.size, replica.frame.size)
      for layer in ["tall", "wide", "text"] {
        expectEqual(
          tree["\(name)-built-in-\(layer)"].frame(in: builtIn),
          tree["\(name)-replica-\(layer)"].frame(in: replica), "\(name) \(layer)")
      }
    }
  }

  @Test("alignment/34: the replica equals ZStack for various views, guides and proposals")
  func replicaEverywhere() {
    let alignments: [Alignment] = [
      .topLeading, .top, .trailing, .center, .bottom, .bottomTrailing, .leadingFirstTextBaseline,
      .centerLastTextBaseline,
    ]
    @ViewBuilder func views() -> some View {
      Color.red.frame(width: 30, height: 50).accessibilityIdentifier("fixed")
      Text("Some words to wrap").accessibilityIdentifier("text")
      Color.blue.frame(minWidth: 10, maxWidth: 60, minHeight: 5, maxHeight: 40)
        .accessibilityIdentifier("flexible")
      Text("Moved").alignmentGuide(.leading) { $0.width / 2 }
        .alignmentGuide(.top) { _ in 4 }
        .accessibilityIdentifier("moved")
    }
    for alignment in alignments {
      for (width, height) in [
        (nil, nil), (0, 0), (40, nil), (nil, 30), (200, 100), (55, 1000),
        (CGFloat.infinity, 60),
      ] as [(CGFloat?, CGFloat?)] {
        let proposal = ProposedViewSize(width: width, height: height)
        let builtIn = LayoutTree(of: ZStack(alignment: alignment) { views() }, proposal: proposal)
        let replica = LayoutTree(of: MyZStack(alignment: alignment) { views() }, proposal: proposal)
        expectEqual(builtIn.root.frame, replica.root.frame)
        expectEqual(builtIn.root.explicitFirst, replica.root.explicitFirst)
        expectEqual(builtIn.root.explicitLast, replica.root.explicitLast)
        for id in ["fixed", "text", "flexible", "moved"] {
          expectEqual(builtIn[id].frame, replica[id].frame, "\(alignment) \(proposal) \(id)")
        }
      }
    }
  }
}
