import Expectations
import Galley
import TestSupport
import Testing

@MainActor
@Suite("Recorded cases G, H and I: custom layouts, text spacing, rounding to pixels")
struct OtherRecordedCasesTests {
  /// A row in which every view is as wide as the widest.
  private struct EqualWidthHStack: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      let size = maxSize(subviews)
      return CGSize(
        width: size.width * CGFloat(subviews.count) + gaps(subviews).reduce(0, +),
        height: size.height)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let size = maxSize(subviews)
      var x = bounds.minX + size.width / 2
      for (index, gap) in gaps(subviews).enumerated() {
        subviews[index].place(
          at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(size))
        x += size.width + gap
      }
    }

    private func maxSize(_ subviews: Subviews) -> CGSize {
      subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
        CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
      }
    }

    private func gaps(_ subviews: Subviews) -> [CGFloat] {
      subviews.indices.map { index in
        guard index < subviews.count - 1 else { return 0 }
        return subviews[index].spacing.distance(
          to: subviews[index + 1].spacing, along: .horizontal)
      }
    }
  }

  @Test("G09: a custom row with equal widths")
  func equalWidths() {
    let tree = layout(nil, nil) {
      EqualWidthHStack {
        Color.red.frame(idealWidth: 60, idealHeight: 20).named("a")
        Color.red.frame(idealWidth: 100, idealHeight: 30).named("b")
        Color.red.frame(idealWidth: 40, idealHeight: 10).named("c")
      }
    }
    expectClose(tree.root.frame.size, 316, 30)
    expectClose(tree.frames("a", "b", "c").map(\.midX), [50, 158, 266])
    expectClose(tree.widths("a", "b", "c"), [100, 100, 100])
  }

  private enum Indent: LayoutValueKey {
    static let defaultValue: CGFloat = 0
  }

  private struct IndentedVStack: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return CGSize(
        width: zip(subviews, sizes).map { $0[Indent.self] + $1.width }.max() ?? 0,
        height: sizes.map(\.height).reduce(gaps(subviews).reduce(0, +), +))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      var y = bounds.minY
      for (subview, gap) in zip(subviews, gaps(subviews) + [0]) {
        subview.place(
          at: CGPoint(x: bounds.minX + subview[Indent.self], y: y), proposal: .unspecified)
        y += subview.sizeThatFits(.unspecified).height + gap
      }
    }

    private func gaps(_ subviews: Subviews) -> [CGFloat] {
      subviews.indices.dropLast().map {
        subviews[$0].spacing.distance(to: subviews[$0 + 1].spacing, along: .vertical)
      }
    }
  }

  @Test("G11: a custom column reads spacing preferences and layout values")
  func layoutValues() {
    let tree = layout(nil, nil) {
      IndentedVStack {
        box(30, 10).named("a")
        box(40, 10).layoutValue(key: Indent.self, value: 8).named("b")
        box(30, 10).named("c")
      }
    }
    expectClose([tree["b"].frame.minX], [8])
    expectClose(tree.frames("a", "b", "c").map(\.minY), [0, 18, 36])
  }

  // MARK: Right-to-left layouts

  @Test("G01, G03, G05: stacks and guides in right-to-left layouts")
  func rightToLeftStacks() {
    let tree = LayoutTree(
      of: VStack(alignment: .leading, spacing: 10) {
        HStack {
          box(40, 30).named("a")
          box(60, 30).named("b")
          Spacer()
          box(30, 30).named("c")
        }
        .named("row")
        box(10, 50)
        ZStack(alignment: .topLeading) {
          box(100, 40)
          box(20, 20).named("front")
        }
        .named("pile")
        box(10, 16)
        box(10, 20)
        box(30, 20).named("guided").alignmentGuide(.leading) { _ in -10 }
      }
      .frame(width: 300, alignment: .leading)
      .environment(\.layoutDirection, .rightToLeft),
      proposal: ProposedViewSize(width: 320, height: 260))
    expectClose(tree["row"].frame, CGRect(10, 17, 300, 30))
    expectClose(tree.frames("a", "b", "c").map(\.minX), [270, 202, 10])
    expectClose(tree["pile"].frame, CGRect(210, 117, 100, 40))
    expectClose(tree["front"].frame, CGRect(290, 117, 20, 20))
    expectClose(tree["guided"].frame, CGRect(270, 223, 30, 20))
  }

  @Test("G07: shapes, gradients and offset views in right-to-left layouts")
  func rightToLeftShapes() {
    let tree = LayoutTree(
      of: VStack(alignment: .leading, spacing: 10) {
        HStack(spacing: 10) {
          box(40, 30).named("arrow")
          box(40, 30).named("fixedArrow")
        }
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
          .frame(width: 120, height: 20).named("gradient")
        ZStack { box(10, 10).position(x: 20, y: 20) }.frame(width: 160, height: 40)
        box(20, 20).named("box").offset(x: 30, y: 5)
      }
      .environment(\.layoutDirection, .rightToLeft),
      proposal: ProposedViewSize(width: 300, height: 200))
    expectClose(tree.frames("arrow", "fixedArrow").map(\.minX), [190, 140])
    expectClose(tree["gradient"].frame, CGRect(110, 70, 120, 20))
  }

  // MARK: Text spacing and pixel rounding

  @Test("H05: a text and a spacer in a row have no spacing")
  func textNextToSpacer() {
    let tree = layout(200, 50) {
      HStack {
        Text("Total").named("text")
        Spacer().named("spacer")
        box(20, 20).named("box")
      }
    }
    expectClose([tree["spacer"].frame.minX], [tree["text"].frame.maxX])
    expectClose([tree["box"].frame.minX], [tree["spacer"].frame.maxX])
  }

  @Test("I01: thirds of 100 points snap to pixels but remain thirds in layout")
  func thirdsOnPixels() throws {
    let row = HStack(spacing: 0) {
      Color.red.named("a")
      Color.green.named("b")
      Color.blue.named("c")
    }
    let tree = layout(100, 10) { row }
    expectClose(tree.widths("a", "b", "c"), [100.0 / 3, 100.0 / 3, 100.0 / 3])
    let renderer = ImageRenderer(content: row)
    renderer.proposedSize = ProposedViewSize(width: 100, height: 10)
    let rects = try renderer.displayList().filledRects
    expectEqual(rects.map(\.minX), [0, 33, 67])
    expectEqual(rects.map(\.width), [33, 34, 33])
    renderer.scale = 2
    try expectEqual(renderer.displayList().filledRects.map(\.width), [33.5, 33, 33.5])
  }
}
