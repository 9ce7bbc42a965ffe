import Expectations
import Foundation
import Galley
import Testing

@Suite("Overlays")
@MainActor
struct OverlayTests {
  func texts(_ picture: AnnotatedPicture) -> [String] { picture.labels.map(\.text) }

  var row: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Text("Large").font(.system(size: 40)).accessibilityIdentifier("large")
      Text("small").font(.system(size: 10)).accessibilityIdentifier("small")
    }
    .padding(8)
    .accessibilityIdentifier("row")
  }

  @Test("equal rules merge into one rule and label, in the views' own coordinates")
  func merged() throws {
    let two = HStack(alignment: .firstTextBaseline) {
      Text("One").accessibilityIdentifier("one")
      Text("Two").accessibilityIdentifier("two")
    }
    let tree = LayoutTree(of: two)
    let value = NumberText.points(Double(tree["one"].dimensions[.firstTextBaseline]))
    try expect(texts(annotated(two, .baselines)), contains: "one · two  first, last \(value)")
  }

  @Test("only named views are labeled, or texts if none is named, but never types")
  func named() throws {
    let named = VStack {
      Text("Upper").accessibilityIdentifier("upper")
      Text("Lower")
    }
    let first = try texts(annotated(named, [.baselines, .frames]))
    expect(first.contains { $0.hasPrefix("upper") })
    expect(!first.contains { $0.contains("Lower") || $0.contains("VStack") })
    let unnamed = VStack {
      Text("Upper")
      Text("Lower")
    }
    let second = try texts(annotated(unnamed, .baselines))
    expect(second.contains { $0.hasPrefix("“Upper”") })
    expect(second.contains { $0.hasPrefix("“Lower”") })
    expect(!second.contains { $0.contains("VStack") })
  }

  @Test("hidden texts are not labeled")
  func hidden() throws {
    let view = ZStack {
      Text("wide sample").hidden()
      Text("faint").opacity(0)
      VStack { Text("inner") }.hidden()
      Text("shown")
    }
    let labels = try texts(annotated(view, .baselines))
    expect(labels.contains { $0.hasPrefix("“shown”") })
    expect(!labels.contains { $0.contains("sample") || $0.contains("faint") })
    expect(!labels.contains { $0.contains("inner") })
  }

  @Test("only chosen views are labeled; a missing one is reported")
  func chosen() throws {
    let labels = try texts(annotated(row, .frames, views: ["small", "smal"]))
    expect(labels.contains { $0.hasPrefix("small") })
    expect(!labels.contains { $0.hasPrefix("large") || $0.hasPrefix("row") })
    expect(labels, contains: "No view is called smal.")
  }

  @Test("a shape without text has its baselines at the bottom")
  func shapes() throws {
    let square = Rectangle().frame(width: 50, height: 50).accessibilityIdentifier("square")
    try expect(texts(annotated(square, .baselines)), contains: "square  first, last 50")
    try expect(annotated(Rectangle(), .baselines).labels.isEmpty)
  }

  @Test("frames show sizes, and proposals show answers")
  func frames() throws {
    let square = Rectangle().frame(width: 50, height: 40).accessibilityIdentifier("square")
    try expect(texts(annotated(square, .frames)), contains: "square  50×40")
    try expect(
      texts(annotated(square, .proposals)).contains("square  240×120 → 50×40"))
  }

  @Test("spacing and padding appear as lengths")
  func spacing() throws {
    let labels = try texts(annotated(row, .spacing))
    expect(labels, contains: "12")
    expectEqual(labels.filter { $0 == "8" }.count, 4)
    let plain = Text("Words").accessibilityIdentifier("words")
    try expect(
      texts(annotated(plain, .spacing)).contains {
        $0.hasPrefix("No visible stack has spacing")
      })
  }

  @Test("the outer of two guides on a view wins")
  func guides() throws {
    let view = Rectangle().frame(width: 60, height: 30)
      .alignmentGuide(.leading) { $0.width / 3 }
      .alignmentGuide(.leading) { $0.width / 2 }
      .accessibilityIdentifier("bar")
    let labels = try texts(annotated(view, .guides))
    expect(labels, contains: "bar  leading 30")
    expect(!labels.contains { $0.contains("20") })
  }

  @Test("the safe area overlay shows a device's insets")
  func safeArea() throws {
    let view = DeviceScreen(.iPhone16) { Text("Words") }
    let labels = try texts(annotated(view, .safeArea, width: 393, height: 852))
    expect(labels, contains: "59")
    expect(labels, contains: "34")
    let plain = try texts(annotated(Text("Words"), .safeArea))
    expect(plain.contains { $0.hasPrefix("The safe area is the whole canvas") })
  }

  @Test("rulers measure guides, lengths, distances, insets and offsets")
  func rulers() throws {
    let labels = try texts(
      annotated(
        row, [],
        rulers: [
          .guide(HorizontalAlignment.center, of: "row", named: "middle"), .height(of: "row"),
          .width(of: "row"), .distance(along: .horizontal, from: "large", to: "small"),
          .inset(.top, of: "large", in: "row"),
          .offset(along: .horizontal, of: "large", from: "row"),
          .width(of: "nothing"),
        ]))
    let frame = LayoutTree(of: row).root.frame
    func number(_ value: CGFloat) -> String { AnnotationWords.number(Double(value)) }
    for text in [
      "row  middle \(number(frame.width / 2))", number(frame.width), number(frame.height), "12",
      "8", "No view is called nothing.",
    ] {
      expect(labels, contains: text)
    }
  }

  @Test("hundreds of baselines stay legible and report what is omitted")
  func hundreds() throws {
    let crowd = ZStack {
      ForEach(0..<300) { Text("Word").accessibilityIdentifier("view-\($0)") }
    }
    let one = try annotated(crowd, .baselines)
    expectLess(one.list.size.height, 400)
    expect(texts(one), contains: "291 views on these baselines without a name.")
    let frames = try annotated(crowd, .frames)
    expectLess(frames.list.size.height, 400)
    expect(
      texts(frames).joined(separator: " ").replacing("  ", with: " ")
        .contains("292 views with one of these frames without a name."))
    let list = VStack(spacing: 0) {
      ForEach(0..<400) {
        Text("Line \($0)").font(.system(size: 4)).accessibilityIdentifier("view-\($0)")
      }
    }
    let many = try annotated(list, .baselines, height: 2000)
    // The sentence may wrap to two lines.
    let words = texts(many).joined(separator: " ").replacing("  ", with: " ")
    expect(words, contains: "baselines are shown: there is no space for more labels.")
    for (index, label) in many.labels.enumerated() {
      for other in many.labels[..<index] {
        expect(!label.frame.insetBy(dx: 0.1, dy: 0.1).intersects(other.frame))
      }
    }
  }

  @Test("labels are legible in tiny pictures and at low scales")
  func tiny() throws {
    let small = try annotated(row, [.frames, .baselines], width: 4, height: 4)
    expectGreater(small.list.size.width, 100)
    expect(texts(small).contains { $0.contains("outside of the picture") })
    for scale in [1, 0.5, 0.1] as [CGFloat] {
      let coarse = try annotated(row, [.frames, .baselines, .spacing], scale: scale)
      for label in coarse.labels { expectAtLeast(label.fontSize * Double(scale), 10) }
    }
  }

  @Test("a picture with margins reports its canvas origin, and names can have any length")
  func margins() throws {
    let long = Text("Words").accessibilityIdentifier(String(repeating: "name\n", count: 400))
    let renderer = ImageRenderer(content: long)
    renderer.proposedSize = ProposedViewSize(width: 200, height: 80)
    try expect(renderer.rendering().layout.description, startsWith: "canvas 200×80\n")
    renderer.overlays = [.frames, .baselines]
    let rendering = try renderer.rendering()
    let margins = try require(rendering.layout.margins)
    expectEqual(margins.picture, rendering.displayList.size)
    expectLess(margins.picture.width, 800)
    expect(
      rendering.layout.description,
      startsWith: "canvas 200×80 at (\(NumberText.points(margins.origin.x)),")
  }
}
