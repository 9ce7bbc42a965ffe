import Expectations
import Foundation
import Galley
import Testing

/// Sentences about widths and heights.
@MainActor
@Suite("Explanations of sizes")
struct ExplainedSizeTests {
  @Test("a stack offers a view the space that previous views left")
  func shares() throws {
    let explanation = try explain("last") {
      HStack {
        Color.red.accessibilityIdentifier("last")
        box(40, 10, "first")
      }.padding(10)
    }
    expectEqual(
      explanation.width.sentences.map(\.text),
      [
        "The canvas is 200 points wide and proposes all of it.",
        ".padding(10) reserves 10 points at the leading edge and at the trailing edge and proposes"
          + " the rest: 200 − 20 = 180.",
        "HStack has 180 points for its 2 views, minus 8 for the gap between them. It asks the"
          + " least flexible view first. Color #first took 40. Color #last is asked last and is"
          + " proposed the rest, 132.",
        "Color #last takes all of the proposed width, 132, because it has no width of its own.",
      ])
    expectEqual(
      explanation.x.sentences.map(\.text),
      [
        ".padding(10) reserves 10 points at the leading edge.",
        "HStack puts Color #last first, at its leading edge.",
      ])
    expectEqual(explanation.width.proposed, 132)
    expectEqual(explanation.width.length, 132)
  }

  @Test("equally flexible views get equal shares")
  func equalShares() throws {
    let explanation = try explain("a") {
      HStack(spacing: 0) {
        Color.red.accessibilityIdentifier("a")
        Color.red
      }
    }
    expectEqual(
      explanation.width.sentences.map(\.text),
      [
        "The canvas is 200 points wide and proposes all of it.",
        "HStack has 200 points for its 2 views. It asks the least flexible view first. Color #a is"
          + " asked first and is proposed an equal share of the remaining space: 200 ÷ 2 = 100.",
        "Color #a takes all of the proposed width, 100, because it has no width of its own.",
      ])
  }

  @Test("views with a higher layout priority come first")
  func priority() throws {
    let explanation = try explain("spacer") {
      HStack(spacing: 0) {
        Spacer().accessibilityIdentifier("spacer")
        Color.red.frame(maxWidth: 50).layoutPriority(1).accessibilityIdentifier("bar")
      }
    }
    expectEqual(
      explanation.width.sentences.map(\.text),
      [
        "The canvas is 200 points wide and proposes all of it.",
        "HStack has 200 points for its 2 views. Color #bar has the highest layout priority (1), so"
          + " it is asked before the others, whose minimum length (8) is reserved. Color #bar took"
          + " 50. Spacer #spacer is asked last and is proposed the rest, 150.",
        "Spacer #spacer takes all of the remaining width, 150.",
      ])
  }

  @Test("a stack is as long as its views together and as wide as the widest")
  func stackSize() throws {
    let explanation = try explain("column") {
      VStack {
        box(40, 10, "a")
        box(60, 20, "b")
      }.accessibilityIdentifier("column")
    }
    expectEqual(
      explanation.width.sentences.last?.text,
      "VStack #column is as wide as its widest view, Color #b: 60.")
    expectEqual(
      explanation.height.sentences.last?.text,
      "VStack #column is 38 tall: its 2 views take 30 and the gaps between them 8. A stack"
        + " takes no more than its views need.")
    expectEqual(
      explanation.x.sentences.map(\.text),
      [
        "The canvas centers its content, 60 wide: (200 − 60) ÷ 2 = 70."
      ])
  }

  @Test("a modifier adds to its view's answer")
  func padding() throws {
    let explanation = try explain("padded", in: nil) {
      Color.red.frame(width: 40, height: 10).padding(.leading, 8)
        .accessibilityIdentifier("padded")
    }
    expectEqual(explanation.name, ".padding(.leading, 8) #padded around Color")
    expectEqual(
      explanation.width.sentences.map(\.text),
      [
        "No width is proposed, so the canvas is as wide as its content.",
        ".frame(width: 40, height: 10) is 40 points wide, regardless of its content.",
        ".padding(.leading, 8) #padded adds 8 to the width of Color: 40 + 8 = 48.",
      ])
    expectEqual(
      explanation.height.sentences.map(\.text),
      [
        "No height is proposed, so the canvas is as tall as its content.",
        ".frame(width: 40, height: 10) is 10 points tall, regardless of its content.",
      ])
  }

  @Test("flexible frames are explained")
  func flexibleFrame() throws {
    let filling = try explain("bar") {
      Color.red.accessibilityIdentifier("bar").frame(maxWidth: 80)
    }
    expectEqual(
      filling.width.sentences.map(\.text),
      [
        "The canvas is 200 points wide and proposes all of it.",
        ".frame(maxWidth: 80) proposes at most 80, although it was proposed a width of 200.",
        "Color #bar takes all of the proposed width, 80, because it has no width of its own.",
      ])
    let least = try explain("frame") {
      box(40, 10, "bar").frame(minWidth: 60).accessibilityIdentifier("frame")
    }
    expectEqual(
      least.width.sentences.map(\.text),
      [
        "The canvas is 200 points wide and proposes all of it.",
        ".frame(minWidth: 60) #frame is 60 wide, its minWidth, because its content needs less.",
      ])
    let all = try explain("frame") {
      box(40, 10, "bar").frame(maxWidth: .infinity).accessibilityIdentifier("frame")
    }
    expectEqual(
      all.width.sentences.map(\.text),
      [
        "The canvas is 200 points wide and proposes all of it.",
        ".frame(maxWidth: .infinity) #frame takes all of the proposed width, 200, because it has"
          + " no upper limit.",
      ])
  }

