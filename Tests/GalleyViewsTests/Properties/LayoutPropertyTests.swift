import Expectations
import Galley
import TestSupport
import Testing

@MainActor
@Suite("Properties of random layouts")
struct LayoutPropertyTests {
  private static let seeds = 0..<200

  private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || abs(a - b) < 1e-6 }

  private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    isClose(a.minX, b.minX) && isClose(a.minY, b.minY) && isClose(a.width, b.width)
      && isClose(a.height, b.height)
  }

  private func isClose(_ a: CGFloat?, _ b: CGFloat?) -> Bool {
    if let a, let b { isClose(a, b) } else { a == nil && b == nil }
  }

  private func tree(_ sample: Sample, _ width: CGFloat? = 240, _ height: CGFloat? = 160)
    -> LayoutTree
  { layout(width, height) { sample.view } }

  @Test("all frames are finite with nonnegative sizes")
  func finiteFrames() {
    for seed in Self.seeds {
      for (width, height) in [(240, 160), (nil, 90), (nil, nil), (0, 0)] as [(CGFloat?, CGFloat?)] {
        for node in tree(.random(seed: seed), width, height).nodes {
          let frame = node.frame
          expect(frame.minX.isFinite, "seed \(seed): \(node)")
          expect(frame.minY.isFinite, "seed \(seed): \(node)")
          expect(frame.size.width.isFinite, "seed \(seed): \(node)")
          expect(frame.size.height.isFinite, "seed \(seed): \(node)")
          expectAtLeast(frame.size.width, 0, "seed \(seed): \(node)")
          expectAtLeast(frame.size.height, 0, "seed \(seed): \(node)")
        }
      }
    }
  }

  @Test("two layouts of a view have equal descriptions and no diagnostics")
  func determinism() {
    for seed in Self.seeds {
      let sample = Sample.random(seed: seed)
      let first = tree(sample)
      expectEqual(first.description, tree(sample).description, "seed \(seed)")
      expect(first.diagnostics.isEmpty, "seed \(seed): \(first.diagnostics)")
    }
  }

  @Test("alignment/12: a guide has its explicit value, or else the default for the view's size")
  func guideValues() {
    for seed in Self.seeds {
      for node in tree(.random(seed: seed)).nodes {
        let view = node.dimensions
        for place in Place.allCases {
          let y = view[explicit: place.vertical] ?? place.position(in: view.height)
          expect(isClose(view[place.vertical], y), "seed \(seed): \(node) \(place)")
          guard Place.simple.contains(place) else { continue }
          let x = view[explicit: place.horizontal] ?? place.position(in: view.width)
          expect(isClose(view[place.horizontal], x), "seed \(seed): \(node) \(place)")
        }
      }
    }
  }

  @Test("alignment/25: a container's baselines are its views' highest first and lowest last ones")
  func compositeBaselines() {
    var count = 0
    for seed in Self.seeds {
      for node in tree(.random(seed: seed)).nodes
      where ["HStack", "VStack", "ZStack"].contains(node.type) {
        func merged(
          _ guide: VerticalAlignment, _ choose: ([CGFloat]) -> CGFloat?
        ) -> CGFloat? {
          choose(
            node.children.compactMap { child in
              child.dimensions[explicit: guide].map { $0 + child.frame.minY - node.frame.minY }
            })
        }
        let first = merged(.firstTextBaseline) { $0.min() }
        let last = merged(.lastTextBaseline) { $0.max() }
        if first != nil { count += 1 }
        expect(
          isClose(node.dimensions[explicit: .firstTextBaseline], first), "seed \(seed): \(node)")
        expect(
          isClose(node.dimensions[explicit: .lastTextBaseline], last), "seed \(seed): \(node)")
      }
    }
    expectGreater(count, 100)
  }

  @Test("a container's size is its answer to the proposal it is placed with")
  func sizingEqualsPlacing() {
    for seed in Self.seeds {
      for node in tree(.random(seed: seed)).nodes {
        expectEqual(node.dimensions.width, node.frame.width, "seed \(seed): \(node)")
        expectEqual(node.dimensions.height, node.frame.height, "seed \(seed): \(node)")
      }
    }
  }

  /// Visits every part of a sample with its node.
  private func visit(
    _ sample: Sample, _ node: LayoutTree.Node, _ check: (Sample, LayoutTree.Node) -> Void
  ) {
    check(sample, node)
    // A layer without content creates no node, so nothing below can be compared.
    guard sample.parts.count == node.children.count else { return }
    for (part, child) in zip(sample.parts, node.children) { visit(part, child, check) }
  }

  @Test("the views of a stack share a guide and fill the stack from edge to edge")
  func stackArrangement() {
    for seed in Self.seeds {
      visit(.random(seed: seed), tree(.random(seed: seed)).root) { sample, node in
        guard case .stack(let axis, let place, _, let members) = sample, members.count > 1,
          node.proposal.width != nil, node.proposal.height != nil
        else { return }
        let lines = node.children.map {
          axis == .horizontal
            ? $0.frame.minY + $0.dimensions[place.vertical]
            : $0.frame.minX + $0.dimensions[place.horizontal]
        }
        expect(lines.allSatisfy { isClose($0, lines[0]) }, "seed \(seed): \(node)")
        let frames = node.children.map(\.frame)
        if axis == .horizontal {
          expect(isClose(frames[0].minX, node.frame.minX), "seed \(seed): \(node)")
          expect(
            isClose(frames[frames.count - 1].maxX, node.frame.maxX), "seed \(seed): \(node)")
        } else {
          expect(isClose(frames[0].minY, node.frame.minY), "seed \(seed): \(node)")
          expect(
            isClose(frames[frames.count - 1].maxY, node.frame.maxY), "seed \(seed): \(node)")
        }
      }
    }
  }

  @Test("a frame has its lengths, proposes them and aligns its view with its own guides")
  func frames() {
    for seed in Self.seeds {
      visit(.random(seed: seed), tree(.random(seed: seed)).root) { sample, node in
        guard case .frame(let width, let height, let x, let y, _) = sample else { return }
        let child = node.children[0]
        if let width { expectEqual(node.frame.width, width, "seed \(seed): \(node)") }
        if let height { expectEqual(node.frame.height, height, "seed \(seed): \(node)") }
        expectEqual(child.proposal.width, width ?? node.proposal.width, "seed \(seed): \(node)")
        expectEqual(child.proposal.height, height ?? node.proposal.height, "seed \(seed): \(node)")
        let across = child.frame.minX - node.frame.minX + child.dimensions[x.horizontal]
        let down = child.frame.minY - node.frame.minY + child.dimensions[y.vertical]
        expect(isClose(across, x.position(in: node.frame.width)), "seed \(seed): \(node)")
        expect(isClose(down, y.position(in: node.frame.height)), "seed \(seed): \(node)")
      }
    }
  }

  @Test("a layer is proposed its view's size and shares a guide with it; the size is the view's")
  func layers() {
    for seed in Self.seeds {
      visit(.random(seed: seed), tree(.random(seed: seed)).root) { sample, node in
        let (x, y, main, layer): (Place, Place, LayoutTree.Node, LayoutTree.Node)
        switch sample {
        case .overlay(let h, let v, _, _) where node.children.count == 2:
          (x, y, main, layer) = (h, v, node.children[0], node.children[1])
        case .background(let h, let v, _, _) where node.children.count == 2:
          (x, y, main, layer) = (h, v, node.children[1], node.children[0])
        default: return
        }
        expect(isClose(main.frame, node.frame), "seed \(seed): \(node)")
        expectEqual(layer.proposal, ProposedViewSize(node.frame.size), "seed \(seed): \(node)")
        func point(_ part: LayoutTree.Node) -> CGPoint {
          CGPoint(
            x: part.frame.minX + part.dimensions[x.horizontal],
            y: part.frame.minY + part.dimensions[y.vertical])
        }
        expect(isClose(point(main).x, point(layer).x), "seed \(seed): \(node)")
        expect(isClose(point(main).y, point(layer).y), "seed \(seed): \(node)")
      }
    }
  }

  @Test("a view in a fixed frame is independent of the proposal")
  func fixedFrame() {
    for seed in Self.seeds {
      let sample = Sample.frame(120, 80, .center, .center, .random(seed: seed))
      func local(_ width: CGFloat?, _ height: CGFloat?) -> [CGRect] {
        let tree = tree(sample, width, height)
        return tree.nodes.map {
          $0.frame.offsetBy(dx: -tree.root.frame.minX, dy: -tree.root.frame.minY)
        }
      }
      let expected = local(nil, nil)
      for (width, height) in [(0, 0), (50, 300), (300, nil)] as [(CGFloat?, CGFloat?)] {
        let actual = local(width, height)
        expect(zip(actual, expected).allSatisfy { isClose($0, $1) }, "seed \(seed)")
        expectEqual(actual.count, expected.count)
      }
    }
  }

  @Test("rows and columns share one algorithm: exchanging axes transposes the layout")
  func transposition() {
    // Outside of stacks, dividers are always horizontal.
    let options = Sample.Options(hasText: false, hasBaselines: false, hasDividers: false)
    for seed in Self.seeds {
      let sample = Sample.random(seed: seed, options)
      for (width, height) in [(240, 160), (nil, 70)] as [(CGFloat?, CGFloat?)] {
        let straight = tree(sample, width, height).nodes.map(\.frame)
        let transposed = tree(sample.transposed, height, width).nodes.map {
          CGRect($0.frame.minY, $0.frame.minX, $0.frame.height, $0.frame.width)
        }
        expectEqual(straight.count, transposed.count)
        for (a, b) in zip(straight, transposed) { expect(isClose(a, b), "seed \(seed)") }
      }
    }
  }

  @Test("right-to-left layout mirrors left-to-right layout")
  func mirroring() {
    for seed in Self.seeds {
      let view = Sample.random(seed: seed).view
      let plain = layout(240, 160) { view }
      let mirrored = layout(240, 160) { view.environment(\.layoutDirection, .rightToLeft) }
      expectEqual(plain.nodes.count, mirrored.nodes.count)
      for (a, b) in zip(plain.nodes, mirrored.nodes) {
        let expected = CGRect(
          240 - a.frame.maxX, a.frame.minY, a.frame.width, a.frame.height)
        expect(isClose(b.frame, expected), "seed \(seed): \(a) and \(b)")
      }
    }
  }

  @Test("a layout in which stacks ask for all limits, as in a trace, has the same frames")
  func tracing() {
    for seed in Self.seeds {
      let view = Sample.random(seed: seed).view
      for (width, height) in [(240, 160), (nil, 90), (60, nil), (0, 0)] as [(CGFloat?, CGFloat?)] {
        let traced = LayoutTree(of: view, proposal: ProposedViewSize(width: width, height: height))
        expectEqual(
          layout(width, height) { view }.nodes.map(\.frame), traced.nodes.map(\.frame),
          "seed \(seed)")
      }
    }
  }

  @Test("no view is measured for more than a few proposals")
  func measurements() {
    let most = Self.seeds.map { seed in
      tree(.random(seed: seed)).nodes.map(\.measurementCount).max() ?? 0
    }
    expectAtMost(most.max()!, 16)
  }
}
