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
    #expect(explanation.width.sentences.map(\.text) == [""])
    #expect(explanation.x.sentences.map(\.text) == [""])
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
    #expect(explanation.width.sentences.map(\.text) == [""])
  }

  @Test("a higher layout priority comes first")
  func priority() throws {
    let explanation = try explain("spacer") {
      HStack(spacing: 0) {
        Spacer().accessibilityIdentifier("spacer")
        Color.red.frame(maxWidth: 50).layoutPriority(1).accessibilityIdentifier("bar")
      }
    }
    #expect(explanation.width.sentences.map(\.text) == [""])
  }

  @Test("a stack is as long as its views and as wide as its widest")
  func stackSize() throws {
    let explanation = try explain("column") {
      VStack {
        box(40, 10, "a")
        box(60, 20, "b")
      }.accessibilityIdentifier("column")
    }
    #expect(explanation.width.sentences.last?.text == "")
    #expect(explanation.height.sentences.last?.text == "")
    #expect(explanation.x.sentences.map(\.text) == [""])
  }

  @Test("a modifier adds to what its view answers")
  func padding() throws {
    let explanation = try explain("padded", in: nil) {
      Color.red.frame(width: 40, height: 10).padding(.leading, 8)
        .accessibilityIdentifier("padded")
    }
    #expect(explanation.name == "")
    #expect(explanation.width.sentences.map(\.text) == [""])
    #expect(explanation.height.sentences.map(\.text) == [""])
  }

  @Test("a flexible frame")
  func flexibleFrame() throws {
    let filling = try explain("bar") {
      Color.red.accessibilityIdentifier("bar").frame(maxWidth: 80)
    }
    #expect(filling.width.sentences.map(\.text) == [""])
    let least = try explain("frame") {
      box(40, 10, "bar").frame(minWidth: 60).accessibilityIdentifier("frame")
    }
    #expect(least.width.sentences.map(\.text) == [""])
    let all = try explain("frame") {
      box(40, 10, "bar").frame(maxWidth: .infinity).accessibilityIdentifier("frame")
    }
    #expect(all.width.sentences.map(\.text) == [""])
  }

  @Test("nothing is proposed where something scrolls")
  func scrolling() throws {
    let explanation = try explain("bar") {
      ScrollView { Color.red.accessibilityIdentifier("bar") }
    }
    #expect(explanation.height.sentences.map(\.text) == [""])
    let window = try explain("ScrollView") { ScrollView { box(40, 300, "bar") } }
    #expect(window.height.sentences.map(\.text) == [""])
    #expect(window.width.sentences.map(\.text) == [""])
  }

  @Test("layers and their parts")
  func layers() throws {
    let label = try explain("label") {
      box(80, 40, "box").overlay(alignment: .bottomTrailing) { box(10, 10, "label") }
    }
    #expect(label.width.sentences.map(\.text) == [""])
    #expect(label.x.sentences.map(\.text) == [""])
    let stack = try explain("ZStack") {
      ZStack(alignment: .topLeading) {
        box(80, 40, "a")
        box(10, 60, "b")
      }
    }
    #expect(stack.width.sentences.last?.text == "")
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
    #expect(explanation.width.sentences.last?.text == "")
    #expect(explanation.width.sentences.map(\.text) == [""])
    #expect(explanation.x.sentences.map(\.text) == [""])
  }

  @Test("ratios, fixed sizes and custom layouts")
  func others() throws {
    let ratio = try explain("bar") {
      Color.red.accessibilityIdentifier("bar").aspectRatio(1, contentMode: .fit)
    }
    #expect(ratio.width.sentences.map(\.text) == [""])
    let fixed = try explain("bar") { Color.red.accessibilityIdentifier("bar").fixedSize() }
    #expect(fixed.width.sentences.map(\.text) == [""])
    let custom = try explain("bar") {
      Diagonal {
        box(10, 10, "first")
        Color.red.accessibilityIdentifier("bar")
      }
    }
    #expect(custom.width.sentences.map(\.text) == [""])
    #expect(custom.x.sentences.map(\.text) == [""])
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
    #expect(baseline.y.sentences.map(\.text) == [""])
    let end = try explain("box") {
      VStack(alignment: .trailing, spacing: 3) {
        box(50, 10, "wide")
        box(20, 10, "box")
      }
    }
    #expect(end.x.sentences.map(\.text) == [""])
    #expect(end.y.sentences.map(\.text) == [""])
  }

  @Test("from right to left, distances are counted from the right")
  func rightToLeft() throws {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let explanation = try explain("box", environment: environment) {
      box(20, 10, "box").padding(.leading, 30).frame(maxWidth: .infinity, alignment: .leading)
    }
    #expect(explanation.x.position == 150)
    #expect(explanation.x.sentences.map(\.text) == [""])
  }

  @Test("a deep chain is cut short")
  func deep() throws {
    let view = (0..<100).reduce(AnyView(box(10, 10, "box"))) { view, _ in
      AnyView(view.padding(1))
    }
    let explanation = try explain("box", in: CGSize(width: 300, height: 300)) { view }
    #expect(explanation.x.sentences.count == 25)
    #expect(explanation.x.sentences.first?.text == "")
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
    #expect(explanation.description == "")
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
