import Galley
import GalleyCatalog
@testable import GalleyScenes
import Expectations
import Testing

/// The leaderboard, the buttons, the avatars, and the complete screen.
@MainActor
@Suite("custom-layouts: the app")
struct LeaderboardTests {
  private static let pets = ["Cat", "Goldfish", "Dog"]

  private func frames(_ tree: LayoutTree, _ prefix: String) -> [CGRect] {
    Self.pets.map { tree["\(prefix)-\($0)"].frame }
  }

  /// Returns the widths of the filled parts of the bars.
  private func filled(_ tree: LayoutTree) -> [CGFloat] {
    Self.pets.map { pet in
      let bar = tree["bar-\(pet)"]
      let share = tree.nodes.first {
        $0.type == "Capsule" && $0.parent?.type == "ProportionLayout"
          && bar.frame.contains($0.frame)
      }
      return share?.frame.width ?? 0
    }
  }

  private func areClose(_ values: [CGFloat]) -> Bool {
    values.allSatisfy { $0.isClose(to: values[0]) }
  }

  @Test("01: names, bars and counts have separate columns; bars take the remaining space")
  func grid() throws {
    let tree = try layout("custom-layouts/01-leaderboard-grid")
    let grid = tree["grid"].frame
    let (names, bars, counts) = (
      frames(tree, "name"), frames(tree, "bar"), frames(tree, "count")
    )
    expect(grid.width.isClose(to: 340 - 32))
    expect(names.allSatisfy { $0.minX.isClose(to: grid.minX) })
    expect(areClose(bars.map(\.minX)))
    expect(areClose(bars.map(\.width)))
    let space =
      grid.width - 16 - (names.map(\.width).max() ?? 0) - (counts.map(\.width).max() ?? 0)
    expect(bars[0].width.isClose(to: space))
    for row in 0..<3 {
      expectLess(names[row].maxX, bars[row].minX)
      expectLess(bars[row].maxX, counts[row].minX)
    }
    let shares = filled(tree)
    expectEqual(shares[0], 0)
    expect(shares[1].isClose(to: space / 3))
    expect(shares[2].isClose(to: space * 2 / 3))
  }

  @Test("02: dividers are as wide as the grid without affecting its columns")
  func dividers() throws {
    let tree = try layout("custom-layouts/02-grid-divider-spans")
    let grid = tree["grid"].frame
    for divider in frames(tree, "divider") {
      expect(divider.minX.isClose(to: grid.minX))
      expect(divider.width.isClose(to: grid.width))
    }
    let without = LayoutTree(
      of: Leaderboard(votes: PetVotes(cat: 0, goldfish: 1, dog: 2), hasDividers: false).padding(),
      proposal: ProposedViewSize(width: 340, height: 160))
    for prefix in ["name", "bar", "count"] {
      let (some, none) = (frames(tree, prefix), frames(without, prefix))
      expect(zip(some, none).allSatisfy { $0.minX.isClose(to: $1.minX) })
      expect(zip(some, none).allSatisfy { $0.width.isClose(to: $1.width) })
    }
  }

  @Test("03: counts of one, two and three digits are right-aligned")
  func columnAlignment() throws {
    let tree = try layout("custom-layouts/03-grid-column-alignment")
    let grid = tree["grid"].frame
    let counts = frames(tree, "count")
    expect(counts.allSatisfy { $0.maxX.isClose(to: grid.maxX) })
    expectGreater(counts[0].minX, counts[1].minX)
    expectGreater(counts[1].minX, counts[2].minX)
    expect(frames(tree, "name").allSatisfy { $0.minX.isClose(to: grid.minX) })
    expect(areClose(frames(tree, "bar").map(\.minX)))
  }

  @Test("04: without votes, all bars are empty and nothing is reported")
  func noVotes() throws {
    let tree = try layout("custom-layouts/04-grid-zero-votes")
    expectEqual(filled(tree), [0, 0, 0])
    expect(tree.diagnostics.isEmpty)
    expect(frames(tree, "bar").allSatisfy { $0.width > 100 && $0.width.isFinite })
  }

  // MARK: Buttons

  private func buttons(_ tree: LayoutTree, _ titles: [String] = pets) -> [CGRect] {
    titles.map { tree["button-\($0)"].frame }
  }

