import Galley
import GalleyCatalog
@testable import GalleyScenes
import Expectations
import Testing

@MainActor
@Suite("place-subviews")
struct PlaceSubviewsTests {
  private let ids = ["first", "second", "third"]

  /// Returns the frames of the three bars in the view with the identifier `container`.
  private func bars(_ tree: LayoutTree, in container: String) -> [CGRect] {
    ids.map { tree[$0].frame(in: tree[container]) }
  }

  private func three() -> some View {
    Group {
      Color.red.frame(width: 60, height: 20).accessibilityIdentifier("first")
      Color.red.frame(width: 100, height: 30).accessibilityIdentifier("second")
      Color.red.frame(width: 40, height: 10).accessibilityIdentifier("third")
    }
  }

  @Test("01: each view starts where the one above ends, all with the same leading edge")
  func basicColumn() throws {
    let tree = try layout("place-subviews/01-basic-vstack")
    expectEqual(
      bars(tree, in: "column"),
      [
        CGRect(x: 0, y: 0, width: 60, height: 20), CGRect(x: 0, y: 20, width: 100, height: 30),
        CGRect(x: 0, y: 50, width: 40, height: 10),
      ])
    expectEqual(tree["column"].frame.size, CGSize(width: 100, height: 60))
    for id in ids { expectEqual(tree[id].proposal, .unspecified) }
  }

  @Test("02: the column's size is the largest width and the sum of the heights")
  func ownSize() throws {
    let tree = try layout("place-subviews/02-needs-size-that-fits")
    expectEqual(tree["column"].frame.size, CGSize(width: 100, height: 60))
  }

  @Test("03: for an unspecified proposal, a text has its ideal single-line size in a column of 60")
  func idealSize() throws {
    let tree = try layout("place-subviews/03-unspecified-means-ideal")
    let (ideal, wrapped) = (tree["ideal"], tree["wrapped"])
    let alone = LayoutTree(of: Text("It takes the room it wants.")).root.frame.size
    expectEqual(ideal.frame.size, alone)
    expectEqual(ideal.text?.lineBaselines.count, 1)
    expectGreater(ideal.frame.width, 60)
    expectEqual(tree["column"].frame.width, 60)
    expectEqual(ideal.frame.minX, tree["column"].frame.minX)
    try expectGreater(require(wrapped.text).lineBaselines.count, 1)
    expectAtMost(wrapped.frame.width, 60)
  }

  /// Records calls of a layout.
  private final class Notes: @unchecked Sendable {
    var gaps: [[CGFloat]] = []
    var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
    var placements: [(bounds: CGRect, proposal: ProposedViewSize)] = []
  }

