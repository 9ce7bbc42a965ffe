import Expectations
import Galley
import TestSupport
import Testing

/// Sizes, pitches and weights of the text styles, as pictures painted by iOS show them.
@MainActor
@Suite("Text styles", .enabled(if: hasPinnedFonts))
struct TextStyleTests {
  private func tree(_ view: some View, _ typeSize: DynamicTypeSize) -> LayoutTree {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = typeSize
    environment.displayScale = 3
    return LayoutTree(of: view, environment: environment, tracing: false)
  }

  @Test(
    "lines have the guidelines' pitch at every text size",
    arguments: [
      (Font.headline, .accessibility3, 48), (.caption, .accessibility3, 39), (.body, .medium, 21),
      (.title2, .accessibility5, 66), (.caption2, .xLarge, 18), (.subheadline, .medium, 19),
      (.caption, .medium, 13), (.caption2, .medium, 13), (.largeTitle, .xSmall, 38),
    ] as [(Font, DynamicTypeSize, CGFloat)])
  func pitch(font: Font, typeSize: DynamicTypeSize, pitch: CGFloat) {
    func height(_ text: String) -> CGFloat {
      tree(Text(verbatim: text).font(font), typeSize).root.frame.height
    }
    // Heights are rounded up to pixels.
    expectLess((height("a\nb\nc\nd") - height("a") - 3 * pitch).magnitude, 0.34)
  }

  @Test("a tall run in small text does not overlap the next line")
  func tallRun() {
    let small = tree(Text("a\nb").font(.caption), .medium).root.frame.height
    let mixed = tree(
      Text("a").font(.caption) + Text("B").font(.system(size: 40)) + Text("\nb").font(.caption),
      .medium)
    expectGreater(mixed.root.frame.height, small + 30)
  }

  @Test("a headline is as close to the caption below it as on iOS")
  func stacked() {
    let tree = tree(
      VStack(alignment: .leading) {
        Text("Title").font(.headline).accessibilityIdentifier("title")
        Text("Note").font(.caption).accessibilityIdentifier("note")
      }, .medium)
    func baseline(_ id: String) -> CGFloat {
      tree[id].frame.minY + tree[id].dimensions[.firstTextBaseline]
    }
    expectLess((baseline("note") - baseline("title") - 14.333).magnitude, 0.001)
  }

  @Test("bold is semibold in styles smaller than title2")
  func bold() {
    for style in Font.TextStyle.allCases {
      let isTitle = [.largeTitle, .title, .title2].contains(style)
      let bold = Font.system(style).bold()
      expectEqual(bold.resolved(for: .large).weight, isTitle ? 700 : 600, "\(style)")
      expectEqual(bold.weight(.black).resolved(for: .large).weight, 900)
      expectEqual(Font.system(style, weight: .bold).resolved(for: .large).weight, 700)
    }
    expectEqual(Font.system(size: 17).bold().resolved(for: .large).weight, 700)
    expectEqual(Font.custom("Inter", size: 17).bold().resolved(for: .large).weight, 700)
  }
}