  /// The widest and tallest ideal size of the buttons.
  private var slot: CGSize {
    let sizes = Self.pets.map { title in
      LayoutTree(of: Button(title) {}.buttonStyle(.bordered)).root.frame.size
    }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  @Test("05: every button is as wide as the widest title needs")
  func equalWidths() throws {
    let tree = try layout("custom-layouts/05-equal-width-hstack")
    let row = tree["row"].frame
    expect(row.width.isClose(to: 3 * slot.width + 16))
    expect(row.height.isClose(to: slot.height))
    for (index, button) in buttons(tree).enumerated() {
      expectEqual(button.size, slot)
      expect(
        button.midX.isClose(to: row.minX + slot.width / 2 + CGFloat(index) * (slot.width + 8)))
      expect(button.midY.isClose(to: row.midY))
    }
    expectEqual(tree["button-Cat"].proposal, ProposedViewSize(slot))
  }

  @Test("08, 09: the row is shown if it fits, to the point; otherwise the column")
  func whatFits() throws {
    let wide = try layout("custom-layouts/08-viewthatfits-wide")
    expect(wide.node(withIdentifier: "row") != nil)
    expectNil(wide.node(withIdentifier: "column"))
    let narrow = try layout("custom-layouts/09-viewthatfits-narrow")
    expectNil(narrow.node(withIdentifier: "row"))
    expect(areClose(buttons(narrow).map(\.minX)))
    expect(areClose(buttons(narrow).map(\.width)))

    let width = 3 * slot.width + 16
    func choosesRow(_ width: CGFloat) -> Bool {
      LayoutTree(of: VoteButtons(), proposal: ProposedViewSize(width: width, height: 300))
        .node(withIdentifier: "row") != nil
    }
    expect(choosesRow(width))
    expect(choosesRow(width + 100))
    expect(!choosesRow(width - 0.5))
    // Neither fits, so the last one is shown.
    expect(!choosesRow(10))
  }

  @Test("10: at the same width, longer words and larger text require the column")
  func languageAndSize() throws {
    for (variant, arrangement) in [("a", "row"), ("b", "column"), ("c", "column")] {
      let tree = try layout(
        "custom-layouts/10-viewthatfits-language-and-size", variant: variant)
      expect(tree.node(withIdentifier: arrangement) != nil, "\(variant)")
      let titles = variant == "b" ? ["Hauskatze", "Goldfisch", "Schäferhund"] : Self.pets
      expect(areClose(buttons(tree, titles).map(\.width)), "\(variant)")
    }
  }

  @Test("11: the column of buttons is as wide as one button, and they follow each other")
  func column() throws {
    let tree = try layout("custom-layouts/11-equal-width-vstack")
    let column = tree["column"].frame
    expect(column.width.isClose(to: slot.width))
    expect(column.height.isClose(to: 3 * slot.height + 16))
    for (index, button) in buttons(tree).enumerated() {
      expect(button.midX.isClose(to: column.midX))
      expect(
        button.midY.isClose(
          to: column.minY + slot.height / 2 + CGFloat(index) * (slot.height + 8)))
    }
  }

  // MARK: Avatars

  @Test("19: in a tie, the avatars are in a line as in an HStack")
  func tie() throws {
    let tree = try layout("custom-layouts/19-any-layout-tie")
    let avatars = frames(tree, "avatar")
    expect(areClose(avatars.map(\.midY)))
    expect((avatars[1].minX - avatars[0].maxX).isClose(to: 8))
    expect((avatars[2].minX - avatars[1].maxX).isClose(to: 8))
    func sizes(_ layout: some Layout) -> [CGRect] {
      let tree = LayoutTree(
        of: layout { ForEach(0..<3) { Color.red.frame(width: 20 + CGFloat($0), height: 30) } },
        proposal: ProposedViewSize(width: 300, height: 300))
      return tree.nodes.map(\.frame)
    }
    let stack = LayoutTree(
      of: HStack { ForEach(0..<3) { Color.red.frame(width: 20 + CGFloat($0), height: 30) } },
      proposal: ProposedViewSize(width: 300, height: 300))
    expectEqual(sizes(AnyLayout(HStackLayout())), stack.nodes.map(\.frame))
  }

  @Test("20: avatars don't change the podium's size, and are at its top")
  func overlay() throws {
    let (ring, line) = (
      try layout("custom-layouts/20-podium-overlay", variant: "a"),
      try layout("custom-layouts/20-podium-overlay", variant: "b")
    )
    expectEqual(ring["podium"].frame, CGRect(x: 20, y: 20, width: 300, height: 300))
    expectEqual(line["podium"].frame, ring["podium"].frame)
    expectEqual(ring["avatars"].frame, ring["podium"].frame)
    expectEqual(line["avatars"].frame.minY, line["podium"].frame.minY)
    expectEqual(line["avatars"].frame.height, 72)
  }

  @Test(
    "21: both ends show the two states; in between, centers move in a straight line",
    arguments: [
      ("ring", PetVotes(cat: 1, goldfish: 1, dog: 1), PetVotes(cat: 2, goldfish: 1, dog: 0)),
      ("rank", PetVotes(cat: 2, goldfish: 1, dog: 0), PetVotes(cat: 0, goldfish: 1, dog: 2)),
    ])
  func transition(name: String, from: PetVotes, to: PetVotes) throws {
    func moment(_ percent: Int) throws -> [CGRect] {
      let tree = try layout(
        "custom-layouts/21-animated-transition", variant: "\(name)-\(percent)")
      let podium = tree["podium"].frame
      return frames(tree, "avatar").map { $0.offsetBy(dx: -podium.minX, dy: -podium.minY) }
    }
    func still(_ votes: PetVotes) -> [CGRect] {
      frames(
        LayoutTree(
          of: Profile(votes: votes), proposal: ProposedViewSize(width: 300, height: 300)),
        "avatar")
    }
    // Frames move from and to whole pixels, of which a point has two.
    func onPixels(_ point: CGPoint) -> CGPoint {
      CGPoint(x: (point.x * 2).rounded() / 2, y: (point.y * 2).rounded() / 2)
    }
    let (start, end) = (try moment(0), try moment(100))
    expectEqual(start, still(from))
    expectEqual(end, still(to))
    for percent in [25, name == "rank" ? 40 : 50, 75] {
      let share = CGFloat(percent) / 100
      for (index, frame) in try moment(percent).enumerated() {
        let (from, to) = (onPixels(start[index].origin), onPixels(end[index].origin))
        expect(frame.minX.isClose(to: from.x * (1 - share) + to.x * share))
        expect(frame.minY.isClose(to: from.y * (1 - share) + to.y * share))
        expect(frame.width.isClose(to: 72))
      }
    }
  }

  /// A view with its own number.
  private struct Numbered: View {
    let name: String
    @State private var number = 0
    var body: some View {
      Button("\(name) \(number)") { number += 1 }.accessibilityIdentifier(name)
    }
  }

  private struct Switching: View {
    @State private var isLine = true
    var body: some View {
      let layout = isLine ? AnyLayout(HStackLayout()) : AnyLayout(MyRadialLayout())
      VStack {
        Button("switch") { isLine.toggle() }
        layout { ForEach(["a", "b", "c"], id: \.self) { Numbered(name: $0) } }
          .frame(width: 200, height: 200)
      }
    }
  }

  @Test("22: views keep their state when the layout around them changes")
  func structuralIdentity() throws {
    let renderer = ImageRenderer(content: Switching())
    for name in ["a", "c", "c"] { try renderer.tap(name) }
    func words() throws -> [String] {
      try renderer.layoutTree().nodes.compactMap(\.text?.string)
    }
    let before = try renderer.layoutTree()
    try expectEqual(words(), ["switch", "a 1", "b 0", "c 2"])
    expectEqual(before["a"].frame.midY, before["b"].frame.midY)
    try renderer.tap("switch")
    let after = try renderer.layoutTree()
    try expectEqual(words(), ["switch", "a 1", "b 0", "c 2"])
    expectLess(after["a"].frame.midY, after["b"].frame.midY)
  }

  @Test("taps take the app from no votes to a ranking")
  func voting() throws {
    let renderer = ImageRenderer(content: PetScreen(votes: PetVotes(cat: 0, goldfish: 0, dog: 0)))
    renderer.proposedSize = ProposedViewSize(width: 390, height: 844)
    let tie = try renderer.layoutTree()
    expect(areClose(frames(tie, "avatar").map(\.midY)))
    expectEqual(filled(tie), [0, 0, 0])
    for pet in ["Dog", "Dog", "Goldfish"] { try renderer.tap("button-\(pet)") }
    let ranked = try renderer.layoutTree()
    let heights = frames(ranked, "avatar").map(\.midY)
    expectLess(heights[2], heights[1])
    expectLess(heights[1], heights[0])
    let width = ranked["bar-Cat"].frame.width
    let shares = filled(ranked)
    expectEqual(shares[0], 0)
    expect(shares[1].isClose(to: width / 3))
    expect(shares[2].isClose(to: width * 2 / 3))
    expect(ranked.nodes.contains { $0.text?.string == "3 votes so far" })
  }

  @Test(
    "23: avatars, leaderboard and buttons from top to bottom, without overlaps",
    arguments: [
      "light", "dark",
    ])
  func screen(variant: String) throws {
    let tree = try layout("custom-layouts/23-full-screen", variant: variant)
    let parts = ["title", "podium", "grid", "buttons"].map { tree[$0].frame }
    for (upper, lower) in zip(parts, parts.dropFirst()) { expectLess(upper.maxY, lower.minY) }
    let canvas = CGRect(x: 0, y: 0, width: 395, height: 854)
    expect(parts.allSatisfy(canvas.contains))
    expect(buttons(tree).allSatisfy(canvas.contains))
    expect(tree.diagnostics.isEmpty)
  }
}

/// A grid's rows and a button's title as baselines in the article on alignment.
@MainActor
@Suite("Alignment of buttons and grid rows")
struct AlignmentContainerTests {
  @Test("alignment/16: a button has the baselines of its title")
  func buttonText() throws {
    let tree = alignmentTree(16)
    let button = tree["button"]
    let label = try require(tree.nodes.first { $0.text?.string == "Hello world" })
    expectEqual(button.explicitFirst, label.frame(in: button).minY + label.first)
    expectEqual(button.explicitLast, button.explicitFirst)
    expectLess(button.last, button.frame.height - 15)
  }

