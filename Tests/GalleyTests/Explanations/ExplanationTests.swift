import Foundation
import Galley
import Testing

/// The sentences about widths, heights and places.
@MainActor
@Suite("Explanations")
struct ExplanationTests {
  private func explain(
    _ name: String, in size: CGSize? = CGSize(width: 200, height: 100),
    environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder _ view: () -> some View
  ) throws -> LayoutExplanation {
    try LayoutTree(
      of: view(), proposal: size.map { ProposedViewSize($0) } ?? .unspecified,
      environment: environment
    ).explanation(of: name)
  }

  private func box(_ width: CGFloat, _ height: CGFloat, _ name: String) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  // MARK: Sizes

  @Test("a stack shares what the views before left")
  func shares() throws {
    let explanation = try explain("last") {
      HStack {
        Color.red.accessibilityIdentifier("last")
        box(40, 10, "first")
      }.padding(10)
    }
    #expect(
      explanation.width.sentences.map(\.text) == [
        "The canvas is 200 points wide and proposes all of that.",
        ".padding(10) keeps 10 points at the leading edge and at the trailing edge"
          + " and proposes the rest: 200 − 20 = 180.",
        "HStack has 180 points for its 2 views, less 8 for the gap between them. It"
          + " asks the least flexible view first. Color #first took 40. Color #last is"
          + " asked last and is proposed what is left, 132.",
        "Color #last takes all the width that it is proposed, 132: it has none of"
          + " its own.",
      ])
    #expect(
      explanation.x.sentences.map(\.text) == [
        ".padding(10) keeps 10 points at the leading edge.",
        "HStack puts Color #last first, at its leading edge.",
      ])
    #expect(explanation.width.proposed == 132)
    #expect(explanation.width.length == 132)
  }

  @Test("views of one flexibility get equal shares")
  func equalShares() throws {
    let explanation = try explain("a") {
      HStack(spacing: 0) {
        Color.red.accessibilityIdentifier("a")
        Color.red
      }
    }
    #expect(
      explanation.width.sentences.map(\.text) == [
        "The canvas is 200 points wide and proposes all of that.",
        "HStack has 200 points for its 2 views. It asks the least flexible view"
          + " first. Color #a is asked first and is proposed an equal share of what is"
          + " left: 200 ÷ 2 = 100.",
        "Color #a takes all the width that it is proposed, 100: it has none of its"
          + " own.",
      ])
  }

  @Test("a higher layout priority comes first")
  func priority() throws {
    let explanation = try explain("spacer") {
      HStack(spacing: 0) {
        Spacer().accessibilityIdentifier("spacer")
        Color.red.frame(maxWidth: 50).layoutPriority(1).accessibilityIdentifier("bar")
      }
    }
    #expect(
      explanation.width.sentences.map(\.text) == [
        "The canvas is 200 points wide and proposes all of that.",
        "HStack has 200 points for its 2 views. Color #bar has the highest layout"
          + " priority (1), so it is asked before the others, for which only the least"
          + " they need is kept back (8). Color #bar took 50. Spacer #spacer is asked"
          + " last and is proposed what is left, 150.",
        "Spacer #spacer takes all the width that is left for it, 150.",
      ])
  }

  @Test("a stack is as long as its views and as wide as its widest")
  func stackSize() throws {
    let explanation = try explain("column") {
      VStack {
        box(40, 10, "a")
        box(60, 20, "b")
      }.accessibilityIdentifier("column")
    }
    #expect(
      explanation.width.sentences.last?.text
        == "VStack #column is as wide as its widest view, Color #b: 60.")
    #expect(
      explanation.height.sentences.last?.text
        == "VStack #column is 38 high: its 2 views take 30 and the gaps between them"
        + " 8. A stack takes no more than its views do.")
    #expect(
      explanation.x.sentences.map(\.text) == [
        "The canvas centres what is in it, 60 wide: (200 − 60) ÷ 2 = 70."
      ])
  }

  @Test("a modifier adds to what its view answers")
  func padding() throws {
    let explanation = try explain("padded", in: nil) {
      Color.red.frame(width: 40, height: 10).padding(.leading, 8)
        .accessibilityIdentifier("padded")
    }
    #expect(explanation.name == ".padding(.leading, 8) #padded around Color")
    #expect(
      explanation.width.sentences.map(\.text) == [
        "Nothing outside proposes a width: the canvas is as wide as what is in it.",
        ".frame(width: 40, height: 10) is 40 points wide, whatever is in it.",
        ".padding(.leading, 8) #padded adds 8 to the width of Color: 40 + 8 = 48.",
      ])
    #expect(
      explanation.height.sentences.map(\.text) == [
        "Nothing outside proposes a height: the canvas is as high as what is in it.",
        ".frame(width: 40, height: 10) is 10 points high, whatever is in it.",
      ])
  }

  @Test("a flexible frame")
  func flexibleFrame() throws {
    let filling = try explain("bar") {
      Color.red.accessibilityIdentifier("bar").frame(maxWidth: 80)
    }
    #expect(
      filling.width.sentences.map(\.text) == [
        "The canvas is 200 points wide and proposes all of that.",
        ".frame(maxWidth: 80) proposes no more than 80, of a width of 200.",
        "Color #bar takes all the width that it is proposed, 80: it has none of its"
          + " own.",
      ])
    let least = try explain("frame") {
      box(40, 10, "bar").frame(minWidth: 60).accessibilityIdentifier("frame")
    }
    #expect(
      least.width.sentences.map(\.text) == [
        "The canvas is 200 points wide and proposes all of that.",
        ".frame(minWidth: 60) #frame is 60 wide, its minWidth, as the view in it"
          + " needs less.",
      ])
    let all = try explain("frame") {
      box(40, 10, "bar").frame(maxWidth: .infinity).accessibilityIdentifier("frame")
    }
    #expect(
      all.width.sentences.map(\.text) == [
        "The canvas is 200 points wide and proposes all of that.",
        ".frame(maxWidth: .infinity) #frame takes all the width that it is"
          + " proposed, 200, as it has no upper limit.",
      ])
  }

  @Test("nothing is proposed where something scrolls")
  func scrolling() throws {
    let explanation = try explain("bar") {
      ScrollView { Color.red.accessibilityIdentifier("bar") }
    }
    #expect(
      explanation.height.sentences.map(\.text) == [
        "ScrollView proposes no height to what scrolls, so that has its ideal"
          + " height.",
        "Color #bar has no height of its own and is proposed none, so it takes the"
          + " default of 10.",
      ])
    let window = try explain("ScrollView") { ScrollView { box(40, 300, "bar") } }
    #expect(
      window.height.sentences.map(\.text) == [
        "The canvas is 100 points high and proposes all of that.",
        "ScrollView takes all the height that it is proposed, 100, however long"
          + " what scrolls is.",
      ])
    #expect(
      window.width.sentences.map(\.text) == [
        "The canvas is 200 points wide and proposes all of that.",
        "ScrollView is as wide as what is in it: 40.",
      ])
  }

  @Test("layers and their parts")
  func layers() throws {
    let label = try explain("label") {
      box(80, 40, "box").overlay(alignment: .bottomTrailing) { box(10, 10, "label") }
    }
    #expect(
      label.width.sentences.map(\.text) == [
        ".overlay proposes the width of Color #box, which it belongs to: 80.",
        ".frame(width: 10, height: 10) #label is 10 points wide, whatever is in it.",
      ])
    #expect(
      label.x.sentences.map(\.text) == [
        "The canvas centres what is in it, 80 wide: (200 − 80) ÷ 2 = 60.",
        ".overlay puts Color #label at its trailing edge: 80 − 10 = 70.",
      ])
    let stack = try explain("ZStack") {
      ZStack(alignment: .topLeading) {
        box(80, 40, "a")
        box(10, 60, "b")
      }
    }
    #expect(
      stack.width.sentences.last?.text == "ZStack is as wide as its widest view, Color #a: 80.")
  }

  @Test("a grid's tracks")
  func grid() throws {
    let explanation = try explain("short") {
      Grid {
        GridRow {
          box(30, 10, "other")
          box(30, 10, "short")
        }
        GridRow {
          box(40, 20, "tall")
          box(90, 20, "long")
        }
      }
    }
    #expect(
      explanation.width.sentences.last?.text
        == ".frame(width: 30, height: 10) #short is 30 points wide, whatever is in it.")
    #expect(
      explanation.width.sentences.map(\.text) == [
        "The canvas is 200 points wide and proposes all of that.",
        "Grid proposes the width of column 2, 90, as its widest cell is Color"
          + " #long.", ".frame(width: 30, height: 10) #short is 30 points wide, whatever is in it.",
      ])
    #expect(
      explanation.x.sentences.map(\.text) == [
        "The canvas centres what is in it, 138 wide: (200 − 138) ÷ 2 = 31.",
        "Grid puts Color #short into column 2 and aligns it there by the grid's"
          + " .center.",
      ])
  }

  @Test("ratios, fixed sizes and custom layouts")
  func others() throws {
    let ratio = try explain("bar") {
      Color.red.accessibilityIdentifier("bar").aspectRatio(1, contentMode: .fit)
    }
    #expect(
      ratio.width.sentences.map(\.text) == [
        "The canvas is 200 points wide and proposes all of that.",
        ".aspectRatio(1, contentMode: .fit) proposes the largest size that fits"
          + " 200×100 and is of its ratio: 100×100.",
        "Color #bar takes all the width that it is proposed, 100: it has none of"
          + " its own.",
      ])
    let fixed = try explain("bar") { Color.red.accessibilityIdentifier("bar").fixedSize() }
    #expect(
      fixed.width.sentences.map(\.text) == [
        ".fixedSize() proposes no width, whatever it is proposed itself: Color #bar"
          + " has its ideal width.",
        "Color #bar has no width of its own and is proposed none, so it takes the"
          + " default of 10.",
      ])
    let custom = try explain("bar") {
      Diagonal {
        box(10, 10, "first")
        Color.red.accessibilityIdentifier("bar")
      }
    }
    #expect(
      custom.width.sentences.map(\.text) == [
        "Diagonal, a custom layout, proposes a width of 30 to Color #bar.",
        "Color #bar takes all the width that it is proposed, 30: it has none of its"
          + " own.",
      ])
    #expect(
      custom.x.sentences.map(\.text) == [
        "The canvas centres what is in it, 100 wide: (200 − 100) ÷ 2 = 50.",
        "Diagonal, a custom layout, places Color #bar 20 points from its leading"
          + " edge.",
      ])
  }

  // MARK: Places

  @Test("what an alignment does")
  func alignment() throws {
    let baseline = try explain("box") {
      HStack(alignment: .firstTextBaseline) {
        Color.red.frame(width: 10, height: 60).alignmentGuide(.firstTextBaseline) { _ in 50 }
        box(10, 20, "box")
      }
    }
    #expect(
      baseline.y.sentences.map(\.text) == [
        "The canvas centres what is in it, 60 high: (100 − 60) ÷ 2 = 20.",
        "HStack, aligned by .firstTextBaseline, puts the guide .firstTextBaseline"
          + " of Color #box (nothing sets it) on its line at 50; the guide is at 20 in"
          + " the view, so the view begins at 30.",
      ])
    let end = try explain("box") {
      VStack(alignment: .trailing, spacing: 3) {
        box(50, 10, "wide")
        box(20, 10, "box")
      }
    }
    #expect(
      end.x.sentences.map(\.text) == [
        "The canvas centres what is in it, 50 wide: (200 − 50) ÷ 2 = 75.",
        "VStack, aligned by .trailing, puts Color #box at its trailing edge: 50 −"
          + " 20 = 30.",
      ])
    #expect(
      end.y.sentences.map(\.text) == [
        "The canvas centres what is in it, 23 high: (100 − 23) ÷ 2 = 38.5.",
        "VStack puts Color #box 3 points, the stack's spacing, below Color #wide,"
          + " which ends at 10.",
      ])
  }

  @Test("from right to left, distances are counted from the right")
  func rightToLeft() throws {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let explanation = try explain("box", environment: environment) {
      box(20, 10, "box").padding(.leading, 30).frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(explanation.x.position == 150)
    #expect(
      explanation.x.sentences.map(\.text) == [
        ".frame(maxWidth: .infinity, alignment: .leading) puts Color #box at its"
          + " leading edge.", ".padding(.leading, 30) keeps 30 points at the leading edge.",
      ])
  }

  @Test("a deep chain is cut short")
  func deep() throws {
    let view = (0..<100).reduce(AnyView(box(10, 10, "box"))) { view, _ in
      AnyView(view.padding(1))
    }
    let explanation = try explain("box", in: CGSize(width: 300, height: 300)) { view }
    #expect(explanation.x.sentences.count == 25)
    #expect(
      explanation.x.sentences.first?.text
        == "(77 sentences about containers and modifiers further out are left out.)")
  }

  // MARK: Names and values

  @Test("views are found by identifier, text, type and path")
  func names() throws {
    let tree = LayoutTree(
      of: VStack {
        Text("One")
        Text("Same")
        Text("Same")
        Color.red.accessibilityIdentifier("bar")
      }, proposal: ProposedViewSize(width: 200, height: 200))
    #expect(try tree.explanation(of: "One").path == "0.0")
    #expect(try tree.explanation(of: "bar").path == "0.3")
    #expect(try tree.explanation(of: "VStack").path == "0")
    #expect(try tree.explanation(of: "0.2").name == "Text “Same”")
    #expect(try tree.explanation(of: tree["bar"]).name == "Color #bar")
    let ambiguous = #expect(throws: LayoutExplanationError.self) {
      try tree.explanation(of: "Same")
    }
    #expect(ambiguous?.message == "2 views are called 'Same'")
    #expect(ambiguous?.hint.hasPrefix("choose one by its path: 0.1 (at ") == true)
    let mistyped = #expect(throws: LayoutExplanationError.self) { try tree.explanation(of: "bat") }
    #expect(mistyped?.hint == "did you mean 'bar'?")
    let unknown = #expect(throws: LayoutExplanationError.self) {
      try tree.explanation(of: "completely different")
    }
    #expect(unknown?.hint == "there are: One, Same, bar")
  }

  @Test("a tree without its negotiation is not explained")
  func untraced() {
    let tree = LayoutTree(of: Color.red, tracing: false)
    #expect(throws: LayoutExplanationError.self) { try tree.explanation(of: "Color") }
  }

  @Test("an explanation is a value that can be stored")
  func codable() throws {
    let explanation = try explain("bar") {
      ScrollView { Color.red.accessibilityIdentifier("bar") }
    }
    let data = try explanation.jsonData()
    let decoder = JSONDecoder()
    #expect(try decoder.decode(LayoutExplanation.self, from: data) == explanation)
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("\"topic\" : \"infinite-in-scroll-view\""))
  }

  @Test("whoever explains says it all in one text")
  func description() throws {
    let explanation = try explain("bar") { box(40, 10, "bar") }
    #expect(
      explanation.description == """
        .frame(width: 40, height: 10) #bar around Color is 40×10 points at (80, 45).

        Width 40
          The canvas is 200 points wide and proposes all of that.
          .frame(width: 40, height: 10) #bar is 40 points wide, whatever is in it.

        Height 10
          The canvas is 100 points high and proposes all of that.
          .frame(width: 40, height: 10) #bar is 10 points high, whatever is in it.

        Left edge at 80
          The canvas centres what is in it, 40 wide: (200 − 40) ÷ 2 = 80.

        Top edge at 45
          The canvas centres what is in it, 10 high: (100 − 10) ÷ 2 = 45.

        """)
  }
}

/// Views from the upper left to the lower right.
private struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: 100, height: 50)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * 20, y: bounds.minY + CGFloat(index) * 10),
        proposal: ProposedViewSize(width: 30, height: 15))
    }
  }
}
