import Foundation
import GalleyLayout

/// Layout only, without resolving views or shaping text.
enum LayoutSection {
  static func run(_ settings: Settings, _ report: inout Report) {
    report.heading("Layout alone, ns per node (goal: 150; Taffy 1,060–1,740, Yoga from 2,450)")
    let widths = [30, 9, 9, 16, 10]
    report.line(["", "ns/node", "nodes", "measured/node", "hits/node"], widths: widths)
    for depth in [5, 10, 15, 50] {
      measure("stacks nested \(depth) deep", settings, widths, &report) {
        nested(depth: depth, nodes: 10_000, in: $0)
      }
    }
    for nodes in [1_000, 10_000, 100_000] {
      measure("rows, \(nodes) nodes", settings, widths, &report) { rows(nodes: nodes, in: $0) }
    }
  }

  private static func measure(
    _ name: String, _ settings: Settings, _ widths: [Int], _ report: inout Report,
    _ make: (LayoutNodeTree) -> LayoutNode
  ) {
    var times: [Double] = []
    var (count, counts) = (0, LayoutCounts())
    for _ in 0..<settings.rounds(16) {
      let tree = LayoutNodeTree()
      let root = make(tree)
      times.append(
        Clock.processorTime {
          let placed = Placement(
            placing: root, in: ProposedViewSize(width: 800, height: 600))
          count = placed.nodes.count
        })
      counts = tree.counts
    }
    let perNode = times.median * 1e6 / Double(count)
    report.keep("layout.\(name)", perNode)
    report.line(
      [
        name, number(perNode, 0), "\(count)", number(Double(counts.measurements) / Double(count)),
        number(Double(counts.memoHits) / Double(count)),
      ], widths: widths)
  }

  /// Returns stacks of two leaves and the next stack, with the given total number of nodes.
  private static func nested(depth: Int, nodes: Int, in tree: LayoutNodeTree) -> LayoutNode {
    func leaf() -> LayoutNode {
      tree.add(FixedSizeLeafLayout(size: CGSize(width: 10, height: 10)), .view("leaf"))
    }
    let members = (0..<max(1, nodes / (depth * 3 + 1))).map { _ in
      var inner = leaf()
      for level in 0..<depth {
        let members = [leaf(), inner, tree.add(FillLayout(), .view("fill"))]
        inner =
          level % 2 == 0
          ? tree.add(HStackLayout(), .hStack, children: members[...])
          : tree.add(VStackLayout(), .vStack, children: members[...])
      }
      return inner
    }
    return tree.add(VStackLayout(), .vStack, children: members[...])
  }

  /// Returns a column of rows: a padded leaf, a spacer and a framed bar.
  private static func rows(nodes: Int, in tree: LayoutNodeTree) -> LayoutNode {
    let insets = EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let members = (0..<nodes / 6).map { _ in
      let leaf = tree.add(
        FixedSizeLeafLayout(size: CGSize(width: 60, height: 20)), .view("leaf"))
      let bar = tree.add(FillLayout(), .view("fill"))
      let row = [
        tree.add(PaddingLayout(insets: insets), .modifier("padding"), children: [leaf]),
        tree.add(SpacerLayout(axis: .horizontal, minLength: nil), .view("Spacer")),
        tree.add(
          FrameLayout(width: 80, height: 8, alignment: .center), .modifier("frame"),
          children: [bar]),
      ]
      return tree.add(HStackLayout(), .hStack, children: row[...])
    }
    return tree.add(VStackLayout(), .vStack, children: members[...])
  }
}