  @Test("a scroll view proposes nothing along its axes")
  func scrolling() throws {
    let explanation = try explain("bar") {
      ScrollView { Color.red.accessibilityIdentifier("bar") }
    }
    expectEqual(
      explanation.height.sentences.map(\.text),
      [
        "ScrollView proposes no height to its content, which takes its ideal height.",
        "Color #bar has no height of its own and is proposed none, so it takes the"
          + " default of 10.",
      ])
    let window = try explain("ScrollView") { ScrollView { box(40, 300, "bar") } }
    expectEqual(
      window.height.sentences.map(\.text),
      [
        "The canvas is 100 points tall and proposes all of it.",
        "ScrollView takes all of the proposed height, 100, regardless of its content.",
      ])
    expectEqual(
      window.width.sentences.map(\.text),
      [
        "The canvas is 200 points wide and proposes all of it.",
        "ScrollView is as wide as its content: 40.",
      ])
  }

  @Test("overlays and ZStack are explained")
  func layers() throws {
    let label = try explain("label") {
      box(80, 40, "box").overlay(alignment: .bottomTrailing) { box(10, 10, "label") }
    }
    expectEqual(
      label.width.sentences.map(\.text),
      [
        ".overlay proposes the width of Color #box, which it is attached to: 80.",
        ".frame(width: 10, height: 10) #label is 10 points wide, regardless of its content.",
      ])
    expectEqual(
      label.x.sentences.map(\.text),
      [
        "The canvas centers its content, 80 wide: (200 − 80) ÷ 2 = 60.",
        ".overlay puts Color #label at its trailing edge: 80 − 10 = 70.",
      ])
    let stack = try explain("ZStack") {
      ZStack(alignment: .topLeading) {
        box(80, 40, "a")
        box(10, 60, "b")
      }
    }
    expectEqual(
      stack.width.sentences.last?.text, "ZStack is as wide as its widest view, Color #a: 80.")
  }

  @Test("grid columns are explained")
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
    expectEqual(
      explanation.width.sentences.last?.text,
      ".frame(width: 30, height: 10) #short is 30 points wide, regardless of its content.")
    expectEqual(
      explanation.width.sentences.map(\.text),
      [
        "The canvas is 200 points wide and proposes all of it.",
        "Grid proposes the width of column 2, 90: its widest cell is Color #long.",
        ".frame(width: 30, height: 10) #short is 30 points wide, regardless of its content.",
      ])
    expectEqual(
      explanation.x.sentences.map(\.text),
      [
        "The canvas centers its content, 138 wide: (200 − 138) ÷ 2 = 31.",
        "Grid puts Color #short in column 2 and aligns it there by the grid's .center.",
      ])
  }

  @Test("aspect ratios, fixed sizes and custom layouts are explained")
  func others() throws {
    let ratio = try explain("bar") {
      Color.red.accessibilityIdentifier("bar").aspectRatio(1, contentMode: .fit)
    }
    expectEqual(
      ratio.width.sentences.map(\.text),
      [
        "The canvas is 200 points wide and proposes all of it.",
        ".aspectRatio(1, contentMode: .fit) proposes the largest size that fits 200×100 and has"
          + " its ratio: 100×100.",
        "Color #bar takes all of the proposed width, 100, because it has no width of its own.",
      ])
    let fixed = try explain("bar") { Color.red.accessibilityIdentifier("bar").fixedSize() }
    expectEqual(
      fixed.width.sentences.map(\.text),
      [
        ".fixedSize() proposes no width, regardless of its own proposal: Color #bar takes its"
          + " ideal width.",
        "Color #bar has no width of its own and is proposed none, so it takes the"
          + " default of 10.",
      ])
    let custom = try explain("bar") {
      Diagonal {
        box(10, 10, "first")
        Color.red.accessibilityIdentifier("bar")
      }
    }
    expectEqual(
      custom.width.sentences.map(\.text),
      [
        "Diagonal, a custom layout, proposes a width of 30 to Color #bar.",
        "Color #bar takes all of the proposed width, 30, because it has no width of its own.",
      ])
    expectEqual(
      custom.x.sentences.map(\.text),
      [
        "The canvas centers its content, 100 wide: (200 − 100) ÷ 2 = 50.",
        "Diagonal, a custom layout, places Color #bar 20 points from its leading"
          + " edge.",
      ])
  }
}

/// A layout that places views diagonally, from the top left to the bottom right.
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
