import Expectations
import Foundation
import Galley
import Testing

/// Sentences about positions.
@MainActor
@Suite("Explanations of positions")
struct ExplainedPlaceTests {
  @Test("the effect of an alignment is explained")
  func alignment() throws {
    let baseline = try explain("box") {
      HStack(alignment: .firstTextBaseline) {
        Color.red.frame(width: 10, height: 60).alignmentGuide(.firstTextBaseline) { _ in 50 }
        box(10, 20, "box")
      }
    }
    expectEqual(
      baseline.y.sentences.map(\.text),
      [
        "The canvas centers its content, 60 tall: (100 − 60) ÷ 2 = 20.",
        "HStack, aligned by .firstTextBaseline, puts the guide .firstTextBaseline of Color #box"
          + " (at its default) on its line at 50; the guide is at 20 in the view, so the view"
          + " starts at 30.",
      ])
    let end = try explain("box") {
      VStack(alignment: .trailing, spacing: 3) {
        box(50, 10, "wide")
        box(20, 10, "box")
      }
    }
    expectEqual(
      end.x.sentences.map(\.text),
      [
        "The canvas centers its content, 50 wide: (200 − 50) ÷ 2 = 75.",
        "VStack, aligned by .trailing, puts Color #box at its trailing edge: 50 −"
          + " 20 = 30.",
      ])
    expectEqual(
      end.y.sentences.map(\.text),
      [
        "The canvas centers its content, 23 tall: (100 − 23) ÷ 2 = 38.5.",
        "VStack puts Color #box 3 points, the stack's spacing, below Color #wide,"
          + " which ends at 10.",
      ])
  }

  @Test("distances are measured from the right in right-to-left layouts")
  func rightToLeft() throws {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let explanation = try explain("box", environment: environment) {
      box(20, 10, "box").padding(.leading, 30).frame(maxWidth: .infinity, alignment: .leading)
    }
    expectEqual(explanation.x.position, 150)
    expectEqual(
      explanation.x.sentences.map(\.text),
      [
        ".frame(maxWidth: .infinity, alignment: .leading) puts Color #box at its"
          + " leading edge.", ".padding(.leading, 30) reserves 30 points at the leading edge.",
      ])
  }

  @Test("the explanation of a deeply nested view is truncated")
  func deep() throws {
    let view = (0..<100).reduce(AnyView(box(10, 10, "box"))) { view, _ in
      AnyView(view.padding(1))
    }
    let explanation = try explain("box", in: CGSize(width: 300, height: 300)) { view }
    expectEqual(explanation.x.sentences.count, 25)
    expectEqual(
      explanation.x.sentences.first?.text,
      "(77 sentences about outer containers and modifiers are omitted.)")
  }
}