  private struct NotingColumn: Layout {
    let notes: Notes

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      let size = SpacedVStack().sizeThatFits(
        proposal: proposal, subviews: subviews, cache: &cache)
      notes.sizes.append((proposal, size))
      return size
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      notes.gaps.append(SpacedVStack.gaps(subviews))
      notes.placements.append((bounds, proposal))
      SpacedVStack().placeSubviews(
        in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  @Test("04: there is one gap fewer than views, 8 points each between plain ones")
  func preferredGaps() {
    let notes = Notes()
    _ = LayoutTree(of: NotingColumn(notes: notes) { three() })
    expectEqual(notes.gaps, [[8, 8]])
  }

  @Test(
    "05: the distance between two views is the larger of their preferences",
    arguments: [(2, 8, 8), (8, 2, 8), (0, 0, 0), (5, 5, 5)] as [(CGFloat, CGFloat, CGFloat)])
  func largerDistanceCounts(below: CGFloat, above: CGFloat, gap: CGFloat) {
    let tree = LayoutTree(
      of: SpacedVStack {
        Preferring(below: below) {
          Color.red.frame(width: 10, height: 10).accessibilityIdentifier("upper")
        }
        Preferring(above: above) {
          Color.red.frame(width: 10, height: 10).accessibilityIdentifier("lower")
        }
      })
    expectEqual(tree["lower"].frame.minY - tree["upper"].frame.maxY, gap)
    let plain = ViewSpacing.zero.distance(to: .zero, along: .vertical)
    expectEqual(plain, 0)
  }

  @Test("05: the bars in the picture are 8 points apart")
  func largerDistancePicture() throws {
    let tree = try layout("place-subviews/05-spacing-distance-2-8")
    expectEqual(tree["lower"].frame.minY - tree["upper"].frame.maxY, 8)
  }

  @Test("06: the column with gaps places its views at 0, 28 and 66 and is 100×76")
  func spacedColumn() throws {
    let tree = try layout("place-subviews/06-spaced-vstack")
    expectEqual(bars(tree, in: "column").map(\.minY), [0, 28, 66])
    expectEqual(tree["column"].frame.size, CGSize(width: 100, height: 76))
  }

  @Test("07: if the size omits the gaps, the views extend beyond it by their sum")
  func consistentSizing() throws {
    let good = try layout("place-subviews/07-consistent-sizing", variant: "a")
    expectEqual(good["column"].frame.height, 76)
    expectEqual(bars(good, in: "column")[2].maxY, 76)
    let bad = try layout("place-subviews/07-consistent-sizing", variant: "b")
    expectEqual(bad["column"].frame.height, 60)
    expectEqual(bars(bad, in: "column")[2].maxY - bad["column"].frame.height, 16)
    expect(bad.diagnostics.isEmpty)
  }

  @Test("08: the placed views fill the size that was answered for the same proposal")
  func consistentProposal() throws {
    for (variant, size) in [
      ("a", CGSize(width: 216, height: 30)), ("b", CGSize(width: 100, height: 76)),
    ] {
      let tree = try layout("place-subviews/08-consistent-proposal", variant: variant)
      let frames = bars(tree, in: "RowOrColumn")
      let union = frames.reduce(frames[0]) { $0.union($1) }
      expectEqual(tree["RowOrColumn"].frame.size, size)
      expectEqual(union, CGRect(origin: .zero, size: size))
    }
    let wide = try layout("place-subviews/08-consistent-proposal", variant: "a")
    expect(bars(wide, in: "RowOrColumn").allSatisfy { $0.minY == 0 })
  }

  @Test("09: bounds have a previously answered size and the origin chosen by the parent")
  func boundsSemantics() throws {
    let tree = try layout("place-subviews/09-bounds-semantics")
    expectEqual(tree["column"].frame.minX - tree["sibling"].frame.maxX, 20)
    expectEqual(bars(tree, in: "column")[0].origin, .zero)

    let notes = Notes()
    _ = LayoutTree(
      of: HStack(spacing: 0) {
        Color.blue.frame(width: 60, height: 10)
        NotingColumn(notes: notes) { three() }.padding(20)
      })
    let bounds = try require(notes.placements.first).bounds
    expect(bounds.origin != .zero)
    expect(notes.sizes.contains { $0.size == bounds.size })
  }

  @Test("10: the proposal for placing was sized before, with the same size")
  func measuredProposal() throws {
    let notes = Notes()
    let tree = LayoutTree(
      of: HStack {
        NotingColumn(notes: notes) { three() }
        Text("Beside it, a text that wraps")
      }, proposal: ProposedViewSize(width: 200, height: 100))
    expectGreater(notes.sizes.count, 1)
    expectEqual(notes.placements.count, 1)
    let placement = try require(notes.placements.first)
    expect(
      notes.sizes.contains {
        $0.proposal == placement.proposal && $0.size == placement.bounds.size
      })
    // Each proposal is made only once.
    expectEqual(Set(notes.sizes.map(\.proposal)).count, notes.sizes.count)
    expect(tree.trace.description, contains: "place NotingColumn")
  }

  /// The basic column with a cache.
  private struct CachingColumn: Layout {
    struct Cache {
      var sizes: [CGSize]
    }

    func makeCache(subviews: Subviews) -> Cache {
      Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGSize {
      CGSize(
        width: cache.sizes.map(\.width).max() ?? 0,
        height: cache.sizes.map(\.height).reduce(0, +))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
      var point = bounds.origin
      for (index, subview) in subviews.enumerated() {
        subview.place(at: point, anchor: .topLeading, proposal: .unspecified)
        point.y += cache.sizes[index].height
      }
    }
  }

  @Test("11: a layout places views equally with and without a cache")
  func cacheParameter() {
    let plain = LayoutTree(of: BasicVStack { three() })
    let caching = LayoutTree(of: CachingColumn { three() })
    expectEqual(plain.root.frame, caching.root.frame)
    for id in ids { expectEqual(plain[id].frame, caching[id].frame) }
  }

  @Test("12: subviews are in the order of declaration; one that isn't placed is centered")
  func proxies() throws {
    let tree = try layout("place-subviews/12-proxies")
    let container = tree["container"].frame
    let frames = bars(tree, in: "container")
    expectEqual(frames[0].origin, .zero)
    // The fallback passes on the container's own proposal.
    expectEqual(frames[1].midX, container.width / 2)
    expectEqual(frames[1].midY, container.height / 2)
    expectEqual(frames[2].maxX, container.width)
    expectEqual(frames[2].maxY, container.height)
    expectEqual(tree["container"].children.first?.children.map(\.identifier), ids)
  }
}
