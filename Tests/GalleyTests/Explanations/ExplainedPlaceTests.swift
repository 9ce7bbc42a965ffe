import Foundation
import Galley
import Testing

/// The sentences about places.
@MainActor
@Suite("Explanations of places")
struct ExplainedPlaceTests {
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
}