  @Test("alignment/17: a button without text has its baselines at its bottom edge")
  func buttonShape() {
    let button = alignmentTree(17)["button"]
    expectEqual(button.frame.size, CGSize(width: 70, height: 45))
    expectNil(button.explicitFirst)
    expectNil(button.explicitLast)
    expectEqual(button.first, 45)
    expectEqual(button.last, 45)
  }

  @Test("alignment/23: rows use their own guides, and equal columns share the width")
  func grid() {
    let tree = alignmentTree(23)
    expectEqual(tree["outer"].frame.size, CGSize(width: 300, height: 300))
    let lines = ["good", "hello", "nice"].map { tree[$0].lastBaseline }
    expect(lines.allSatisfy { $0.isClose(to: lines[0]) })
    let tops = ["start", "frame", "blue"].map { tree[$0].frame.minY }
    expect(tops.allSatisfy { $0.isClose(to: tops[0]) })
    let columns = ["c1", "c2", "c3"].map { tree[$0].frame }
    expect(columns.allSatisfy { $0.width.isClose(to: (300 - 16) / 3) })
    // The second and third rows share the space that the first row and two gaps leave.
    let firstRow = columns[0].minY - 8 - tree["grid"].frame.minY
    expect(columns[0].height.isClose(to: tree["blue"].frame.height))
    expect(columns[0].height.isClose(to: (300 - 16 - firstRow) / 2))
    // The highest first baseline of the first row, and the lowest last baseline of the third.
    let grid = tree["grid"]
    expectEqual(grid.explicitFirst, tree["hello"].firstBaseline - grid.frame.minY)
    expectEqual(grid.explicitLast, tree["wwdc"].lastBaseline - grid.frame.minY)
    expectGreater(tree["wwdc"].lastBaseline, tree["start"].lastBaseline)
  }

  @Test("A circle fills its proposal by the articles' rule and takes a square by today's")
  func circleRules() throws {
    let article = try layout("examples/04-circle-rules", variant: "article")
    let current = try layout("examples/04-circle-rules", variant: "current")
    expectEqual(article["circle"].frame.size, CGSize(width: 40, height: 120))
    expectEqual(current["circle"].frame.size, CGSize(width: 40, height: 40))
    expectEqual(current["circle"].frame.minY, current["content"].frame.minY)
  }
}
