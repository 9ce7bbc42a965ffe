import Galley
import GalleyCatalog
@testable import GalleyScenes
import Expectations
import Testing

@MainActor
@Suite("custom-layouts")
struct CustomLayoutsTests {
  private func centre(_ frame: CGRect) -> CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

  private func box(_ width: CGFloat, _ height: CGFloat, _ id: String) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(id)
  }

  @ViewBuilder private func three() -> some View {
    box(30, 10, "1")
    box(50, 20, "2")
    box(40, 15, "3")
  }

  @Test("06: three slots of 50×20, 8 points apart, with each view centered in its slot")
  func equalWidthRow() throws {
    let tree = try layout("custom-layouts/06-equal-width-hstack-numbers")
    let row = tree["row"]
    expectEqual(row.frame.size, CGSize(width: 166, height: 20))
    for (id, x) in [("1", 25), ("2", 83), ("3", 141)] as [(String, CGFloat)] {
      expectEqual(tree["slot-\(id)"].frame(in: row).size, CGSize(width: 50, height: 20))
      expectEqual(centre(tree["slot-\(id)"].frame(in: row)), CGPoint(x: x, y: 10))
      expectEqual(centre(tree["view-\(id)"].frame(in: row)), CGPoint(x: x, y: 10))
      expectEqual(tree["slot-\(id)"].proposal, ProposedViewSize(width: 50, height: 20))
    }
  }

  @Test("07: without views, the row and the column are empty and place nothing")
  func empty() {
    for root in [
      LayoutTree(of: MyEqualWidthHStack { EmptyView() }).root,
      LayoutTree(of: MyEqualWidthVStack { EmptyView() }).root,
    ] {
      expectEqual(root.frame.size, .zero)
      expect(root.children.isEmpty)
    }
  }

  @Test("11: a column of the same views is 50×76 with centers at 10, 38 and 66")
  func equalWidthColumn() {
    let tree = LayoutTree(of: MyEqualWidthVStack { three() })
    expectEqual(tree.root.frame.size, CGSize(width: 50, height: 76))
    expectEqual(["1", "2", "3"].map { tree[$0].frame.midY }, [10, 38, 66])
    expect(["1", "2", "3"].allSatisfy { tree[$0].frame.midX == 25 })
    expectEqual(tree["1"].proposal, ProposedViewSize(width: 50, height: 20))
  }

  /// Counts of calls.
  private final class Calls: @unchecked Sendable {
    var makeCache = 0
    var updateCache = 0
    var sizing: [Int] = []
    var placing: [Int] = []
    var measured = 0
  }

  /// An equal-width column that counts calls. Its cache holds the number of the call that created
  /// it.
  private struct CountingColumn: Layout {
    let calls: Calls

    func makeCache(subviews: Subviews) -> Int {
      calls.makeCache += 1
      return calls.makeCache
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) -> CGSize {
      calls.sizing.append(cache)
      var column = MyEqualWidthVStack().makeCache(subviews: subviews)
      return MyEqualWidthVStack().sizeThatFits(
        proposal: proposal, subviews: subviews, cache: &column)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) {
      calls.placing.append(cache)
      var column = MyEqualWidthVStack().makeCache(subviews: subviews)
      MyEqualWidthVStack().placeSubviews(
        in: bounds, proposal: proposal, subviews: subviews, cache: &column)
    }
  }

  @Test("12: the cache is created once for a set of views and shared by sizing and placing")
  func cache() {
    let calls = Calls()
    let counting = LayoutTree(
      of: HStack {
        CountingColumn(calls: calls) { three() }
        Color.blue
      }, proposal: ProposedViewSize(width: 300, height: 200))
    expectEqual(calls.makeCache, 1)
    expectGreater(calls.sizing.count, 1)
    expectEqual(Set(calls.sizing), [1])
    expectEqual(calls.placing, [1])
    let plain = LayoutTree(
      of: HStack {
        MyEqualWidthVStack { three() }
        Color.blue
      }, proposal: ProposedViewSize(width: 300, height: 200))
    for id in ["1", "2", "3"] { expectEqual(counting[id].frame, plain[id].frame) }
  }

  /// A layout that overrides the update of its cache.
  private struct UpdatingColumn: Layout {
    let calls: Calls

    func makeCache(subviews: Subviews) -> Int {
      calls.makeCache += 1
      return subviews.count
    }

    func updateCache(_ cache: inout Int, subviews: Subviews) {
      calls.updateCache += 1
      cache = subviews.count
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) -> CGSize {
      CGSize(width: 10, height: 10 * CGFloat(cache))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
    ) {}
  }

  @Test("13: the default update creates a new cache; an override replaces it")
  func updateCache() {
    /// Calls the update like the engine does when subviews change.
    struct Host<L: Layout>: Layout where L.Cache == Int {
      let inner: L
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        var old = inner.makeCache(subviews: subviews[0..<3])
        inner.updateCache(&old, subviews: subviews)
        return inner.sizeThatFits(proposal: proposal, subviews: subviews, cache: &old)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let (defaults, overriding) = (Calls(), Calls())
    let fourth = box(90, 30, "4")
    let grown = LayoutTree(
      of: Host(inner: CountingColumn(calls: defaults)) {
        three()
        fourth
      })
    expectEqual(defaults.makeCache, 2)
    expectEqual(grown.root.frame.size, CGSize(width: 90, height: 4 * 30 + 3 * 8))
    let updated = LayoutTree(
      of: Host(inner: UpdatingColumn(calls: overriding)) {
        three()
        fourth
      })
    expect((overriding.makeCache, overriding.updateCache) == (1, 1))
    expectEqual(updated.root.frame.height, 40)
  }

  /// A leaf that counts how often it is measured.
  private struct CountingLeaf: Layout {
    let calls: Calls
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      calls.measured += 1
      return CGSize(width: 30, height: 10)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  @Test("14: without a cache, a layout measures its views more often")
  func noCache() {
    func questions(of layout: some Layout) -> Int {
      // Counts every measurement by the layout, including cached answers.
      let tree = LayoutTree(
        of: HStack {
          layout { three() }
          Color.blue
        }, proposal: ProposedViewSize(width: 300, height: 200))
      return tree.counts.measurements + tree.counts.memoHits
    }
    expectGreater(questions(of: MyEqualWidthHStack()), questions(of: MyEqualWidthVStack()))
    // In any case, a view computes its answer to a proposal only once.
    let calls = Calls()
    _ = LayoutTree(of: MyEqualWidthHStack { CountingLeaf(calls: calls) { EmptyView() } })
    expectEqual(calls.measured, 2)  // its ideal size, and the slot
  }

  @Test("15: unspecified dimensions are replaced by 10 points or a given size")
  func replacingUnspecified() {
    func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
      ProposedViewSize(width: width, height: height).replacingUnspecifiedDimensions()
    }
    expectEqual(size(300, 200), CGSize(width: 300, height: 200))
    expectEqual(size(nil, 200), CGSize(width: 10, height: 200))
    expectEqual(size(nil, nil), CGSize(width: 10, height: 10))
    let given = CGSize(width: 50, height: 60)
    expectEqual(ProposedViewSize.unspecified.replacingUnspecifiedDimensions(by: given), given)
  }

  @Test("16: three centers are a third of a turn apart, clockwise from the top")
  func radialThree() throws {
    let tree = try layout("custom-layouts/16-radial-three")
    let expected = [
      ("Cat", CGPoint(x: 150, y: 50)), ("Goldfish", CGPoint(x: 236.60, y: 200)),
      ("Dog", CGPoint(x: 63.40, y: 200)),
    ]
    for (pet, point) in expected {
      let frame = tree["avatar-\(pet)"].frame
      expectLess(abs(frame.midX - point.x), 0.01, "\(pet)")
      expectLess(abs(frame.midY - point.y), 0.01, "\(pet)")
      expectEqual(frame.size, CGSize(width: 80, height: 80))
    }
  }

  @Test("17: any number of views have equal distances from the center and each other")
  func radialCounts() throws {
    let tree = try layout("custom-layouts/17-radial-counts")
    for count in 1...8 {
      let panel = tree["panel-\(count)"].frame
      let radius = min(panel.width, panel.height) / 3
      let angles = (0..<count).map { index in
        let point = centre(tree["\(count)-\(index)"].frame)
        let (x, y) = (point.x - panel.midX, point.y - panel.midY)
        expectLess(abs((x * x + y * y).squareRoot() - radius), 1e-9)
        // Clockwise from the top.
        return atan2(Double(x), Double(-y)) * 180 / .pi
      }
      for (index, angle) in angles.enumerated() {
        let expected = Double(index) * 360 / Double(count)
        let distance = (angle - expected).truncatingRemainder(dividingBy: 360)
        expectLess(min(abs(distance), 360 - abs(distance)), 1e-9, "\(index) of \(count)")
      }
    }
  }

  @Test(
    "18: better ranks are closer to the top, and equal ranks equally close",
    arguments: [
      ("a", -30, ["Cat"], ["Goldfish"], ["Dog"]), ("b", 150, ["Dog"], ["Goldfish"], ["Cat"]),
      ("c", -60, ["Cat", "Goldfish"], ["Dog"], []), ("d", 0, ["Cat"], ["Goldfish", "Dog"], []),
    ] as [(String, Double, [String], [String], [String])])
  func radialRanks(
    variant: String, turn: Double, first: [String], second: [String], third: [String]
  ) throws {
    let tree = try layout("custom-layouts/18-radial-rank-offset", variant: variant)
    let heights = [first, second, third].filter { !$0.isEmpty }.map { group in
      group.map { centre(tree["avatar-\($0)"].frame).y }
    }
    for group in heights { expect(group.allSatisfy { abs($0 - group[0]) < 1e-9 }) }
    expect(zip(heights, heights.dropFirst()).allSatisfy { $0[0] < $1[0] })
    // The cat is the first view; its position shows how far the circle was turned.
    let (ring, cat) = (tree["ring"].frame, centre(tree["avatar-Cat"].frame))
    let angle = atan2(Double(cat.x - ring.midX), Double(ring.midY - cat.y)) * 180 / .pi
    expectLess(abs(angle - turn), 1e-9)
  }

  @Test("18: a view without a rank has the default rank")
  func defaultRank() {
    let plain = LayoutTree(
      of: MyRadialLayout { three() }, proposal: ProposedViewSize(width: 300, height: 300))
    let ranked = LayoutTree(
      of: MyRadialLayout {
        box(30, 10, "1").rank(1)
        box(50, 20, "2").rank(1)
        box(40, 15, "3").rank(1)
      }, proposal: ProposedViewSize(width: 300, height: 300))
    for id in ["1", "2", "3"] { expectEqual(plain[id].frame, ranked[id].frame) }
  }
}
